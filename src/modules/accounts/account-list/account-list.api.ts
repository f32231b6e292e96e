import type { Deps } from '../../../deps.ts'
import { escapeFormula, formatCsvLine } from '../../../platform/csv.ts'
import { csvHeaders, streamCsv } from '../../../platform/csv-file.ts'
import { inTransaction, isId } from '../../../platform/db/index.ts'
import { writeAudit } from '../../../platform/events.ts'
import {
  createRouter,
  cursorParam,
  json,
  refusals,
  requireViewer,
  route,
  z,
} from '../../../platform/http/index.ts'
import {
  MAX_ACCOUNT_QUERY_LENGTH,
  MAX_DISPLAY_NAME_LENGTH,
} from '../../../shared/accounts/account-rules.ts'
import { role, userBody } from '../accounts.contract.ts'
import { toUser } from '../to-user.ts'
import {
  type AccountFilter,
  type AccountPlace,
  accountSorts,
  countAccounts,
  type ListedAccount,
  searchAccounts,
} from './account-list.store.ts'

const filterQuery = z.object({
  q: z
    .string()
    .max(MAX_ACCOUNT_QUERY_LENGTH, `At most ${MAX_ACCOUNT_QUERY_LENGTH} characters`)
    .optional()
    .openapi({
      description: 'An ID, or words that must all occur in the name or the email address.',
    }),
  role: role.optional(),
  banned: z
    .enum(['true', 'false'])
    .optional()
    .openapi({ description: 'Only banned accounts, or only accounts without a ban.' }),
})
type FilterQuery = z.infer<typeof filterQuery>

const listQuery = filterQuery
  .extend({
    sort: z
      .enum(accountSorts)
      .default('newest')
      .openapi({ description: '`newest` first, or by `name`.' }),
    cursor: cursorParam(decodePlace).openapi({
      type: 'string',
      description: '`cursor` from the previous response, with the same `sort`.',
    }),
  })
  .refine(({ sort, cursor }) => !cursor || cursor.sort === sort, {
    path: ['cursor'],
    message: 'Use the cursor with the sort order that it comes from',
  })

const accountListBody = z
  .object({
    items: z.array(userBody),
    cursor: z
      .string()
      .nullable()
      .openapi({ description: 'Pass as `cursor` to get the next page; null on the last page.' }),
  })
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
const PAGE_SIZE = 50

/** Lists of accounts of any length, for admins. */
export function accountListApi(deps: Deps) {
  const db = deps.db.kysely
  return createRouter()
    .openapi(
      route('admin', {
        method: 'get',
        path: '/accounts',
        compressed: true,
        operationId: 'searchAccounts',
        summary: 'Search accounts',
        description:
          'For admins. Returns accounts, 50 at a time, filtered by text, ID, role or ban, newest first or by name.',
        tags,
        request: { query: listQuery },
        responses: { 200: json(accountListBody), ...refusals(401, 403, 422) },
      }),
      async (c) => {
        const { cursor: after, sort, ...wanted } = c.req.valid('query')
        const page = { ...toFilter(wanted), sort, after, limit: PAGE_SIZE + 1 }
        const rows = await searchAccounts(db, page)
        const items = rows.slice(0, PAGE_SIZE)
        const last = rows.length > PAGE_SIZE ? items.at(-1) : undefined
        c.header('Cache-Control', 'no-store')
        const cursor = last ? encodePlace(placeOf(last, sort)) : null
        return c.json({ items: items.map(toUser), cursor }, 200)
      },
    )
    .openapi(
      route('admin', {
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
      route('admin', {
        method: 'get',
        path: '/accounts.csv',
        operationId: 'exportAccounts',
        summary: 'Export accounts as CSV',
        description:
          'For admins. Returns the accounts of the same filters as a CSV file, newest first, with times in UTC. The export is written to the audit log.',
        tags,
        request: { query: filterQuery },
        responses: {
          200: {
            description: 'The file',
            content: { 'text/csv': { schema: z.string().openapi({ format: 'binary' }) } },
          },
          ...refusals(401, 403, 422),
        },
      }),
      async (c) => {
        const wanted = c.req.valid('query')
        const { id, role } = requireViewer(c)
        const at = deps.clock.now()
        await inTransaction(deps.db, (tx) =>
          writeAudit(tx, {
            actor: { id, role },
            action: 'accounts_exported',
            subject: ['user', id],
            // The log is kept for ever, so it has no names and addresses that somebody searched for.
            data: { role: wanted.role, banned: wanted.banned, isSearch: Boolean(wanted.q?.trim()) },
            at,
          }),
        )
        const name = `accounts-${at.toISOString().slice(0, 10)}.csv`
        return c.body(exportAccounts(deps, toFilter(wanted)), 200, csvHeaders(name)) as never
      },
    )
}

function toFilter({ q, role, banned }: FilterQuery): AccountFilter {
  return { q, role, banned: banned && banned === 'true' }
}

function placeOf({ id, seconds, name }: ListedAccount, sort: AccountPlace['sort']): AccountPlace {
  return sort === 'name' ? { sort, id, name } : { sort, id, seconds }
}

function encodePlace(place: AccountPlace): string {
  const value = place.sort === 'name' ? place.name : place.seconds
  return Buffer.from(`${place.sort}.${place.id}.${value}`).toString('base64url')
}

function decodePlace(text: string): AccountPlace | undefined {
  const [sort, id = '', ...rest] = Buffer.from(text, 'base64url').toString().split('.')
  const value = rest.join('.')
  if (!isId(id)) return undefined
  if (sort === 'newest' && /^\d{1,11}(\.\d{1,9})?$/.test(value))
    return { sort, id, seconds: Number(value) }
  if (sort !== 'name' || value.length > MAX_DISPLAY_NAME_LENGTH * 2 || value.includes('\0')) return
  return { sort, id, name: value }
}

const COLUMNS = ['id', 'name', 'email', 'email_verified', 'role', 'created_at', 'banned_at']
/** The accounts as a CSV file, newest first. */
function exportAccounts({ db }: Pick<Deps, 'db'>, filter: AccountFilter) {
  return streamCsv<ListedAccount>({
    columns: COLUMNS,
    limit: 5_000,
    toLine: toCsvLine,
    readRows: (last, limit) =>
      searchAccounts(db.kysely, { ...filter, after: last && placeOf(last, 'newest'), limit }),
  })
}

function toCsvLine(account: ListedAccount): string {
  const { id, name, email, emailVerified, role, createdAt, bannedAt } = account
  const dates = [createdAt.toISOString(), bannedAt?.toISOString() ?? '']
  const [safeName, safeEmail] = [name, email].map(escapeFormula)
  return formatCsvLine([id, safeName!, safeEmail!, String(emailVerified), role, ...dates])
}
