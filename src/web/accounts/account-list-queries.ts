import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import { MAX_ACCOUNT_QUERY_LENGTH, type Role } from '../../shared/accounts/account-rules.ts'
import { apiUrl, buildUrl } from '../api/client.ts'
import type { Api } from '../api/index.ts'
import { type RawSearch, textIn } from '../search-params.ts'

const roles = ['Buyer', 'Seller', 'admin'] as const

/** Search parameters of a list of accounts; without them all accounts, newest first. */
export type AccountSearch = {
  q?: string | undefined
  role?: Role | undefined
  banned?: 'true' | 'false' | undefined
  sort?: 'name' | undefined
}

/** Reads the search parameters; invalid values are dropped. */
export function readAccountSearch(search: RawSearch): AccountSearch {
  const role = textIn(search, 'role')
  const banned = textIn(search, 'banned')
  return {
    q: textIn(search, 'q')?.slice(0, MAX_ACCOUNT_QUERY_LENGTH),
    role: roles.find((one) => one === role),
    banned: banned === 'true' || banned === 'false' ? banned : undefined,
    sort: textIn(search, 'sort') === 'name' ? 'name' : undefined,
  }
}

/** Only what is set. */
function toQuery({ q, role, banned, sort }: AccountSearch) {
  return {
    ...(q && { q }),
    ...(role && { role }),
    ...(banned && { banned }),
    ...(sort && { sort }),
  }
}

export function accountListQuery(api: Api, search: AccountSearch) {
  return infiniteQueryOptions({
    queryKey: ['accounts', toQuery(search)],
    queryFn: ({ pageParam }) =>
      api.get('/api/accounts', {
        query: { ...toQuery(search), ...(pageParam && { cursor: pageParam }) },
      }),
    initialPageParam: '',
    getNextPageParam: (last: { cursor: string | null }) => last.cursor ?? undefined,
    // Previous results stay visible until the next ones arrive.
    placeholderData: keepPreviousData,
  })
}

/** The URL of the same accounts as a CSV file, newest first. */
export function accountsFile(search: AccountSearch): string {
  return buildUrl(apiUrl('/api/accounts.csv'), { query: toQuery({ ...search, sort: undefined }) })
}
