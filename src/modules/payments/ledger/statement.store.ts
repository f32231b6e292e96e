import { sql } from 'kysely'
import type { Executor } from '../../../platform/db/index.ts'
import type { MovementKind } from './ledger.ts'

/** One movement on a seller's account; all sums in minor units. */
export type StatementLine = {
  id: number
  kind: MovementKind
  at: Date
  orderId: string | null
  /** The phone's name, as it was when it was booked. */
  name: string | null
  currency: string
  /** What the buyer had paid, what of it went back, and what Redial kept. */
  priceMinor: number
  refundedMinor: number
  feeMinor: number
  /** What the seller gains, or pays when negative, and what is due to them after it. */
  amountMinor: number
  balanceMinor: number
}

/** What happened on a seller's account from `from` until before `to`, newest first. */
export async function statementOf(
  db: Executor,
  userId: string,
  { from, to, limit }: { from: Date; to: Date; limit: number },
): Promise<StatementLine[]> {
  const { rows } = await sql<StatementLine>`
    select * from (
      select t.id, t.kind, t.at, t.order_id, o.name, e.currency,
        -e.amount_minor as amount_minor,
        (sum(-e.amount_minor) over (partition by e.currency order by t.id))::bigint as balance_minor,
        other.price_minor, other.refunded_minor, other.fee_minor
      from ledger_entries e
      join ledger_transfers t on t.id = e.transfer_id
      left join orders o on o.id = t.order_id
      cross join lateral (
        select
          coalesce(sum(amount_minor) filter (where account = 'held'), 0)::bigint as price_minor,
          coalesce(-sum(amount_minor) filter (where account = 'buyer'), 0)::bigint as refunded_minor,
          coalesce(-sum(amount_minor) filter (where account = 'fees'), 0)::bigint as fee_minor
        from ledger_entries where transfer_id = t.id and t.kind in ('release', 'refund')
      ) as other
      where e.user_id = ${userId}
    ) as lines
    where at >= ${from} and at < ${to}
    order by id desc
    limit ${limit}
  `.execute(db)
  return rows
}

/** What a seller was paid out in all, by currency, in minor units. */
export async function paidOutTo(db: Executor, userId: string) {
  const { rows } = await sql<{ currency: string; amountMinor: number }>`
    select e.currency, sum(e.amount_minor)::bigint as amount_minor
    from ledger_entries e join ledger_transfers t on t.id = e.transfer_id
    where e.user_id = ${userId} and t.kind in ('payout', 'payout_outside')
    group by e.currency order by e.currency
  `.execute(db)
  return rows
}

/** What all sellers together were paid out, by currency, in minor units. */
export async function paidOutInAll(db: Executor) {
  const { rows } = await sql<{ currency: string; amountMinor: number }>`
    select e.currency, sum(e.amount_minor)::bigint as amount_minor
    from ledger_entries e join ledger_transfers t on t.id = e.transfer_id
    where e.account = 'seller' and t.kind in ('payout', 'payout_outside')
    group by e.currency order by e.currency
  `.execute(db)
  return rows
}
