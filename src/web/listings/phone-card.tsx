import { Link } from '@tanstack/react-router'
import { Handshake } from 'lucide-react'
import { pages } from '../../contract/urls.ts'
import { gradeFact, NOT_GRADED } from '../../shared/listings/grades.ts'
import type { Phone } from '../api/index.ts'
import { isShipped, offeredDelivery } from '../delivery/delivery-labels.ts'
import { useShop } from '../shell/shop.ts'
import { CardActions } from '../ui/link.tsx'
import { Price } from '../ui/price.tsx'
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

/** How wide the photo of a card is shown, in the usual view of lists; and of a card that is always a row. */
const SIZES = '(min-width:64rem) 14rem,(min-width:48rem) 46vw,100vw'
const ROW_SIZES = '(min-width:48rem) 14rem,40vw'

/**
 * The face of a phone: photo, facts, price, and the one action for this viewer. In an element of
 * the class `phones`, whose styles know the parts of a card by their place.
 */
export function PhoneCard(props: PhoneCardProps) {
  const { phone, index = FIRST_ROW, layout = 'column', heading: Heading = 'h2' } = props
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
    <article className={row ? 'phone-card-row' : undefined}>
      <PhonePhoto
        phone={phone}
        onCard
        sizes={row ? ROW_SIZES : SIZES}
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
    </article>
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
