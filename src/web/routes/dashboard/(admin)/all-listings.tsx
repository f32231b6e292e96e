import { useInfiniteQuery } from '@tanstack/react-query'
import { createFileRoute, Link, type SearchSchemaInput } from '@tanstack/react-router'
import { useState } from 'react'
import { pages } from '../../../../contract/urls.ts'
import type { ListingState } from '../../../../shared/listings/listing-life-cycle.ts'
import { formatMoney } from '../../../../shared/money.ts'
import type { Api, ListingOverview } from '../../../api/index.ts'
import { DashboardHeader } from '../../../dashboard/dashboard-header.tsx'
import { dashboardPage, loadQueries } from '../../../dashboard/dashboard-page.ts'
import { Loaded } from '../../../dashboard/loaded.tsx'
import { useDashboard } from '../../../dashboard/use-dashboard.ts'
import { type Removal, RemoveListingDialog } from '../../../forms/remove-listing-dialog.tsx'
import { listingStateLabels } from '../../../listings/my-products/state-labels.ts'
import {
  type OnSearch,
  OverviewList,
  OverviewTools,
  Person,
  RowPhoto,
} from '../../../moderation/overview-list.tsx'
import {
  type ListingSearch,
  overviewQueries,
  readListingSearch,
} from '../../../moderation/overview-queries.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import type { Column } from '../../../ui/data-table/data-table.tsx'
import { linkClass } from '../../../ui/link.tsx'
import { Moment } from '../../../ui/reader.tsx'
import { toast } from '../../../ui/toaster.tsx'

function pageQueries(api: Api, search: ListingSearch) {
  return { listings: overviewQueries.listings(api, search) }
}

export const Route = createFileRoute('/dashboard/(admin)/all-listings')({
  ...dashboardPage({
    title: 'All Listings',
    access: 'seeListings',
    nav: { icon: 'Smartphone', order: 13.1 },
  }),
  // Values are validated where they are read, because the valid ones load with the screen.
  validateSearch: (search: ListingSearch & SearchSchemaInput): ListingSearch => search,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) =>
    loadQueries(context, pageQueries(context.api, readListingSearch(deps))),
  component: Page,
})

function Page() {
  const search = readListingSearch(Route.useSearch())
  const navigate = Route.useNavigate()
  return (
    <AllListingsPage
      search={search}
      onSearch={(changes, how) =>
        navigate({ search: (now) => ({ ...now, ...changes }), resetScroll: false, ...how })
      }
    />
  )
}

/** Id of the phone's name in a row, which describes the row's button. */
const nameId = ({ _id }: ListingOverview) => `listing-${_id}`

const columns: readonly Column<ListingOverview>[] = [
  {
    key: 'phone',
    header: 'Phone',
    cell: (listing) => (
      <span className="flex items-center gap-3">
        <RowPhoto src={listing.img} />
        <Link
          id={nameId(listing)}
          to={pages.phone(listing._id)}
          // There is no page to preload when the link gets the focus, as after the removal.
          {...(listing.state === 'removed' && { preload: false })}
          className={linkClass}
        >
          {listing.name}
        </Link>
      </span>
    ),
  },
  { key: 'seller', header: 'Seller', cell: ({ seller }) => <Person person={seller} /> },
  {
    key: 'price',
    header: 'Price',
    align: 'end',
    cell: ({ priceMinor, currency }) => formatMoney(priceMinor, currency),
  },
  {
    key: 'state',
    header: 'Status',
    cell: ({ state, removalReason }) => (
      <span>
        <Badge tone={listingStateLabels[state].tone}>{listingStateLabels[state].label}</Badge>
        {removalReason && (
          <span className="mt-1 block max-w-64 wrap-anywhere text-muted">“{removalReason}”</span>
        )}
      </span>
    ),
  },
  { key: 'date', header: 'Listed', cell: ({ createdAt }) => <Moment at={createdAt} /> },
]

const states = Object.fromEntries(
  Object.entries(listingStateLabels).map(([state, { label }]) => [state, label]),
) as Record<ListingState, string>

type AllListingsPageProps = { search: ListingSearch; onSearch: OnSearch<ListingState> }

/** Every listing in every state, for admins. */
function AllListingsPage({ search, onSearch }: AllListingsPageProps) {
  const { api, refresh } = useDashboard()
  const [removing, setRemoving] = useState<ListingOverview>()
  const query = useInfiniteQuery(pageQueries(api, search).listings)

  async function remove(removal: Removal) {
    if (!removing) return
    await api.post('/api/phones/{id}/remove', { path: { id: removing._id }, body: removal })
    setRemoving(undefined)
    toast.success('Listing removed')
    await refresh()
  }

  return (
    <>
      <DashboardHeader lead="Every phone that was ever listed, newest first." />
      <OverviewTools
        {...{ search, onSearch, states }}
        things="listings"
        placeholder="Phone, seller, email or id"
      />
      <Loaded query={query} caption="all listings">
        {({ pages: loaded }) => (
          <OverviewList
            caption="All listings"
            things="listings"
            columns={columns}
            rows={loaded.flatMap(({ items }) => items)}
            rowKey={({ _id }) => _id}
            rowActions={(listing) =>
              listing.state !== 'removed' && (
                <Button
                  aria-describedby={nameId(listing)}
                  variant="ghost"
                  className="px-2 text-red"
                  onClick={() => setRemoving(listing)}
                >
                  Remove listing
                </Button>
              )
            }
            isFiltered={Boolean(search.q || search.state)}
            onClear={() => onSearch({ q: undefined, state: undefined })}
            query={query}
            pageCount={loaded.length}
          />
        )}
      </Loaded>
      <RemoveListingDialog
        listing={removing && { name: removing.name, seller: removing.seller.name }}
        onClose={() => setRemoving(undefined)}
        onRemove={remove}
      />
    </>
  )
}
