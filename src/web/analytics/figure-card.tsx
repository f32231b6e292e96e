import type { FigureDefinition } from '../../shared/analytics/figures.ts'
import type { SellerAnalytics, ShopAnalytics } from '../api/index.ts'
import { classNames } from '../ui/class-names.ts'
import { useReader } from '../ui/reader.tsx'
import { FigureChart } from './figure-chart.tsx'
import {
  axisLabel,
  formatChange,
  formatFigure,
  judgeChange,
  partLabel,
  unitLabels,
} from './figure-labels.ts'

export type Analytics = ShopAnalytics | SellerAnalytics

type FigureCardProps = {
  figure: Analytics['figures'][number]
  definition: FigureDefinition
  analytics: Pick<Analytics, 'by' | 'parts' | 'partsBefore' | 'currency'>
  /** What is special about this figure, such as since when it is counted. */
  note?: string | undefined
}

/** A figure: its total beside the period before, what it counts, its chart, and the chart as a table. */
export function FigureCard({ figure, definition, analytics, note }: FigureCardProps) {
  const reader = useReader()
  const { by, parts, partsBefore, currency } = analytics
  const { label, unit, definition: meaning } = definition
  const write = (value: number | null) => formatFigure(value, unit, currency)
  const [total, totalBefore] = [write(figure.total), write(figure.totalBefore)]
  const rows = parts.map((part, index) => {
    const before = partsBefore[index]
    return {
      name: partLabel(part, by, reader),
      axis: axisLabel(part, by, reader),
      value: write(figure.values[index] ?? null),
      before: write(figure.valuesBefore[index] ?? null),
      beforeName: before ? partLabel(before, by, reader) : '',
    }
  })
  return (
    <section
      aria-label={label}
      className="flex min-w-0 flex-col gap-3 rounded-box border border-hairline bg-raised p-5"
    >
      <div>
        <h2 className="text-sm font-medium text-muted">{label}</h2>
        <p className="mt-1 flex flex-wrap items-baseline gap-x-3 gap-y-1">
          <span className="text-lg font-bold tabular-nums">{total}</span>
          <Change figure={figure} definition={definition} />
        </p>
        <p className="text-sm text-muted tabular-nums">{`${totalBefore} in ${unitLabels[by].before}`}</p>
      </div>
      {figure.chart ? (
        <FigureChart
          chart={figure.chart}
          title={label}
          description={`${total} from ${rows[0]?.name} to ${rows.at(-1)?.name}, and ${totalBefore} in ${unitLabels[by].before}. The values are in the table below.`}
          axisLabels={rows.map(({ axis }) => axis)}
          pointLabels={rows.map(({ name, value }) => `${name}: ${value}`)}
        />
      ) : (
        <p className="rounded-field bg-sand/50 px-4 py-8 text-center text-sm text-muted">
          Nothing to show in this period or the one before.
        </p>
      )}
      <p className="text-sm text-pretty text-muted">
        <span>{meaning}</span>
        {note && <span>{` ${note}`}</span>}
      </p>
      {figure.chart && <FigureTable label={label} rows={rows} />}
    </section>
  )
}

const tones = { good: 'text-green', bad: 'text-red', neutral: 'text-muted' }

function Change({ figure, definition }: Pick<FigureCardProps, 'figure' | 'definition'>) {
  const change = formatChange(figure.total, figure.totalBefore)
  if (!change) return null
  const tone = tones[judgeChange(figure.total, figure.totalBefore, definition.more)]
  return <span className={classNames('text-sm font-medium tabular-nums', tone)}>{change}</span>
}

type Row = { name: string; value: string; before: string; beforeName: string }

/** The values of a chart, the newest first. */
function FigureTable({ label, rows }: { label: string; rows: readonly Row[] }) {
  return (
    <details className="mt-auto text-sm">
      <summary className="flex min-h-11 w-fit cursor-pointer items-center rounded-field underline underline-offset-4">
        <span>
          Show as table<span className="sr-only">{`: ${label}`}</span>
        </span>
      </summary>
      <div className="max-h-80 overflow-y-auto">
        <table className="w-full tabular-nums">
          <caption className="sr-only">{label}</caption>
          <thead>
            <tr className="text-muted">
              <th scope="col" className="py-1.5 text-start font-medium">
                Period
              </th>
              <th scope="col" className="py-1.5 text-end font-medium">
                Value
              </th>
              <th scope="col" className="py-1.5 text-end font-medium">
                Period before
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.toReversed().map(({ name, value, before, beforeName }) => (
              <tr key={name} className="border-t border-hairline">
                <th scope="row" className="py-1.5 pe-3 text-start font-normal">
                  {name}
                </th>
                <td className="py-1.5 text-end">{value}</td>
                <td className="py-1.5 ps-3 text-end text-muted">
                  <span className="sr-only">{`${beforeName}: `}</span>
                  {before}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}
