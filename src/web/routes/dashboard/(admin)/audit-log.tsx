import { useInfiniteQuery } from '@tanstack/react-query'
import { createFileRoute, Link, type SearchSchemaInput } from '@tanstack/react-router'
import { Download } from 'lucide-react'
import { pages } from '../../../../contract/urls.ts'
import type { Api, AuditEntry } from '../../../api/index.ts'
import { Person } from '../../../console/list-cells.tsx'
import { DashboardHeader } from '../../../dashboard/dashboard-header.tsx'
import { dashboardPage, loadQueries } from '../../../dashboard/dashboard-page.ts'
import { Loaded } from '../../../dashboard/loaded.tsx'
import { useDashboard } from '../../../dashboard/use-dashboard.ts'
import {
  type AuditSearch,
  auditLogFile,
  auditLogQuery,
  readAuditSearch,
} from '../../../moderation/audit-queries.ts'
import { OverviewList } from '../../../moderation/overview-list.tsx'
import { buttonClass } from '../../../ui/button.tsx'
import type { Column } from '../../../ui/data-table/data-table.tsx'
import { TextField } from '../../../ui/form/fields.tsx'
import { ListSearchField } from '../../../ui/form/list-search-field.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { linkClass } from '../../../ui/link.tsx'
import { Moment } from '../../../ui/reader.tsx'

function pageQueries(api: Api, search: AuditSearch) {
  return { entries: auditLogQuery(api, search) }
}

export const Route = createFileRoute('/dashboard/(admin)/audit-log')({
  ...dashboardPage({
    title: 'auditLog',
    text: ['lists'],
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
  const search = readAuditSearch(Route.useSearch())
  const navigate = Route.useNavigate()
  const onSearch: OnSearch = (changes, how) =>
    navigate({ search: (now) => ({ ...now, ...changes }), resetScroll: false, ...how })
  const query = useInfiniteQuery(pageQueries(api, search).entries)
  const noFilters = { about: undefined, action: undefined, from: undefined, to: undefined }
  return (
    <>
      <DashboardHeader lead="Who did what, newest first. Entries cannot be changed or deleted." />
      <AuditFilters
        search={search}
        onSearch={onSearch}
        actions={query.data?.pages[0]?.actions ?? []}
      />
      <Loaded query={query} caption="audit log">
        {({ pages: loaded }) => (
          <OverviewList
            caption="Audit log"
            things="entries"
            columns={columns}
            rows={loaded.flatMap(({ items }) => items)}
            rowKey={({ _id }) => String(_id)}
            isFiltered={Object.values(search).some(Boolean)}
            hint="Check the email address or ID, or choose other days."
            onClear={() => onSearch(noFilters)}
            query={query}
            pageCount={loaded.length}
          />
        )}
      </Loaded>
    </>
  )
}

type AuditFiltersProps = { search: AuditSearch; onSearch: OnSearch; actions: readonly string[] }

/** The filters, which are in the URL, and the file with the same entries. */
function AuditFilters({ search, onSearch, actions }: AuditFiltersProps) {
  const chosen = search.action ? [search.action] : []
  const options = [...new Set([...chosen, ...actions])].sort()
  return (
    <div className="mb-4 flex flex-wrap items-end gap-3">
      <div className="w-full">
        <ListSearchField
          label="About"
          placeholder="Email address, or ID of an account, API key, order or phone"
          value={search.about}
          onSearch={(about) => onSearch({ about }, { replace: true })}
        />
      </div>
      <div className="min-w-48 max-md:w-full">
        <SelectField
          label="Action"
          value={search.action ?? ''}
          placeholder="All actions"
          options={options.map((value) => ({ value, label: toWords(value) }))}
          onChange={({ currentTarget: { value } }) => onSearch({ action: value || undefined })}
        />
      </div>
      <TextField
        type="date"
        label="From"
        value={search.from ?? ''}
        max={search.to}
        onChange={({ currentTarget: { value } }) => onSearch({ from: value || undefined })}
      />
      <TextField
        type="date"
        label="To"
        value={search.to ?? ''}
        min={search.from}
        onChange={({ currentTarget: { value } }) => onSearch({ to: value || undefined })}
      />
      <a href={auditLogFile(search)} download className={buttonClass({ variant: 'ghost' })}>
        <Download aria-hidden="true" className="size-4" />
        Download CSV
      </a>
    </div>
  )
}

const columns: readonly Column<AuditEntry>[] = [
  { key: 'at', header: 'Time', cell: ({ at }) => <Moment at={at} exact /> },
  { key: 'actor', header: 'Who', cell: (entry) => <Actor {...entry} /> },
  { key: 'action', header: 'Action', cell: ({ action }) => <span>{toWords(action)}</span> },
  { key: 'subject', header: 'On', cell: ({ subject }) => <Subject subject={subject} /> },
  { key: 'data', header: 'Details', cell: ({ data }) => <Details data={data} /> },
]

function Actor({ actor, apiKey }: Pick<AuditEntry, 'actor' | 'apiKey'>) {
  const { _id, role, name, email } = actor
  if (!_id) return <span>The shop, by itself</span>
  return (
    <span>
      <Person person={{ _id: name ? _id : null, name: name ?? `Account ${_id}`, email }} />
      <span className="block text-muted">{role}</span>
      {apiKey && (
        <Link
          to="."
          search={{ about: apiKey._id }}
          className="block wrap-anywhere text-muted text-sm hover:underline"
          aria-label={`All entries about the API key ${apiKey.name ?? apiKey._id}`}
        >
          <KeyName apiKey={apiKey} />
        </Link>
      )}
    </span>
  )
}

/** As its owner sees it in the list of keys. */
function KeyName({ apiKey: { name, ending } }: { apiKey: NonNullable<AuditEntry['apiKey']> }) {
  return (
    <>
      <span>with the API key</span>
      {name && <span className="ms-1">“{name}”</span>}
      {ending && <span className="ms-1">…{ending}</span>}
    </>
  )
}

/** What was acted on: its page, and everything else about it. */
function Subject({ subject: { type, id } }: Pick<AuditEntry, 'subject'>) {
  const page = pageOf[type]?.(id)
  return (
    <span className="wrap-anywhere">
      {page ? (
        <Link to={page} className={linkClass}>
          {toWords(type)}
        </Link>
      ) : (
        <span>{toWords(type)}</span>
      )}
      <Link
        to="."
        search={{ about: id }}
        className="block text-muted text-xs hover:underline"
        aria-label={`All entries about ${id}`}
      >
        {id}
      </Link>
    </span>
  )
}

const pageOf: Record<string, ((id: string) => string) | undefined> = {
  order: pages.order,
  listing: pages.phone,
  user: pages.person,
}

/** The further values of an entry, as they are stored. */
function Details({ data }: Pick<AuditEntry, 'data'>) {
  const entries = Object.entries(data).filter(([, value]) => value !== null)
  return (
    <span className="wrap-anywhere">
      {entries.map(([key, value]) => (
        <span key={key} className="block">
          <span className="text-muted">{toWords(key)}: </span>
          <span>{typeof value === 'string' ? value : JSON.stringify(value)}</span>
        </span>
      ))}
    </span>
  )
}

/** 'phone_removed' and 'phoneRemoved' as 'Phone removed'. */
function toWords(name: string): string {
  const words = name
    .replaceAll('_', ' ')
    .replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}
