import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Megaphone } from 'lucide-react'
import { useState } from 'react'
import { pages } from '../../routes.ts'
import { PhoneCard } from '../listings/phone-card.tsx'
import { listingQueries } from '../listings/queries.ts'
import { useApi } from '../shell/use-api.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { Section } from '../ui/page-layout.tsx'
import { EmptyState } from '../ui/page-states.tsx'

/** Fills the page without hiding what comes after; the rest is one press away. */
const SHOWN_FIRST = 8

/** Phones that their sellers put forward, then those that were booked. */
export function Advertised() {
  const { data: adverts = [] } = useQuery(listingQueries.adverts(useApi()))
  const [all, setAll] = useState(false)
  const shown = all ? adverts : adverts.slice(0, SHOWN_FIRST)
  return (
    <Section title="Advertised items" lead="Featured by their sellers.">
      {adverts.length === 0 ? (
        <EmptyState
          title="No items available on Advertisement"
          picture={<Megaphone />}
          actions={
            <Link to={pages.products()} className={buttonClass()}>
              See all phones
            </Link>
          }
        >
          Sellers can advertise a phone from My Products.
        </EmptyState>
      ) : (
        <ul className="grid gap-x-8 gap-y-10 md:grid-cols-2">
          {shown.map((advert) => (
            <li key={advert._id}>
              <PhoneCard phone={advert} layout="row" heading="h3" />
            </li>
          ))}
        </ul>
      )}
      {shown.length < adverts.length && (
        <div className="mt-10 text-center">
          <Button onClick={() => setAll(true)}>Show all {adverts.length} advertised phones</Button>
        </div>
      )}
    </Section>
  )
}
