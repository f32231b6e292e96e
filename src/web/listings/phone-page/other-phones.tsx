import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { pages } from '../../../contract/urls.ts'
import { type Phone, useApi } from '../../api/index.ts'
import { Section } from '../../ui/layout/page-layout.tsx'
import { linkClass } from '../../ui/link.tsx'
import type { CardPhone } from '../card-phone.ts'
import { formatTotal } from '../listing-labels.ts'
import { PhoneCard } from '../phone-card.tsx'
import { listingQueries } from '../queries.ts'

const SHOWN = 4

/** Phones with the photo next to the facts; two columns on large screens. */
export function PhoneRows({ phones }: { phones: readonly CardPhone[] }) {
  return (
    <ul className="phones grid gap-x-6 gap-y-10 md:grid-cols-2">
      {phones.map((phone) => (
        <li key={phone._id}>
          <PhoneCard phone={phone} layout="row" heading="h3" />
        </li>
      ))}
    </ul>
  )
}

/** Other live phones of the same model, cheapest first. */
export function OtherOffers({ phone }: { phone: Phone }) {
  const { data } = useQuery(listingQueries.offers(useApi(), phone))
  const others = data?.items.filter(({ _id }) => _id !== phone._id).slice(0, SHOWN) ?? []
  if (!phone.model || !data || others.length === 0) return null
  const { slug, name } = phone.model
  return (
    <Section
      title={`Other offers of the ${name}`}
      more={
        <Link to={pages.products()} search={{ model: [slug] }} className={linkClass}>
          See {formatTotal(data.total, data.totalIsExact)}
        </Link>
      }
    >
      <PhoneRows phones={others} />
    </Section>
  )
}

/** Phones of the same brand at a similar price. */
export function SimilarPhones({ phone }: { phone: Phone }) {
  const { data: others } = useQuery(listingQueries.similar(useApi(), phone))
  if (!others || others.length === 0) return null
  return (
    <Section
      title="Similar phones"
      more={
        <Link to={pages.products()} search={{ brand: [phone.brand] }} className={linkClass}>
          All {phone.brand} phones
        </Link>
      }
    >
      <PhoneRows phones={others} />
    </Section>
  )
}
