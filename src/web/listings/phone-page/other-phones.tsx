import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { pages } from '../../../routes.ts'
import { type Phone, useApi } from '../../api/index.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Section } from '../../ui/layout/page-layout.tsx'
import { linkClass } from '../../ui/link.tsx'
import type { CardPhone } from '../card-phone.ts'
import { formatTotal } from '../listing-labels.ts'
import { PhoneCard } from '../phone-card.tsx'
import { listingQueries } from '../queries.ts'

const SHOWN = 4

/** Phones with the photo next to the facts; two columns on large screens. */
function PhoneRows({ phones }: { phones: readonly CardPhone[] }) {
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

/** The page of a deleted listing, with new phones. */
export function GonePhone() {
  const { data } = useQuery(listingQueries.newest(useApi()))
  return (
    <div className="page-width pt-10">
      <div className="flex flex-col items-center gap-x-10 gap-y-4 text-center md:flex-row md:text-start">
        <img
          src="/art/not-found.svg"
          alt=""
          width={480}
          height={360}
          className="h-auto w-full max-w-60"
        />
        <div>
          <h1 className="text-xl">This listing is gone</h1>
          <p className="mt-2 max-w-prose text-pretty text-muted">
            This phone is no longer listed. Here are some others.
          </p>
          <Link
            to={pages.products()}
            className={`${buttonClass({ variant: 'primary', size: 'large' })} mt-6`}
          >
            See all phones
          </Link>
        </div>
      </div>
      {data && data.items.length > 0 && (
        <Section title="New on sale">
          <PhoneRows phones={data.items} />
        </Section>
      )}
    </div>
  )
}
