import type { Deps } from '../../../deps.ts'
import { type Executor, inTransaction, type Tx } from '../../../platform/db/index.ts'
import { recordEvent, writeAudit } from '../../../platform/events.ts'
import type { Viewer } from '../../../platform/http/index.ts'
import type { Applied } from '../apply-charge.ts'
import { payoutOf, resumePayouts } from '../money-tasks/money-tasks.store.ts'
import { paymentsOfOrder } from '../payments.store.ts'
import {
  type PayoutAccount,
  type Provider,
  ProviderAway,
  type ProviderName,
  ProviderRefusal,
} from '../provider.ts'
import { providerFor } from '../providers.ts'
import {
  countFailedAttempts,
  findPayoutAccount,
  findPayoutAccountByRef,
  recordFailedAttempt,
  type SellerPayoutAccount,
  savePayoutAccount,
} from './payout-accounts.store.ts'

/**
 * A seller who returns from the provider's page reloads often; the provider is queried at most this
 * often.
 */
const FRESH_MS = 5_000

/** Applies the provider's state of an account; waiting payouts are then made. */
export async function updatePayoutAccount(
  deps: Deps,
  tx: Tx,
  provider: ProviderName,
  place: PayoutAccount,
): Promise<Applied> {
  const known = await findPayoutAccountByRef(tx, provider, place.ref)
  if (!known) return 'stale'
  const now = deps.clock.now()
  await savePayoutAccount(tx, known.userId, provider, place, now)
  if (place.ready) await resumePayouts(tx, known.userId, now)
  if (place.ready === known.ready) return 'stale'
  const name = place.ready ? 'payout_account_ready' : 'payout_account_blocked'
  await recordEvent(tx, name, now, { userId: known.userId })
  await writeAudit(tx, {
    actor: 'system',
    action: name,
    subject: ['user', known.userId],
    at: now,
    data: { missing: place.missing },
  })
  return 'applied'
}

/** The payout account of a seller; queries the provider while it is not ready. */
export async function currentPayoutAccount(
  deps: Deps,
  userId: string,
): Promise<SellerPayoutAccount | undefined> {
  const provider = providerFor(deps)
  if (!provider) return
  const known = await findPayoutAccount(deps.db.kysely, userId, provider.name)
  if (!known || known.ready) return known
  if (deps.clock.now().getTime() - known.checkedAt.getTime() < FRESH_MS) return known
  try {
    const place = await provider.fetchPayoutAccount(known.ref)
    await inTransaction(deps.db, (tx) => updatePayoutAccount(deps, tx, provider.name, place))
  } catch (error) {
    // The last known state is still useful.
    if (!(error instanceof ProviderAway || error instanceof ProviderRefusal)) throw error
    deps.log.warn({ err: error }, 'payout account could not be looked at')
  }
  return findPayoutAccount(deps.db.kysely, userId, provider.name)
}

/**
 * Leads a seller to the provider's page where payouts are set up, making the account the first time.
 * `back` is where the provider sends the seller after.
 */
export async function setUpPayouts(
  deps: Deps,
  seller: Viewer,
  back: { done: string; again: string },
): Promise<{ url: string } | { refused: 'not_online' | 'provider_away' | 'provider_refused' }> {
  const provider = providerFor(deps)
  if (!provider) return { refused: 'not_online' }
  try {
    const known = await findPayoutAccount(deps.db.kysely, seller.id, provider.name)
    const place = known ?? (await createAtProvider(deps, provider, seller))
    if (!known) await saveNewPayoutAccount(deps, seller, provider.name, place)
    return { url: await provider.payoutAccountLink(place.ref, back) }
  } catch (error) {
    const refused = error instanceof ProviderRefusal
    if (!refused && !(error instanceof ProviderAway)) throw error
    deps.log.warn({ err: error }, 'payout account could not be opened')
    return { refused: refused ? 'provider_refused' : 'provider_away' }
  }
}

/** A seller who tries again gets the account that an unheard answer made, and no old failure. */
async function createAtProvider(deps: Deps, provider: Provider, { id: userId, email }: Viewer) {
  const failed = await countFailedAttempts(deps.db.kysely, userId)
  try {
    return await provider.createPayoutAccount({ userId, email, failed })
  } catch (error) {
    // It would say the same again to the same key.
    if (error instanceof ProviderRefusal || (error instanceof ProviderAway && error.failed))
      await recordFailedAttempt(deps.db.kysely, userId, failed + 1)
    throw error
  }
}

function saveNewPayoutAccount(
  deps: Deps,
  seller: Viewer,
  provider: ProviderName,
  place: PayoutAccount,
) {
  return inTransaction(deps.db, async (tx) => {
    const at = deps.clock.now()
    await savePayoutAccount(tx, seller.id, provider, place, at)
    if (place.ready) await resumePayouts(tx, seller.id, at)
    await recordEvent(tx, 'payout_account_opened', at, { userId: seller.id })
    await writeAudit(tx, {
      actor: seller,
      action: 'payout_account_opened',
      subject: ['user', seller.id],
      at,
    })
  })
}

/**
 * State of a seller's payout for an order. not_set_up: no payout account, from payment on. waiting:
 * a bank disputes the payment. held: one of the first sales of a seller, or an admin looks first. Null if there is nothing to show: not paid online, not due yet, or
 * refunded in full.
 */
type PayoutStatus = 'not_set_up' | 'waiting' | 'held' | 'on_its_way' | 'sent'

/** State of the payout of an order, without regard to the order's own state. */
export async function payoutStatus(
  db: Executor,
  { orderId, sellerId, isOver }: { orderId: string; sellerId: string; isOver: boolean },
): Promise<PayoutStatus | null> {
  const payments = await paymentsOfOrder(db, orderId)
  const payment = payments.find(({ state }) => state === 'paid')
  if (!payment) return null
  const task = await payoutOf(db, payment.id)
  if (task?.state === 'done') return 'sent'
  if (!task && isOver) return null
  const place = await findPayoutAccount(db, sellerId, payment.provider)
  if (!place?.ready) return 'not_set_up'
  if (!task) return null
  if (task.state === 'failed' || task.heldUntil !== null) return 'held'
  return task.state === 'waiting' ? 'waiting' : 'on_its_way'
}
