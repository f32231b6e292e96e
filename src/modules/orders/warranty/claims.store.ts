import { sql } from 'kysely'
import type { Executor, Tx } from '../../../platform/db/index.ts'
import type { Order } from '../order.ts'
import { type Claim, canTransitionClaim, dueClaimTransition, isOpenClaim } from './claim.ts'
import { type ClaimBody, claimActions } from './claims.contract.ts'

const columns = sql`
  c.id, c.order_id, c.reason, c.text, c.state, c.made_at, c.state_since, c.due_at, c.remind_at,
  c.remedy, c.refund_minor, c.answer, c.answered_at, c.closed_at, (
    select coalesce(json_agg(json_build_object('id', id, 'width', width, 'height', height)
      order by id), '[]') from warranty_claim_photos where claim_id = c.id) as photos`

/**
 * Claims of these orders, the newest of each first. Those of one order cannot change while the caller
 * holds its lock.
 */
export async function listClaims(db: Executor, orderIds: readonly string[]): Promise<Claim[]> {
  const { rows } = await sql<Claim>`
    select ${columns} from warranty_claims c where order_id = any(${orderIds}::uuid[])
    order by made_at desc, id desc`.execute(db)
  return rows
}

/** The open claim of an order; undefined without one. */
export async function findOpenClaim(db: Executor, orderId: string): Promise<Claim | undefined> {
  const { rows } = await sql<Claim>`
    select ${columns} from warranty_claims c
    where order_id = ${orderId} and closed_at is null`.execute(db)
  return rows[0]
}

export async function insertClaim(tx: Tx, claim: Claim) {
  const { photos, ...row } = claim
  await tx.insertInto('warrantyClaims').values(row).execute()
  for (const { id, width, height } of photos)
    await tx
      .insertInto('warrantyClaimPhotos')
      .values({ id, claimId: claim.id, width, height })
      .execute()
  await markOrder(tx, claim)
}

/** Writes what changes in a claim; the caller has locked its order. */
export async function updateClaim(tx: Tx, claim: Claim) {
  const { state, stateSince, dueAt, remindAt, closedAt } = claim
  const { remedy, refundMinor, answer, answeredAt } = claim
  await tx
    .updateTable('warrantyClaims')
    .set({ state, stateSince, dueAt, remindAt, closedAt })
    .set({ remedy, refundMinor, answer, answeredAt })
    .where('id', '=', claim.id)
    .execute()
  await markOrder(tx, claim)
}

async function markOrder(tx: Tx, { orderId, state }: Claim) {
  await tx
    .updateTable('orders')
    .set({ claimState: isOpenClaim(state) ? state : null })
    .where('id', '=', orderId)
    .execute()
}

/** Orders with a claim whose time is up or whose reminder is due, longest overdue first. */
export async function ordersWithDueClaims(
  db: Executor,
  now: Date,
  limit: number,
): Promise<string[]> {
  const { rows } = await sql<{ orderId: string }>`
    select order_id from warranty_claims
    where closed_at is null and least(due_at, remind_at) <= ${now}
    order by least(due_at, remind_at) limit ${limit}`.execute(db)
  return rows.map(({ orderId }) => orderId)
}

/** Whether a buyer or seller has an open claim. */
export async function hasOpenClaims(db: Executor, userId: string): Promise<boolean> {
  const { rows } = await sql`
    select from orders where (buyer_id = ${userId} or seller_id = ${userId})
      and claim_state is not null limit 1`.execute(db)
  return rows.length > 0
}

/** The order whose claim a photo belongs to. */
export async function orderOfClaimPhoto(
  db: Executor,
  photoId: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('warrantyClaimPhotos')
    .innerJoin('warrantyClaims', 'warrantyClaims.id', 'claimId')
    .select('orderId')
    .where('warrantyClaimPhotos.id', '=', photoId)
    .executeTakeFirst()
  return row?.orderId
}

/** A claim as the buyer, the seller or an admin sees it. */
export function toClaim(
  claim: Claim,
  order: Pick<Order, 'state'>,
  viewerRole: 'buyer' | 'seller' | 'admin',
  now: Date,
): ClaimBody {
  const { id, reason, text, photos, state, remedy, refundMinor, answer } = claim
  const iso = (date: Date | null) => date?.toISOString() ?? null
  // What time has ended is shown without actions until the job has run.
  const isOver = order.state !== 'completed' || dueClaimTransition(claim, now) !== undefined
  return {
    _id: id,
    reason,
    text,
    photos: photos.map(({ id: _id, width, height }) => ({ _id, width, height })),
    state,
    madeAt: claim.madeAt.toISOString(),
    dueAt: iso(claim.dueAt),
    remedy,
    refundMinor,
    answer,
    answeredAt: iso(claim.answeredAt),
    closedAt: iso(claim.closedAt),
    actions: isOver
      ? []
      : claimActions.filter((name) => canTransitionClaim(state, name, viewerRole)),
  }
}
