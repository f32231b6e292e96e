import { Eye, Handshake, Heart, type LucideIcon } from 'lucide-react'
import { formatCount } from '../../../shared/quantities.ts'
import type { OwnPhoneSummary } from '../../api/index.ts'
import { Sparkline } from '../../ui/pictures/sparkline.tsx'
import { useLanguage, useTranslations } from '../../ui/text.ts'

type PhoneNumbersProps = { phone: Pick<OwnPhoneSummary, 'views' | 'favorites' | 'bookings'> }

/** How often a phone was viewed, saved and booked. */
export function PhoneNumbers({ phone: { views, favorites, bookings } }: PhoneNumbersProps) {
  return (
    <span className="mt-0.5 flex flex-wrap gap-x-3 whitespace-nowrap tabular-nums">
      <Figure Icon={Eye} value={views} noun="views" />
      <Figure Icon={Heart} value={favorites} noun="favorites" />
      <Figure Icon={Handshake} value={bookings} noun="bookings" />
    </span>
  )
}

/** A line of fewer days says nothing. */
const LEAST_DAYS = 7

/** The views of the last days as a line, from the first with any; nothing for a phone without. */
export function ViewsByDay({
  phone: { viewsByDay },
}: {
  phone: Pick<OwnPhoneSummary, 'viewsByDay'>
}) {
  const t = useTranslations('products')
  const language = useLanguage()
  const sum = viewsByDay.reduce((total, views) => total + views, 0)
  if (sum === 0) return null
  const first = viewsByDay.findIndex((views) => views > 0)
  const shown = viewsByDay.slice(Math.min(first, viewsByDay.length - LEAST_DAYS))
  const label = t('viewsByDay', {
    count: sum,
    shown: formatCount(sum, language),
    days: viewsByDay.length,
    shownDays: formatCount(viewsByDay.length, language),
  })
  return <Sparkline values={shown} label={label} />
}

type FigureProps = { Icon: LucideIcon; value: number; noun: 'views' | 'favorites' | 'bookings' }

function Figure({ Icon, value, noun }: FigureProps) {
  const label = useTranslations('products')(noun, { count: value })
  const shown = formatCount(value, useLanguage())
  return (
    <span title={label} className={value === 0 ? 'text-muted' : undefined}>
      <Icon className="me-1 inline size-4 text-muted" />
      {shown}
      <span className="sr-only"> {label}</span>
    </span>
  )
}
