import { Link, useRouter } from '@tanstack/react-router'
import { Handshake } from 'lucide-react'
import { pages } from '../../contract/urls.ts'
import { gradeFact, NOT_GRADED } from '../../shared/listings/grades.ts'
import type { Phone } from '../api/index.ts'
import { isShipped, offeredDelivery } from '../delivery/delivery-labels.ts'
import { useShop } from '../shell/shop.ts'
import { useViewer } from '../shell/viewer.ts'
import { CardActions } from '../ui/link.tsx'
import { Price } from '../ui/price.tsx'
import { RepeatedPart } from '../ui/repeated-part.tsx'
import { showCard } from './card-markup.ts'
import type { CardPhone } from './card-phone.ts'
import { CompareMark } from './compare/comparison.tsx'
import { HeartButton } from './favorites/favorites.tsx'
import {
  afterSaleBadge,
  factsBesideGrade,
  formatDistance,
  formatPrices,
  phonePlace,
  sellerLevelLabels,
  unavailableLabels,
} from './listing-labels.ts'
import { usePhoneAction } from './phone-action-part.ts'
import { PhonePhoto } from './phone-photo.tsx'

type PhoneCardProps = {
  phone: CardPhone
  /** In its list: the photos of the first row are loaded at once. */
  index?: number
  /** `row`: photo beside the facts where there is room. */
  layout?: 'column' | 'row'
  heading?: 'h2' | 'h3'
}

/** How many photos are in sight at first, at most. */
const FIRST_ROW = 2

/** How wide the photo of a card is shown beside the facts; above them it is as wide as its column. */
const ROW_SIZES = '(min-width:48rem) 14rem,40vw'

/**
 * The face of a phone: photo, facts, price, and the one action for this viewer. In an element of the class `phones`,
 * whose styles know the parts of a card by their place.
 */
export function PhoneCard(props: PhoneCardProps) {
  const { kind } = useViewer()
  const { shippingPayment } = useShop()
  const { pathname } = useRouter().latestLocation
  if (import.meta.env.SSR) showCard(props.phone)
  const { phone, index = FIRST_ROW, layout = 'column', heading = 'h2' } = props
  const identity = () => {
    // The card of a booked phone may name the viewer's own order.
    if (phone.state !== 'live') return
    // A link to the page that is shown is marked as such.
    if ([phonePath(phone), sellerPath(phone)].some((path) => path && pathname.startsWith(path)))
      return
    return identityOf(
      phone,
      [Math.min(index, FIRST_ROW), layout, heading, kind, shippingPayment].join(),
    )
  }
  return (
    <RepeatedPart
      as="article"
      className={layout === 'row' ? 'phone-card-row' : undefined}
      identity={import.meta.env.SSR ? identity : undefined}
    >
      <CardContent phone={phone} index={index} layout={layout} heading={heading} />
    </RepeatedPart>
  )
}

/** Of frozen phones that were shown before, by what else their HTML depends on. */
const identities = new WeakMap<CardPhone, Map<string, string>>()

/**
 * Undefined when a frozen phone is shown for the first time: in a large market most are forgotten before they are shown again,
 * and keeping the HTML of a card takes a third of the time that rendering it takes.
 */
function identityOf(phone: CardPhone, place: string): string | undefined {
  if (!Object.isFrozen(phone)) return place + JSON.stringify(phone)
  const known = identities.get(phone)
  if (!known) {
    identities.set(phone, new Map())
    return
  }
  const identity = known.get(place) ?? place + JSON.stringify(phone)
  known.set(place, identity)
  return identity
}

/** What it depends on beside `props` is in the identity that `PhoneCard` gives it. */
function CardContent({ phone, index, layout, heading: Heading }: Required<PhoneCardProps>) {
  const row = layout === 'row'
  const Action = usePhoneAction()
  const { shippingPayment } = useShop()
  const unavailable = unavailableLabels[phone.state]
  const facts = factsBesideGrade(phone)
  const promised = afterSaleBadge(phone)
  const place = phonePlace(phone)
  const ships = isShipped(phone, shippingPayment)
  const away = phone.distanceKm === null ? '' : formatDistance(phone.distanceKm)
  return (
    <>
      <PhonePhoto
        phone={phone}
        onCard
        sizes={row ? ROW_SIZES : undefined}
        priority={index === 0 ? 'first' : index < FIRST_ROW ? 'soon' : 'later'}
      >
        {!row && <CompareMark phone={phone} onCard />}
        <HeartButton phone={phone} onCard />
        {unavailable && <span>{unavailable.label}</span>}
      </PhonePhoto>
      <div>
        <Heading>
          <Link to={phonePath(phone)}>{phone.name}</Link>
        </Heading>
        <p>
          <GradeMark grade={phone.grade} />
          {facts.map((fact) => ` · ${fact}`).join('')}
        </p>
        <Price {...formatPrices(phone)} onCard />
        <p className={place ? undefined : 'no-mask'}>
          <span>
            {[place, away].map((part) => part && `${part} · `).join('')}
            <SellerName phone={phone} />
          </span>
          {phone.sellerLevel !== 'new' && (
            <i role="img" aria-label={sellerLevelLabels[phone.sellerLevel]} />
          )}
        </p>
        <p className={ships ? undefined : 'no-mask'}>
          {!ships && <Handshake />}
          {offeredDelivery(phone, shippingPayment)}
        </p>
        {promised && <p>{promised}</p>}
        {Action && (
          <CardActions className="mt-4 empty:hidden">
            <Action phone={phone} wide={!row} />
          </CardActions>
        )}
      </div>
    </>
  )
}

function phonePath({ _id, slug }: CardPhone): string {
  return pages.namedPhone(_id, slug)
}

function sellerPath({ sellerId }: CardPhone): string | undefined {
  return sellerId ? pages.seller(sellerId) : undefined
}

/** Above the card's own link, which leads to the phone. */
function SellerName({ phone }: { phone: CardPhone }) {
  const to = sellerPath(phone)
  return to ? <Link to={to}>{phone.seller}</Link> : phone.seller
}

/** The grade of a phone, or that it has none: the two never look alike. */
function GradeMark({ grade }: Pick<Phone, 'grade'>) {
  if (grade) return <b>{gradeFact(grade)}</b>
  return <span className="not-graded">{NOT_GRADED}</span>
}
