import { Eye, Handshake, Heart, type LucideIcon } from 'lucide-react'
import type { OwnPhone } from '../../api/index.ts'

type PhoneNumbersProps = { phone: Pick<OwnPhone, 'views' | 'favourites' | 'bookings'> }

const count = (n: number) => n.toLocaleString('en-US')

/** How a listing does: looked at, saved, booked. */
export function PhoneNumbers({ phone: { views, favourites, bookings } }: PhoneNumbersProps) {
  return (
    <span className="mt-0.5 flex gap-3 whitespace-nowrap tabular-nums">
      <Figure Icon={Eye} value={views} one="view" many="views" />
      <Figure Icon={Heart} value={favourites} one="favourite" many="favourites" />
      <Figure Icon={Handshake} value={bookings} one="booking" many="bookings" />
    </span>
  )
}

type FigureProps = { Icon: LucideIcon; value: number; one: string; many: string }

function Figure({ Icon, value, one, many }: FigureProps) {
  const words = value === 1 ? one : many
  return (
    <span title={words} className={value === 0 ? 'text-muted' : undefined}>
      <Icon className="me-1 inline size-4 text-muted" />
      {count(value)}
      <span className="sr-only"> {words}</span>
    </span>
  )
}
