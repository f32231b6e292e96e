import { useInfiniteQuery } from '@tanstack/react-query'
import { createFileRoute, type SearchSchemaInput } from '@tanstack/react-router'
import type { Api } from '../../../api/index.ts'
import { DayFields, DownloadLink, ToolBar } from '../../../console/tool-bar.tsx'
import { DashboardHeader, usePageTitle } from '../../../dashboard/dashboard-header.tsx'
import { dashboardPage, loadQueries } from '../../../dashboard/dashboard-page.ts'
import { Loaded, ShowMore } from '../../../dashboard/loaded.tsx'
import { useDashboard } from '../../../dashboard/use-dashboard.ts'
import { AuditEntries, useActionName } from '../../../moderation/audit-entries.tsx'
import {
  type AuditSearch,
  auditLogFile,
  auditLogQuery,
  readAuditSearch,
} from '../../../moderation/audit-queries.ts'
import { ListSearchField } from '../../../ui/form/list-search-field.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { EmptyState } from '../../../ui/layout/page-states.tsx'
import { linkClass } from '../../../ui/link.tsx'
import { useTranslations } from '../../../ui/text.ts'

function pageQueries(api: Api, search: AuditSearch) {
  return { entries: auditLogQuery(api, search) }
}

export const Route = createFileRoute('/dashboard/(admin)/audit-log')({
  ...dashboardPage({
    title: 'auditLog',
    text: ['auditLog', 'auditDetails', 'lists', 'risk', 'moderate'],
    translated: true,
    access: 'seeAuditLog',
    nav: { icon: 'Eye', group: 'shop', order: 8 },
  }),
  // Values are validated where they are read.
  validateSearch: (search: AuditSearch & SearchSchemaInput): AuditSearch => search,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) =>
    loadQueries(context, pageQueries(context.api, readAuditSearch(deps))),
  component: AuditLogPage,
})

type OnSearch = (changes: AuditSearch, how?: { replace: boolean }) => void

/** Who did what to which thing. Nobody can change or delete an entry. */
function AuditLogPage() {
  const { api } = useDashboard()
  const t = useTranslations('auditLog')
  const lists = useTranslations('lists')
  const search = readAuditSearch(Route.useSearch())
  const navigate = Route.useNavigate()
  const onSearch: OnSearch = (changes, how) =>
    navigate({ search: (now) => ({ ...now, ...changes }), resetScroll: false, ...how })
  const query = useInfiniteQuery(pageQueries(api, search).entries)
  const noFilters = { about: undefined, action: undefined, from: undefined, to: undefined }
  const isFiltered = Object.values(search).some(Boolean)
  const things = t('things')
  return (
    <>
      <DashboardHeader lead={t('lead')} />
      <AuditFilters
        search={search}
        onSearch={onSearch}
        actions={query.data?.pages[0]?.actions ?? []}
      />
      <Loaded query={query} caption={usePageTitle()}>
        {({ pages: loaded }) => {
          const entries = loaded.flatMap(({ items }) => items)
          return entries.length > 0 ? (
            <>
              <AuditEntries entries={entries} />
              <ShowMore
                query={query}
                shown={entries.length}
                isLong={loaded.length > 1}
                things={things}
              />
            </>
          ) : (
            <EmptyState
              title={isFiltered ? lists('none', { things }) : t('empty')}
              actions={
                isFiltered && (
                  <button type="button" className={linkClass} onClick={() => onSearch(noFilters)}>
                    {lists('clear')}
                  </button>
                )
              }
            >
              {isFiltered ? t('hint') : undefined}
            </EmptyState>
          )
        }}
      </Loaded>
    </>
  )
}

type AuditFiltersProps = { search: AuditSearch; onSearch: OnSearch; actions: readonly string[] }

/** The filters, which are in the URL, and the file with the same entries. */
function AuditFilters({ search, onSearch, actions }: AuditFiltersProps) {
  const t = useTranslations('auditLog')
  const actionName = useActionName()
  const chosen = search.action ? [search.action] : []
  const options = [...new Set([...chosen, ...actions])]
    .map((value) => ({ value, label: actionName(value) }))
    // By code units: the server and the browser might sort differently with Intl.
    .sort((a, b) => (a.label < b.label ? -1 : 1))
  return (
    <ToolBar
      isWide
      search={
        <ListSearchField
          label={t('about')}
          hideLabel
          placeholder={t('placeholder')}
          value={search.about}
          onSearch={(about) => onSearch({ about }, { replace: true })}
        />
      }
      active={[search.action, search.from, search.to].filter(Boolean).length}
      tools={<DownloadLink href={auditLogFile(search)} />}
    >
      <div className="min-w-48 max-md:w-full">
        <SelectField
          label={t('action')}
          hideLabel
          value={search.action ?? ''}
          placeholder={t('allActions')}
          options={options}
          onChange={({ currentTarget: { value } }) => onSearch({ action: value || undefined })}
        />
      </div>
      <DayFields days={search} onChange={onSearch} />
    </ToolBar>
  )
}
