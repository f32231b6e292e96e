import { Link } from '@tanstack/react-router'
import { BadgeCheck, Handshake, MapPin, Package, ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { pages } from '../../routes.ts'
import { hasPermission } from '../../shared/accounts/permissions.ts'
import { formatMoney, formatSaving } from '../../shared/money.ts'
import type { Phone, Photo } from '../api/index.ts'
import { isShipped, offeredDelivery } from '../delivery/delivery-labels.ts'
import { useShop } from '../shell/shop.ts'
import { useViewer, type ViewerKind } from '../shell/viewer.ts'
import { classNames } from '../ui/class-names.ts'
import { LoadingRegion, SkeletonCard } from '../ui/layout/page-states.tsx'
import { lazyPart } from '../ui/lazy-part.ts'
import { CardActions, cardLinkClass, LinkCard } from '../ui/link.tsx'
import { Price } from '../ui/price.tsx'
import { CompareMark } from './compare/compare-bar.tsx'
import { HeartButton } from './favourites/heart.tsx'
import { GradeMark } from './grade-mark.tsx'
import {
  afterSaleBadge,
  factsBesideGrade,
  formatDistance,
  phonePlace,
  sellerLevelLabels,
  unavailableLabels,
} from './listing-labels.ts'

const stages = ['bg-sand', 'bg-mist', 'bg-sage'] as const
const OWN = /^(\/media\/[0-9a-f-]+)\.webp$/

/** Widths that the image host keeps of each photo. */
const THUMB_WIDTH = 480
const FULL_WIDTH = 1200

type PhonePhotoProps = {
  phone: Pick<Phone, '_id' | 'name' | 'img' | 'colour'>
  /** What is known of the photo, where it is: then it comes as AVIF too, and blurred at first. */
  photo?: Photo | undefined
  /** How wide it is shown, for the browser's choice of file. */
  sizes: string
  /** The first is what people wait for; later ones can wait until they are near. */
  priority?: 'first' | 'soon' | 'later'
  className?: string
  /** Description, where more is known than the phone's name and colour. */
  alt?: string
}

/** A photo on its tinted stage, in a room of fixed shape. */
export function PhonePhoto(props: PhonePhotoProps) {
  const { phone, photo, sizes, priority = 'later', className, alt } = props
  const [broken, setBroken] = useState<string>()
  const src = photo?.src ?? phone.img
  const shown = src && src !== broken ? src : undefined
  const image = (
    <img
      {...(shown ? sourcesOf(shown, sizes, photo?.sources?.webp) : { src: '/art/no-photo.svg' })}
      alt={shown ? (alt ?? [phone.name, phone.colour].filter(Boolean).join(', ')) : 'No photo'}
      width={FULL_WIDTH}
      height={FULL_WIDTH}
      loading={priority === 'later' ? 'lazy' : 'eager'}
      fetchPriority={priority === 'first' ? 'high' : 'auto'}
      decoding="async"
      className="relative size-full object-cover"
      onError={() => setBroken(src)}
    />
  )
  return (
    <div
      className={classNames('relative overflow-hidden rounded-box', stageOf(phone._id), className)}
    >
      {shown && photo?.placeholder && (
        <img src={photo.placeholder} alt="" className="absolute size-full object-cover" />
      )}
      {shown && photo?.sources ? (
        <picture className="contents">
          <source type="image/avif" sizes={sizes} srcSet={photo.sources.avif} />
          {image}
        </picture>
      ) : (
        image
      )}
    </div>
  )
}

/** Our own photos come in several widths. */
function sourcesOf(img: string, sizes: string, webp: string | undefined) {
  const own = OWN.exec(img)?.[1]
  if (!own) return { src: img }
  // `sizes` before `srcSet` before `src`: some browsers start with what they read first.
  return {
    sizes,
    srcSet: webp ?? `${own}-${THUMB_WIDTH}.webp ${THUMB_WIDTH}w, ${img} ${FULL_WIDTH}w`,
    src: img,
  }
}

/** The same phone always stands on the same stage. */
function stageOf(id: string) {
  return stages[(id.codePointAt(id.length - 1) ?? 0) % stages.length]
}

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
  const Action = lazyAction.usePart(hasActions(useViewer().kind))
  const { shippingPayment } = useShop()
  const unavailable = unavailableLabels[phone.state]
  const facts = factsBesideGrade(phone)
  const promised = afterSaleBadge(phone)
  const place = phonePlace(phone)
  const away = phone.distanceKm === null ? '' : formatDistance(phone.distanceKm)
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
        <p className="mt-0.5 text-sm text-muted">
          <GradeMark grade={phone.grade} />
          {facts.map((fact) => ` · ${fact}`).join('')}
        </p>
        <div className="mt-2">
          <Price {...priceOf(phone)} />
        </div>
        <p className="mt-1 flex items-center gap-1.5 text-sm text-muted">
          {place && <MapPin className="size-4 shrink-0" />}
          <span className="truncate">
            {[place, away].filter(Boolean).map((part) => `${part} · `)}
            <SellerName phone={phone} />
          </span>
          {phone.sellerLevel !== 'new' && (
            <BadgeCheck
              role="img"
              aria-hidden={undefined}
              aria-label={sellerLevelLabels[phone.sellerLevel]}
              className="size-4 shrink-0 text-green"
            />
          )}
        </p>
        <p className="mt-1 flex items-center gap-1.5 text-sm text-muted">
          {isShipped(phone, shippingPayment) ? (
            <Package className="size-4 shrink-0" />
          ) : (
            <Handshake className="size-4 shrink-0" />
          )}
          {offeredDelivery(phone, shippingPayment)}
        </p>
        {promised && (
          <p className="mt-1 flex items-center gap-1.5 text-sm">
            <ShieldCheck className="size-4 shrink-0 text-green" />
            {promised}
          </p>
        )}
        <CardActions className="mt-4 empty:hidden">
          {Action && <Action phone={phone} wide={!row} />}
        </CardActions>
      </div>
    </LinkCard>
  )
}

/** Above the card's own link, which leads to the phone. */
function SellerName({ phone: { seller, sellerId } }: { phone: Phone }) {
  if (!sellerId) return <>{seller}</>
  return (
    <Link
      to={pages.seller(sellerId)}
      className="relative z-10 underline-offset-4 hover:text-ink hover:underline"
    >
      {seller}
    </Link>
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

export function PhoneGrid({ phones }: { phones: readonly Phone[] }) {
  return (
    <ul className={gridClass}>
      {phones.map((phone, at) => (
        <li key={phone._id} className="flex flex-col">
          <PhoneCard phone={phone} at={at} />
        </li>
      ))}
    </ul>
  )
}

/** One column on small screens, two on medium and up. */
const gridClass = 'grid gap-x-6 gap-y-10 md:grid-cols-2'

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
