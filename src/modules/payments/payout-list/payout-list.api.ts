import type { Deps } from '../../../deps.ts'
import {
  dayParams,
  type FileColumns,
  listQuery,
  listRoutes,
  searchParam,
  z,
} from '../../../platform/http/index.ts'
import type { Language } from '../../../shared/languages.ts'
import { MAX_QUERY_LENGTH } from '../../../shared/listings/listing-limits.ts'
import { toMajor } from '../../../shared/money.ts'
import { orderNumber } from '../../../shared/orders/order-number.ts'
import { toMoney } from '../payment.ts'
import { moneyBody, moneyTaskBody } from '../payments.contract.ts'
import { problemIn, problemShape } from '../problem-text.ts'
import { countPayouts, listPayouts, type PayoutRow, payoutSorts } from './payout-list.store.ts'

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

const payoutItem = z
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
    ...problemShape,
    createdAt: z.iso.datetime(),
    doneAt: z.iso.datetime().nullable(),
  })
  .openapi('ListedPayout')

const columns: FileColumns<PayoutRow> = {
  id: (row) => row.id,
  kind: (row) => row.kind,
  state: (row) => row.state,
  amount: (row) => toMajor(row.amountMinor, row.currency),
  currency: (row) => row.currency,
  order_id: (row) => row.orderId,
  order_number: (row) => orderNumber(row.orderId),
  phone: (row) => row.phoneName,
  person_id: (row) => row.personId,
  person_name: (row) => row.personName,
  problem: (row) => row.problem,
  created_at: (row) => row.createdAt,
  done_at: (row) => row.doneAt,
}

/** All payouts and refunds, for admins; `/money-tasks` has those that are not done, with actions. */
export function payoutListApi(deps: Deps) {
  return listRoutes(deps, {
    name: 'payouts',
    things: 'payouts and refunds',
    tags: ['money'],
    query,
    page: {
      access: 'seeMoney',
      path: '/all-payouts',
      compressed: true,
      operationId: 'listAllPayouts',
      summary: 'List all payouts and refunds',
      description:
        'For admins. Returns payouts to sellers and refunds to buyers through the payment provider, done or not, 50 at a time, filtered by text, ID, kind, state, person or day.',
      item: payoutItem,
      body: 'PayoutList',
    },
    file: { access: 'seeMoney', operationId: 'exportAllPayouts', columns },
    readRows: (wanted) => listPayouts(deps.db.kysely, wanted),
    countRows: (wanted) => countPayouts(deps.db.kysely, wanted),
    toItem: toBody,
  })
}

function toBody(row: PayoutRow, language: Language) {
  const { id, kind, state, orderId } = row
  return {
    _id: id,
    ...{ kind, state, orderId },
    ...problemIn(row.problem, language),
    amount: toMoney(row.amountMinor, row.currency),
    orderNumber: orderNumber(orderId),
    name: row.phoneName,
    person: { _id: row.personId, name: row.personName },
    createdAt: row.createdAt.toISOString(),
    doneAt: row.doneAt?.toISOString() ?? null,
  }
}
