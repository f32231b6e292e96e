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
import { MAX_QUERY_LENGTH } from '../../../shared/listings/listing-limits.ts'
import { toMajor } from '../../../shared/money.ts'
import { orderNumber } from '../../../shared/orders/order-number.ts'
import { toMoney } from '../payment.ts'
import { moneyBody, moneyTaskBody } from '../payments.contract.ts'
import { listPayouts, type PayoutRow, payoutSorts } from './payout-list.store.ts'

const kind = z.enum(['payout', 'refund'])
const { state } = moneyTaskBody.shape
const query = listQuery(
  {
    q: searchParam(
      MAX_QUERY_LENGTH,
      'IDs, order numbers, or words that must all occur in the phone or the names of the order, in any case and without accents.',
    ),
    kind: kind.optional(),
    state: state.optional(),
    person: z.uuid('Must be the ID of an account').optional().openapi({
      description: 'The ID of the account that is paid.',
    }),
    ...dayParams,
  },
  payoutSorts,
  'newest',
)

const payoutListBody = z
  .object({
    items: z.array(
      z
        .object({
          _id: z.string(),
          kind,
          state,
          amount: moneyBody,
          orderId: z.string(),
          orderNumber: z.string(),
          name: z.string().openapi({ description: 'The phone of the order.' }),
          person: z
            .object({ _id: z.string().nullable(), name: z.string() })
            .openapi({ description: 'Who is paid: the seller, or of a refund the buyer.' }),
          problem: z.string().nullable(),
          createdAt: z.iso.datetime(),
          doneAt: z.iso.datetime().nullable(),
        })
        .openapi('ListedPayout'),
    ),
    cursor: nextCursor,
  })
  .openapi('PayoutList')

const tags = ['money']

/** All payouts and refunds, for admins; `/money-tasks` has those that are not done, with actions. */
export function payoutListApi(deps: Deps) {
  const db = deps.db.kysely
  return createRouter()
    .openapi(
      route('seeMoney', {
        method: 'get',
        path: '/all-payouts',
        compressed: true,
        operationId: 'listAllPayouts',
        summary: 'List all payouts and refunds',
        description:
          'For admins. Returns payouts to sellers and refunds to buyers through the payment provider, done or not, 50 at a time, filtered by text, ID, kind, state, person or day.',
        tags,
        request: { query: query.page },
        responses: { 200: json(payoutListBody), ...refusals(401, 403, 422) },
      }),
      async (c) => {
        const { cursor: after, ...wanted } = c.req.valid('query')
        const rows = await listPayouts(db, { ...toFilter(wanted), after, limit: LIST_PAGE + 1 })
        const { items, cursor } = toListPage(rows, wanted.sort)
        c.header('Cache-Control', 'no-store')
        return c.json({ items: items.map(toBody), cursor }, 200)
      },
    )
    .openapi(
      route('seeMoney', {
        method: 'get',
        path: '/all-payouts.csv',
        operationId: 'exportAllPayouts',
        summary: 'Export payouts and refunds as CSV',
        description:
          'For admins. Returns the payouts and refunds of the same filters as a CSV file, with times in UTC. The export is written to the audit log.',
        tags,
        request: { query: query.file },
        responses: fileResponses,
      }),
      (c) => {
        const wanted = c.req.valid('query')
        return sendListFile<PayoutRow>(deps, c, {
          name: 'payouts',
          query: wanted,
          columns: COLUMNS,
          toCells: (row) => [
            row.id,
            row.kind,
            row.state,
            toMajor(row.amountMinor, row.currency),
            row.currency,
            row.orderId,
            orderNumber(row.orderId),
            row.phoneName,
            row.personId,
            row.personName,
            row.problem,
            row.createdAt,
            row.doneAt,
          ],
          readRows: (page) => listPayouts(db, { ...toFilter(wanted), ...page }),
        })
      },
    )
}

const COLUMNS = [
  'id',
  'kind',
  'state',
  'amount',
  'currency',
  'order_id',
  'order_number',
  'phone',
  'person_id',
  'person_name',
  'problem',
  'created_at',
  'done_at',
]

function toFilter({ from, to, ...wanted }: z.infer<typeof query.file>) {
  return { ...wanted, ...dayBounds({ from, to }) }
}

function toBody(row: PayoutRow) {
  const { id, kind, state, orderId, problem } = row
  return {
    _id: id,
    ...{ kind, state, orderId, problem },
    amount: toMoney(row.amountMinor, row.currency),
    orderNumber: orderNumber(orderId),
    name: row.phoneName,
    person: { _id: row.personId, name: row.personName },
    createdAt: row.createdAt.toISOString(),
    doneAt: row.doneAt?.toISOString() ?? null,
  }
}
