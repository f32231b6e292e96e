import type { Executor, Tx } from '../../platform/db/index.ts'
import type { Order } from './order.ts'

type Side = 'buyer' | 'seller'
type Tables = {
  order_meet_ups: {
    order_id: string
    n: number
    place: string
    at: Date
    proposed_by: Side
    proposed_at: Date
    agreed_at: Date | null
    superseded_at: Date | null
  }
}
/** A place and a time that one side proposed; the number counts them within the order. */
export type MeetUp = {
  n: number
  place: string
  at: Date
  by: Side
  proposedAt: Date
  agreedAt: Date | null
  supersededAt: Date | null
}

/** Newest first. */
export function listMeetUps(db: Executor, orderId: string): Promise<MeetUp[]> {
  return db
    .withTables<Tables>()
    .selectFrom('order_meet_ups')
    .select([
      'n',
      'place',
      'at',
      'proposed_by as by',
      'proposed_at as proposedAt',
      'agreed_at as agreedAt',
      'superseded_at as supersededAt',
    ])
    .where('order_id', '=', orderId)
    .orderBy('n', 'desc')
    .execute()
}

/** When the two of an order have agreed to meet, if they have; nobody meets over a parcel. */
export async function agreedMeeting(
  db: Executor,
  { id, delivery }: Pick<Order, 'id' | 'delivery'>,
): Promise<Date | undefined> {
  if (delivery === 'shipping') return
  const agreed = await db
    .withTables<Tables>()
    .selectFrom('order_meet_ups')
    .select('at')
    .where('order_id', '=', id)
    .where('agreed_at', 'is not', null)
    .where('superseded_at', 'is', null)
    .executeTakeFirst()
  return agreed?.at
}

export async function insertMeetUp(tx: Tx, orderId: string, meetUp: MeetUp) {
  await tx
    .withTables<Tables>()
    .insertInto('order_meet_ups')
    .values({
      order_id: orderId,
      n: meetUp.n,
      place: meetUp.place,
      at: meetUp.at,
      proposed_by: meetUp.by,
      proposed_at: meetUp.proposedAt,
      agreed_at: meetUp.agreedAt,
      superseded_at: meetUp.supersededAt,
    })
    .execute()
}

/** Proposals that nobody agreed to give way to a newer one. */
export async function supersedeProposals(tx: Tx, orderId: string, now: Date) {
  await open(tx, orderId, now).where('agreed_at', 'is', null).execute()
}

/** The phone goes by post: what was proposed or agreed on no longer holds. */
export async function supersedeMeetUps(tx: Tx, orderId: string, now: Date) {
  await open(tx, orderId, now).execute()
}

/** Agrees to a proposal; what was agreed on before no longer holds. */
export async function agreeTo(tx: Tx, orderId: string, n: number, now: Date) {
  await open(tx, orderId, now).where('n', '!=', n).execute()
  await tx
    .withTables<Tables>()
    .updateTable('order_meet_ups')
    .set({ agreed_at: now })
    .where('order_id', '=', orderId)
    .where('n', '=', n)
    .execute()
}

function open(tx: Tx, orderId: string, now: Date) {
  return tx
    .withTables<Tables>()
    .updateTable('order_meet_ups')
    .set({ superseded_at: now })
    .where('order_id', '=', orderId)
    .where('superseded_at', 'is', null)
}
