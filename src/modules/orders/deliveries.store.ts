import type { Executor, Tx } from '../../platform/db/index.ts'
import type { Address } from './orders.contract.ts'

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

/** Erases addresses of orders that ended before a moment; says how many. */
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
