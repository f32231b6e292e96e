import { ImagePlus, SendHorizontal, X } from 'lucide-react'
import {
  type KeyboardEvent,
  type SyntheticEvent,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react'
import { MAX_MESSAGE_LENGTH } from '../../shared/limits.ts'
import { formatCount } from '../../shared/quantities.ts'
import { ApiError } from '../api/client.ts'
import type { NewMessage, SentMessage } from '../api/index.ts'
import { randomId } from '../api/random-id.ts'
import { useReadRefusal } from '../forms/use-action.ts'
import { readDraft, storeDraft } from '../forms/use-draft-form.ts'
import { usePhotoUpload } from '../forms/use-photo-upload.ts'
import { Button, IconButton } from '../ui/button.tsx'
import { isSent, PHOTO_TYPES } from '../ui/form/photo-drop.tsx'
import { useObjectUrl } from '../ui/hooks.ts'
import { useLanguage, useTranslations } from '../ui/text.ts'

/** From this length on the number of remaining characters is shown. */
const SHOW_COUNT_FROM = 1_800

/** A photo to send: where it is stored, and the file itself to show meanwhile. */
type SentPhoto = { url: string; file: File }

type ComposerProps = {
  /** Storage key of the unsent text. */
  place: string
  label: string
  onSend: (text: string, photo: SentPhoto | undefined) => void
}

/** A growing text field with an optional photo. Unsent text survives a reload. */
export function Composer({ place, label, onSend }: ComposerProps) {
  const t = useTranslations('messages.write')
  const language = useLanguage()
  const readRefusal = useReadRefusal()
  const [text, setText] = useState('')
  const [file, setFile] = useState<File>()
  const [photo, setPhoto] = useState('')
  const [problem, setProblem] = useState<string>()
  const [waiting, setWaiting] = useState(false)
  const upload = usePhotoUpload({ field: 'photo', onStored: setPhoto })
  const preview = useObjectUrl(file)
  const input = useRef<HTMLInputElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const hintId = useId()
  const draft = `message-${place}`

  useEffect(() => setText(readDraft(draft, { text: '' }).text ?? ''), [draft])

  function type(next: string) {
    setText(next)
    setProblem(undefined)
    storeDraft(draft, { text: next })
  }

  function pick(files: FileList | null) {
    const [picked] = files ?? []
    if (!picked) return
    setFile(picked)
    upload.pick(picked)
  }

  function clearPhoto() {
    setFile(undefined)
    upload.clear()
  }

  async function send(event: SyntheticEvent) {
    event.preventDefault()
    if (waiting) return
    if (!text.trim() && !file) return setProblem(t('empty'))
    setWaiting(true)
    try {
      onSend(text.trim(), file && { url: await upload.settled(photo), file })
      type('')
      clearPhoto()
    } catch (error) {
      setProblem(readRefusal(error).message)
    } finally {
      setWaiting(false)
    }
  }

  function onKey(event: KeyboardEvent) {
    // On touch screens Enter inserts a line break; the button sends.
    const isFine = matchMedia('(pointer: fine)').matches
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || !isFine) return
    event.preventDefault()
    form.current?.requestSubmit()
  }

  const left = MAX_MESSAGE_LENGTH - text.length
  const hint =
    problem ??
    upload.error ??
    (text.length >= SHOW_COUNT_FROM
      ? t('left', { count: left, shown: formatCount(left, language) })
      : undefined)
  return (
    <form
      ref={form}
      method="post"
      noValidate
      onSubmit={send}
      className="flex flex-col gap-2 border-t border-hairline p-3"
    >
      {file && (
        <div className="flex items-center gap-3">
          <img
            src={preview}
            alt={t('notSent')}
            className="size-16 rounded-field bg-sand object-cover"
          />
          <p role="status" className="text-sm text-muted">
            {upload.progress === undefined
              ? photo && t('ready')
              : isSent(upload.progress)
                ? t('processing')
                : t('uploading', {
                    percent: formatCount(Math.round(upload.progress * 100), language),
                  })}
          </p>
          <IconButton
            label={t('removePhoto')}
            icon={<X className="size-4" />}
            onClick={clearPhoto}
          />
        </div>
      )}
      <div className="flex items-end gap-2">
        <IconButton
          label={t('addPhoto')}
          icon={<ImagePlus className="size-5" />}
          onClick={() => input.current?.click()}
        />
        <input
          ref={input}
          type="file"
          accept={PHOTO_TYPES}
          tabIndex={-1}
          aria-hidden="true"
          className="sr-only"
          onChange={(event) => {
            pick(event.currentTarget.files)
            event.currentTarget.value = ''
          }}
        />
        <div className="control-box min-w-0 flex-1">
          <textarea
            name="text"
            rows={1}
            dir="auto"
            aria-label={label}
            placeholder={t('placeholder')}
            maxLength={MAX_MESSAGE_LENGTH}
            value={text}
            aria-invalid={problem ? true : undefined}
            aria-describedby={hint ? hintId : undefined}
            className="control field-sizing-content max-h-40 resize-none min-h-11 py-2.5"
            onChange={(event) => type(event.currentTarget.value)}
            onKeyDown={onKey}
            onPaste={(event) => {
              if (event.clipboardData.files.length === 0) return
              event.preventDefault()
              pick(event.clipboardData.files)
            }}
          />
        </div>
        <Button
          type="submit"
          variant="primary"
          busy={waiting}
          icon={<SendHorizontal className="size-4" />}
        >
          <span className="max-md:sr-only">{t('send')}</span>
        </Button>
      </div>
      {hint && (
        <p
          id={hintId}
          role={problem || upload.error ? 'alert' : undefined}
          className={problem || upload.error ? 'text-sm text-red' : 'text-sm text-muted'}
        >
          {hint}
        </p>
      )}
    </form>
  )
}

/**
 * A message that is being sent, waits for a connection, or has failed. The file of its photo is known until a
 * reload.
 */
export type Pending = NewMessage & {
  state: 'sending' | 'waiting' | 'failed'
  /** Why it failed; without one it is unknown whether it arrived. */
  problem?: string
  at: string
  file?: File
}

/** Messages that haven't been delivered, kept for this tab across reloads. */
function readOutbox(place: string): Pending[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey(place)) ?? '[]')
    if (!Array.isArray(stored)) return []
    // Their requests ended with the page, so it is unknown whether they arrived.
    return (stored as Pending[]).map((one) =>
      one.state === 'waiting' ? one : { ...one, state: 'failed' },
    )
  } catch {
    return []
  }
}

function storeOutbox(place: string, pending: readonly Pending[]) {
  try {
    if (pending.length === 0) sessionStorage.removeItem(storageKey(place))
    else sessionStorage.setItem(storageKey(place), JSON.stringify(pending.map(withoutFile)))
  } catch {
    // Storage may be blocked or full; then they last as long as the page.
  }
}

function withoutFile({ file, ...one }: Pending) {
  return one
}

function storageKey(place: string) {
  return `redial-outbox-${place}`
}

type OutboxOptions = {
  /** Storage key: a conversation, or the phone of a new conversation. */
  place: string
  send: (message: NewMessage) => Promise<SentMessage>
  onSent: (sent: SentMessage) => void | Promise<void>
}

/**
 * Sends messages one at a time, in the order they were written; without a connection they wait for one. Failed
 * ones stay visible with a retry. Sending again sends the same id, so that the message is stored once.
 */
export function useOutbox({ place, send, onSent }: OutboxOptions) {
  const readRefusal = useReadRefusal()
  const [pending, setPending] = useState<Pending[]>([])
  const line = useRef(Promise.resolve())
  const all = useRef<Pending[]>([])

  function change(next: Pending[]) {
    all.current = next
    setPending(next)
    storeOutbox(place, next)
  }

  const sendWaiting = useEffectEvent(() => {
    for (const one of all.current.filter(({ state }) => state === 'waiting')) retry(one)
  })

  useEffect(() => {
    all.current = readOutbox(place)
    setPending(all.current)
    if (navigator.onLine) sendWaiting()
    const onOnline = () => sendWaiting()
    addEventListener('online', onOnline)
    return () => removeEventListener('online', onOnline)
  }, [place])

  const put = (clientId: string, changes: Partial<Pending>) =>
    change(all.current.map((one) => (one.clientId === clientId ? { ...one, ...changes } : one)))
  const drop = (clientId: string) => change(all.current.filter((one) => one.clientId !== clientId))

  function queue({ clientId, text, photo }: NewMessage) {
    line.current = line.current.then(async () => {
      try {
        const sent = await send({ clientId, text, ...(photo && { photo }) })
        await onSent(sent)
        drop(clientId)
      } catch (error) {
        const isOffline = error instanceof ApiError && error.status === 0 && !navigator.onLine
        put(clientId, {
          state: isOffline ? 'waiting' : 'failed',
          problem: readRefusal(error).message,
        })
      }
    })
  }

  function retry(one: Pending) {
    put(one.clientId, { state: 'sending' })
    queue(one)
  }

  return {
    pending,
    write(text: string, photo: SentPhoto | undefined) {
      const message = { clientId: randomId(), text, ...(photo && { photo: photo.url }) }
      const sentAt = new Date().toISOString()
      change([...all.current, { ...message, state: 'sending', at: sentAt, file: photo?.file }])
      queue(message)
    },
    retry,
    drop,
  }
}
