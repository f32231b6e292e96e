import { sql } from 'kysely'
import type { Executor, Tx } from '../../../platform/db/index.ts'
import type { QueueCursor } from '../../../platform/http/index.ts'
import type { PrivatePhoto } from '../../media/index.ts'
import type { Difference } from '../../verification/index.ts'
import type { Dispute, Settlement } from './dispute.ts'

// Rows are read with the names of Dispute, so nothing is mapped by hand.
const columns = [
  'disputes.id',
  'orderId',
  'reason',
  'stage',
  'openedAt',
  'returnDueAt',
  'returnCarrier',
  'returnTracking',
  'returnSentAt',
  'returnImei',
  'returnReceivedAt',
  'outcome',
  'refundMinor',
  'decidedBy',
  'decision',
  'closedAt',
] as const

export async function insertDispute(
  tx: Tx,
  { at: openedAt, ...dispute }: Pick<Dispute, 'id' | 'orderId' | 'reason' | 'stage'> & { at: Date },
) {
  await tx
    .insertInto('disputes')
    .values({ ...dispute, openedAt })
    .execute()
}

/** The newest dispute of an order; it cannot change while the caller holds the order's lock. */
export function findDispute(db: Executor, orderId: string): Promise<Dispute | undefined> {
  return db
    .selectFrom('disputes')
    .select(columns)
    .where('orderId', '=', orderId)
    .orderBy('openedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** The newest dispute of each of these orders. */
export function findDisputes(db: Executor, orderIds: readonly string[]): Promise<Dispute[]> {
  return db
    .selectFrom('disputes')
    .distinctOn('orderId')
    .select(columns)
    .where('orderId', '=', (is) => is.fn.any(sql<string[]>`${orderIds}::uuid[]`))
    .orderBy('orderId')
    .orderBy('openedAt', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

/** Writes what changes in a dispute; the caller has locked its order. */
export async function updateDispute(tx: Tx, dispute: Dispute) {
  await tx
    .updateTable('disputes')
    .set({
      stage: dispute.stage,
      returnDueAt: dispute.returnDueAt,
      returnCarrier: dispute.returnCarrier,
      returnTracking: dispute.returnTracking,
      returnSentAt: dispute.returnSentAt,
      returnImei: dispute.returnImei,
      returnReceivedAt: dispute.returnReceivedAt,
      outcome: dispute.outcome,
      refundMinor: dispute.refundMinor,
      decidedBy: dispute.decidedBy,
      decision: dispute.decision,
      closedAt: dispute.closedAt,
    })
    .where('id', '=', dispute.id)
    .execute()
}

/** Orders whose phone was to be sent back by now. */
export async function overdueReturns(db: Executor, now: Date, limit: number): Promise<string[]> {
  const { rows } = await sql<{ orderId: string }>`
    select order_id from disputes
    where stage = 'returning' and closed_at is null and return_due_at <= ${now}
    order by return_due_at limit ${limit}`.execute(db)
  return rows.map(({ orderId }) => orderId)
}

/** A dispute's place in the queue of admins, and its order. */
type Queued = QueueCursor & { orderId: string }

/**
 * The open disputes of other people's orders, in this order: those that only an admin can end, those that
 * the seller has not answered since `lateSince`, those with statements from both sides, then the rest; each
 * by the time left.
 */
export async function listDisputeQueue(
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
      where orders.state in ('disputed', 'payment_disputed') and closed_at is null
        and buyer_id is distinct from ${adminId} and seller_id is distinct from ${adminId})
    select id, order_id, state_due_at as at, rank from queue
    where rank > ${place.rank} or rank = ${place.rank}
      and (coalesce(state_due_at, 'infinity'), id)
        > (${place.at ?? 'infinity'}::timestamptz, ${place.id}::uuid)
    order by rank, state_due_at nulls last, id limit ${limit}`.execute(db)
  return rows
}

export type Statement = {
  id: string
  side: 'buyer' | 'seller' | 'admin'
  text: string
  at: Date
  photos: PrivatePhoto[]
}

type NewStatement = Statement & { disputeId: string; authorId: string | null }

export async function insertStatement(tx: Tx, statement: NewStatement) {
  const { id, disputeId, side, authorId, text, at, photos } = statement
  await sql`
    insert into dispute_statements (id, dispute_id, side, author_id, text, at)
    values (${id}, ${disputeId}, ${side}, ${authorId}, ${text}, ${at})`.execute(tx)
  for (const photo of photos)
    await sql`
      insert into dispute_photos (id, statement_id, width, height)
      values (${photo.id}, ${id}, ${photo.width}, ${photo.height})`.execute(tx)
}

/** Statements of these disputes, the oldest of each first. */
export async function listStatements(
  db: Executor,
  disputeIds: readonly string[],
): Promise<(Statement & { disputeId: string })[]> {
  const { rows } = await sql<Statement & { disputeId: string }>`
    select s.id, s.dispute_id, s.side, s.text, s.at, coalesce(p.photos, '[]') as photos
    from dispute_statements s left join lateral (
      select json_agg(json_build_object('id', id, 'width', width, 'height', height) order by id)
        as photos from dispute_photos where statement_id = s.id) p on true
    where s.dispute_id = any(${disputeIds}::uuid[]) order by s.at, s.id`.execute(db)
  return rows
}

/**
 * Whether the newest statement of a person has exactly this text and these photos, and was written
 * since then.
 */
export async function isNewestStatement(
  db: Executor,
  statement: { disputeId: string; authorId: string; text: string; photoIds: string[]; since: Date },
): Promise<boolean> {
  const { rows } = await sql`
    select from (
      select id, text, at from dispute_statements
      where dispute_id = ${statement.disputeId} and author_id = ${statement.authorId}
      order by at desc, id desc limit 1) s
    where s.text = ${statement.text} and s.at >= ${statement.since}
      and array(select id::text from dispute_photos where statement_id = s.id order by 1)
        = array(select unnest(${statement.photoIds}::text[]) order by 1)`.execute(db)
  return rows.length > 0
}

export async function countStatements(db: Executor, disputeId: string, side: string) {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from dispute_statements
    where dispute_id = ${disputeId} and side = ${side}`.execute(db)
  return rows[0]?.n ?? 0
}

/** The order that a photo is evidence in. */
export async function orderOfPhoto(db: Executor, photoId: string): Promise<string | undefined> {
  const { rows } = await sql<{ orderId: string }>`
    select d.order_id from dispute_photos p
    join dispute_statements s on s.id = p.statement_id
    join disputes d on d.id = s.dispute_id where p.id = ${photoId}`.execute(db)
  return rows[0]?.orderId
}

/** Proposals of the parties to these disputes, the newest of each first. */
export async function listSettlements(
  db: Executor,
  disputeIds: readonly string[],
): Promise<(Settlement & { disputeId: string })[]> {
  const { rows } = await sql<Settlement & { disputeId: string }>`
    select dispute_id, number, proposed_by, kind, refund_minor, at, state
    from dispute_settlements where dispute_id = any(${disputeIds}::uuid[])
    order by number desc`.execute(db)
  return rows
}

/** Puts a proposal on the table in place of the one that lay there; returns its number. */
export async function putSettlement(
  tx: Tx,
  disputeId: string,
  { proposedBy, kind, refundMinor, at }: Omit<Settlement, 'number' | 'state'>,
): Promise<number> {
  await closeProposal(tx, disputeId, 'superseded')
  const { rows } = await sql<{ number: number }>`
    insert into dispute_settlements (dispute_id, number, proposed_by, kind, refund_minor, at, state)
    select ${disputeId}, coalesce(max(number), 0) + 1, ${proposedBy}, ${kind}, ${refundMinor}, ${at},
      'proposed' from dispute_settlements where dispute_id = ${disputeId}
    returning number`.execute(tx)
  return rows[0]!.number
}

/** Closes the open proposal. */
export async function closeProposal(
  tx: Tx,
  disputeId: string,
  state: 'accepted' | 'declined' | 'superseded',
) {
  await sql`
    update dispute_settlements set state = ${state}
    where dispute_id = ${disputeId} and state = 'proposed'`.execute(tx)
}

type Grade = 'A' | 'B' | 'C' | 'D'
/** The buyer's grading on arrival, compared with the listing. */
export type Arrival = {
  grade: Grade
  listedGrade: Grade | null
  differences: Difference[]
  at: Date
}

export async function putArrival(
  tx: Tx,
  orderId: string,
  answers: Record<string, unknown>,
  { grade, listedGrade, differences, at }: Arrival,
) {
  await sql`
    insert into arrival_gradings (order_id, answers, grade, listed_grade, differences, at)
    values (${orderId}, ${JSON.stringify(answers)}, ${grade}, ${listedGrade},
      ${JSON.stringify(differences)}, ${at})
    on conflict (order_id) do update set answers = excluded.answers, grade = excluded.grade,
      listed_grade = excluded.listed_grade, differences = excluded.differences,
      at = excluded.at`.execute(tx)
}

export async function findArrival(db: Executor, orderId: string): Promise<Arrival | undefined> {
  const { rows } = await sql<Arrival>`
    select grade, listed_grade as "listedGrade", differences, at
    from arrival_gradings where order_id = ${orderId}`.execute(db)
  return rows[0]
}
