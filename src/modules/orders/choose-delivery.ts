import type { Deps } from '../../deps.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { deleteAddress, findAddress, putAddress } from './deliveries.store.ts'
import type { Delivery } from './life-cycle.ts'
import type { Order } from './order.ts'
import type { Address } from './order-detail.contract.ts'
import { updateOrder } from './orders.store.ts'
import { step, tellStep } from './step.ts'

type Chosen = { method: Delivery; address?: Address | undefined }
type Outcome = { order: Order } | { refused: 'not_found' | 'wrong_state' | 'run_out' }

/**
 * The buyer chooses how the phone gets to them, until it is on its way; the same again is harmless.
 * An address is kept only as long as it is needed: choosing pick-up erases it.
 */
export function chooseDelivery(
  deps: Deps,
  buyer: Viewer,
  orderId: string,
  { method, address }: Chosen,
): Promise<Outcome> {
  return step(deps, buyer, orderId, async (tx, order, side, at): Promise<Outcome> => {
    if (side !== 'buyer') return { refused: 'not_found' }
    const before = await findAddress(tx, order.id)
    if (order.delivery === method && isSame(before, address)) return { order }
    if (address) await putAddress(tx, order.id, address, at)
    else await deleteAddress(tx, order.id)
    const chosen = { ...order, delivery: method }
    await updateOrder(tx, chosen, at)
    const facts = { method, state: order.state }
    await tellStep(tx, 'delivery_chosen', { order, viewer: buyer, side, at, facts })
    return { order: chosen }
  })
}

function isSame(before: Address | undefined, address: Address | undefined): boolean {
  if (!before || !address) return before === address
  return Object.entries(address).every(([field, value]) => before[field as keyof Address] === value)
}
