import type { Executor, Tx } from '../../platform/db/index.ts'
import type { Order } from './order.ts'

type Side = 'buyer' | 'seller'
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
    .selectFrom('orderMeetUps')
    .select(['n', 'place', 'at', 'proposedBy as by', 'proposedAt', 'agreedAt', 'supersededAt'])
    .where('orderId', '=', orderId)
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
    .selectFrom('orderMeetUps')
    .select('at')
    .where('orderId', '=', id)
    .where('agreedAt', 'is not', null)
    .where('supersededAt', 'is', null)
    .executeTakeFirst()
  return agreed?.at
}

export async function insertMeetUp(tx: Tx, orderId: string, meetUp: MeetUp) {
  await tx
    .insertInto('orderMeetUps')
    .values({
      orderId,
      n: meetUp.n,
      place: meetUp.place,
      at: meetUp.at,
      proposedBy: meetUp.by,
      proposedAt: meetUp.proposedAt,
      agreedAt: meetUp.agreedAt,
      supersededAt: meetUp.supersededAt,
    })
    .execute()
}

/** Proposals that nobody agreed to give way to a newer one. */
export async function supersedeProposals(tx: Tx, orderId: string, now: Date) {
  await open(tx, orderId, now).where('agreedAt', 'is', null).execute()
}

/** The phone goes by post: what was proposed or agreed on no longer holds. */
export async function supersedeMeetUps(tx: Tx, orderId: string, now: Date) {
  await open(tx, orderId, now).execute()
}

/** Agrees to a proposal; what was agreed on before no longer holds. */
export async function agreeTo(tx: Tx, orderId: string, n: number, now: Date) {
  await open(tx, orderId, now).where('n', '!=', n).execute()
  await tx
    .updateTable('orderMeetUps')
    .set({ agreedAt: now })
    .where('orderId', '=', orderId)
    .where('n', '=', n)
    .execute()
}

function open(tx: Tx, orderId: string, now: Date) {
  return tx
    .updateTable('orderMeetUps')
    .set({ supersededAt: now })
    .where('orderId', '=', orderId)
    .where('supersededAt', 'is', null)
}
