import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { pages } from '../../paths.ts'
import type { Phone } from '../api/index.ts'
import { useApi } from '../shell/use-api.ts'
import { linkClass } from '../ui/link.tsx'
import { Section } from '../ui/page-header.tsx'
import { PhoneCard } from './phone-card.tsx'
import { listingQueries } from './queries.ts'

const SHOWN = 4

/** Others of the same brand. */
export function SimilarPhones({ phone }: { phone: Phone }) {
  const { data = [] } = useQuery(listingQueries.similar(useApi(), phone.brand))
  const others = data.filter(({ _id }) => _id !== phone._id).slice(0, SHOWN)
  if (others.length === 0) return null
  return (
    <Section
      title={`More by ${phone.brand}`}
      more={
        <Link to={pages.products()} search={{ brand: [phone.brand] }} className={linkClass}>
          All {phone.brand} phones
        </Link>
      }
    >
      <ul className="grid gap-x-6 gap-y-10 md:grid-cols-2">
        {others.map((other) => (
          <li key={other._id}>
            <PhoneCard phone={other} layout="row" heading="h3" />
          </li>
        ))}
      </ul>
    </Section>
  )
}
