import type { Deps } from '../../deps.ts'
import { newId, type Tx } from '../../platform/db/index.ts'
import type { Payment } from './payment.ts'
import { changePayment, lockPaymentsOfOrder } from './payments.store.ts'
import { insertTask } from './tasks.store.ts'

/**
 * No payment is wanted for this order any more: the provider is told so soon. A charge that arrives
 * all the same is given back whole. The caller has locked the order; harmless to repeat.
 */
export async function cancelPayments(
  _deps: Deps,
  tx: Tx,
  { orderId, at }: { orderId: string; at: Date },
): Promise<void> {
  const payments = await lockPaymentsOfOrder(tx, orderId)
  for (const payment of payments) await closePayment(tx, payment, at)
}

/** Nothing but an open payment is closed. */
export async function closePayment(tx: Tx, payment: Payment, at: Date) {
  if (payment.state !== 'open') return
  // Without a name at the provider no browser was told of it, and none can pay it.
  if (!payment.providerRef)
    return changePayment(tx, payment.id, { state: 'cancelled', checkAt: null }, at)
  await changePayment(tx, payment.id, { state: 'closing', failure: null }, at)
  const { id: paymentId, orderId, currency } = payment
  await insertTask(
    tx,
    { id: newId(), kind: 'cancel', paymentId, orderId, amountMinor: 0, currency, state: 'due' },
    at,
  )
}
