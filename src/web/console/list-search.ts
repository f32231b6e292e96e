import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import type { Paths } from '../../contract/schema.gen.ts'
import type { Permission } from '../../shared/accounts/permissions.ts'
import { buildUrl, getListPage } from '../api/client.ts'
import type { Api } from '../api/index.ts'
import { type RawSearch, textIn } from '../search-params.ts'
import type { Text } from '../ui/text.ts'

/** A text that is looked up in the language of the place that shows it. */
export type Label = (text: Text) => string

type Option = { value: string; label: Label }

/** A choice among values, of which one or none applies. */
export type ListFilter = {
  name: ListParameter
  label: Label
  /** The choice of no value. */
  any: Label
  options: readonly Option[]
}

/** What a list of the console can be searched, filtered and sorted by; its state is in the URL. */
export type ListSpec = {
  /** Where its saved views belong, and the key of its texts. */
  list: 'accounts' | 'listings' | 'orders' | 'payouts' | 'reports' | 'appeals' | 'messages'
  maxQueryLength: number
  filters: readonly ListFilter[]
  /** Whether it can be limited to one account, as the pages of people link to it. */
  byPerson?: true
  /** The first one is the order without a choice. */
  sorts: readonly [Option, ...Option[]]
  /** Path of the list as a CSV file. */
  file: string
  /** Who may download it, if not everyone who sees the list. */
  exportNeeds?: Permission
}

/** The parameters that are set; the API and the URLs of pages have the same names. */
export type ListSearch = {
  q?: string | undefined
  state?: string | undefined
  role?: string | undefined
  banned?: string | undefined
  kind?: string | undefined
  reason?: string | undefined
  topic?: string | undefined
  person?: string | undefined
  from?: string | undefined
  to?: string | undefined
  sort?: string | undefined
  /** Keys of columns that are not shown: 'joined,active'. */
  hidden?: string | undefined
}
type ListParameter = keyof ListSearch
export type OnListSearch = (changes: ListSearch, how?: { replace: boolean }) => void

const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/
const DAY = /^\d{4}-\d\d-\d\d$/
const COLUMNS = /^[a-zA-Z]{1,20}(?:,[a-zA-Z]{1,20}){0,9}$/

/** Reads the search parameters of a page; invalid values are dropped. */
export function readListSearch(raw: RawSearch, spec: ListSpec): ListSearch {
  const search: ListSearch = {}
  const set = (name: ListParameter, value: string | undefined) => {
    if (value) search[name] = value
  }
  set('q', textIn(raw, 'q')?.slice(0, spec.maxQueryLength))
  for (const { name, options } of spec.filters) {
    const value = textIn(raw, name)
    set(name, options.find((option) => option.value === value)?.value)
  }
  for (const name of ['from', 'to'] as const) {
    const day = textIn(raw, name) ?? ''
    if (DAY.test(day) && !Number.isNaN(Date.parse(day))) set(name, day)
  }
  const person = textIn(raw, 'person') ?? ''
  if (spec.byPerson && ID.test(person)) set('person', person)
  const sort = textIn(raw, 'sort')
  set('sort', spec.sorts.slice(1).find(({ value }) => value === sort)?.value)
  const hidden = textIn(raw, 'hidden') ?? ''
  if (COLUMNS.test(hidden)) set('hidden', hidden)
  return search
}

/** Everything that narrows the list down, with nothing set. */
export function withoutFilters(spec: ListSpec): ListSearch {
  const names = ['q', 'from', 'to', 'person', ...spec.filters.map(({ name }) => name)]
  return Object.fromEntries(names.map((name) => [name, undefined]))
}

export function isFiltered({ sort: _, hidden: __, ...filters }: ListSearch): boolean {
  return Object.values(filters).some(Boolean)
}

/** Keys of the columns that the URL hides. */
export function hiddenColumns({ hidden = '' }: ListSearch): string[] {
  return hidden.split(',').filter(Boolean)
}

/** How many filters narrow the list down, besides the search; a span of days counts once. */
export function countFilters(spec: ListSpec, search: ListSearch, fixed: readonly string[]): number {
  const names = spec.filters.map(({ name }) => name).filter((name) => !fixed.includes(name))
  const chosen = names.filter((name) => search[name] !== undefined).length
  return chosen + Number(Boolean(search.from || search.to)) + Number(Boolean(search.person))
}

/** The parameters as a query of a URL, in one order, so that equal searches are equal texts. */
export function toSearchText(search: ListSearch): string {
  const entries = Object.entries(search).filter(([, value]) => value)
  return new URLSearchParams(entries.sort() as [string, string][]).toString()
}

export function fromSearchText(text: string): ListSearch {
  return Object.fromEntries(new URLSearchParams(text))
}

/** What the server needs to know: the rows and their order. */
function forServer({ hidden: _, ...search }: ListSearch): ListSearch {
  return search
}

/** The URL of the same rows as a CSV file, which has all columns. */
export function listFile(spec: ListSpec, search: ListSearch): string {
  return buildUrl(spec.file, { query: forServer(search) })
}

/** A page of a list. The first page of a counted list has its `total`, as far as the server counts. */
export type ListPage<Row> = { items: Row[]; cursor: string | null; total?: number | null }

/** A list of the console, page by page. */
export function listQuery<Row>(api: Api, path: keyof Paths, shown: ListSearch) {
  const search = forServer(shown)
  return infiniteQueryOptions({
    queryKey: ['list', path, toSearchText(search)],
    queryFn: ({ pageParam, signal }) =>
      getListPage<Row>(
        api,
        buildUrl(path, { query: { ...search, ...(pageParam && { cursor: pageParam }) } }),
        signal,
      ),
    initialPageParam: '',
    getNextPageParam: (last: ListPage<Row>) => last.cursor ?? undefined,
    // Previous results stay visible until the next ones arrive.
    placeholderData: keepPreviousData,
  })
}
