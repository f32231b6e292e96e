import { sql } from 'kysely'
import type { Executor, Tx } from '../../../platform/db/index.ts'
import type { DeliveryTerms } from '../../../shared/listings/delivery-terms.ts'
import type { Order } from '../order.ts'
import type { Address } from '../orders.contract.ts'

type Terms = { booked: DeliveryTerms | null; now: DeliveryTerms | null }

/** The terms of the listing at booking and now; null where there are none. */
export async function findTerms(
  db: Executor,
  order: Pick<Order, 'id' | 'listingId'>,
): Promise<Terms> {
  const terms = (table: string) =>
    sql.raw(`json_build_object('pickUp', ${table}.pick_up, 'shippingZones', ${table}.shipping_zones,
      'handlingDays', ${table}.handling_days, 'carrier', ${table}.carrier)`)
  const { rows } = await sql<Terms>`
    select
      (select ${terms('s')} from order_snapshots s where s.order_id = ${order.id}) as booked,
      (select ${terms('l')} from listings l where l.id = ${order.listingId}) as now`.execute(db)
  return rows[0] ?? { booked: null, now: null }
}

export type Shipment = { carrier: string; tracking: string; shippedAt: Date }

export async function putAddress(tx: Tx, orderId: string, address: Address, now: Date) {
  const given = { address: JSON.stringify(address), givenAt: now }
  await tx
    .insertInto('orderAddresses')
    .values({ orderId, ...given })
    .onConflict((conflict) => conflict.column('orderId').doUpdateSet(given))
    .execute()
}

export async function deleteAddress(tx: Tx, orderId: string) {
  await tx.deleteFrom('orderAddresses').where('orderId', '=', orderId).execute()
}

export async function findAddress(db: Executor, orderId: string): Promise<Address | undefined> {
  const row = await db
    .selectFrom('orderAddresses')
    .select('address')
    .$narrowType<{ address: Address }>()
    .where('orderId', '=', orderId)
    .executeTakeFirst()
  return row?.address
}

/** Deletes addresses of orders that ended before a time; returns how many. */
export async function deleteAddressesOfEnded(
  db: Executor,
  before: Date,
  limit: number,
): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('orderAddresses')
    .where('orderId', 'in', (from) =>
      from
        .selectFrom('orderAddresses')
        .innerJoin('orders', 'orders.id', 'orderAddresses.orderId')
        .select('orderId')
        .where('endedAt', '<=', before)
        .limit(limit),
    )
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

export async function insertShipment(tx: Tx, orderId: string, shipment: Shipment) {
  const { carrier, tracking, shippedAt } = shipment
  await tx.insertInto('shipments').values({ orderId, carrier, tracking, shippedAt }).execute()
}

/** Another carrier or number for a phone that was sent; when it was sent stays. */
export async function updateShipment(
  tx: Tx,
  orderId: string,
  { carrier, tracking }: Pick<Shipment, 'carrier' | 'tracking'>,
) {
  await tx
    .updateTable('shipments')
    .set({ carrier, tracking })
    .where('orderId', '=', orderId)
    .execute()
}

export function findShipment(db: Executor, orderId: string): Promise<Shipment | undefined> {
  return db
    .selectFrom('shipments')
    .select(['carrier', 'tracking', 'shippedAt'])
    .where('orderId', '=', orderId)
    .executeTakeFirst()
}

type Side = 'buyer' | 'seller'
/** A place and a time that one side proposed; the number counts them within the order. */
export type MeetUp = {
  number: number
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
    .select(['number', 'place', 'at', 'proposedBy as by', 'proposedAt', 'agreedAt', 'supersededAt'])
    .where('orderId', '=', orderId)
    .orderBy('number', 'desc')
    .execute()
}

/** When buyer and seller agreed to meet; undefined without an agreement and for shipped orders. */
export async function agreedMeeting(
  db: Executor,
  { id, delivery }: Pick<Order, 'id' | 'delivery'>,
): Promise<Date | undefined> {
  if (delivery === 'shipping') return
  return findAgreedMeeting(db, id)
}

/** The meeting that was agreed for an order, also for one that is shipped after all. */
export async function findAgreedMeeting(db: Executor, id: string): Promise<Date | undefined> {
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
      number: meetUp.number,
      place: meetUp.place,
      at: meetUp.at,
      proposedBy: meetUp.by,
      proposedAt: meetUp.proposedAt,
      agreedAt: meetUp.agreedAt,
      supersededAt: meetUp.supersededAt,
    })
    .execute()
}

/** Supersedes proposals that were not accepted. */
export async function supersedeProposals(tx: Tx, orderId: string, now: Date) {
  await open(tx, orderId, now).where('agreedAt', 'is', null).execute()
}

/** The phone is shipped, so meet-ups no longer apply. */
export async function supersedeMeetUps(tx: Tx, orderId: string, now: Date) {
  await open(tx, orderId, now).execute()
}

/** Accepts a proposal; an earlier accepted one no longer applies. */
export async function markMeetUpAgreed(tx: Tx, orderId: string, number: number, now: Date) {
  await open(tx, orderId, now).where('number', '!=', number).execute()
  await tx
    .updateTable('orderMeetUps')
    .set({ agreedAt: now })
    .where('orderId', '=', orderId)
    .where('number', '=', number)
    .execute()
}

function open(tx: Tx, orderId: string, now: Date) {
  return tx
    .updateTable('orderMeetUps')
    .set({ supersededAt: now })
    .where('orderId', '=', orderId)
    .where('supersededAt', 'is', null)
}

export async function countWrongCodes(db: Executor, orderId: string): Promise<number> {
  const { rows } = await sql<{ attempts: number }>`
    select attempts from wrong_hand_over_codes where order_id = ${orderId}`.execute(db)
  return rows[0]?.attempts ?? 0
}

/** Counts a wrong hand-over code; returns how many there are now. */
export async function addWrongCode(tx: Tx, orderId: string): Promise<number> {
  const { rows } = await sql<{ attempts: number }>`
    insert into wrong_hand_over_codes (order_id, attempts) values (${orderId}, 1)
    on conflict (order_id) do update set attempts = wrong_hand_over_codes.attempts + 1
    returning attempts`.execute(tx)
  return rows[0]!.attempts
}

export async function deleteWrongCodes(tx: Tx, orderId: string): Promise<void> {
  await sql`delete from wrong_hand_over_codes where order_id = ${orderId}`.execute(tx)
}
