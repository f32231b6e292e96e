import type { Deps } from '../../../deps.ts'
import {
  dayParams,
  type FileColumns,
  json,
  listQuery,
  listRoutes,
  refusals,
  route,
  searchParam,
  z,
} from '../../../platform/http/index.ts'
import { MAX_ACCOUNT_QUERY_LENGTH } from '../../../shared/accounts/account-rules.ts'
import { role, userBody } from '../accounts.contract.ts'
import { toUser } from '../to-user.ts'
import {
  accountSorts,
  countAccounts,
  type ListedAccount,
  searchAccounts,
} from './account-list.store.ts'

const filters = {
  q: searchParam(
    MAX_ACCOUNT_QUERY_LENGTH,
    'An ID, or words that must all occur in the name or the email address, in any case and without accents.',
  ),
  role: role.optional(),
  banned: z
    .enum(['true', 'false'])
    .optional()
    .openapi({ description: 'Only banned accounts, or only accounts without a ban.' }),
  ...dayParams,
}
const query = listQuery(filters, accountSorts, 'newest')

const listedUserBody = userBody
  .extend({
    lastActiveAt: z.iso.datetime().nullable().openapi({
      description: 'When the person last made a request, to about ten minutes.',
    }),
  })
  .openapi('ListedUser')

const count = z.number().int()
const accountCountsBody = z
  .object({
    all: count,
    buyers: count,
    sellers: count,
    admins: count,
    banned: count.openapi({ description: 'Also in the counts of their roles.' }),
  })
  .openapi('AccountCounts')

const tags = ['accounts']

const columns: FileColumns<ListedAccount> = {
  id: (account) => account.id,
  name: (account) => account.name,
  email: (account) => account.email,
  email_verified: (account) => account.emailVerified,
  role: (account) => account.role,
  created_at: (account) => account.createdAt,
  banned_at: (account) => account.bannedAt,
  last_active_at: (account) => account.lastActiveAt,
}

/** Lists of accounts of any length, for admins. */
export function accountListApi(deps: Deps) {
  const db = deps.db.kysely
  const accounts = listRoutes(deps, {
    name: 'accounts',
    things: 'accounts',
    tags,
    query,
    page: {
      access: 'seeAccounts',
      path: '/accounts',
      compressed: true,
      operationId: 'searchAccounts',
      summary: 'Search accounts',
      description:
        'For admins. Returns accounts, 50 at a time, filtered by text, ID, role, ban or when they were opened.',
      item: listedUserBody,
      body: 'AccountList',
    },
    file: { access: 'exportAccounts', operationId: 'exportAccounts', columns },
    readRows: ({ banned, ...wanted }) =>
      searchAccounts(db, { ...wanted, banned: banned && banned === 'true' }),
    toItem: toListedUser,
  })
  return accounts.openapi(
    route('seeAccounts', {
      method: 'get',
      path: '/account-counts',
      operationId: 'countAccounts',
      summary: 'Count accounts',
      description: 'For admins. Returns how many accounts there are: all, by role, and banned.',
      tags,
      responses: { 200: json(accountCountsBody), ...refusals(401, 403) },
    }),
    async (c) => {
      c.header('Cache-Control', 'no-store')
      return c.json(await countAccounts(db), 200)
    },
  )
}

function toListedUser(account: ListedAccount) {
  return { ...toUser(account), lastActiveAt: account.lastActiveAt?.toISOString() ?? null }
}
