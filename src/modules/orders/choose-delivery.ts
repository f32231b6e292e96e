import type { Deps } from '../../deps.ts'
import type { Tx } from '../../platform/db/index.ts'
import type { Viewer } from '../../platform/http/index.ts'
import type { Delivery } from '../../shared/order-life-cycle.ts'
import { endsWithoutMeeting } from './clocks.ts'
import { deleteAddress, findAddress, putAddress } from './deliveries.store.ts'
import { setEnd } from './enter-state.ts'
import { agreedMeeting, supersedeMeetUps } from './meet-ups.store.ts'
import type { Order } from './order.ts'
import type { Address } from './order-detail.contract.ts'
import { updateOrder } from './orders.store.ts'
import { type StepRefusal, step, tellStep } from './step.ts'

type Chosen = { method: Delivery; address?: Address | undefined }
type Outcome = { order: Order } | { refused: StepRefusal }

/**
 * The buyer chooses how the phone gets to them, until it is on its way; the same again is harmless.
 * An address is kept only as long as it is needed: choosing pick-up erases it. A parcel does not wait
 * for a meeting: what was agreed on is off.
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
    const { chosen, isOff } = await deliverBy(tx, order, method, at)
    const facts = { method, state: order.state, ...(isOff && { meeting: 'off' }) }
    await tellStep(tx, 'delivery_chosen', { order, viewer: buyer, side, at, facts })
    return { order: chosen }
  })
}

async function deliverBy(tx: Tx, order: Order, delivery: Delivery, at: Date) {
  const chosen = { ...order, delivery }
  const isOff = delivery === 'shipping' && (await agreedMeeting(tx, order)) !== undefined
  if (delivery === 'shipping') await supersedeMeetUps(tx, order.id, at)
  const until = isOff && endsWithoutMeeting(order, at)
  if (until) return { chosen: await setEnd(tx, chosen, until, at), isOff }
  await updateOrder(tx, chosen, at)
  return { chosen, isOff }
}

function isSame(before: Address | undefined, address: Address | undefined): boolean {
  if (!before || !address) return before === address
  return Object.entries(address).every(([field, value]) => before[field as keyof Address] === value)
}
