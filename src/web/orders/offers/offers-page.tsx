import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Tag } from 'lucide-react'
import { pages } from '../../../routes.ts'
import { Loaded } from '../../dashboard/loaded.tsx'
import { ShowMore } from '../../dashboard/show-more.tsx'
import { useDashboard } from '../../dashboard/use-dashboard.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { OffersList } from './offers-list.tsx'
import { offerQueries } from './queries.ts'

/** Offers of a buyer, or for the phones of a seller. */
export function OffersPage() {
  const { api, viewer, refresh } = useDashboard()
  const query = useInfiniteQuery(offerQueries.all(api))
  const isSeller = viewer.role === 'Seller'
  return (
    <>
      <PageHeader
        title="Offers"
        lead={
          isSeller
            ? 'What buyers would pay for your phones. An offer that you accept is a booking.'
            : 'What you would pay. An offer that is accepted books the phone for you.'
        }
      />
      <Loaded query={query} caption="offers">
        {({ pages: read }) => {
          const items = read.flatMap(({ body }) => body.items)
          return items.length === 0 ? (
            <EmptyState
              picture={<Tag />}
              title={isSeller ? 'Nobody has made you an offer yet' : 'You have made no offer yet'}
              actions={
                <Link
                  to={isSeller ? pages.myProducts() : pages.products()}
                  className={buttonClass()}
                >
                  {isSeller ? 'See my products' : 'Find a phone'}
                </Link>
              }
            >
              {isSeller
                ? 'Buyers can make up to three offers for a phone; each waits 48 hours for you.'
                : 'Open a phone and choose “Make an offer”. The seller has 48 hours to answer.'}
            </EmptyState>
          ) : (
            <>
              <OffersList {...{ api, refresh }} offers={items} />
              <ShowMore
                query={query}
                shown={items.length}
                isLong={read.length > 1}
                things="offers"
              />
            </>
          )
        }}
      </Loaded>
    </>
  )
}
