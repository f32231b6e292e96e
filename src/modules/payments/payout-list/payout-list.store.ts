import { type RawBuilder, type SqlBool, sql } from 'kysely'
import {
  countRows,
  type Executor,
  foldedText,
  hasWord,
  isAfterPlace,
  isId,
  type KeysetPlace,
  type KeysetSorts,
  matchAll,
  newestFirst,
  oldestFirst,
  orderByKeyset,
  selectPlace,
  wordsIn,
} from '../../../platform/db/index.ts'
import { ORDER_NUMBER_BASE, readOrderNumber } from '../../../shared/orders/order-number.ts'
import type { MoneyTask } from '../payment.ts'

const createdAt = sql`money_tasks.created_at`
const amount = { by: sql`money_tasks.amount_minor`, type: 'bigint' } as const
export const payoutSorts = {
  newest: newestFirst(createdAt),
  oldest: oldestFirst(createdAt),
  smallest: { values: [amount], direction: 'asc' },
  largest: { values: [amount], direction: 'desc' },
} as const satisfies KeysetSorts

type PayoutFilter = {
  /** As typed. */
  q?: string | undefined
  kind?: 'payout' | 'refund' | undefined
  state?: MoneyTask['state'] | undefined
  /** The account that is paid. */
  person?: string | undefined
  since?: Date | undefined
  until?: Date | undefined
}
type WantedPayouts = PayoutFilter & {
  sort: keyof typeof payoutSorts
  after: KeysetPlace | undefined
  limit: number
}

export type PayoutRow = Pick<
  MoneyTask,
  'id' | 'orderId' | 'amountMinor' | 'currency' | 'state' | 'problem' | 'createdAt' | 'doneAt'
> & {
  kind: 'payout' | 'refund'
  phoneName: string
  personId: string | null
  personName: string
  sortValues: string[]
}

/** Payouts to sellers and refunds to buyers, done or not. */
export async function listPayouts(db: Executor, wanted: WantedPayouts): Promise<PayoutRow[]> {
  const { after, limit } = wanted
  const sort = payoutSorts[wanted.sort]
  const conditions = payoutConditions(wanted)
  if (after) conditions.push(isAfterPlace(sort, sql`money_tasks.id`, after))
  const { rows } = await sql<PayoutRow>`
    select money_tasks.id, kind, order_id, amount_minor, money_tasks.currency, money_tasks.state, problem,
      money_tasks.created_at, done_at, orders.name as phone_name,
      case when kind = 'payout' then orders.seller_id else orders.buyer_id end as person_id,
      case when kind = 'payout' then orders.seller_name else orders.buyer_name end as person_name,
      ${selectPlace(sort)} as sort_values
    from money_tasks join orders on orders.id = order_id
    where ${matchAll(conditions)}
    order by ${orderByKeyset(sort, sql`money_tasks.id`)} limit ${limit}`.execute(db)
  return rows
}

/** How many payouts and refunds have these filters, as far as `countRows` counts. */
export function countPayouts(db: Executor, filter: PayoutFilter): Promise<number> {
  const conditions = matchAll(payoutConditions(filter))
  return countRows(
    db,
    sql`select from money_tasks join orders on orders.id = order_id where ${conditions}`,
  )
}

function payoutConditions({ q = '', kind, state, person, since, until }: PayoutFilter) {
  const conditions = matchesPayout(wordsIn(q))
  const add = (condition: RawBuilder<SqlBool>) => conditions.push(condition)
  add(kind ? sql`kind = ${kind}` : sql`kind <> 'cancel'`)
  if (state) add(sql`money_tasks.state = ${state}`)
  if (person)
    add(sql`(money_tasks.user_id = ${person} or (kind = 'refund' and orders.buyer_id = ${person}))`)
  if (since) add(sql`money_tasks.created_at >= ${since}`)
  if (until) add(sql`money_tasks.created_at < ${until}`)
  return conditions
}

/** Orders with the words of a search; more of them would not narrow a list down. */
const MAX_ORDERS = 1_000

function matchesPayout(words: readonly string[]): RawBuilder<SqlBool>[] {
  const ids = words.filter((word) => isId(word.toLowerCase()))
  const others = words.filter((word) => !ids.includes(word))
  const conditions = ids.map(
    (id) =>
      sql<SqlBool>`${id}::uuid in (money_tasks.id, money_tasks.order_id, money_tasks.user_id)`,
  )
  if (others.length === 0) return conditions
  const inOrder = sql<SqlBool>`money_tasks.order_id = any(array(
    select id from orders where ${matchAll(others.map(matchesOrder))}
    order by created_at desc limit ${MAX_ORDERS}))`
  return [...conditions, inOrder]
}

function matchesOrder(word: string): RawBuilder<SqlBool> {
  const number = readOrderNumber(word)
  const inText = hasWord(foldedText(sql`name`, sql`buyer_name`, sql`seller_name`), word)
  if (number === undefined) return inText
  return sql<SqlBool>`(${inText}
    or ('x' || right(id::text, 12))::bit(48)::bigint % ${sql.lit(ORDER_NUMBER_BASE)} = ${number})`
}
