import { sql } from 'kysely'
import type { Executor } from '../../../platform/db/index.ts'
import type { QueueCursor } from '../../../platform/http/index.ts'

/** A dispute's place in the queue of admins, and its order. */
type Queued = QueueCursor & { orderId: string }

/**
 * The open disputes that are not the admin's own: what cannot end without an admin, what its seller
 * left unanswered since `lateSince`, what both have spoken to, then the rest; each by the time left.
 */
export async function queueOf(
  db: Executor,
  adminId: string,
  { lateSince, limit, after }: { lateSince: Date; limit: number; after?: QueueCursor | undefined },
): Promise<Queued[]> {
  const place = after ?? { rank: -1, at: null, id: null }
  const { rows } = await sql<Queued>`
    with queue as (
      select disputes.id, order_id, state_due_at, case
          when stage = 'stuck' then 0 when stage = 'open' and opened_at <= ${lateSince} then 1
          when stage = 'answered' then 2 when stage = 'open' then 3 else 4 end as rank
      from disputes join orders on orders.id = order_id
      where orders.state = 'disputed' and closed_at is null
        and buyer_id is distinct from ${adminId} and seller_id is distinct from ${adminId})
    select id, order_id, state_due_at as at, rank from queue
    where rank > ${place.rank} or rank = ${place.rank}
      and (coalesce(state_due_at, 'infinity'), id)
        > (${place.at ?? 'infinity'}::timestamptz, ${place.id}::uuid)
    order by rank, state_due_at nulls last, id limit ${limit}`.execute(db)
  return rows
}
