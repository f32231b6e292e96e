import type { Tx } from '../../platform/db/index.ts'
import { hasRunOut } from '../../shared/order-life-cycle.ts'
import { confirmingEnds, retryEnds } from './clocks.ts'
import { setEnd } from './enter-state.ts'
import { lockOrder } from './locks.store.ts'

/**
 * The buyer's bank began to confirm the payment of an order, or said no. Meanwhile the phone is held,
 * though not for ever; after a no the buyer has time to pay another way. Nothing happens to an order
 * that waits for no payment, to one whose time was up before, nor by a no that nobody waits for.
 */
export async function holdForBank(
  tx: Tx,
  { orderId, confirming, at }: { orderId: string; confirming: boolean; at: Date },
): Promise<void> {
  const order = await lockOrder(tx, orderId)
  if (order?.state !== 'awaiting_payment' || hasRunOut(order, at)) return
  if (!confirming && !order.confirmingSince) return
  const confirmingSince = confirming ? at : null
  const until = (confirming ? confirmingEnds : retryEnds)(order.createdAt, at)
  await setEnd(tx, { ...order, confirmingSince }, until, at)
}
