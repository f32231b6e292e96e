import { Link } from '@tanstack/react-router'
import { BadgeCheck, MapPin } from 'lucide-react'
import { pages } from '../../routes.ts'
import { formatMoney, formatSaving } from '../../shared/money.ts'
import type { Phone } from '../api/index.ts'
import { useViewer } from '../shell/viewer.ts'
import { classNames } from '../ui/class-names.ts'
import { CardActions, cardLinkClass, LinkCard } from '../ui/link.tsx'
import { Price } from '../ui/price.tsx'
import { CompareMark } from './compare/compare-mark.tsx'
import { HeartButton } from './favourites/heart.tsx'
import { canAct, lazyAction } from './lazy-parts.ts'
import { PhonePhoto } from './phone-photo.tsx'
import { awayWords, placeOf, shortFacts, standingWords, unavailableWords } from './words.ts'

type PhoneCardProps = {
  phone: Phone
  /** Its place in the list: the first row is loaded at once. */
  at?: number
  /** `row`: photo beside the facts where there is room. */
  layout?: 'column' | 'row'
  heading?: 'h2' | 'h3'
}

/** How many photos are in sight at first, at most. */
const FIRST_ROW = 2

const sizes = {
  column: '(width >= 64rem) 25rem, (width >= 48rem) 45vw, 100vw',
  row: '(width >= 48rem) 14rem, 40vw',
}

/** The face of a phone: photo, facts, price, and the one action for this viewer. */
export function PhoneCard(props: PhoneCardProps) {
  const { phone, at = FIRST_ROW, layout = 'column', heading: Heading = 'h2' } = props
  const row = layout === 'row'
  const Action = lazyAction.usePart(canAct(useViewer().kind))
  const unavailable = unavailableWords[phone.state]
  const facts = shortFacts(phone)
  const place = placeOf(phone)
  const away = phone.distanceKm === null ? '' : awayWords(phone.distanceKm)
  return (
    <LinkCard className={row ? 'flex-row gap-4 md:gap-5' : undefined}>
      <div className={classNames('relative', row && 'w-2/5 shrink-0')}>
        <PhonePhoto
          phone={phone}
          photo={phone.photos[0]}
          sizes={sizes[layout]}
          priority={at === 0 ? 'first' : at < FIRST_ROW ? 'soon' : 'later'}
          className="aspect-square"
        />
        <div className="absolute end-2 top-2 z-10 flex gap-1">
          {!row && <CompareMark phone={phone} />}
          <HeartButton phone={phone} />
        </div>
        {unavailable && (
          <span className="absolute start-3 top-3 rounded-full bg-ink px-3 py-1 text-sm font-medium text-paper">
            {unavailable.label}
          </span>
        )}
      </div>
      <div className={classNames('flex min-w-0 flex-1 flex-col', row ? 'py-1' : 'pt-4')}>
        <Heading className="text-lg text-balance">
          <Link to={pages.namedPhone(phone._id, phone.slug)} className={cardLinkClass}>
            {phone.name}
          </Link>
        </Heading>
        {facts.length > 0 && <p className="mt-0.5 text-sm text-muted">{facts.join(' · ')}</p>}
        <div className="mt-2">
          <Price {...priceOf(phone)} />
        </div>
        <p className="mt-1 flex items-center gap-1.5 text-sm text-muted">
          {place && <MapPin className="size-4 shrink-0" />}
          <span className="truncate">
            {[place, away, phone.seller].filter(Boolean).join(' · ')}
          </span>
          {phone.standing !== 'new' && (
            <BadgeCheck
              role="img"
              aria-hidden={undefined}
              aria-label={standingWords[phone.standing]}
              className="size-4 shrink-0 text-green"
            />
          )}
        </p>
        <CardActions className="mt-4 empty:hidden">
          {Action && <Action phone={phone} wide={!row} />}
        </CardActions>
      </div>
    </LinkCard>
  )
}

/** Already formatted, for `Price`. */
export function priceOf(phone: Phone) {
  const { priceMinor, originalPriceMinor, currency } = phone
  const saving = formatSaving(phone)
  return {
    amount: formatMoney(priceMinor, currency),
    ...(saving &&
      originalPriceMinor !== null && {
        original: formatMoney(originalPriceMinor, currency),
        saving,
      }),
  }
}
