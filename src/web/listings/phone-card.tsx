import { Link, useRouter } from '@tanstack/react-router'
import { BadgeCheck, Handshake, MapPin, Package, ShieldCheck } from 'lucide-react'
import { useEffect } from 'react'
import { pages } from '../../routes.ts'
import { hasPermission } from '../../shared/accounts/account-rules.ts'
import { formatMoney, formatSaving } from '../../shared/money.ts'
import type { Phone } from '../api/index.ts'
import { isShipped, offeredDelivery } from '../delivery/delivery-labels.ts'
import { useShop } from '../shell/shop.ts'
import { useViewer, type ViewerKind } from '../shell/viewer.ts'
import { LoadingRegion, SkeletonCard } from '../ui/layout/page-states.tsx'
import { lazyPart } from '../ui/lazy-part.ts'
import { CardActions, cardLinkClass, LinkCard } from '../ui/link.tsx'
import { Price } from '../ui/price.tsx'
import type { CardPhone } from './card-phone.ts'
import { CompareMark } from './compare/comparison.tsx'
import { HeartButton } from './favourites/favourites.tsx'
import { GradeMark } from './grade-mark.tsx'
import {
  afterSaleBadge,
  factsBesideGrade,
  formatDistance,
  phonePlace,
  sellerLevelLabels,
  unavailableLabels,
} from './listing-labels.ts'
import { PhonePhoto } from './phone-photo.tsx'

type PhoneCardProps = {
  phone: CardPhone
  /** Its place in the list: the first row is loaded at once. */
  at?: number
  /** `row`: photo beside the facts where there is room. */
  layout?: 'column' | 'row'
  heading?: 'h2' | 'h3'
}

/** How many photos are in sight at first, at most. */
const FIRST_ROW = 2

/** How wide the photo of a card is shown. */
export const cardSizes = {
  column: '(min-width:64rem) 25rem,(min-width:48rem) 45vw,100vw',
  row: '(min-width:48rem) 14rem,40vw',
}

/** The face of a phone: photo, facts, price, and the one action for this viewer. Styled by `.phone-card`. */
export function PhoneCard(props: PhoneCardProps) {
  const { phone, at = FIRST_ROW, layout = 'column', heading: Heading = 'h2' } = props
  const row = layout === 'row'
  const Action = lazyAction.usePart(hasActions(useViewer().kind))
  const { shippingPayment } = useShop()
  const unavailable = unavailableLabels[phone.state]
  const facts = factsBesideGrade(phone)
  const promised = afterSaleBadge(phone)
  const place = phonePlace(phone)
  const away = phone.distanceKm === null ? '' : formatDistance(phone.distanceKm)
  return (
    <LinkCard className={row ? 'phone-card phone-card-row' : 'phone-card'}>
      <div>
        <PhonePhoto
          phone={phone}
          sizes={cardSizes[layout]}
          priority={at === 0 ? 'first' : at < FIRST_ROW ? 'soon' : 'later'}
          className="aspect-square"
        />
        <div>
          {!row && <CompareMark phone={phone} />}
          <HeartButton phone={phone} />
        </div>
        {unavailable && <span>{unavailable.label}</span>}
      </div>
      <div>
        <Heading>
          <Link to={pages.namedPhone(phone._id, phone.slug)} className={cardLinkClass}>
            {phone.name}
          </Link>
        </Heading>
        <p>
          <GradeMark grade={phone.grade} />
          {facts.map((fact) => ` · ${fact}`).join('')}
        </p>
        <Price {...priceOf(phone)} />
        <p>
          {place && <MapPin />}
          <span>
            {[place, away].map((part) => part && `${part} · `).join('')}
            <SellerName phone={phone} />
          </span>
          {phone.sellerLevel !== 'new' && (
            <BadgeCheck
              role="img"
              aria-hidden={undefined}
              aria-label={sellerLevelLabels[phone.sellerLevel]}
              className="text-green"
            />
          )}
        </p>
        <p>
          {isShipped(phone, shippingPayment) ? <Package /> : <Handshake />}
          {offeredDelivery(phone, shippingPayment)}
        </p>
        {promised && (
          <p className="text-ink">
            <ShieldCheck className="text-green" />
            {promised}
          </p>
        )}
        {Action && (
          <CardActions className="mt-4 empty:hidden">
            <Action phone={phone} wide={!row} />
          </CardActions>
        )}
      </div>
    </LinkCard>
  )
}

/** Above the card's own link, which leads to the phone. */
function SellerName({ phone: { seller, sellerId } }: { phone: CardPhone }) {
  return sellerId ? <Link to={pages.seller(sellerId)}>{seller}</Link> : seller
}

/** Already formatted, for `Price`. */
export function priceOf(phone: Pick<Phone, 'priceMinor' | 'originalPriceMinor' | 'currency'>) {
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

export function PhoneGrid({ phones }: { phones: readonly CardPhone[] }) {
  usePhonePageSoon()
  return (
    <ul className={gridClass}>
      {phones.map((phone, at) => (
        <li key={phone._id}>
          <PhoneCard phone={phone} at={at} />
        </li>
      ))}
    </ul>
  )
}

/**
 * Fetches the script of a phone's page once the browser has nothing else to do: whoever sees a list of
 * phones most likely opens one. Not where people save data.
 */
function usePhonePageSoon() {
  const router = useRouter()
  useEffect(() => {
    const { connection } = navigator as { connection?: { saveData?: boolean } }
    if (connection?.saveData) return
    const fetchScript = () => {
      const [, , found] = router.getMatchedRoutes(pages.phone('any'))
      if (found) router.loadRouteChunk(found)?.catch(() => {})
    }
    if (!('requestIdleCallback' in window)) return
    const waiting = requestIdleCallback(fetchScript)
    return () => cancelIdleCallback(waiting)
  }, [router])
}

/** One column on small screens, two on medium and up. */
const gridClass = 'phone-grid'

/** In the real size of the cards that will stand there. */
export function PhoneGridSkeleton({ cards = 6 }: { cards?: number }) {
  return (
    <LoadingRegion label="Loading phones">
      <div className={gridClass}>
        {[...Array(cards).keys()].map((card) => (
          <SkeletonCard key={card} picture="aspect-square" />
        ))}
      </div>
    </LoadingRegion>
  )
}

const lazyAction = lazyPart(async () => (await import('./phone-action.tsx')).PhoneAction)

function hasActions(kind: ViewerKind): boolean {
  return kind !== 'visitor' && hasPermission(kind, 'buy')
}

/** Loads the buttons of buyers and sellers, so that cards have them from the first paint. */
export async function loadActions(kind: ViewerKind): Promise<void> {
  if (hasActions(kind)) await lazyAction.load()
}
