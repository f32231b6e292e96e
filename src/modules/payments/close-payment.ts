import type { Deps } from '../../deps.ts'
import { newId, type Tx } from '../../platform/db/index.ts'
import { addMovement } from './ledger.store.ts'
import { insertTask } from './money-tasks/money-tasks.store.ts'
import type { Payment } from './payment.ts'
import { changePayment } from './payments.store.ts'
import { beginPayout } from './payouts/payouts.ts'

type Owed = { refund: number } | { payout: number; userId: string | null }

export async function addTask(deps: Deps, tx: Tx, payment: Payment, date: Date, owed: Owed) {
  const amountMinor = 'refund' in owed ? owed.refund : owed.payout
  if (amountMinor === 0) return
  const { id: paymentId, orderId, currency, dispute } = payment
  const kind = 'refund' in owed ? 'refund' : 'payout'
  const userId = 'userId' in owed ? owed.userId : null
  // While the bank holds the money, it must not be paid out a second time.
  const begins =
    kind === 'payout' ? await beginPayout(deps, tx, userId, date) : { state: 'due' as const }
  // What an admin has to check stays so when the dispute ends.
  const state = dispute === 'open' && begins.state !== 'failed' ? 'waiting' : begins.state
  await insertTask(
    tx,
    { id: newId(), kind, paymentId, orderId, userId, amountMinor, currency, ...begins, state },
    date,
  )
}

/** Refunds in full what came too late or with another amount; `received` is the amount received. */
export async function returnPayment(
  deps: Deps,
  tx: Tx,
  payment: Payment,
  received: { amountMinor: number; currency: string },
  date: Date,
) {
  const { id, orderId } = payment
  const { amountMinor, currency } = received
  await addMovement(tx, {
    kind: 'refund',
    ref: id,
    orderId,
    at: date,
    currency,
    entries: [
      { account: 'held', amountMinor },
      { account: 'buyer', amountMinor: -amountMinor },
    ],
  })
  await changePayment(tx, id, { state: 'returned', settledAt: date }, date)
  await addTask(deps, tx, { ...payment, currency }, date, { refund: amountMinor })
}

/** Nothing but an open payment is closed. */
export async function closePayment(tx: Tx, payment: Payment, date: Date) {
  if (payment.state !== 'open') return
  // Without an ID at the provider no browser knows of it, so it cannot be paid.
  if (!payment.providerRef)
    return changePayment(tx, payment.id, { state: 'cancelled', checkAt: null }, date)
  await changePayment(tx, payment.id, { state: 'closing', failure: null }, date)
  const { id: paymentId, orderId, currency } = payment
  await insertTask(
    tx,
    { id: newId(), kind: 'cancel', paymentId, orderId, amountMinor: 0, currency, state: 'due' },
    date,
  )
}
