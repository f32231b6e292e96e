import type { Deps } from '../../deps.ts'
import { inTransaction, type Tx } from '../../platform/db/index.ts'
import { type Applied, applyCharge, type OrderCallbacks } from './apply-charge.ts'
import { handleBankDispute } from './handle-bank-dispute.ts'
import { failTask, finishTask, reverseRefund } from './money-tasks/finish-money-task.ts'
import { findTaskByRef, lockTask } from './money-tasks/money-tasks.store.ts'
import type { Payment } from './payment.ts'
import { findByRef, insertEvent, setWebhookOutcome } from './payments.store.ts'
import { updatePayoutAccount } from './payouts/payout-account.ts'
import { findPayoutAccountByRef } from './payouts/payout-accounts.store.ts'
import type { Provider, ProviderEvent, Transfer } from './provider.ts'

type EventOutcome = 'applied' | 'stale' | 'unknown' | 'ignored' | 'again'

/**
 * Handles one event of a provider once, however often it is delivered: its id and its effect are
 * written in one transaction. Events about unknown objects are recorded and ignored.
 */
export async function handleProviderEvent(
  deps: Deps,
  orders: OrderCallbacks,
  provider: Provider,
  event: ProviderEvent,
): Promise<EventOutcome> {
  const asked = await confirmWithProvider(deps, provider, event)
  return inTransaction(deps.db, async (tx) => {
    const ref = refOf(asked)
    const [isNew, payment] = await Promise.all([
      insertEvent(tx, event, deps.clock.now()),
      ref && findByRef(tx, provider.name, ref.ref, ref.id),
    ])
    if (!isNew) return 'again'
    const outcome = await applyEvent(deps, orders, tx, provider, asked, payment)
    if (outcome === 'unknown')
      deps.log.warn({ event: event.id, type: event.type }, 'unknown payment')
    if (outcome !== 'ignored') await setWebhookOutcome(tx, event.id, outcome)
    return outcome
  })
}

/** The provider's name for the payment that an event is about, and ours if it says so. */
function refOf({ about }: ProviderEvent): { ref: string; id: string | null } | undefined {
  if (about.kind === 'charge') return { ref: about.charge.ref, id: about.charge.paymentId }
  return about.kind === 'dispute' ? { ref: about.ref, id: null } : undefined
}

/** Queries the provider first about events that contradict our state or have no data. */
async function confirmWithProvider(
  deps: Deps,
  provider: Provider,
  event: ProviderEvent,
): Promise<ProviderEvent> {
  const { about } = event
  if (about.kind === 'account') {
    const known = await findPayoutAccountByRef(deps.db.kysely, provider.name, about.ref)
    return known
      ? { ...event, about: { ...about, place: await provider.fetchPayoutAccount(about.ref) } }
      : event
  }
  if (about.kind !== 'charge' && about.kind !== 'dispute') return event
  const { ref, id } = refOf(event)!
  const payment = await findByRef(deps.db.kysely, provider.name, ref, id)
  if (!payment) return event
  const isPaid = payment.state === 'paid' || payment.state === 'returned'
  const doubtful =
    about.kind === 'dispute'
      ? !isPaid
      : (about.charge.state === 'cancelled' && isPaid) ||
        (about.charge.state === 'paid' && payment.state === 'cancelled')
  return doubtful
    ? { ...event, about: { ...about, charge: await provider.fetchCharge(ref) } }
    : event
}

async function applyEvent(
  deps: Deps,
  orders: OrderCallbacks,
  tx: Tx,
  provider: Provider,
  { about, at }: ProviderEvent,
  payment: Payment | undefined,
): Promise<Exclude<EventOutcome, 'again'>> {
  switch (about.kind) {
    case 'charge': {
      const { charge } = about
      if (!payment) return 'unknown'
      const { id: paymentId, orderId } = payment
      return applyCharge(deps, orders, tx, { paymentId, orderId, charge, reportedAt: at })
    }
    case 'dispute': {
      const { charge, dispute } = about
      if (!payment) return 'unknown'
      // The dispute arrived before the event of the payment itself.
      if (charge)
        await applyCharge(deps, orders, tx, { paymentId: payment.id, charge, reportedAt: at })
      return handleBankDispute(deps, orders, tx, payment.id, dispute)
    }
    case 'refund':
      return handleRefundUpdate(deps, tx, about.refund)
    case 'account':
      return about.place ? updatePayoutAccount(deps, tx, provider.name, about.place) : 'unknown'
    case 'other':
      return 'ignored'
  }
}

/** Applies the status of a refund; refunds that the operator made at the provider are unknown. */
async function handleRefundUpdate(
  deps: Deps,
  tx: Tx,
  { ref, state, problem = 'failed' }: Transfer,
): Promise<Applied | 'unknown'> {
  const found = await findTaskByRef(tx, ref)
  const task = found && (await lockTask(tx, found.id))
  if (!task || task.providerRef !== ref) return 'unknown'
  const known = task.state === 'failed' || state === 'pending'
  if (known || (state === 'done' && task.state === 'done')) return 'stale'
  if (state === 'done') await finishTask(deps, tx, task, ref)
  else if (task.state === 'done') await reverseRefund(deps, tx, task, problem)
  else await failTask(deps, tx, task, problem)
  return 'applied'
}
