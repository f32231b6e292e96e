import { useMutation, useQuery } from '@tanstack/react-query'
import { type SyntheticEvent, useId, useRef, useState } from 'react'
import { type ModelImport, useApi } from '../api/index.ts'
import { refusalOf } from '../forms/use-form.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Field } from '../ui/form/fields.tsx'
import { formatCount } from '../ui/reader.tsx'
import { catalogQueries } from './queries.ts'

type ImportDialogProps = {
  open: boolean
  onClose: () => void
  /** Something may have been added. */
  onDone: () => void
}

/** Hands in a file of devices, then shows how far it is and what was refused. */
export function ImportDialog({ open, onClose, onDone }: ImportDialogProps) {
  const [id, setId] = useState<string>()

  function close() {
    if (id) onDone()
    setId(undefined)
    onClose()
  }

  return (
    <Dialog open={open} onClose={close} title="Import devices" size="wide">
      {id ? <Running id={id} onClose={close} /> : <ChooseFile onStarted={setId} onClose={close} />}
    </Dialog>
  )
}

function Running({ id, onClose }: { id: string; onClose: () => void }) {
  const { data, error } = useQuery(catalogQueries.import(useApi(), id))
  return (
    <div className="flex flex-col gap-5">
      {data && <ImportProgress progress={data} />}
      {error && !data && <p className="text-red">{refusalOf(error).message}</p>}
      <div className="flex justify-end">
        <Button onClick={onClose}>
          {data?.state === 'done' ? 'Done' : 'Close (the import continues)'}
        </Button>
      </div>
    </div>
  )
}

function ChooseFile({
  onStarted,
  onClose,
}: {
  onStarted: (id: string) => void
  onClose: () => void
}) {
  const api = useApi()
  const input = useRef<HTMLInputElement>(null)
  const [error, setError] = useState<string>()
  const id = useId()
  const { isPending, mutate } = useMutation({
    mutationFn: (file: File) => api.post('/api/model-imports', { body: file }),
    onSuccess: ({ _id }) => onStarted(_id),
    onError(failure) {
      const { message, fields } = refusalOf(failure)
      setError(fields.file ?? message)
      input.current?.focus()
    },
  })

  function send(event: SyntheticEvent) {
    event.preventDefault()
    const file = input.current?.files?.[0]
    if (!file) return setError('Choose a file')
    mutate(file)
  }

  return (
    <form noValidate onSubmit={send} className="flex flex-col gap-5" aria-label="Import devices">
      <p className="text-muted">
        A comma-separated file whose first line names its columns: brand and model, and any of
        announced, os, display_in, chipset, main_camera_mp, battery_mah, ram_gb, max_storage_gb,
        storage_gb, colours, launch_price_usd, security_updates_until, other_names, source_note.
        Existing models are not added again, and your manual corrections are kept.
      </p>
      <Field label="File" help="At most 5 MB." error={error} id={id}>
        {(control) => (
          <input
            {...control}
            ref={input}
            type="file"
            accept=".csv,text/csv"
            className="min-h-11 w-full cursor-pointer rounded-field border border-edge p-1.5 text-sm file:me-3 file:cursor-pointer file:rounded-field file:border-0 file:bg-sand file:px-3 file:py-1.5 file:text-ink"
            onChange={() => setError(undefined)}
          />
        )}
      </Field>
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" variant="primary" busy={isPending} busyLabel="Sending">
          Import devices
        </Button>
      </div>
    </form>
  )
}

/** How far an import is, what it came to, and the lines that were refused. */
function ImportProgress({ progress }: { progress: ModelImport }) {
  const { state, lines, done, added, changed, known, refused, refusals } = progress
  const figures = [
    ['Added', added],
    ['Changed', changed],
    ['Already known', known],
    ['Refused', refused],
  ] as const
  return (
    <div className="flex flex-col gap-5">
      <div>
        <p role="status" className="mb-2 text-sm tabular-nums text-muted">
          {state === 'done'
            ? `All ${formatCount(lines)} lines have been read.`
            : `${formatCount(done)} of ${formatCount(lines)} lines`}
        </p>
        <progress aria-label="Lines read" value={done} max={lines} className="meter block w-full" />
      </div>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-3 md:grid-cols-4">
        {figures.map(([term, value]) => (
          <div key={term}>
            <dt className="text-sm text-muted">{term}</dt>
            <dd className="text-lg font-semibold tabular-nums">{formatCount(value)}</dd>
          </div>
        ))}
      </dl>
      {refusals.length > 0 && (
        <section aria-labelledby="refused-lines">
          <h3 id="refused-lines" className="mb-2 font-semibold">
            Rejected lines
          </h3>
          <ul className="max-h-72 divide-y divide-hairline overflow-y-auto border-y border-hairline text-sm">
            {refusals.map(({ line, reason, text }) => (
              <li key={line} className="flex flex-col py-2">
                <span>
                  <span className="tabular-nums text-muted">Line {line}:</span> {reason}
                </span>
                <code className="break-all text-muted">{text}</code>
              </li>
            ))}
          </ul>
          {refused > refusals.length && (
            <p className="mt-2 text-sm text-muted">
              These are the first {formatCount(refusals.length)} of {formatCount(refused)}.
            </p>
          )}
        </section>
      )}
    </div>
  )
}
