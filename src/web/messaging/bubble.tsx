import { CheckCheck, RotateCcw, ShieldQuestion, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Message } from '../api/index.ts'
import { Button } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import type { Pending } from './outbox.ts'
import { Hour } from './when.tsx'
import { maskWords } from './words.ts'

const look = {
  mine: 'bg-ink text-paper rounded-ee-sm',
  theirs: 'bg-sand text-ink rounded-es-sm',
}

type BubbleProps = {
  message: Message
  /** The other has read up to this one. */
  seen: boolean
  /** The last of those that were written one after the other: the hour is said once. */
  isLast: boolean
}

/** One message: mine at the end of the line, the other's at its beginning. */
export function Bubble({ message, seen, isLast }: BubbleProps) {
  const { mine, text, photo, masked, at } = message
  return (
    <Row mine={mine} name={mine ? 'You' : undefined}>
      {photo && (
        <a href={photo.url} target="_blank" rel="noreferrer" className="max-w-full">
          <img
            src={photo.url}
            alt="Sent in this conversation"
            {...shownSize(photo)}
            className="h-auto max-w-full rounded-box bg-sand"
          />
        </a>
      )}
      {text && <Words mine={mine}>{text}</Words>}
      {masked && (
        <p className="flex max-w-prose items-start gap-1.5 text-sm text-muted">
          <ShieldQuestion aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {maskWords(mine)}
        </p>
      )}
      {(isLast || seen) && (
        <p className="flex items-center gap-1.5 text-sm text-muted">
          <Hour at={at} />
          {seen && (
            <span className="flex items-center gap-1">
              <CheckCheck aria-hidden="true" className="size-4" /> Seen
            </span>
          )}
        </p>
      )}
    </Row>
  )
}

/** As large as a conversation has room for, in pixels; known before it is loaded, so that nothing moves. */
function shownSize({ width, height }: { width: number; height: number }) {
  const scale = Math.min(1, 320 / width, 320 / height)
  return { width: Math.round(width * scale), height: Math.round(height * scale) }
}

type PendingBubbleProps = {
  pending: Pending
  onRetry: () => void
  onDrop: () => void
}

/** A message on its way; when it did not arrive, with why and what to do. */
export function PendingBubble({ pending, onRetry, onDrop }: PendingBubbleProps) {
  const { text, photo, state, problem } = pending
  return (
    <Row mine name="You">
      {photo && (
        <img
          src={photo}
          alt="On its way"
          className="max-h-80 max-w-full rounded-box bg-sand object-contain opacity-60"
        />
      )}
      {text && (
        <Words mine faint={state === 'sending'}>
          {text}
        </Words>
      )}
      {state === 'sending' ? (
        <p className="text-sm text-muted">Sending</p>
      ) : (
        <div role="alert" className="flex flex-col items-end gap-1">
          <p className="max-w-prose text-end text-sm text-red">Not sent. {problem}</p>
          <div className="flex gap-1">
            <Button variant="ghost" icon={<Trash2 className="size-4" />} onClick={onDrop}>
              Delete
            </Button>
            <Button icon={<RotateCcw className="size-4" />} onClick={onRetry}>
              Retry
            </Button>
          </div>
        </div>
      )}
    </Row>
  )
}

function Row({
  mine,
  name,
  children,
}: {
  mine: boolean
  name?: string | undefined
  children: ReactNode
}) {
  return (
    <li
      className={classNames(
        'flex max-w-[85%] flex-col gap-1 md:max-w-[75%]',
        mine ? 'items-end self-end' : 'items-start self-start',
      )}
    >
      {name && <span className="sr-only">{name}:</span>}
      {children}
    </li>
  )
}

function Words({
  mine,
  faint = false,
  children,
}: {
  mine: boolean
  faint?: boolean
  children: string
}) {
  return (
    // Each in the direction of its own script, and nothing of it reaches beyond its own box.
    <p
      dir="auto"
      className={classNames(
        'isolate max-w-full rounded-box px-4 py-2.5 whitespace-pre-wrap wrap-anywhere',
        mine ? look.mine : look.theirs,
        faint && 'opacity-70',
      )}
    >
      {children}
    </p>
  )
}
