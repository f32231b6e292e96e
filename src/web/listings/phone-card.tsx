import { Link } from '@tanstack/react-router'
import { Handshake } from 'lucide-react'
import type { ReactNode } from 'react'
import { pages } from '../../contract/urls.ts'
import { mayTrade } from '../../shared/accounts/account-rules.ts'
import { isolatePlace } from '../../shared/isolate.ts'
import { isShipped } from '../delivery/delivery-labels.ts'
import { useShop } from '../shell/shop.ts'
import { useViewer } from '../shell/viewer.ts'
import { classNames } from '../ui/class-names.ts'
import { CardActions, cardLinkClass, LinkCard } from '../ui/link.tsx'
import { Price } from '../ui/price.tsx'
import { useTranslations } from '../ui/text.ts'
import type { CardPhone } from './card-phone.ts'
import { CompareMark } from './compare/compare-mark.tsx'
import { HeartButton } from './favorites/heart-button.tsx'
import { phonePlace } from './listing-labels.ts'
import { PhoneAction } from './phone-action.tsx'
import { PhonePhoto } from './phone-photo.tsx'
import { usePhoneTexts } from './phone-texts.ts'

type PhoneCardProps = {
  phone: CardPhone
  /** In its list: the photos of the first row are loaded at once. */
  index?: number
  /** `row`: photo beside the facts where there is room. */
  layout?: 'column' | 'row'
  heading?: 'h2' | 'h3'
  /** What else is said of its price. */
  note?: ReactNode
  /** On the page of its seller, which names them and their town. */
  onPageOf?: { place: string | null } | undefined
}

/** How many photos are in sight at first, at most. */
const FIRST_ROW = 2

/** How wide the photo of a card is shown, in the usual view of lists; and of a card that is always a row. */
const SIZES = '(min-width:64rem) 14rem,(min-width:48rem) 46vw,10rem'
const ROW_SIZES = '(min-width:28rem) 11rem,40vw'

/**
 * A phone in a list: photo, facts, price, and the one action for this viewer. A list that sets the properties of
 * `.phone-grid` decides how its parts are arranged.
 */
export function PhoneCard(props: PhoneCardProps) {
  const {
    phone,
    index = FIRST_ROW,
    layout = 'column',
    heading: Heading = 'h2',
    note,
    onPageOf,
  } = props
  const row = layout === 'row'
  const { priceVerdict, proofs } = phone
  const { kind } = useViewer()
  const { shippingPayment } = useShop()
  const t = useTranslations('card')
  const texts = usePhoneTexts()
  const unavailable = texts.unavailable(phone)
  const facts = texts.cardFacts(phone)
  const promises = texts.afterSale(phone)
  const place = phonePlace(phone) === onPageOf?.place ? '' : phonePlace(phone)
  const ships = isShipped(phone, shippingPayment)
  const away = phone.distanceKm === null ? '' : texts.distance(phone.distanceKm)
  const where = [place && isolatePlace(place, texts.language), away].filter(Boolean).join(' · ')
  return (
    <LinkCard className={row ? 'phone-card phone-card-row' : 'phone-card'}>
      <PhonePhoto
        phone={phone}
        className="phone-card-photo"
        sizes={row ? ROW_SIZES : SIZES}
        priority={index === 0 ? 'first' : index < FIRST_ROW ? 'soon' : 'later'}
      >
        {!row && <CompareMark phone={phone} className="phone-card-mark phone-card-compare" />}
        <HeartButton phone={phone} className="phone-card-mark" />
        {unavailable && <span className="phone-card-badge">{unavailable.label}</span>}
        {proofs && proofs.length > 0 && (
          <p className="phone-card-proofs">
            {proofs.map((proof) => (
              <span
                key={proof}
                role="img"
                className={`seal seal-small seal-${proof}`}
                aria-label={t(`proof.${proof}`)}
              />
            ))}
          </p>
        )}
      </PhonePhoto>
      <div className="phone-card-text">
        <Heading className="phone-card-name">
          <Link to={phonePath(phone)} dir="auto" className={cardLinkClass}>
            {phone.name}
          </Link>
        </Heading>
        <p className="phone-card-facts">
          <GradeMark isGraded={phone.grade !== null}>{texts.grade(phone.grade)}</GradeMark>
          {facts.map((fact) => ` · ${fact}`).join('')}
        </p>
        <Price {...texts.prices(phone)} className="phone-card-price">
          {priceVerdict && (
            <span className={`price-verdict price-${priceVerdict}`}>
              {t(`verdict.${priceVerdict}`)}
            </span>
          )}
          {note}
        </Price>
        {(where || !onPageOf) && (
          <p className={classNames('phone-card-line phone-card-place', place && 'icon')}>
            <span className="phone-card-whereabouts">
              {onPageOf ? (
                where
              ) : (
                <>
                  {where && <span>{`${where} · `}</span>}
                  <SellerName phone={phone} />
                </>
              )}
            </span>
            {!onPageOf && phone.sellerLevel !== 'new' && (
              <span
                role="img"
                aria-label={t(`level.${phone.sellerLevel}`)}
                className="phone-card-level icon"
              />
            )}
          </p>
        )}
        <div className="phone-card-terms">
          <p className={classNames('phone-card-line phone-card-delivery', ships && 'icon')}>
            {!ships && <Handshake className="size-4 shrink-0" />}
            {texts.offeredDelivery(phone, shippingPayment)}
          </p>
          {promises.length > 0 && (
            <p className="phone-card-line phone-card-promise icon">
              {promises.map((promise) => (
                <span key={promise}>{promise}</span>
              ))}
            </p>
          )}
        </div>
        {kind !== 'visitor' && mayTrade(kind, 'buy') && (
          <CardActions className="phone-card-action">
            <PhoneAction phone={phone} wide={!row} />
          </CardActions>
        )}
      </div>
    </LinkCard>
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
  if (!to) return <bdi>{phone.seller}</bdi>
  return (
    <Link to={to} dir="auto" className="phone-card-seller">
      {phone.seller}
    </Link>
  )
}

/** The grade of a phone, or that it has none: the two never look alike. */
function GradeMark({ isGraded, children }: { isGraded: boolean; children: string }) {
  if (isGraded) return <b>{children}</b>
  return <span className="not-graded icon">{children}</span>
}
