import { useInfiniteQuery } from '@tanstack/react-query'
import { createFileRoute, Link, type SearchSchemaInput } from '@tanstack/react-router'
import { useState } from 'react'
import { pages } from '../../../../contract/urls.ts'
import { formatMoney } from '../../../../shared/money.ts'
import { apiUrl } from '../../../api/client.ts'
import type { Api, ListingOverview } from '../../../api/index.ts'
import type { BulkChoice } from '../../../console/bulk-dialog.tsx'
import { ConsoleList } from '../../../console/console-list.tsx'
import type { ConsoleColumn } from '../../../console/console-table.tsx'
import {
  type ListSearch,
  listQuery,
  type OnListSearch,
  readListSearch,
} from '../../../console/list-search.ts'
import { pricedSpec } from '../../../console/list-specs.ts'
import { DashboardHeader } from '../../../dashboard/dashboard-header.tsx'
import { dashboardPage, loadQueries } from '../../../dashboard/dashboard-page.ts'
import { useDashboard, useMay } from '../../../dashboard/use-dashboard.ts'
import { type Removal, RemoveListingDialog } from '../../../forms/remove-listing-dialog.tsx'
import { listingStateLabels } from '../../../listings/my-products/state-labels.ts'
import { Person, RowPhoto } from '../../../moderation/overview-list.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { ActionMenu } from '../../../ui/data-table/popover-button.tsx'
import { linkClass } from '../../../ui/link.tsx'
import { Moment } from '../../../ui/reader.tsx'
import { toast } from '../../../ui/toaster.tsx'

const states = Object.fromEntries(
  Object.entries(listingStateLabels).map(([state, { label }]) => [state, label]),
)
const spec = pricedSpec(
  {
    list: 'listings',
    things: 'listings',
    placeholder: 'Phone, seller, email or ID',
    file: apiUrl('/api/all-listings.csv'),
  },
  states,
)

function pageQueries(api: Api, search: ListSearch) {
  return { listings: listQuery<ListingOverview>(api, '/api/all-listings', search) }
}

export const Route = createFileRoute('/dashboard/(lists)/all-listings')({
  ...dashboardPage({
    title: 'allListings',
    access: 'seeListings',
    nav: { icon: 'Smartphone', group: 'trade', order: 1 },
    text: ['report'],
  }),
  // Values are validated where they are read, because the valid ones load with the screen.
  validateSearch: (search: ListSearch & SearchSchemaInput): ListSearch => search,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) =>
    loadQueries(context, pageQueries(context.api, readListSearch(deps, spec))),
  component: Page,
})

function Page() {
  const search = readListSearch(Route.useSearch(), spec)
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

const columns: readonly ConsoleColumn<ListingOverview>[] = [
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
    sort: { ascending: 'cheapest', descending: 'dearest' },
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
  {
    key: 'date',
    header: 'Listed',
    sort: { ascending: 'oldest', descending: 'newest' },
    cell: ({ createdAt }) => <Moment at={createdAt} />,
  },
]

const bulk: readonly BulkChoice[] = [
  { action: 'approve_listings', label: 'Approve listings', needs: 'moderateListings' },
  { action: 'reject_listings', label: 'Reject listings', danger: true, needs: 'moderateListings' },
  { action: 'remove_listings', label: 'Remove listings', danger: true, needs: 'moderateListings' },
]

type AllListingsPageProps = { search: ListSearch; onSearch: OnListSearch }

/** Every listing in every state, for admins. */
function AllListingsPage({ search, onSearch }: AllListingsPageProps) {
  const { api, refresh } = useDashboard()
  const may = useMay()
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
      <DashboardHeader lead="Every phone that was ever listed. Select rows to act on many at once." />
      <ConsoleList
        {...{ spec, search, onSearch, query, columns, bulk }}
        caption="All listings"
        rowKey={({ _id }) => _id}
        rowName={({ name }) => name}
        rowPage={({ _id, state }) => (state === 'removed' ? undefined : pages.phone(_id))}
        rowActions={(listing) => (
          <ActionMenu
            label={`Actions for ${listing.name}`}
            actions={
              listing.state !== 'removed' && may('moderateListings')
                ? [
                    {
                      label: 'Remove listing',
                      danger: true,
                      hasDialog: true,
                      onChoose: () => setRemoving(listing),
                    },
                  ]
                : []
            }
          />
        )}
        empty="No listings yet"
      />
      <RemoveListingDialog
        listing={removing && { name: removing.name, seller: removing.seller.name }}
        onClose={() => setRemoving(undefined)}
        onRemove={remove}
      />
    </>
  )
}
