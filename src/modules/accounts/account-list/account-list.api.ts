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
  type Viewer,
  z,
} from '../../../platform/http/index.ts'
import { MAX_ACCOUNT_QUERY_LENGTH } from '../../../shared/accounts/account-rules.ts'
import { staffMay } from '../../../shared/accounts/staff-roles.ts'
import type { Language } from '../../../shared/languages.ts'
import { role, userBody } from '../accounts.contract.ts'
import { toUser } from '../to-user.ts'
import {
  accountSorts,
  countAccounts,
  countMatches,
  type ListedAccount,
  readTrade,
  searchAccounts,
  type Trade,
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

const tradeBody = z
  .object({
    forSale: z.number().int(),
    sales: z.number().int().openapi({ description: 'Completed orders.' }),
    ratings: z.number().int(),
    average: z.number().nullable().openapi({ description: 'Of all ratings, from 1 to 5.' }),
    openDisputes: z.number().int(),
    orders: z.number().int().openapi({ description: 'Phones that the person booked.' }),
    spentMinor: z.number().int().nullable().openapi({
      description: 'Totals of completed orders; null for those who may not see orders.',
    }),
    lastOrderAt: z.iso.datetime().nullable(),
  })
  .openapi('AccountTrade', { description: 'What was sold and bought; null for staff.' })
const listedUserBody = userBody
  .extend({
    lastActiveAt: z.iso.datetime().nullable().openapi({
      description: 'When the person last made a request, to about ten minutes.',
    }),
    trade: z.union([tradeBody, z.null()]),
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

const columns: FileColumns<AccountRow> = {
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
  const list = listRoutes(deps, {
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
    async readRows({ banned, isFile, ...wanted }) {
      const accounts = await searchAccounts(db, { ...wanted, banned: banned && banned === 'true' })
      if (isFile) return accounts
      const trade = await readTrade(
        db,
        accounts.map(({ id }) => id),
      )
      return accounts.map((account) => ({ ...account, trade: trade.get(account.id) }))
    },
    countRows: ({ banned, ...wanted }) =>
      countMatches(db, { ...wanted, banned: banned && banned === 'true' }),
    toItem: toListedUser,
  })
  return list.openapi(
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

type AccountRow = ListedAccount & { trade?: Trade | undefined }

function toListedUser(account: AccountRow, _language: Language, viewer: Viewer) {
  const { lastActiveAt, trade, role } = account
  return {
    ...toUser(account),
    lastActiveAt: lastActiveAt?.toISOString() ?? null,
    trade: role === 'admin' || !trade ? null : toTrade(trade, staffMay(viewer, 'seeOrders')),
  }
}

function toTrade({ stars, spentMinor, lastOrderAt, ...counts }: Trade, mayKnowSum: boolean) {
  return {
    ...counts,
    average: counts.ratings === 0 ? null : stars / counts.ratings,
    spentMinor: mayKnowSum ? spentMinor : null,
    lastOrderAt: lastOrderAt?.toISOString() ?? null,
  }
}
