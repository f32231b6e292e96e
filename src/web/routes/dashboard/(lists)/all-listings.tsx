import { useInfiniteQuery } from '@tanstack/react-query'
import { createFileRoute, Link, type SearchSchemaInput } from '@tanstack/react-router'
import { useState } from 'react'
import { pages } from '../../../../contract/urls.ts'
import { formatMoney } from '../../../../shared/money.ts'
import type { Api, ListingOverview } from '../../../api/index.ts'
import type { BulkChoice } from '../../../console/bulk-dialog.tsx'
import { ConsoleList } from '../../../console/console-list.tsx'
import type { ConsoleColumn } from '../../../console/console-table.tsx'
import { label } from '../../../console/labels.ts'
import { Person, RowPhoto } from '../../../console/list-cells.tsx'
import {
  type ListSearch,
  listQuery,
  type OnListSearch,
  readListSearch,
} from '../../../console/list-search.ts'
import { listingSpec } from '../../../console/list-specs.ts'
import { DashboardHeader, usePageTitle } from '../../../dashboard/dashboard-header.tsx'
import { dashboardPage, loadQueries } from '../../../dashboard/dashboard-page.ts'
import { useDashboard, useMay } from '../../../dashboard/use-dashboard.ts'
import { type Removal, RemoveListingDialog } from '../../../forms/remove-listing-dialog.tsx'
import { listingStateTones } from '../../../listings/my-products/state-tones.ts'
import { Badge } from '../../../ui/badge.tsx'
import { ActionMenu } from '../../../ui/data-table/popover-button.tsx'
import { rowTitleClass } from '../../../ui/link.tsx'
import { Moment } from '../../../ui/reader.tsx'
import { useLanguage, useTranslations } from '../../../ui/text.ts'
import { toast } from '../../../ui/toaster.tsx'

function pageQueries(api: Api, search: ListSearch) {
  return { listings: listQuery<ListingOverview>(api, '/api/all-listings', search) }
}

export const Route = createFileRoute('/dashboard/(lists)/all-listings')({
  ...dashboardPage({
    title: 'allListings',
    access: 'seeListings',
    nav: { icon: 'Smartphone', group: 'trade', order: 1 },
    text: ['lists', 'report'],
    translated: true,
  }),
  // Values are validated where they are read, because the valid ones load with the screen.
  validateSearch: (search: ListSearch & SearchSchemaInput): ListSearch => search,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) =>
    loadQueries(context, pageQueries(context.api, readListSearch(deps, listingSpec))),
  component: Page,
})

function Page() {
  const search = readListSearch(Route.useSearch(), listingSpec)
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

type ListingProps = { listing: ListingOverview }

function Price({ listing: { priceMinor, currency } }: ListingProps) {
  return formatMoney(priceMinor, currency, useLanguage())
}

function State({ listing: { state, removalReason } }: ListingProps) {
  const t = useTranslations('lists.listingState')
  return (
    <span className="min-w-0">
      <Badge tone={listingStateTones[state]}>{t(state)}</Badge>
      {removalReason && (
        <q dir="auto" className="mt-1 line-clamp-2 wrap-anywhere text-muted">
          {removalReason}
        </q>
      )}
    </span>
  )
}

const columns: readonly ConsoleColumn<ListingOverview>[] = [
  {
    key: 'phone',
    header: label('phone'),
    width: 'xl:w-[34%]',
    cell: (listing) => (
      <span className="flex min-w-0 items-center gap-3">
        <RowPhoto src={listing.img} />
        <Link
          id={nameId(listing)}
          to={pages.phone(listing._id)}
          // There is no page to preload when the link gets the focus, as after the removal.
          {...(listing.state === 'removed' && { preload: false })}
          className={rowTitleClass}
        >
          <bdi>{listing.name}</bdi>
        </Link>
      </span>
    ),
  },
  {
    key: 'seller',
    header: label('seller'),
    line: 'note',
    width: 'xl:w-[22%]',
    cell: ({ seller }) => <Person person={seller} />,
  },
  {
    key: 'price',
    header: label('price'),
    line: 'side',
    align: 'end',
    width: 'xl:w-[12%]',
    sort: { ascending: 'cheapest', descending: 'dearest' },
    cell: (listing) => <Price listing={listing} />,
  },
  {
    key: 'state',
    header: label('status'),
    line: 'note',
    width: 'xl:w-[20%]',
    cell: (listing) => <State listing={listing} />,
  },
  {
    key: 'date',
    header: label('listed'),
    line: 'none',
    width: 'xl:w-[12%]',
    sort: { ascending: 'oldest', descending: 'newest' },
    cell: ({ createdAt }) => <Moment at={createdAt} />,
  },
]

const bulk: readonly BulkChoice[] = [
  { action: 'approve_listings', needs: 'moderateListings' },
  { action: 'reject_listings', danger: true, needs: 'moderateListings' },
  { action: 'remove_listings', danger: true, needs: 'moderateListings' },
]

type AllListingsPageProps = { search: ListSearch; onSearch: OnListSearch }

/** Every listing in every state, for admins. */
function AllListingsPage({ search, onSearch }: AllListingsPageProps) {
  const { api, refresh } = useDashboard()
  const may = useMay()
  const t = useTranslations('lists')
  const [removing, setRemoving] = useState<ListingOverview>()
  const query = useInfiniteQuery(pageQueries(api, search).listings)

  async function remove(removal: Removal) {
    if (!removing) return
    await api.post('/api/phones/{id}/remove', { path: { id: removing._id }, body: removal })
    setRemoving(undefined)
    toast.success(t('listingRemoved'))
    await refresh()
  }

  return (
    <>
      <DashboardHeader lead={t('lead.listings')} />
      <ConsoleList
        {...{ search, onSearch, query, columns, bulk }}
        spec={listingSpec}
        caption={usePageTitle()}
        rowKey={({ _id }) => _id}
        rowName={({ name }) => name}
        rowPage={({ _id, state }) => (state === 'removed' ? undefined : pages.phone(_id))}
        hasMenu
        rowActions={(listing) => (
          <ActionMenu
            label={t('actionsFor', { name: listing.name })}
            actions={
              listing.state !== 'removed' && may('moderateListings')
                ? [
                    {
                      label: t('removeListing'),
                      danger: true,
                      hasDialog: true,
                      onChoose: () => setRemoving(listing),
                    },
                  ]
                : []
            }
          />
        )}
        empty={t('empty.listings')}
      />
      <RemoveListingDialog
        listing={removing && { name: removing.name, seller: removing.seller.name }}
        onClose={() => setRemoving(undefined)}
        onRemove={remove}
      />
    </>
  )
}
