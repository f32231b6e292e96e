import {
  BadgeCheck,
  CircleAlert,
  Hash,
  KeyRound,
  type LucideIcon,
  Smartphone,
  Star,
  Tag,
  Undo2,
  Wrench,
} from 'lucide-react'
import { formatCount } from '../../shared/quantities.ts'
import type { Passport, PassportEntry } from '../api/index.ts'
import { useReader } from '../ui/reader.tsx'
import { useLanguage, useTranslations } from '../ui/text.ts'
import { describeEntry, limits } from './passport-labels.ts'

const icons: Record<PassportEntry['kind'], LucideIcon> = {
  imei_checked: BadgeCheck,
  checked_up: Smartphone,
  graded: Star,
  listed: Tag,
  unlisted: CircleAlert,
  sold: KeyRound,
  sale_undone: Undo2,
  repaired: Wrench,
  claimed: KeyRound,
}

type FiguresProps = { passport: Passport; wide?: boolean }

/** The four figures that say most, in one row if there is room for it. */
export function PassportFigures({ passport, wide = false }: FiguresProps) {
  const t = useTranslations('passport')
  const language = useLanguage()
  const { calendarDay } = useReader()
  const { owners, listings, lastCheckupOn, repairs } = passport
  const figures = [
    { value: formatCount(owners, language), label: t('owners', { count: owners }) },
    { value: formatCount(listings, language), label: t('listings', { count: listings }) },
    { value: formatCount(repairs, language), label: t('repairs', { count: repairs }) },
    {
      value: lastCheckupOn ? calendarDay(lastCheckupOn) : t('noCheckup'),
      label: t('lastCheckup'),
    },
  ]
  const tile = wide ? 'rounded-box bg-sand p-4 md:p-5' : 'border-s-2 border-hairline ps-3'
  return (
    <dl className={`grid grid-cols-[4fr_5fr] ${wide ? 'gap-3 md:grid-cols-4 md:gap-4' : 'gap-4'}`}>
      {figures.map(({ value, label }) => (
        <div key={label} className={`flex flex-col-reverse justify-end ${tile}`}>
          <dt className="text-sm text-muted">{label}</dt>
          <dd className="text-lg font-semibold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

type TimelineProps = {
  /** Oldest first; shown newest first. */
  entries: readonly PassportEntry[]
  /** Shows the beginning of each hash. */
  hashes?: boolean
}

/** The history of a phone, newest first: what happened, when, and who says so. */
export function Timeline({ entries, hashes = false }: TimelineProps) {
  const t = useTranslations('passport')
  const language = useLanguage()
  const { calendarDay } = useReader()
  return (
    <ol className="flex flex-col">
      {entries.toReversed().map((entry) => {
        const { title, detail, source, doubt } = describeEntry(entry, t, language)
        const Icon = doubt ? CircleAlert : icons[entry.kind]
        const isOwner = entry.kind === 'sold' || entry.kind === 'claimed'
        return (
          <li key={entry.number} className="group flex gap-4">
            <div className="flex flex-col items-center">
              <span
                className={`grid size-9 shrink-0 place-items-center rounded-full ${
                  doubt
                    ? 'bg-amber-wash text-amber'
                    : isOwner
                      ? 'bg-ink text-paper'
                      : 'bg-sand text-ink'
                }`}
              >
                <Icon aria-hidden="true" className="size-4" />
              </span>
              <span className="w-px flex-1 bg-hairline group-last:hidden" />
            </div>
            <div className="min-w-0 flex-1 pb-6">
              <div className="flex flex-wrap items-baseline justify-between gap-x-4">
                <h3 className="text-base">{title}</h3>
                <time dateTime={entry.date} className="text-sm whitespace-nowrap text-muted">
                  {calendarDay(entry.date)}
                </time>
              </div>
              <p className={`text-sm text-pretty ${doubt ? 'text-amber' : ''}`}>{detail}</p>
              <p className="text-sm text-muted">{t(`source.${source}`)}</p>
              {hashes && (
                <p className="flex items-center gap-1 font-mono text-sm text-muted">
                  <Hash aria-hidden="true" className="size-3" />
                  {entry.number} · {entry.hash.slice(0, 12)}
                </p>
              )}
            </div>
          </li>
        )
      })}
    </ol>
  )
}

export function Limits() {
  const t = useTranslations('passport')
  return (
    <ul className="flex max-w-prose list-disc flex-col gap-1 ps-5 text-sm text-pretty text-muted">
      {limits.map((limit) => (
        <li key={limit}>{t(limit)}</li>
      ))}
    </ul>
  )
}
