import { Download, Hourglass } from 'lucide-react'
import type { ReactNode } from 'react'
import { type TimeUnit, timeUnits } from '../../shared/analytics/time-units.ts'
import { buttonClass } from '../ui/button.tsx'
import { TextField } from '../ui/form/fields.tsx'
import { SelectField } from '../ui/form/select-field.tsx'
import { Notice } from '../ui/layout/page-states.tsx'
import { useReader } from '../ui/reader.tsx'
import { useTranslations } from '../ui/text.ts'
import { type Analytics, FigureCard, type ShownFigure } from './figure-card.tsx'
import type { AnalyticsSearch } from './queries.ts'

type PeriodFieldsProps = {
  search: AnalyticsSearch
  onSearch: (changes: AnalyticsSearch) => void
  /** The last day that can be chosen. */
  today: string | undefined
  file: string
  /** Further fields. */
  children?: ReactNode
}

/** What is shown, all of it in the URL, and the file with the same figures. */
export function PeriodFields({ search, onSearch, today, file, children }: PeriodFieldsProps) {
  const t = useTranslations('analytics')
  const units = Object.keys(timeUnits) as TimeUnit[]
  return (
    <div className="mb-6 flex flex-wrap items-end gap-3">
      <div className="min-w-48 max-sm:w-full">
        <SelectField
          label={t('by')}
          value={search.by ?? 'day'}
          options={units.map((value) => ({ value, label: t(`unit.${value}`) }))}
          onChange={({ currentTarget: { value } }) => onSearch({ by: value as TimeUnit })}
        />
      </div>
      <TextField
        type="date"
        label={t('until')}
        value={search.until ?? today ?? ''}
        max={today}
        onChange={({ currentTarget: { value } }) =>
          onSearch({ until: value && value !== today ? value : undefined })
        }
      />
      {children}
      <a href={file} download className={buttonClass({ variant: 'ghost' })}>
        <Download aria-hidden="true" className="size-4" />
        {t('download')}
      </a>
    </div>
  )
}

/** Says that figures of earlier days are still to come, while they are. */
export function CountingNotice({ analytics }: { analytics: Analytics }) {
  const reader = useReader()
  const t = useTranslations('analytics')
  const { isReady, readyFrom, partsBefore } = analytics
  if (isReady || readyFrom <= (partsBefore[0]?.from ?? '')) return null
  return (
    <div className="mb-6">
      <Notice
        label={t('counting')}
        tone="waiting"
        icon={<Hourglass aria-hidden="true" className="size-5" />}
      >
        {t('countingText', { day: reader.calendarDay(readyFrom) })}
      </Notice>
    </div>
  )
}

/** Whether there is anything in the period or the one before. */
export function hasFigures({ figures }: Analytics): boolean {
  return figures.some(({ chart }) => chart !== null)
}

type FiguresProps = { analytics: Analytics; definitions: Record<string, ShownFigure> }

/** The figures, each with its chart. */
export function Figures({ analytics, definitions }: FiguresProps) {
  const reader = useReader()
  const t = useTranslations('analytics')
  const { viewsSince, partsBefore, figures, timeZone } = analytics
  const isLater = viewsSince !== null && viewsSince > (partsBefore[0]?.from ?? '')
  const note = isLater ? t('viewsSince', { day: reader.calendarDay(viewsSince) }) : ''
  // What has nothing to draw comes last, in the smaller cards.
  const sorted = figures.toSorted((a, b) => Number(a.chart === null) - Number(b.chart === null))
  return (
    <>
      <div className="grid items-start gap-4 md:grid-cols-2 xl:grid-cols-3">
        {sorted.map((figure) => {
          const definition = definitions[figure.key]
          const isOfViews = figure.key === 'views' || figure.key === 'conversion'
          return (
            definition && (
              <FigureCard
                key={figure.key}
                {...{ figure, definition, analytics }}
                note={isOfViews ? note : undefined}
              />
            )
          )
        })}
      </div>
      <p className="mt-4 text-sm text-pretty text-muted">{t('lines', { zone: timeZone })}</p>
    </>
  )
}
