import type { Executor, Tx } from '../../platform/db/index.ts'
import type { Address } from './order-detail.contract.ts'

type Tables = {
  order_addresses: { order_id: string; address: Address | string; given_at: Date }
  shipments: { order_id: string; carrier: string; tracking: string; shipped_at: Date }
  orders: { id: string; ended_at: Date | null }
}
export type Shipment = { carrier: string; tracking: string; shippedAt: Date }

export async function putAddress(tx: Tx, orderId: string, address: Address, now: Date) {
  const given = { address: JSON.stringify(address), given_at: now }
  await tx
    .withTables<Tables>()
    .insertInto('order_addresses')
    .values({ order_id: orderId, ...given })
    .onConflict((conflict) => conflict.column('order_id').doUpdateSet(given))
    .execute()
}

export async function deleteAddress(tx: Tx, orderId: string) {
  await tx
    .withTables<Tables>()
    .deleteFrom('order_addresses')
    .where('order_id', '=', orderId)
    .execute()
}

export async function findAddress(db: Executor, orderId: string): Promise<Address | undefined> {
  const row = await db
    .withTables<{ order_addresses: { order_id: string; address: Address } }>()
    .selectFrom('order_addresses')
    .select('address')
    .where('order_id', '=', orderId)
    .executeTakeFirst()
  return row?.address
}

/** Erases addresses of orders that ended before a moment; says how many. */
export async function deleteAddressesOfEnded(
  db: Executor,
  before: Date,
  limit: number,
): Promise<number> {
  const { numDeletedRows } = await db
    .withTables<Tables>()
    .deleteFrom('order_addresses')
    .where('order_id', 'in', (from) =>
      from
        .selectFrom('order_addresses')
        .innerJoin('orders', 'orders.id', 'order_addresses.order_id')
        .select('order_id')
        .where('ended_at', '<=', before)
        .limit(limit),
    )
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

export async function insertShipment(tx: Tx, orderId: string, shipment: Shipment) {
  const { carrier, tracking, shippedAt } = shipment
  await tx
    .withTables<Tables>()
    .insertInto('shipments')
    .values({ order_id: orderId, carrier, tracking, shipped_at: shippedAt })
    .execute()
}

/** Another carrier or number for a phone that was sent; when it was sent stays. */
export async function updateShipment(
  tx: Tx,
  orderId: string,
  { carrier, tracking }: Pick<Shipment, 'carrier' | 'tracking'>,
) {
  await tx
    .withTables<Tables>()
    .updateTable('shipments')
    .set({ carrier, tracking })
    .where('order_id', '=', orderId)
    .execute()
}

export function findShipment(db: Executor, orderId: string): Promise<Shipment | undefined> {
  return db
    .withTables<Tables>()
    .selectFrom('shipments')
    .select(['carrier', 'tracking', 'shipped_at as shippedAt'])
    .where('order_id', '=', orderId)
    .executeTakeFirst()
}
