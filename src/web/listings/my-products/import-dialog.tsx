import { type SyntheticEvent, useId, useRef, useState } from 'react'
import { MAX_CSV_MB, MAX_CSV_PHONES } from '../../../shared/listings/listing-limits.ts'
import { formatCount, formatQuantity } from '../../../shared/quantities.ts'
import { apiUrl } from '../../api/client.ts'
import type { Api, CheckedFile, CheckedLine, ImportedPhones } from '../../api/index.ts'
import { DialogButtons } from '../../forms/dialog-buttons.tsx'
import { readRefusal } from '../../forms/use-action.ts'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field, FormError } from '../../ui/form/fields.tsx'
import { TextLink } from '../../ui/link.tsx'

type FileDialogProps = {
  api: Api
  open: boolean
  onClose: () => void
  refresh: () => Promise<void>
}

/** Imports phones from a file: a dry run first, then the valid lines after confirmation. */
export function FileDialog({ open, onClose, ...rest }: FileDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Import from a file" size="wide">
      {open && <Steps {...rest} onClose={onClose} />}
    </Dialog>
  )
}

function Steps({ api, onClose, refresh }: Omit<FileDialogProps, 'open'>) {
  const { step, check, list, again } = useFileImport(api)
  if (step.phase === 'choosing')
    return (
      <ChooseFile
        problem={step.problem}
        busy={step.busy ?? false}
        onFile={check}
        onClose={onClose}
      />
    )
  if (step.phase === 'importing')
    return <Importing listed={step.listed} total={step.report.lines.length} />
  if (step.phase === 'done') return <ImportDone {...step} onClose={onClose} />
  return (
    <CheckReport
      report={step.report}
      problem={step.problem}
      onAgain={again}
      onList={async () => {
        if (await list(step.report)) await refresh()
      }}
    />
  )
}

type ChooseFileProps = {
  problem: string | undefined
  busy: boolean
  onFile: (file: File | undefined) => void
  onClose: () => void
}

function ChooseFile({ problem, busy, onFile, onClose }: ChooseFileProps) {
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
          storage_gb, color, used, location and description are optional. Commas, semicolons or
          tabs.
        </p>
        <p>
          <TextLink href={apiUrl('/api/my-phones/example')} download>
            Download an example
          </TextLink>{' '}
          or start from your own export. A file can’t contain photos or grades: add photos and
          answer the questions about the condition afterwards with Edit.
        </p>
      </div>
      <Field
        label="File"
        help={`At most ${MAX_CSV_MB} MB and ${formatQuantity(MAX_CSV_PHONES, 'phone')}.`}
        error={problem}
        id={id}
      >
        {(control) => (
          <input
            {...control}
            ref={input}
            type="file"
            accept=".csv,.tsv,.txt,text/csv"
            className="file-input min-h-11 w-full cursor-pointer rounded-field border border-edge p-1.5 text-sm"
          />
        )}
      </Field>
      <p className="text-sm text-muted">Nothing is listed yet. You’ll see a preview first.</p>
      <DialogButtons onClose={onClose} busy={busy} busyLabel="Checking">
        Check the file
      </DialogButtons>
    </form>
  )
}

type CheckReportProps = {
  report: CheckedFile
  problem: string | undefined
  onList: () => void
  onAgain: () => void
}

const verdicts: Record<CheckedLine['verdict'], { label: string; tone: BadgeTone }> = {
  invalid: { label: 'Needs fixing', tone: 'danger' },
  valid: { label: 'Valid', tone: 'good' },
  duplicate: { label: 'Already listed', tone: 'neutral' },
}

/** Lines shown before "Show all". */
const FEW = 50

const phoneCount = (count: number) => formatQuantity(count, 'phone')

/** Preview of an import, line by line; lines with problems come first. */
function CheckReport({ report, problem, onList, onAgain }: CheckReportProps) {
  const { valid, duplicates, invalid, unknownColumns, emptyRows } = report
  const [all, setAll] = useState(false)
  const order = Object.keys(verdicts)
  const lines = report.lines.toSorted(
    (a, b) => order.indexOf(a.verdict) - order.indexOf(b.verdict) || a.line - b.line,
  )
  const shown = all ? lines : lines.slice(0, FEW)
  return (
    <div className="flex flex-col gap-5">
      <div role="status">
        <dl className="grid grid-cols-3 gap-3">
          <ReportFigure term="Valid" value={valid} />
          <ReportFigure term="Already listed" value={duplicates} />
          <ReportFigure term="Needs fixing" value={invalid} />
        </dl>
      </div>
      {unknownColumns.length > 0 && (
        <p className="text-sm text-muted">
          Ignored because these columns are unknown: {unknownColumns.join(', ')}.
        </p>
      )}
      {emptyRows > 0 && (
        <p className="text-sm text-muted">Skipped: {formatQuantity(emptyRows, 'empty row')}.</p>
      )}
      <section aria-labelledby="checked-lines">
        <h3 id="checked-lines" className="mb-2 font-semibold">
          Line by line
        </h3>
        <ul className="max-h-80 divide-y divide-hairline overflow-y-auto border-y border-hairline text-sm">
          {shown.map((line) => (
            <ReportLine key={line.line} line={line} />
          ))}
        </ul>
        {lines.length > shown.length && (
          <Button variant="ghost" className="mt-2 px-3" onClick={() => setAll(true)}>
            Show all {formatCount(lines.length)} lines
          </Button>
        )}
      </section>
      <FormError title={problem} />
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onAgain}>Choose another file</Button>
        {valid > 0 && (
          <Button variant="primary" onClick={onList}>
            List{' '}
            <span>
              {invalid > 0
                ? `the ${valid === 1 ? 'valid phone' : formatQuantity(valid, 'valid phone')}`
                : phoneCount(valid)}
            </span>
          </Button>
        )}
      </div>
    </div>
  )
}

function ReportFigure({ term, value }: { term: string; value: number }) {
  return (
    <div className="rounded-field bg-sand/50 p-3">
      <dt className="text-sm text-muted">{term}</dt>
      <dd className="text-lg font-semibold tabular-nums">{formatCount(value)}</dd>
    </div>
  )
}

function ReportLine({
  line: { line, phone, price, verdict, problems, warnings, duplicateReason },
}: {
  line: CheckedLine
}) {
  const { label, tone } = verdicts[verdict]
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3 gap-y-1 py-2 md:grid-cols-[4.5rem_minmax(0,1fr)_auto]">
      <span className="tabular-nums text-muted">Line {line}</span>
      <span className="min-w-0 wrap-anywhere max-md:order-last max-md:col-span-2">
        <span className="font-medium">{phone || 'Without a name'}</span>
        {price && <span className="text-muted"> · {price}</span>}
        {problems.map(({ column, message }) => (
          <span key={`${column} ${message}`} className="block text-red">
            {column ? `${column}: ${message}` : message}
          </span>
        ))}
        {warnings.map(({ column, message }) => (
          <span key={column} className="block text-amber">
            {column}: {message}
          </span>
        ))}
        {duplicateReason && <span className="block text-muted">{duplicateReason}</span>}
      </span>
      <Badge tone={tone}>{label}</Badge>
    </li>
  )
}

function Importing({ listed, total }: { listed: number; total: number }) {
  return (
    <div className="flex flex-col gap-2 py-4">
      <p role="status" className="text-sm tabular-nums text-muted">
        {formatCount(listed)} of {formatCount(total)} lines
      </p>
      <progress
        aria-label="Lines listed"
        value={listed}
        max={total}
        className="meter block w-full"
      />
      <p className="text-sm text-muted">
        You can close this. Import the same file later to continue where it stopped; nothing is
        listed twice.
      </p>
    </div>
  )
}

type ImportDoneProps = { added: number; duplicates: number; rejected: number; onClose: () => void }

function ImportDone({ added, duplicates, rejected, onClose }: ImportDoneProps) {
  return (
    <div className="flex flex-col gap-5">
      <div role="status">
        <p className="text-lg font-semibold">
          {formatQuantity(added, 'phone is', 'phones are')} listed
        </p>
        <p className="mt-1 text-muted">
          <span>
            {duplicates > 0 &&
              `${formatQuantity(duplicates, 'phone was', 'phones were')} already listed. `}
          </span>
          <span>
            {rejected > 0 &&
              `${formatQuantity(rejected, 'line needs', 'lines need')} fixing: correct the file and import it again. `}
          </span>
          <span>{added > 0 && 'Add their photos and grade them with Edit.'}</span>
        </p>
      </div>
      <div className="flex justify-end">
        <Button variant="primary" onClick={onClose}>
          Done
        </Button>
      </div>
    </div>
  )
}

type Step =
  | { phase: 'choosing'; problem?: string | undefined; busy?: boolean }
  | { phase: 'checked'; report: CheckedFile; problem?: string | undefined }
  | { phase: 'importing'; report: CheckedFile; listed: number }
  | { phase: 'done'; added: number; duplicates: number; rejected: number }

/** Import of a file: choose, check, then list some lines per request. */
function useFileImport(api: Pick<Api, 'post'>) {
  const [step, setStep] = useState<Step>({ phase: 'choosing' })
  const file = useRef<File>(undefined)
  const left = useRef(false)

  async function check(chosen: File | undefined) {
    if (!chosen) return setStep({ phase: 'choosing', problem: 'Choose a file' })
    file.current = chosen
    setStep({ phase: 'choosing', busy: true })
    try {
      setStep({
        phase: 'checked',
        report: await api.post('/api/my-phones/import-checks', { body: chosen }),
      })
    } catch (failure) {
      const { message, fields } = readRefusal(failure)
      setStep({ phase: 'choosing', problem: fields.file ?? message })
    }
  }

  /** Resolves to true when something was listed. */
  async function list(report: CheckedFile): Promise<boolean> {
    const chosen = file.current
    if (!chosen) return false
    const sum = { added: 0, duplicates: 0, rejected: 0 }
    try {
      for (let next: number | null = 1; next !== null && !left.current; ) {
        const listed = sum.added + sum.duplicates + sum.rejected
        setStep({ phase: 'importing', report, listed })
        const part: ImportedPhones = await api.post('/api/my-phones/imports', {
          query: { file: report.file, from: next },
          body: chosen,
        })
        sum.added += part.added.length
        sum.duplicates += part.duplicates
        sum.rejected += part.rejected.length
        next = part.next
      }
      setStep({ phase: 'done', ...sum })
    } catch (failure) {
      // Listed phones stay listed; the same button continues where it stopped.
      const { message } = readRefusal(failure)
      const problem = sum.added > 0 ? `${sum.added} phones are listed. ${message}` : message
      setStep({ phase: 'checked', report, problem })
    }
    return sum.added > 0
  }

  return {
    step,
    check,
    list,
    again: () => setStep({ phase: 'choosing' }),
    /** Stops the import when the dialog unmounts. */
    leave: () => {
      left.current = true
    },
  }
}
