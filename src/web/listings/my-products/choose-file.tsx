import { type SyntheticEvent, useId, useRef } from 'react'
import { api as paths } from '../../../routes.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/form/fields.tsx'
import { TextLink } from '../../ui/link.tsx'

type ChooseFileProps = {
  problem: string | undefined
  busy: boolean
  onFile: (file: File | undefined) => void
  onClose: () => void
}

/** Says what a file may have, and takes one. */
export function ChooseFile({ problem, busy, onFile, onClose }: ChooseFileProps) {
  const input = useRef<HTMLInputElement>(null)
  const id = useId()

  function submit(event: SyntheticEvent) {
    event.preventDefault()
    if (!busy) onFile(input.current?.files?.[0])
  }

  return (
    <form
      noValidate
      onSubmit={submit}
      className="flex flex-col gap-5"
      aria-label="Import from a file"
    >
      <div className="flex flex-col gap-3 text-muted">
        <p>
          A CSV file whose first line names its columns. <strong className="text-ink">brand</strong>
          , <strong className="text-ink">name</strong> and{' '}
          <strong className="text-ink">price</strong> are needed; original_price, currency,
          storage_gb, colour, grade, used, location and description may be there. Commas, semicolons
          or tabs.
        </p>
        <p>
          <TextLink href={paths.examplePhoneFile()} download>
            Download an example
          </TextLink>{' '}
          or begin with your own export. A file can’t contain photos: add them to each phone
          afterwards with Edit.
        </p>
      </div>
      <Field label="File" help="At most 2 MB and 1,000 phones." error={problem} id={id}>
        {(control) => (
          <input
            {...control}
            ref={input}
            type="file"
            accept=".csv,.tsv,.txt,text/csv"
            className="min-h-11 w-full cursor-pointer rounded-field border border-edge p-1.5 text-sm file:me-3 file:cursor-pointer file:rounded-field file:border-0 file:bg-sand file:px-3 file:py-1.5 file:text-ink"
          />
        )}
      </Field>
      <p className="text-sm text-muted">Nothing is listed yet. You’ll see a preview first.</p>
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" variant="primary" busy={busy} busyLabel="Checking">
          Check the file
        </Button>
      </div>
    </form>
  )
}
