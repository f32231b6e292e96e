import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { pages } from '../../../contract/urls.ts'
import { type Phone, useApi } from '../../api/index.ts'
import { useInView } from '../../ui/hooks.ts'
import { Section } from '../../ui/layout/page-layout.tsx'
import { LoadingRegion, Skeleton } from '../../ui/layout/page-states.tsx'
import { linkClass } from '../../ui/link.tsx'
import type { CardPhone } from '../card-phone.ts'
import { PhoneCard } from '../phone-card.tsx'
import { usePhoneTexts } from '../phone-texts.ts'
import { listingQueries } from '../queries.ts'

const SHOWN = 4

const rowsClass = 'grid gap-x-6 gap-y-10 md:grid-cols-2'

/** Phones with the photo next to the facts; two columns on large screens. */
export function PhoneRows({ phones }: { phones: readonly CardPhone[] }) {
  return (
    <ul className={rowsClass}>
      {phones.map((phone) => (
        <li key={phone._id}>
          <PhoneCard phone={phone} layout="row" heading="h3" />
        </li>
      ))}
    </ul>
  )
}

/**
 * Other live phones of the same model, cheapest first, and phones of the same brand at a similar price. They
 * are fetched when they come near the screen: most visits end above them.
 */
export function OtherPhones({ phone }: { phone: Phone }) {
  const api = useApi()
  const [ref, isNear] = useInView<HTMLDivElement>()
  const { model } = phone
  const offers = useQuery({ ...listingQueries.offers(api, phone), enabled: isNear && !!model })
  const similar = useQuery({ ...listingQueries.similar(api, phone), enabled: isNear })
  const isLoading = similar.isPending || (model !== null && offers.isPending)
  return (
    // What follows keeps out of sight meanwhile. Without JavaScript nothing more will come.
    <div ref={ref} className={isLoading ? 'min-h-dvh noscript:min-h-0' : undefined}>
      {isLoading ? (
        isNear ? (
          <OtherPhonesLoading />
        ) : (
          <BrandLink brand={phone.brand} />
        )
      ) : (
        <>
          {offers.data && <OtherOffers phone={phone} {...offers.data} />}
          {similar.data && <SimilarPhones brand={phone.brand} phones={similar.data} />}
        </>
      )}
    </div>
  )
}

function OtherPhonesLoading() {
  return (
    <LoadingRegion label="Loading other phones">
      <div className={`${rowsClass} py-10 md:py-14`}>
        {[...Array(SHOWN).keys()].map((row) => (
          <Skeleton key={row} className="h-40 rounded-box" />
        ))}
      </div>
    </LoadingRegion>
  )
}

type OtherOffersProps = {
  phone: Phone
  items: readonly CardPhone[]
  total: number
  totalIsExact: boolean
}

function OtherOffers({ phone, items, total, totalIsExact }: OtherOffersProps) {
  const texts = usePhoneTexts()
  const others = items.filter(({ _id }) => _id !== phone._id).slice(0, SHOWN)
  if (!phone.model || others.length === 0) return null
  const { slug, name } = phone.model
  return (
    <Section
      title={`Other offers of the ${name}`}
      more={
        <Link to={pages.products()} search={{ model: [slug] }} className={linkClass}>
          {`See ${texts.total(total, totalIsExact)}`}
        </Link>
      }
    >
      <PhoneRows phones={others} />
    </Section>
  )
}

function SimilarPhones({ brand, phones }: { brand: string; phones: readonly CardPhone[] }) {
  if (phones.length === 0) return null
  return (
    <Section title="Similar phones" more={<BrandLink brand={brand} />}>
      <PhoneRows phones={phones} />
    </Section>
  )
}

function BrandLink({ brand }: { brand: string }) {
  return (
    <Link to={pages.products()} search={{ brand: [brand] }} className={linkClass}>
      All {brand} phones
    </Link>
  )
}
