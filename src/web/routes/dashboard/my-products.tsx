import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { createFileRoute, Link, type SearchSchemaInput } from '@tanstack/react-router'
import { Smartphone, Trash } from 'lucide-react'
import { useState } from 'react'
import { pages } from '../../../contract/urls.ts'
import { isolate } from '../../../shared/isolate.ts'
import { listingStates } from '../../../shared/listings/listing-life-cycle.ts'
import { MAX_ADVERTISED, MAX_QUERY_LENGTH } from '../../../shared/listings/listing-limits.ts'
import { formatCount } from '../../../shared/quantities.ts'
import type { Api, BulkAction, Draft, OwnPhoneSummaries, OwnPhoneSummary } from '../../api/index.ts'
import { useNow } from '../../api/server-time.ts'
import { DashboardHeader } from '../../dashboard/dashboard-header.tsx'
import { dashboardPage, loadQueries } from '../../dashboard/dashboard-page.ts'
import { Loaded } from '../../dashboard/loaded.tsx'
import { useDashboard } from '../../dashboard/use-dashboard.ts'
import { useAction } from '../../forms/use-action.ts'
import { feeText } from '../../listings/fee-text.ts'
import { AddLink, PageActions } from '../../listings/my-products/page-actions.tsx'
import { useLowerPrice } from '../../listings/my-products/price-advice.tsx'
import {
  BulkBar,
  RefusedNotice,
  useProductActions,
  useSelection,
} from '../../listings/my-products/product-actions.tsx'
import { ManageDialog, ProductsTable } from '../../listings/my-products/products-table.tsx'
import {
  type OwnSearch,
  type OwnSort,
  ownQueries,
  ownSorts,
  readOwnSearch,
} from '../../listings/my-products/queries.ts'
import { VacationNotice } from '../../listings/my-products/vacation.tsx'
import { usePhoneTexts } from '../../listings/phone-texts.ts'
import { useShop } from '../../shell/shop.ts'
import { Button, buttonClass, IconButton } from '../../ui/button.tsx'
import { useConfirm } from '../../ui/confirm.tsx'
import { Pagination } from '../../ui/data-table/pagination.tsx'
import { ListSearchField } from '../../ui/form/list-search-field.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { EmptyState } from '../../ui/layout/page-states.tsx'
import { pillLinkClass } from '../../ui/link.tsx'
import { Moment } from '../../ui/reader.tsx'
import { type Translate, useLanguage, useTranslations } from '../../ui/text.ts'
import { toast } from '../../ui/toaster.tsx'

function pageQueries(api: Api, search: OwnSearch) {
  return {
    phones: ownQueries.phones(api, search),
    drafts: ownQueries.drafts(api),
    vacation: ownQueries.vacation(api),
  }
}

export const Route = createFileRoute('/dashboard/my-products')({
  ...dashboardPage({
    title: 'myProducts',
    access: 'sell',
    text: ['products', 'card', 'fields'],
    translated: true,
    nav: { icon: 'Smartphone', group: 'selling', order: 1 },
  }),
  // Values are validated where they are read, because the valid ones load with the screen.
  validateSearch: (search: OwnSearch & SearchSchemaInput): OwnSearch => search,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) =>
    loadQueries(context, pageQueries(context.api, readOwnSearch(deps))),
  component: Products,
})

function Products() {
  const search = readOwnSearch(Route.useSearch())
  const navigate = Route.useNavigate()
  return (
    <ProductsPage
      search={search}
      onSearch={(changes, how) =>
        // Merged into the latest address: the seller may type while a page loads.
        navigate({ search: (now) => ({ ...now, ...changes }), resetScroll: false, ...how })
      }
    />
  )
}

type ProductsPageProps = {
  search: OwnSearch
  onSearch: (changes: OwnSearch, how?: { replace: boolean }) => void
}

/** Vacation, drafts, listings, import and export. */
function ProductsPage({ search, onSearch }: ProductsPageProps) {
  const { api, refresh } = useDashboard()
  const t = useTranslations('products')
  const language = useLanguage()
  const { fee } = useShop()
  const [confirm, dialog] = useConfirm()
  const queries = pageQueries(api, search)
  const { data: drafts = [] } = useQuery(queries.drafts)
  const { data: vacation } = useQuery(queries.vacation)
  return (
    <>
      <DashboardHeader
        lead={[
          t('lead', { count: MAX_ADVERTISED, shown: formatCount(MAX_ADVERTISED, language) }),
          fee && t('fee', { fee: feeText(fee, language) }),
        ]
          .filter(Boolean)
          .join(' ')}
        actions={<PageActions {...{ api, refresh }} until={vacation?.until} />}
      />
      <VacationNotice {...{ api, refresh }} until={vacation?.until ?? null} />
      <DraftsSection {...{ api, drafts, refresh, confirm }} />
      <ProductsList {...{ api, search, onSearch, refresh }} />
      {dialog}
    </>
  )
}

type ProductsListProps = {
  api: Api
  search: OwnSearch
  onSearch: (changes: OwnSearch, how?: { replace: boolean }) => void
  refresh: () => Promise<void>
}

function ProductsList(props: ProductsListProps) {
  const t = useTranslations('products')
  const query = useQuery({
    ...pageQueries(props.api, props.search).phones,
    // The current page stays visible until the next one arrives.
    placeholderData: keepPreviousData,
  })
  return (
    <Loaded query={query} caption={t('caption')}>
      {(shown) => <LoadedList {...props} shown={shown} busy={query.isPlaceholderData} />}
    </Loaded>
  )
}

type LoadedListProps = ProductsListProps & { shown: OwnPhoneSummaries; busy: boolean }

function LoadedList({ api, search, onSearch, refresh, shown, busy: waits }: LoadedListProps) {
  const t = useTranslations('products')
  const language = useLanguage()
  const [confirm, dialog] = useConfirm()
  const [managedId, setManaged] = useState<string>()
  const now = useNow()
  const { chosen, ids, choose, clear } = useSelection(shown.items)
  const { busy, runAction, refused, forget } = useProductActions({ api, refresh, confirm })
  const { viewer } = useDashboard()
  const { busy: lowering, lowerPrice } = useLowerPrice({ api, seller: viewer, refresh, confirm })
  const { items, total, page, pageCount, counts } = shown
  const managed = items.find(({ _id }) => _id === managedId)
  if (counts.length === 0 && !search.q && !search.state)
    return (
      <EmptyState
        title={t('empty')}
        picture={<Smartphone />}
        actions={<AddLink>{t('add')}</AddLink>}
      >
        {t('emptyText')}
      </EmptyState>
    )

  async function runManaged(phone: OwnPhoneSummary, what: BulkAction) {
    setManaged(undefined)
    await runAction([phone], what)
  }

  return (
    <div className="flex flex-col gap-3">
      <StateFilter search={search} counts={counts} />
      <ProductTools {...{ search, total, onSearch }} />
      {refused && <RefusedNotice refused={refused} onDismiss={forget} />}
      {items.length === 0 ? (
        <EmptyState
          title={
            search.q ? t('nothing', { text: isolate(search.q, language) }) : t('nothingInState')
          }
          actions={
            <Button onClick={() => onSearch({ q: undefined, state: undefined, page: undefined })}>
              {t('showAll')}
            </Button>
          }
        />
      ) : (
        <div aria-busy={waits} className={waits ? 'opacity-60' : undefined}>
          <ProductsTable
            phones={items}
            {...{ now, busy }}
            chosenIds={ids}
            onChoose={choose}
            onAction={(phone, what) => runAction([phone], what)}
            onManage={(phone) => setManaged(phone._id)}
            lowering={lowering}
            onLower={lowerPrice}
          />
        </div>
      )}
      {chosen.length > 0 && (
        <BulkBar
          {...{ chosen, busy }}
          onAction={async (what) => (await runAction(chosen, what)) && clear()}
          onClear={clear}
        />
      )}
      <div className="flex justify-end">
        <Pagination
          page={page}
          pageCount={pageCount}
          onPage={(next) => onSearch({ page: next > 1 ? String(next) : undefined })}
          label={t('pages')}
        />
      </div>
      <ManageDialog
        phone={managed}
        {...{ now, busy }}
        onClose={() => setManaged(undefined)}
        onAction={runManaged}
      />
      {dialog}
    </div>
  )
}

type DraftsSectionProps = {
  api: Pick<Api, 'delete'>
  drafts: readonly Draft[]
  refresh: () => Promise<void>
  confirm: ReturnType<typeof useConfirm>[0]
}

/** Drafts that are not published yet, from any device. */
function DraftsSection({ api, drafts, refresh, confirm }: DraftsSectionProps) {
  const { run } = useAction()
  const t = useTranslations('products.draft')
  const language = useLanguage()
  const names = new Map(drafts.map((draft) => [draft, isolate(draftName(draft, t), language)]))
  const nameOf = (draft: Draft) => names.get(draft) ?? ''
  if (drafts.length === 0) return null

  async function remove(draft: Draft) {
    const what = t('question', { name: nameOf(draft) })
    if (!(await confirm({ what, action: t('confirm'), danger: true }))) return
    await run(draft._id, async () => {
      await api.delete('/api/drafts/{id}', { path: { id: draft._id } })
      toast.success(t('deleted'))
      await refresh()
    })
  }

  return (
    <section aria-labelledby="drafts" className="mb-8 rounded-box bg-mist p-4 md:p-5">
      <h2 id="drafts" className="text-base">
        {t('waiting', { count: drafts.length, shown: formatCount(drafts.length, language) })}
      </h2>
      <ul className="mt-2 divide-y divide-hairline">
        {drafts.map((draft) => (
          <li key={draft._id} className="flex items-center gap-2 py-1.5">
            <p className="min-w-0 flex-1">
              <bdi className="block truncate font-medium">{draftName(draft, t)}</bdi>
              <span className="text-sm text-muted">
                {t.rich('saved', { time: () => <Moment key="time" at={draft.updatedAt} /> })}
              </span>
            </p>
            <Link to={pages.addProduct()} className={buttonClass()}>
              {t.rich('continue', {
                name: nameOf(draft),
                hidden: (text) => (
                  <span key="hidden" className="sr-only">
                    {text}
                  </span>
                ),
              })}
            </Link>
            <IconButton
              label={t('delete', { name: nameOf(draft) })}
              icon={<Trash className="size-4" />}
              onClick={() => remove(draft)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

function draftName({ values: { name, brand } }: Draft, t: Translate<'products.draft'>): string {
  const [named, made] = [name, brand].map((text) => (typeof text === 'string' ? text.trim() : ''))
  if (named) return named
  return made ? t('ofBrand', { brand: made }) : t('unnamed')
}

type ProductToolsProps = {
  search: OwnSearch
  total: number
  onSearch: (changes: OwnSearch, how?: { replace: boolean }) => void
}

/** Search, sort order and number of results. */
function ProductTools({ search, total, onSearch }: ProductToolsProps) {
  const t = useTranslations('products')
  const { total: countPhones } = usePhoneTexts()
  return (
    <div className="flex flex-wrap items-center gap-3">
      {/* On phones a row of its own: most languages say more than fits beside the order. */}
      <div className="min-w-56 flex-1 md:max-w-72">
        <ListSearchField
          label={t('search')}
          hideLabel
          placeholder={t('search')}
          maxLength={MAX_QUERY_LENGTH}
          value={search.q}
          onSearch={(q) => onSearch({ q, page: undefined }, { replace: true })}
        />
      </div>
      <div className="w-40 max-sm:grow md:w-44">
        <SelectField
          label={t('sortBy')}
          hideLabel
          value={search.sort ?? 'newest'}
          options={ownSorts.map((value) => ({ value, label: t(`sort.${value}`) }))}
          onChange={(event) =>
            onSearch({ sort: event.currentTarget.value as OwnSort, page: undefined })
          }
        />
      </div>
      <p aria-live="polite" className="text-sm tabular-nums text-muted max-md:sr-only md:ms-auto">
        {countPhones(total)}
      </p>
    </div>
  )
}

type StateFilterProps = { search: OwnSearch; counts: OwnPhoneSummaries['counts'] }

/** Links by state, with the number of listings in each. */
function StateFilter({ search, counts }: StateFilterProps) {
  const t = useTranslations('products')
  const all = counts.reduce((sum, { count }) => sum + count, 0)
  const order = [...(['live', 'reserved', 'paused', 'expired'] as const), ...listingStates]
  const shown = [...new Set(order)].flatMap((state) => {
    const count = counts.find((one) => one.state === state)?.count ?? 0
    return count > 0 || state === search.state ? [{ state, count }] : []
  })
  if (shown.length < 2 && !search.state) return null
  return (
    <nav aria-label={t('filter')} className="-mx-1 flex gap-2 overflow-x-auto p-1 md:flex-wrap">
      <StateLink search={search} state={undefined} label={t('all')} count={all} />
      {shown.map(({ state, count }) => (
        <StateLink key={state} {...{ search, state, count }} label={t(`state.${state}`)} />
      ))}
    </nav>
  )
}

type StateLinkProps = {
  search: OwnSearch
  state: OwnSearch['state']
  label: string
  count: number
}

function StateLink({ search, state, label, count }: StateLinkProps) {
  return (
    <Link
      to={pages.myProducts()}
      search={{ ...search, state, page: undefined }}
      resetScroll={false}
      activeOptions={{ exact: true, includeSearch: true }}
      className={pillLinkClass(search.state === state)}
    >
      <span>{label}</span>
      <span className="tabular-nums opacity-75">{formatCount(count, useLanguage())}</span>
    </Link>
  )
}
