import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { BadgeCheck, Share2 } from 'lucide-react'
import { lazy, type ReactNode, useEffect, useRef } from 'react'
import { pages } from '../../../contract/urls.ts'
import { levelRules } from '../../../shared/accounts/seller-levels.ts'
import { staffMay } from '../../../shared/accounts/staff-roles.ts'
import { isolatePlace } from '../../../shared/isolate.ts'
import type { Language } from '../../../shared/languages.ts'
import { BOOKING_HOLD_HOURS } from '../../../shared/orders/order-limits.ts'
import { formatCount } from '../../../shared/quantities.ts'
import { apiUrl } from '../../api/client.ts'
import { type Phone, useApi } from '../../api/index.ts'
import { ModelFactsList } from '../../catalog/model-facts.tsx'
import { AfterSaleSection } from '../../delivery/after-sale-terms.tsx'
import { phoneTrail } from '../../document-head.ts'
import { ReportButton } from '../../forms/report-button.tsx'
import { lazyPart } from '../../lazy-part.tsx'
import { MakeOffer } from '../../orders/offers/make-offer.tsx'
import { SellerRatings } from '../../orders/ratings/seller-ratings.tsx'
import { Breadcrumbs } from '../../shell/breadcrumbs.tsx'
import { useShop } from '../../shell/shop.ts'
import { useViewer } from '../../shell/viewer.ts'
import { Badge } from '../../ui/badge.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { useInView } from '../../ui/hooks.ts'
import { Facts } from '../../ui/layout/page-layout.tsx'
import { LazyPanel } from '../../ui/lazy-dialog.tsx'
import { linkClass } from '../../ui/link.tsx'
import { Avatar } from '../../ui/pictures/avatar.tsx'
import { Price } from '../../ui/price.tsx'
import { sharePage } from '../../ui/share.ts'
import { type Translate, useLanguage, useTranslations } from '../../ui/text.ts'
import { ProofList } from '../../verification/proofs.tsx'
import { CompareMark } from '../compare/compare-mark.tsx'
import { HeartButton } from '../favorites/heart-button.tsx'
import { RecentStrip } from '../favorites/recent-strip.tsx'
import { recentlyViewed } from '../favorites/recently-viewed.ts'
import { phonePlace } from '../listing-labels.ts'
import { PhoneAction } from '../phone-action.tsx'
import { usePhoneTexts } from '../phone-texts.ts'
import { listingQueries, type PhoneDetail } from '../queries.ts'
import { BuyBar } from './buy-bar.tsx'
import { DeliverySection } from './delivery-terms.tsx'
import { Gallery } from './gallery.tsx'
import { KeyFacts } from './key-facts.tsx'
import { MessageSeller } from './message-seller.tsx'
import { OtherPhones } from './other-phones.tsx'
import { usePhoneFacts } from './phone-facts.tsx'
import { PriceCheck } from './price-check.tsx'

/** Hands the page on: by the device's own sheet where it has one, or copied. */
export function ShareButton({ phone }: { phone: Phone }) {
  const t = useTranslations('phone')
  return (
    <button
      type="button"
      aria-label={t('share', { name: phone.name })}
      className="mark-button"
      onClick={() => sharePage({ copied: t('linkCopied'), blocked: t('copyBlocked') })}
    >
      <Share2 className="size-5" />
    </button>
  )
}

function HowToGetIt({ phone: { delivery, paymentMethods, returnDays } }: { phone: PhoneDetail }) {
  const t = useTranslations('phone.get')
  const language = useLanguage()
  const { takesOnline } = useShop()
  const isOnline = paymentMethods ? paymentMethods.includes('online') : takesOnline
  const canShip = delivery.shipping && (isOnline || (paymentMethods?.includes('transfer') ?? true))
  const { pickUp } = delivery
  if (!pickUp && !canShip) return null
  const way = !canShip
    ? t('pickUp')
    : isOnline
      ? t(pickUp ? 'pickUpOrOnline' : 'online')
      : t(pickUp ? 'pickUpOrTransfer' : 'transfer')
  const money = !isOnline
    ? t(pickUp ? 'directMeeting' : 'direct')
    : returnDays !== null
      ? t('returnable')
      : t(pickUp ? 'handedOver' : 'confirmed')
  return (
    <section className="rounded-box bg-mist p-5">
      <h2 className="text-lg">{t('title')}</h2>
      <ol className="mt-2 list-(--numerals) space-y-1 ps-5">
        <li>
          {t('book', {
            count: BOOKING_HOLD_HOURS,
            shown: formatCount(BOOKING_HOLD_HOURS, language),
          })}
        </li>
        <li>{way}</li>
        <li>{money}</li>
      </ol>
    </section>
  )
}

/** `loaded` is what the loader found; bookings made here change what is shown. */
export function PhonePage({ loaded }: { loaded: PhoneDetail }) {
  const { data: phone = loaded } = useQuery(listingQueries.phone(useApi(), loaded._id))
  const home = useTranslations('shell.links')('home')
  const texts = usePhoneTexts()
  const unavailable = texts.unavailable(phone)
  const buyBox = useRef<HTMLDivElement>(null)
  useEffect(() => recentlyViewed.add(phone._id), [phone._id])
  useEffect(() => reportView(phone._id), [phone._id])
  return (
    <div className="page-width pt-4">
      <div className="mb-2 text-sm text-muted">
        <Breadcrumbs trail={phoneTrail(phone, home)} />
      </div>
      <article className="grid items-start gap-x-14 gap-y-10 md:grid-cols-2">
        <div className="min-w-0 self-stretch">
          <div className="md:sticky md:top-20">
            <Gallery phone={phone} />
          </div>
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          <header>
            {unavailable && <UnavailableNotice phone={phone} />}
            <h1 className="text-xl">
              <bdi>{phone.name}</bdi>
            </h1>
            <div className="mt-3">
              <Price {...texts.prices(phone)} size="display" />
            </div>
            <KeyFacts phone={phone} />
          </header>
          <div ref={buyBox} className="flex flex-wrap items-start gap-2">
            <div className="min-w-48 flex-1 empty:hidden">
              <BuyBox phone={phone} />
            </div>
            <div className="flex gap-1 rounded-full border border-hairline p-1">
              <HeartButton phone={phone} />
              <CompareMark phone={phone} />
              <ShareButton phone={phone} />
            </div>
          </div>
          <PriceCheck phone={phone} />
          <SellerCard phone={phone} />
          <DeliverySection phone={phone} />
          <AfterSaleSection terms={phone} />
        </div>
        <Details phone={phone} />
      </article>
      <OtherPhones phone={phone} />
      <RecentStrip except={phone._id} />
      <BuyBar phone={phone} buyBox={buyBox} />
    </div>
  )
}

/** What follows the photos, the price, the seller and the terms. */
function Details({ phone }: { phone: PhoneDetail }) {
  const t = useTranslations('phone')
  const language = useLanguage()
  return (
    <>
      <ProofList phone={phone} />
      <DevicePassport phone={phone} />
      <section aria-labelledby="this-phone">
        <h2 id="this-phone" className="mb-3 text-lg">
          {t('thisPhone')}
        </h2>
        <Facts facts={usePhoneFacts(phone)} />
      </section>
      <ModelFactsList phone={phone} />
      {phone.description && (
        <section>
          <h2 className="mb-2 text-lg">{t('about')}</h2>
          <p
            dir="auto"
            lang={phone.descriptionLanguage?.code}
            className="max-w-prose wrap-anywhere whitespace-pre-line"
          >
            {phone.description}
          </p>
          {phone.descriptionLanguage && phone.descriptionLanguage.code !== language && (
            <p className="mt-2 text-sm text-muted">
              {t('writtenIn', { language: phone.descriptionLanguage.name })}
            </p>
          )}
        </section>
      )}
      <HowToGetIt phone={phone} />
      <div>
        <ReportListing phone={phone} />
        <Link to={pages.phoneSheet(phone._id)} className={`${linkClass} text-sm`}>
          {t('sheet')}
        </Link>
      </div>
    </>
  )
}

/** Booking and offers; visitors get a link to log in, admins the reason why there is neither. */
export function BuyBox({ phone }: { phone: Phone }) {
  const t = useTranslations('phone')
  const unavailable = usePhoneTexts().unavailable(phone)
  const { kind } = useViewer()
  if (kind === 'admin')
    return <p className="max-w-prose text-pretty text-muted">{t('adminNote')}</p>
  if (kind !== 'visitor')
    return (
      <div className="flex flex-col gap-2">
        <PhoneAction phone={phone} wide opensOrder />
        <MakeOffer phone={phone} />
      </div>
    )
  if (unavailable) return null
  return (
    <div className="flex flex-col gap-2">
      <Link
        to={pages.login(pages.namedPhone(phone._id, phone.slug))}
        className={buttonClass({ variant: 'primary', size: 'large', wide: true })}
      >
        {t('logIn')}
      </Link>
      <MakeOffer phone={phone} />
    </div>
  )
}

/** Says why a phone can't be booked. */
export function UnavailableNotice({ phone }: { phone: Phone }) {
  const unavailable = usePhoneTexts().unavailable(phone)
  if (!unavailable) return null
  return (
    <p className="mb-3 flex flex-wrap items-center gap-x-2 gap-y-1 rounded-field bg-amber-wash px-3 py-2 text-sm">
      <Badge tone="waiting">{unavailable.label}</Badge>
      {unavailable.why}
    </p>
  )
}

/** The seller with photo, level, town and ratings; never an address. */
export function SellerCard({ phone }: { phone: PhoneDetail }) {
  const t = useTranslations('phone.seller')
  const language = useLanguage()
  const level = useTranslations('card.level')
  const place = phonePlace(phone)
  const toProfile = (name: ReactNode) =>
    phone.sellerId ? (
      <Link to={pages.seller(phone.sellerId)} className={linkClass}>
        {name}
      </Link>
    ) : (
      name
    )
  return (
    <section
      aria-label={t('label')}
      className="flex flex-wrap items-start gap-x-4 gap-y-2 border-y border-hairline py-4"
    >
      <Avatar name={phone.seller} src={phone.sellerPhoto ?? undefined} />
      <div className="min-w-48 flex-1">
        <p className="truncate font-medium">{toProfile(<bdi>{phone.seller}</bdi>)}</p>
        {phone.sellerCompany && phone.sellerId && (
          <p className="text-sm wrap-anywhere">
            {t.rich('business', { company: () => toProfile(<bdi>{phone.sellerCompany}</bdi>) })}
          </p>
        )}
        <details className="text-sm">
          <summary className="min-h-11 cursor-pointer content-center md:min-h-8">
            {level(phone.sellerLevel)}{' '}
            {phone.sellerLevel !== 'new' && (
              <BadgeCheck className="inline size-4 align-[-0.2em] text-green" />
            )}
          </summary>
          <p className="pb-2 text-pretty text-muted">
            {`${levelMeaning(phone.sellerLevel, t, language)} ${t('counted')}`}
          </p>
        </details>
        {phone.sellerPhoneNumberConfirmed && (
          <p className="flex items-center gap-1.5 text-sm text-muted">
            <BadgeCheck className="size-4 shrink-0 text-green" />
            {t('numberConfirmed')}
          </p>
        )}
        {place && (
          <p className="icon flex items-center gap-1.5 text-sm text-muted [--icon:var(--icon-map-pin)]">
            <span>{isolatePlace(place, language)}</span>
          </p>
        )}
        {phone.sellerId && <SellerRatings seller={{ id: phone.sellerId, name: phone.seller }} />}
      </div>
      <MessageSeller phone={phone} />
    </section>
  )
}

/** What a level says of a seller. */
function levelMeaning(
  level: Phone['sellerLevel'],
  t: Translate<'phone.seller'>,
  language: Language,
): string {
  const { trusted, proven } = levelRules
  const count = (number: number) => formatCount(number, language)
  const ratings = count(levelRules.ratings)
  if (level !== 'trusted') return t(level, { ratings, stars: count(proven.stars) })
  const { sales, days, stars } = trusted
  return t('trusted', { ratings, sales: count(sales), days: count(days), stars: count(stars) })
}

/** A page closed earlier does not count as viewed. */
const VIEW_DELAY_MS = 1_000

/**
 * Counts a view in the browser, because pages are served from a cache. Errors are ignored. Returns a
 * function that cancels it.
 */
export function reportView(phoneId: string): () => void {
  const report = () => {
    if (document.visibilityState === 'visible')
      navigator.sendBeacon(apiUrl('/api/phones/{id}/views', { id: phoneId }))
  }
  const timer = setTimeout(report, VIEW_DELAY_MS)
  return () => clearTimeout(timer)
}

/** The history of the phone, by its IMEI; nothing without an IMEI check. */
function DevicePassport({ phone }: { phone: PhoneDetail }) {
  return phone.verifications?.imei ? <Passport phoneId={phone._id} /> : null
}

const PassportPanel = lazyPart(['passport'], async () => ({
  default: (await import('../../passports/passport-panel.tsx')).PassportPanel,
}))

function Passport({ phoneId }: { phoneId: string }) {
  const t = useTranslations('phone.passport')
  const [ref, isNear] = useInView<HTMLElement>()
  return (
    <section ref={ref} aria-labelledby="passport" className="md:col-span-2">
      <h2 id="passport" className="text-lg">
        {t('title')}
      </h2>
      <p className="mb-4 max-w-prose text-sm text-pretty text-muted">{t('text')}</p>
      <div className="min-h-72">
        <LazyPanel fallback={null}>{isNear && <PassportPanel phoneId={phoneId} />}</LazyPanel>
      </div>
    </section>
  )
}

const ReportListingDialog = lazyPart(['report'], async () => ({
  default: (await import('../../forms/report-dialogs.tsx')).ReportListingDialog,
}))

const RemovePhone = lazy(async () => ({
  default: (await import('./remove-phone.tsx')).RemovePhone,
}))

/** Lets people report a listing, and admins remove it. */
function ReportListing({ phone }: { phone: Phone }) {
  const t = useTranslations('phone')
  const { kind, user } = useViewer()
  if (kind === 'admin')
    return (
      <div className="min-h-11">
        {user && staffMay(user, 'moderateListings') && (
          <LazyPanel fallback={null}>
            <RemovePhone phone={phone} />
          </LazyPanel>
        )}
      </div>
    )
  return (
    <ReportButton
      page={pages.namedPhone(phone._id, phone.slug)}
      hash="report"
      isOwn={user !== undefined && user._id === phone.sellerId}
      form={(dialog) => <ReportListingDialog phone={phone} {...dialog} />}
    >
      {t('report')}
    </ReportButton>
  )
}
