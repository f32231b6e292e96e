import type { Deps } from '../../deps.ts'
import { inTransaction } from '../../platform/db/index.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { carrierName } from './carriers.ts'
import { insertShipment } from './deliveries.store.ts'
import { type Moved, moveOrder } from './move-order.ts'

/** The seller has sent the phone, with a number by which both can follow it; again is harmless. */
export function shipOrder(
  deps: Deps,
  seller: Viewer,
  orderId: string,
  parcel: { carrier: string; tracking: string },
): Promise<Moved> {
  const at = deps.clock.now()
  const carrier = carrierName(parcel.carrier)
  const { tracking } = parcel
  return inTransaction(deps.db, async (tx): Promise<Moved> => {
    const moved = await moveOrder(deps, tx, {
      orderId,
      move: 'ship',
      by: { as: 'seller', viewer: seller },
      at,
      data: { more: { carrier, tracking } },
    })
    if (!('refused' in moved) && !moved.again)
      await insertShipment(tx, orderId, { carrier, tracking, shippedAt: at })
    return moved
  })
}
