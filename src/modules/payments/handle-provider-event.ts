import type { Deps } from '../../deps.ts'
import { inTransaction, type Tx } from '../../platform/db/index.ts'
import { type Applied, applyCharge, type OrderCallbacks } from './apply-charge.ts'
import { failTask, finishTask, reverseRefund } from './finish-money-task.ts'
import { handleBankDispute } from './handle-bank-dispute.ts'
import { findTaskByRef, lockTask } from './money-tasks.store.ts'
import { findByRef, insertEvent, setWebhookOutcome } from './payments.store.ts'
import { updatePayoutAccount } from './payout-account.ts'
import { findPayoutAccountByRef } from './payout-accounts.store.ts'
import type { Provider, ProviderEvent, Transfer } from './provider.ts'

type EventOutcome = 'applied' | 'stale' | 'unknown' | 'ignored' | 'again'

/**
 * Takes in one piece of news from a provider, once however often it comes: its number and its effect
 * are written in one transaction. ProviderEvent of what is not known here is written down and left.
 */
export async function handleProviderEvent(
  deps: Deps,
  orders: OrderCallbacks,
  provider: Provider,
  news: ProviderEvent,
): Promise<EventOutcome> {
  const asked = await confirmWithProvider(deps, provider, news)
  return inTransaction(deps.db, async (tx) => {
    if (!(await insertEvent(tx, news, deps.clock.now()))) return 'again'
    const outcome = await applyEvent(deps, orders, tx, provider, asked)
    if (outcome === 'unknown') deps.log.warn({ event: news.id, type: news.type }, 'unknown payment')
    if (outcome !== 'ignored') await setWebhookOutcome(tx, news.id, outcome)
    return outcome
  })
}

/** ProviderEvent that cannot follow what is known, and news without its own facts, are asked about first. */
async function confirmWithProvider(
  deps: Deps,
  provider: Provider,
  news: ProviderEvent,
): Promise<ProviderEvent> {
  const { about } = news
  if (about.kind === 'account') {
    const known = await findPayoutAccountByRef(deps.db.kysely, provider.name, about.ref)
    return known
      ? { ...news, about: { ...about, place: await provider.fetchPayoutAccount(about.ref) } }
      : news
  }
  if (about.kind !== 'charge' && about.kind !== 'dispute') return news
  const [ref, id] =
    about.kind === 'charge' ? [about.charge.ref, about.charge.paymentId] : [about.ref, null]
  const payment = await findByRef(deps.db.kysely, provider.name, ref, id)
  if (!payment) return news
  const isPaid = payment.state === 'paid' || payment.state === 'returned'
  const doubtful =
    about.kind === 'dispute'
      ? !isPaid
      : (about.charge.state === 'cancelled' && isPaid) ||
        (about.charge.state === 'paid' && payment.state === 'cancelled')
  return doubtful ? { ...news, about: { ...about, charge: await provider.fetchCharge(ref) } } : news
}

async function applyEvent(
  deps: Deps,
  orders: OrderCallbacks,
  tx: Tx,
  provider: Provider,
  { about, at }: ProviderEvent,
): Promise<Exclude<EventOutcome, 'again'>> {
  switch (about.kind) {
    case 'charge': {
      const { charge } = about
      const payment = await findByRef(tx, provider.name, charge.ref, charge.paymentId)
      if (!payment) return 'unknown'
      return applyCharge(deps, orders, tx, { paymentId: payment.id, charge, reportedAt: at })
    }
    case 'dispute': {
      const { charge, dispute, ref } = about
      const payment = await findByRef(tx, provider.name, ref, null)
      if (!payment) return 'unknown'
      // The bank was faster than the news of the payment itself.
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

/** Takes over how far a refund is. Unknown are those that an operator made at the provider's. */
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
