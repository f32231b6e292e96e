import { type FigureDefinition, hasTrend } from '../../shared/analytics/figures.ts'
import type { SellerAnalytics, ShopAnalytics } from '../api/index.ts'
import { classNames } from '../ui/class-names.ts'
import { useTranslations } from '../ui/text.ts'
import { FigureChart } from './figure-chart.tsx'
import { judgeChange, useFigureTexts } from './figure-labels.ts'

export type Analytics = ShopAnalytics | SellerAnalytics

/** A figure in the language of the page. */
export type ShownFigure = Pick<FigureDefinition, 'label' | 'unit' | 'more'> & {
  /** What it counts. */
  definition: string
}

type FigureCardProps = {
  figure: Analytics['figures'][number]
  definition: ShownFigure
  analytics: Analytics
  /** What is special about this figure, such as since when it is counted. */
  note?: string | undefined
}

/** A figure: its total beside the period before, what it counts, its chart, and the chart as a table. */
export function FigureCard({ figure, definition, analytics, note }: FigureCardProps) {
  const t = useTranslations('analytics')
  const texts = useFigureTexts()
  const { by, parts, partsBefore, currency } = analytics
  const { label, unit, definition: meaning } = definition
  const write = (value: number | null) => texts.figure(value, unit, currency)
  const [total, totalBefore] = [write(figure.total), write(figure.totalBefore)]
  const rows = parts.map((part, index) => {
    const before = partsBefore[index]
    return {
      name: texts.part(part, by),
      axis: texts.axis(part, by),
      value: write(figure.values[index] ?? null),
      before: write(figure.valuesBefore[index] ?? null),
      beforeName: before ? texts.part(before, by) : '',
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
          <Change {...{ figure, definition, analytics }} />
        </p>
        <p className="text-sm text-muted tabular-nums">
          {t(`before.${by}`, { value: totalBefore })}
        </p>
      </div>
      {figure.chart && (
        <FigureChart
          chart={figure.chart}
          unit={unit}
          title={label}
          description={t(`description.${by}`, {
            value: total,
            from: rows[0]?.name ?? '',
            to: rows.at(-1)?.name ?? '',
            before: totalBefore,
          })}
          axisLabels={rows.map(({ axis }) => axis)}
          readings={rows.map(({ name, value, before, beforeName }) => ({
            now: `${name}: ${value}`,
            before: `${beforeName}: ${before}`,
          }))}
          legend={{ now: t('column.value'), before: t('column.before') }}
        />
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

function Change({
  figure,
  definition,
  analytics,
}: Pick<FigureCardProps, 'figure' | 'definition' | 'analytics'>) {
  const isTrend = hasTrend(
    figure.key,
    (key) => analytics.figures.find((one) => one.key === key)?.totalBefore,
  )
  const change = useFigureTexts().change(figure.total, figure.totalBefore, isTrend)
  if (!change) return null
  const tone = tones[judgeChange(figure.total, figure.totalBefore, definition.more)]
  return (
    <span className={classNames('text-sm font-medium tabular-nums', tone)}>
      <bdi>{change}</bdi>
    </span>
  )
}

type Row = { name: string; value: string; before: string; beforeName: string }

/** The values of a chart, the newest first. */
function FigureTable({ label, rows }: { label: string; rows: readonly Row[] }) {
  const t = useTranslations('analytics')
  return (
    <details className="mt-auto text-sm">
      <summary className="flex min-h-11 w-fit cursor-pointer items-center rounded-field underline underline-offset-4">
        <span>
          {t.rich('table', {
            figure: label,
            hidden: (text) => (
              <span key="hidden" className="sr-only">
                {text}
              </span>
            ),
          })}
        </span>
      </summary>
      <div className="max-h-80 overflow-y-auto">
        <table className="w-full tabular-nums">
          <caption className="sr-only">{label}</caption>
          <thead>
            <tr className="text-muted">
              <th scope="col" className="py-1.5 text-start font-medium">
                {t('column.period')}
              </th>
              <th scope="col" className="py-1.5 text-end font-medium">
                {t('column.value')}
              </th>
              <th scope="col" className="py-1.5 text-end font-medium">
                {t('column.before')}
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
