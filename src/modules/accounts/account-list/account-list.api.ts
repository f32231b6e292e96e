import type { Deps } from '../../../deps.ts'
import {
  createRouter,
  dayBounds,
  dayParams,
  fileResponses,
  json,
  LIST_PAGE,
  listQuery,
  nextCursor,
  refusals,
  route,
  searchParam,
  sendListFile,
  toListPage,
  z,
} from '../../../platform/http/index.ts'
import { MAX_ACCOUNT_QUERY_LENGTH } from '../../../shared/accounts/account-rules.ts'
import { role, userBody } from '../accounts.contract.ts'
import { toUser } from '../to-user.ts'
import {
  type AccountFilter,
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

const accountListBody = z
  .object({ items: z.array(listedUserBody), cursor: nextCursor })
  .openapi('AccountList')

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

/** Lists of accounts of any length, for admins. */
export function accountListApi(deps: Deps) {
  const db = deps.db.kysely
  return createRouter()
    .openapi(
      route('seeAccounts', {
        method: 'get',
        path: '/accounts',
        compressed: true,
        operationId: 'searchAccounts',
        summary: 'Search accounts',
        description:
          'For admins. Returns accounts, 50 at a time, filtered by text, ID, role, ban or when they were opened.',
        tags,
        request: { query: query.page },
        responses: { 200: json(accountListBody), ...refusals(401, 403, 422) },
      }),
      async (c) => {
        const { cursor: after, sort, ...wanted } = c.req.valid('query')
        const page = { ...toFilter(wanted), sort, after, limit: LIST_PAGE + 1 }
        const { items, cursor } = toListPage(await searchAccounts(db, page), sort)
        c.header('Cache-Control', 'no-store')
        return c.json({ items: items.map(toListedUser), cursor }, 200)
      },
    )
    .openapi(
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
    .openapi(
      route('exportAccounts', {
        method: 'get',
        path: '/accounts.csv',
        operationId: 'exportAccounts',
        summary: 'Export accounts as CSV',
        description:
          'For admins. Returns the accounts of the same filters as a CSV file, with times in UTC. The export is written to the audit log.',
        tags,
        request: { query: query.file },
        responses: fileResponses,
      }),
      (c) => {
        const wanted = c.req.valid('query')
        const { sort } = wanted
        return sendListFile<ListedAccount>(deps, c, {
          name: 'accounts',
          query: wanted,
          columns: COLUMNS,
          toCells: ({ id, name, email, emailVerified, role, createdAt, ...dates }) => [
            id,
            name,
            email,
            emailVerified,
            role,
            createdAt,
            dates.bannedAt,
            dates.lastActiveAt,
          ],
          readRows: (page) => searchAccounts(db, { ...toFilter(wanted), sort, ...page }),
        })
      },
    )
}

const COLUMNS = [
  'id',
  'name',
  'email',
  'email_verified',
  'role',
  'created_at',
  'banned_at',
  'last_active_at',
]

type Filters = Omit<z.infer<typeof query.file>, 'sort'>

function toFilter({ q, role, banned, from, to }: Filters): AccountFilter {
  return { q, role, banned: banned && banned === 'true', ...dayBounds({ from, to }) }
}

function toListedUser(account: ListedAccount) {
  return { ...toUser(account), lastActiveAt: account.lastActiveAt?.toISOString() ?? null }
}
