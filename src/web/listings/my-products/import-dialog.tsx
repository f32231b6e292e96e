import { type SyntheticEvent, useEffect, useId, useRef, useState } from 'react'
import { isolate } from '../../../shared/isolate.ts'
import { MAX_CSV_MB, MAX_CSV_PHONES } from '../../../shared/listings/listing-limits.ts'
import { formatCount } from '../../../shared/quantities.ts'
import { apiUrl } from '../../api/client.ts'
import type { Api, CheckedFile, CheckedLine, ImportedPhones } from '../../api/index.ts'
import { DialogButtons } from '../../forms/dialog-buttons.tsx'
import { useReadRefusal } from '../../forms/use-action.ts'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field, FormError } from '../../ui/form/fields.tsx'
import { TextLink } from '../../ui/link.tsx'
import { useCount, useLanguage, useTranslations } from '../../ui/text.ts'

type ImportDialogProps = {
  api: Api
  open: boolean
  onClose: () => void
  refresh: () => Promise<void>
}

/** Imports phones from a file: a dry run first, then the valid lines after confirmation. */
export default function ImportDialog({ open, onClose, ...rest }: ImportDialogProps) {
  const t = useTranslations('productImport')
  return (
    <Dialog open={open} onClose={onClose} title={t('title')} size="wide">
      {open && <Steps {...rest} onClose={onClose} />}
    </Dialog>
  )
}

function Steps({ api, onClose, refresh }: Omit<ImportDialogProps, 'open'>) {
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

/** Further columns of a file that an import reads. */
const OPTIONAL_COLUMNS = 'original_price, currency, storage_gb, color, used, location, description'

function ChooseFile({ problem, busy, onFile, onClose }: ChooseFileProps) {
  const t = useTranslations('productImport')
  const language = useLanguage()
  const phones = formatCount(MAX_CSV_PHONES, language)
  const input = useRef<HTMLInputElement>(null)
  const id = useId()

  function submit(event: SyntheticEvent) {
    event.preventDefault()
    if (!busy) onFile(input.current?.files?.[0])
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5" aria-label={t('title')}>
      <div className="flex flex-col gap-3 text-muted">
        <p>
          {t.rich('about', {
            column: (name) => (
              <strong key={String(name)} dir="ltr" className="text-ink">
                {name}
              </strong>
            ),
            names: () => (
              <bdi key="names" dir="ltr">
                {OPTIONAL_COLUMNS}
              </bdi>
            ),
          })}
        </p>
        <p>
          {t.rich('example', {
            link: (text) => (
              <TextLink key="link" href={apiUrl('/api/my-phones/example')} download>
                {text}
              </TextLink>
            ),
          })}
        </p>
      </div>
      <Field
        label={t('file')}
        help={t('limits', {
          megabytes: formatCount(MAX_CSV_MB, language),
          count: MAX_CSV_PHONES,
          shown: phones,
        })}
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
      <p className="text-sm text-muted">{t('nothingYet')}</p>
      <DialogButtons onClose={onClose} busy={busy} busyLabel={t('checking')}>
        {t('check')}
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

const verdictTones: Record<CheckedLine['verdict'], BadgeTone> = {
  invalid: 'danger',
  valid: 'good',
  duplicate: 'neutral',
}

/** Lines shown before "Show all". */
const FEW = 50

/** Preview of an import, line by line; lines with problems come first. */
function CheckReport({ report, problem, onList, onAgain }: CheckReportProps) {
  const { valid, duplicates, invalid, unknownColumns, emptyRows } = report
  const [all, setAll] = useState(false)
  const t = useTranslations('productImport')
  const language = useLanguage()
  const count = (number: number) => ({ count: number, shown: formatCount(number, language) })
  const order = Object.keys(verdictTones)
  const lines = report.lines.toSorted(
    (a, b) => order.indexOf(a.verdict) - order.indexOf(b.verdict) || a.line - b.line,
  )
  const shown = all ? lines : lines.slice(0, FEW)
  return (
    <div className="flex flex-col gap-5">
      <div role="status">
        <dl className="grid grid-cols-3 gap-3">
          <ReportFigure term={t('verdict.valid')} value={valid} />
          <ReportFigure term={t('verdict.duplicate')} value={duplicates} />
          <ReportFigure term={t('verdict.invalid')} value={invalid} />
        </dl>
      </div>
      {unknownColumns.length > 0 && (
        <p className="text-sm text-muted">
          {t('unknownColumns', { columns: isolate(unknownColumns.join(', '), language) })}
        </p>
      )}
      {emptyRows > 0 && <p className="text-sm text-muted">{t('emptyRows', count(emptyRows))}</p>}
      <section aria-labelledby="checked-lines">
        <h3 id="checked-lines" className="mb-2 font-semibold">
          {t('lines')}
        </h3>
        <ul className="max-h-80 divide-y divide-hairline overflow-y-auto border-y border-hairline text-sm">
          {shown.map((line) => (
            <ReportLine key={line.line} line={line} />
          ))}
        </ul>
        {lines.length > shown.length && (
          <Button variant="ghost" className="mt-2 px-3" onClick={() => setAll(true)}>
            {t('showAll', { shown: formatCount(lines.length, language) })}
          </Button>
        )}
      </section>
      <FormError title={problem} />
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onAgain}>{t('again')}</Button>
        {valid > 0 && (
          <Button variant="primary" onClick={onList}>
            {t(invalid > 0 ? 'listValid' : 'list', count(valid))}
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
      <dd className="text-lg font-semibold tabular-nums">{formatCount(value, useLanguage())}</dd>
    </div>
  )
}

function ReportLine({
  line: { line, phone, price, verdict, problems, warnings, duplicateReason },
}: {
  line: CheckedLine
}) {
  const t = useTranslations('productImport')
  const shown = useCount()
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3 gap-y-1 py-2 md:grid-cols-[4.5rem_minmax(0,1fr)_auto]">
      <span className="tabular-nums text-muted">{t('line', { line: shown(line) })}</span>
      <span className="min-w-0 wrap-anywhere max-md:order-last max-md:col-span-2">
        <bdi className="font-medium">{phone || t('unnamed')}</bdi>
        {price && (
          <span className="text-muted">
            {'\u00a0· '}
            <bdi>{price}</bdi>
          </span>
        )}
        {problems.map(({ column, message }) => (
          <span key={`${column} ${message}`} className="block text-red">
            {column && <bdi>{column}: </bdi>}
            <span>{message}</span>
          </span>
        ))}
        {warnings.map(({ column, message }) => (
          <span key={column} className="block text-amber">
            <bdi>{column}: </bdi>
            <span>{message}</span>
          </span>
        ))}
        {duplicateReason && <span className="block text-muted">{duplicateReason}</span>}
      </span>
      <Badge tone={verdictTones[verdict]}>{t(`verdict.${verdict}`)}</Badge>
    </li>
  )
}

function Importing({ listed, total }: { listed: number; total: number }) {
  const t = useTranslations('productImport')
  const language = useLanguage()
  return (
    <div className="flex flex-col gap-2 py-4">
      <p role="status" className="text-sm tabular-nums text-muted">
        {t('progress', {
          shown: formatCount(listed, language),
          total: formatCount(total, language),
        })}
      </p>
      <progress
        aria-label={t('progressLabel')}
        value={listed}
        max={total}
        className="meter block w-full"
      />
      <p className="text-sm text-muted">{t('canClose')}</p>
    </div>
  )
}

type ImportDoneProps = { added: number; duplicates: number; rejected: number; onClose: () => void }

function ImportDone({ added, duplicates, rejected, onClose }: ImportDoneProps) {
  const t = useTranslations('productImport')
  const language = useLanguage()
  const count = (number: number) => ({ count: number, shown: formatCount(number, language) })
  return (
    <div className="flex flex-col gap-5">
      <div role="status">
        <p className="text-lg font-semibold">{t('added', count(added))}</p>
        <p className="mt-1 text-muted">
          {[
            duplicates > 0 && t('duplicates', count(duplicates)),
            rejected > 0 && t('rejected', count(rejected)),
            added > 0 && t('next'),
          ]
            .filter(Boolean)
            .join(' ')}
        </p>
      </div>
      <div className="flex justify-end">
        <Button variant="primary" onClick={onClose}>
          {t('done')}
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
  // The import stops when the dialog closes.
  useEffect(() => {
    left.current = false
    return () => {
      left.current = true
    }
  }, [])
  const t = useTranslations('productImport')
  const language = useLanguage()
  const readRefusal = useReadRefusal()

  async function check(chosen: File | undefined) {
    if (!chosen) return setStep({ phase: 'choosing', problem: t('choose') })
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
      const problem =
        sum.added > 0
          ? t('interrupted', {
              count: sum.added,
              shown: formatCount(sum.added, language),
              message,
            })
          : message
      setStep({ phase: 'checked', report, problem })
    }
    return sum.added > 0
  }

  return {
    step,
    check,
    list,
    again: () => setStep({ phase: 'choosing' }),
  }
}
