import { useMutation, useQuery } from '@tanstack/react-query'
import { type SyntheticEvent, useId, useRef, useState } from 'react'
import { MAX_MODELS_MB } from '../../shared/limits.ts'
import { formatCount } from '../../shared/quantities.ts'
import { type ModelImport, useApi } from '../api/index.ts'
import { DialogButtons } from '../forms/dialog-buttons.tsx'
import { useReadRefusal } from '../forms/use-action.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Field } from '../ui/form/fields.tsx'
import { useCount, useLanguage, useTranslations } from '../ui/text.ts'
import { catalogQueries } from './queries.ts'

type ImportModelsDialogProps = {
  open: boolean
  onClose: () => void
  /** Something may have been added. */
  onDone: () => void
}

/** Hands in a file of devices, then shows how far it is and what was refused. */
export function ImportModelsDialog({ open, onClose, onDone }: ImportModelsDialogProps) {
  const t = useTranslations('catalog.import')
  const [id, setId] = useState<string>()

  function close() {
    if (id) onDone()
    setId(undefined)
    onClose()
  }

  return (
    <Dialog open={open} onClose={close} title={t('title')} size="wide">
      {id ? <Running id={id} onClose={close} /> : <ChooseFile onStarted={setId} onClose={close} />}
    </Dialog>
  )
}

function Running({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useTranslations('catalog.import')
  const readRefusal = useReadRefusal()
  const { data, error } = useQuery(catalogQueries.import(useApi(), id))
  return (
    <div className="flex flex-col gap-5">
      {data && <ImportProgress progress={data} />}
      {error && !data && <p className="text-red">{readRefusal(error).message}</p>}
      <div className="flex justify-end">
        <Button onClick={onClose}>{t(data?.state === 'done' ? 'done' : 'close')}</Button>
      </div>
    </div>
  )
}

/** Columns of a file besides the brand and the model. */
const OPTIONAL_COLUMNS =
  'announced, os, display_in, chipset, main_camera_mp, battery_mah, ram_gb, max_storage_gb, storage_gb, colors, launch_price_usd, security_updates_until, other_names, source_note'

type ChooseFileProps = { onStarted: (id: string) => void; onClose: () => void }

function ChooseFile({ onStarted, onClose }: ChooseFileProps) {
  const t = useTranslations('catalog.import')
  const shown = useCount()
  const readRefusal = useReadRefusal()
  const api = useApi()
  const input = useRef<HTMLInputElement>(null)
  const [error, setError] = useState<string>()
  const id = useId()
  const { isPending, mutate } = useMutation({
    mutationFn: (file: File) => api.post('/api/model-imports', { body: file }),
    onSuccess: ({ _id }) => onStarted(_id),
    onError(failure) {
      const { message, fields } = readRefusal(failure)
      setError(fields.file ?? message)
      input.current?.focus()
    },
  })

  function send(event: SyntheticEvent) {
    event.preventDefault()
    const file = input.current?.files?.[0]
    if (!file) return setError(t('choose'))
    mutate(file)
  }

  return (
    <form noValidate onSubmit={send} className="flex flex-col gap-5" aria-label={t('title')}>
      <div className="flex flex-col gap-3 text-muted">
        <p>
          {t.rich('columns', {
            names: (name) => (
              <strong key={String(name)} dir="ltr" className="text-ink">
                {name}
              </strong>
            ),
            optional: () => (
              <bdi key="optional" dir="ltr" className="wrap-anywhere">
                {OPTIONAL_COLUMNS}
              </bdi>
            ),
          })}
        </p>
        <p>{t('corrections')}</p>
      </div>
      <Field
        label={t('file')}
        help={t('limit', { megabytes: shown(MAX_MODELS_MB) })}
        error={error}
        id={id}
      >
        {(control) => (
          <input
            {...control}
            ref={input}
            type="file"
            accept=".csv,text/csv"
            className="file-input min-h-11 w-full cursor-pointer rounded-field border border-edge p-1.5 text-sm"
            onChange={() => setError(undefined)}
          />
        )}
      </Field>
      <DialogButtons onClose={onClose} busy={isPending} busyLabel={t('sending')}>
        {t('submit')}
      </DialogButtons>
    </form>
  )
}

const figures = ['added', 'changed', 'unchanged', 'rejected'] as const

/** How far an import is, what it came to, and the lines that were refused. */
function ImportProgress({ progress }: { progress: ModelImport }) {
  const t = useTranslations('catalog.import')
  const language = useLanguage()
  const { state, lines, done, rejected, rejections } = progress
  const shown = (count: number) => formatCount(count, language)
  return (
    <div className="flex flex-col gap-5">
      <div>
        <p role="status" className="mb-2 text-sm tabular-nums text-muted">
          {state === 'done'
            ? t('allRead', { count: lines, shown: shown(lines) })
            : t('progress', { shown: shown(done), total: shown(lines) })}
        </p>
        <progress aria-label={t('meter')} value={done} max={lines} className="meter block w-full" />
      </div>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-3 md:grid-cols-4">
        {figures.map((figure) => (
          <div key={figure}>
            <dt className="text-sm text-muted">{t(figure)}</dt>
            <dd className="text-lg font-semibold tabular-nums">{shown(progress[figure])}</dd>
          </div>
        ))}
      </dl>
      {rejections.length > 0 && (
        <section aria-labelledby="refused-lines">
          <h3 id="refused-lines" className="mb-2 font-semibold">
            {t('rejectedLines')}
          </h3>
          <ul className="max-h-72 divide-y divide-hairline overflow-y-auto border-y border-hairline text-sm">
            {rejections.map(({ line, reason, text }) => (
              <li key={line} className="flex flex-col py-2">
                <span>
                  <span className="tabular-nums text-muted">
                    {t('line', { line: shown(line) })}
                  </span>{' '}
                  <span>{reason}</span>
                </span>
                <code dir="auto" className="break-all text-muted">
                  {text}
                </code>
              </li>
            ))}
          </ul>
          {rejected > rejections.length && (
            <p className="mt-2 text-sm text-muted">
              {t('first', { shown: shown(rejections.length), total: shown(rejected) })}
            </p>
          )}
        </section>
      )}
    </div>
  )
}
