import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Share2 } from 'lucide-react'
import { useEffect } from 'react'
import { pages } from '../../../routes.ts'
import { detailEntries, displayField } from '../../../shared/field-values.ts'
import type { Phone } from '../../api/index.ts'
import { Breadcrumbs } from '../../shell/breadcrumbs.tsx'
import { useApi } from '../../shell/use-api.ts'
import { type Fact, Facts } from '../../ui/page-layout.tsx'
import { Price } from '../../ui/price.tsx'
import { sharePage } from '../../ui/share.ts'
import { CompareMark } from '../compare/compare-mark.tsx'
import { recentlyViewed } from '../favourites/favourites.ts'
import { HeartButton } from '../favourites/heart.tsx'
import { RecentStrip } from '../favourites/recent-strip.tsx'
import { dayOf, gradeMeanings, gradeWords, unavailableWords } from '../listing-labels.ts'
import { PhoneCard, priceOf } from '../phone-card.tsx'
import { listingQueries } from '../queries.ts'
import { CannotBuy, TheAct } from './buy-box.tsx'
import type { PhoneDetail } from './detail.ts'
import { FairPrice } from './fair-price.tsx'
import { Gallery } from './gallery.tsx'
import { MarketRange } from './market-range.tsx'
import { ModelFactsList } from './model-facts.tsx'
import { Proofs } from './proofs.tsx'
import { ReportPhone } from './report-phone.tsx'
import { SellerCard } from './seller-card.tsx'
import { OtherOffers, SimilarPhones } from './similar-phones.tsx'
import { tellView } from './tell-view.ts'

/** Phones one below the other, photo beside the facts; two columns where there is room. */
export function PhoneRows({ phones }: { phones: readonly Phone[] }) {
  return (
    <ul className="grid gap-x-6 gap-y-10 md:grid-cols-2">
      {phones.map((phone) => (
        <li key={phone._id}>
          <PhoneCard phone={phone} layout="row" heading="h3" />
        </li>
      ))}
    </ul>
  )
}

/** The details of a phone; what its seller has not said is left out. */
export function factsOf(phone: Phone): Fact[] {
  const facts = detailEntries.flatMap(([key, field]): Fact[] => {
    const { label, detailLabel: term = label } = field
    if (key === 'grade') return phone.grade ? [{ term, value: gradeValue(phone.grade) }] : []
    const value = displayField(field, phone[key])
    return value ? [{ term, value }] : []
  })
  return [...facts, { term: 'Listed', value: dayOf(phone.createdAt) }]
}

function gradeValue(grade: NonNullable<Phone['grade']>) {
  return (
    <>
      {grade}, {gradeWords[grade].toLowerCase()}
      <span className="block text-sm font-normal text-muted">{gradeMeanings[grade]}</span>
    </>
  )
}

/** Hands the page on: by the device's own sheet where it has one, or copied. */
export function ShareButton({ phone }: { phone: Phone }) {
  return (
    <button
      type="button"
      aria-label={`Share ${phone.name}`}
      className="mark-button"
      onClick={sharePage}
    >
      <Share2 className="size-5" />
    </button>
  )
}

/** `loaded` is what the loader found; bookings made here change what is shown. */
export function PhonePage({ loaded }: { loaded: PhoneDetail }) {
  const { data: phone = loaded } = useQuery(listingQueries.phone(useApi(), loaded._id))
  const unavailable = unavailableWords[phone.state]
  useEffect(() => recentlyViewed.add(phone._id), [phone._id])
  useEffect(() => tellView(phone._id), [phone._id])
  return (
    <div className="page-width pt-4">
      <div className="mb-2 text-sm text-muted">
        <Trail phone={phone} />
      </div>
      <article className="grid items-start gap-x-14 gap-y-10 md:grid-cols-2">
        <Gallery phone={phone} />
        <div className="flex flex-col gap-6">
          <header>
            {unavailable && <CannotBuy phone={phone} />}
            <h1 className="text-xl">{phone.name}</h1>
            <div className="mt-3">
              <Price {...priceOf(phone)} size="display" />
            </div>
          </header>
          <div className="flex flex-wrap items-start gap-2">
            <div className="min-w-48 flex-1 empty:hidden">
              <TheAct phone={phone} />
            </div>
            <div className="flex gap-1 rounded-full border border-hairline p-1">
              <HeartButton phone={phone} />
              <CompareMark phone={phone} />
              <ShareButton phone={phone} />
            </div>
          </div>
          <FairPrice phone={phone} />
          <MarketRange phone={phone} />
          <SellerCard phone={phone} />
        </div>
        <Proofs phone={phone} />
        <section aria-labelledby="this-phone">
          <h2 id="this-phone" className="mb-3 text-lg">
            This phone
          </h2>
          <Facts facts={factsOf(phone)} />
        </section>
        <ModelFactsList phone={phone} />
        {phone.description && (
          <section>
            <h2 className="mb-2 text-lg">Description</h2>
            <p className="max-w-prose break-words whitespace-pre-line">{phone.description}</p>
          </section>
        )}
        <section className="rounded-box bg-mist p-5">
          <h2 className="text-lg">How to get it</h2>
          <ol className="mt-2 list-decimal space-y-1 ps-5">
            <li>Book it: we hold it for you for 48 hours, and you don’t pay yet.</li>
            <li>Meet the seller in a public place and check it, or pay online and have it sent.</li>
            <li>
              The seller gets the money once you have the phone: by your hand-over code, or your
              confirmation that it’s as described.
            </li>
          </ol>
        </section>
        <ReportPhone phone={phone} />
      </article>
      <OtherOffers phone={phone} />
      <SimilarPhones phone={phone} />
      <RecentStrip except={phone._id} />
    </div>
  )
}

function Trail({ phone }: { phone: PhoneDetail }) {
  return (
    <Breadcrumbs>
      <Link to={pages.home()}>Home</Link>
      <Link to={pages.products()} search={{ brand: [phone.brand] }}>
        {phone.brand}
      </Link>
      {phone.model && phone.model.name !== phone.name && (
        <Link to={pages.products()} search={{ brand: [phone.brand], model: [phone.model.slug] }}>
          {phone.model.name}
        </Link>
      )}
      <span aria-current="page">{phone.name}</span>
    </Breadcrumbs>
  )
}
