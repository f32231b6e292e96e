import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { pages } from '../../../routes.ts'
import type { Phone } from '../../api/index.ts'
import { useApi } from '../../shell/use-api.ts'
import { linkClass } from '../../ui/link.tsx'
import { Section } from '../../ui/page-layout.tsx'
import { totalWords } from '../filters.ts'
import { listingQueries } from '../queries.ts'
import { PhoneRows } from './phone-page.tsx'

/** Rows below a phone: enough to choose from, few enough to take in. */
const SHOWN = 4

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
          See {totalWords(data.total, data.totalIsExact)}
        </Link>
      }
    >
      <PhoneRows phones={others} />
    </Section>
  )
}

/** Others of the brand at about the price. */
export function SimilarPhones({ phone }: { phone: Phone }) {
  const { data } = useQuery(listingQueries.similar(useApi(), phone))
  const others = data?.items
    .filter(({ _id, model }) => _id !== phone._id && (!model || model.slug !== phone.model?.slug))
    .slice(0, SHOWN)
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
