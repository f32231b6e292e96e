import { useState } from 'react'
import type { CheckedFile, CheckedLine } from '../../api/index.ts'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { FormError } from '../../ui/form/fields.tsx'

type CheckReportProps = {
  report: CheckedFile
  problem: string | undefined
  onList: () => void
  onAgain: () => void
}

const verdicts: Record<CheckedLine['verdict'], { words: string; tone: BadgeTone }> = {
  refused: { words: 'Needs fixing', tone: 'danger' },
  good: { words: 'Good', tone: 'good' },
  known: { words: 'Already listed', tone: 'neutral' },
}

/** Lines in sight before more are asked for. */
const FEW = 50

const formatNumber = (n: number) => n.toLocaleString('en-US')
const phoneCount = (n: number) => (n === 1 ? 'one phone' : `${formatNumber(n)} phones`)

/** What importing a file would do, line by line; what is to mend comes first. */
export function CheckReport({ report, problem, onList, onAgain }: CheckReportProps) {
  const { good, known, refused, unread } = report
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
          <ReportFigure term="Good" value={good} />
          <ReportFigure term="Already listed" value={known} />
          <ReportFigure term="Needs fixing" value={refused} />
        </dl>
      </div>
      {unread.length > 0 && (
        <p className="text-sm text-muted">
          Ignored because these columns are unknown: {unread.join(', ')}.
        </p>
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
            Show all {formatNumber(lines.length)} lines
          </Button>
        )}
      </section>
      <FormError title={problem} />
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onAgain}>Choose another file</Button>
        {good > 0 && (
          <Button variant="primary" onClick={onList}>
            List{' '}
            {refused > 0
              ? `the ${good === 1 ? 'good one' : `${formatNumber(good)} good ones`}`
              : phoneCount(good)}
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
      <dd className="text-lg font-semibold tabular-nums">{formatNumber(value)}</dd>
    </div>
  )
}

function ReportLine({
  line: { line, phone, price, verdict, problems, why },
}: {
  line: CheckedLine
}) {
  const { words, tone } = verdicts[verdict]
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3 gap-y-1 py-2 md:grid-cols-[4.5rem_minmax(0,1fr)_auto]">
      <span className="tabular-nums text-muted">Line {line}</span>
      <span className="min-w-0 break-words max-md:order-last max-md:col-span-2">
        <span className="font-medium">{phone || 'Without a name'}</span>
        {price && <span className="text-muted"> · {price}</span>}
        {problems.map(({ column, message }) => (
          <span key={`${column} ${message}`} className="block text-red">
            {column ? `${column}: ${message}` : message}
          </span>
        ))}
        {why && <span className="block text-muted">{why}</span>}
      </span>
      <Badge tone={tone}>{words}</Badge>
    </li>
  )
}
