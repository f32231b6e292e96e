import { Clock, EyeOff, Flag, type LucideIcon, PackageX, UserX } from 'lucide-react'
import type { Language } from '../../shared/languages.ts'
import { formatCount, localDigits } from '../../shared/quantities.ts'
import { HOURS_A_DAY } from '../../shared/time.ts'
import type { Transparency } from '../api/index.ts'
import { type Translate, useLanguage, useTranslations } from '../ui/text.ts'

export type Quarter = Transparency['quarters'][number]
export type Texts = { t: Translate<'transparency'>; language: Language }

/** Why listings were removed, in this order. */
export const removalReasons = [
  'stolen',
  'counterfeit',
  'misleading',
  'offensive',
  'fraud',
  'other',
  'unreported',
] as const

/** How reports ended, in this order. */
export const reportOutcomes = ['removed', 'banned', 'hidden', 'closed', 'dismissed'] as const

/** The newest quarter at a glance: what was done as figures, and why and how as bars. */
export function NewestQuarter({ quarter }: { quarter: Quarter }) {
  const t = useTranslations('transparency')
  const language = useLanguage()
  const { removedListings, hiddenReviews, bans, reports, appeals } = quarter
  const count = (value: number) => formatCount(value, language)
  const figures: Figure[] = [
    { icon: Flag, background: 'bg-sand', value: count(reports.received), label: t('reports') },
    {
      icon: PackageX,
      background: 'bg-mist',
      value: count(removedListings.total),
      label: t('removed'),
    },
    { icon: EyeOff, background: 'bg-sage', value: count(hiddenReviews), label: t('hidden') },
    { icon: UserX, background: 'bg-sand', value: count(bans), label: t('bans') },
    {
      icon: Clock,
      background: 'bg-mist',
      value: formatHours(reports.medianHours, { t, language }),
      label: t('reportTime'),
    },
  ]
  return (
    <section aria-labelledby="newest-quarter">
      <h2 id="newest-quarter" className="mb-4 text-lg">
        {nameOfQuarter(quarter.quarter, { t, language })}
      </h2>
      <dl className="grid grid-cols-2 gap-3 lg:grid-cols-5 lg:gap-4">
        {figures.map(({ icon: Icon, background, value, label }) => (
          <div
            key={label}
            className={`flex flex-col-reverse justify-end gap-1 rounded-box p-4 max-lg:last:col-span-2 md:p-5 ${background}`}
          >
            <dt className="text-sm text-pretty">{label}</dt>
            <dd>
              <Icon aria-hidden="true" className="mb-3 size-5 text-muted" />
              <span className="text-xl font-semibold tabular-nums">{value}</span>
            </dd>
          </div>
        ))}
      </dl>
      <div className="mt-8 grid gap-x-14 gap-y-8 md:grid-cols-2 lg:grid-cols-3">
        <Bars
          title={t('why')}
          rows={removalReasons.map((reason) => ({
            label: t(`reason.${reason}`),
            count: removedListings.byReason[reason] ?? 0,
          }))}
        />
        <Bars
          title={t('how')}
          rows={reportOutcomes.map((outcome) => ({
            label: t(`outcome.${outcome}`),
            count: reports.decided[outcome] ?? 0,
          }))}
        />
        <Bars
          title={t('appealsAgainst')}
          rows={[
            { label: t('received'), count: appeals.received },
            { label: t('accepted'), count: appeals.accepted },
            { label: t('rejected'), count: appeals.rejected },
          ]}
        />
      </div>
    </section>
  )
}

type Figure = { icon: LucideIcon; background: string; value: string; label: string }

type BarsProps = { title: string; rows: readonly { label: string; count: number }[] }

/** Counts as bars, the largest first; nothing where there is nothing to count. */
function Bars({ title, rows }: BarsProps) {
  const language = useLanguage()
  const counted = rows.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count)
  const most = counted[0]?.count
  if (most === undefined) return null
  return (
    <section>
      <h3 className="mb-3 text-base font-semibold">{title}</h3>
      <dl className="flex flex-col gap-3">
        {counted.map(({ label, count }) => (
          <div key={label} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1">
            <dt className="text-sm">{label}</dt>
            <dd className="text-sm font-semibold tabular-nums">{formatCount(count, language)}</dd>
            <dd className="col-span-2 overflow-hidden rounded-full bg-sand">
              <svg
                aria-hidden="true"
                viewBox="0 0 100 8"
                preserveAspectRatio="none"
                className="block h-2 w-full rtl:-scale-x-100"
              >
                <rect width={(count / most) * 100} height={8} className="fill-ink" />
              </svg>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** '2026-Q4' is 'October – December 2026'. */
export function nameOfQuarter(quarter: string, { t, language }: Texts): string {
  const [year = '', part = ''] = quarter.split('-')
  return t('quarter', { part, year: localDigits(year, language) })
}

/** From here on, days are easier to read. */
const LONG_HOURS = 48

export function formatHours(hours: number | null, { t, language }: Texts): string {
  if (hours === null) return '–'
  if (hours < 1) return t('underAnHour')
  const unit = hours < LONG_HOURS ? 'hours' : 'days'
  const count = Math.round(unit === 'hours' ? hours : hours / HOURS_A_DAY)
  return t(unit, { count, shown: formatCount(count, language) })
}
