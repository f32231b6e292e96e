import type { Deps } from '../../deps.ts'
import { DAY, HOUR, MINUTE } from '../../platform/clock.ts'
import { inTransaction } from '../../platform/db/index.ts'
import { hear } from './hear.ts'
import { hearDispute } from './hear-dispute.ts'
import type { Payment } from './payment.ts'
import { takeUnchecked } from './payments.store.ts'
import { knowPlace } from './payout-place.ts'
import { unreadyPlaces } from './places.store.ts'
import { type Provider, ProviderAway, ProviderRefusal } from './provider.ts'
import { providerFor, providerNamed } from './providers.ts'
import { type OrderDoor, settle } from './settle.ts'
import { forgetEvents, newestEvent } from './webhooks.store.ts'

const BATCH = 20
const LONGEST_WAIT_MINUTES = 60
/** Messages arrive in any order: what is older than the newest may be missing still. */
const OVERLAP_MS = HOUR
/** Longer than a provider repeats itself. */
const KEPT_DAYS = 40

/**
 * Asks the provider about payments that have been open too long, whatever messages were lost: after
 * 2, 4, 8 … minutes, then every hour. Returns how many it asked about.
 */
export async function reconcilePayments(deps: Deps, orders: OrderDoor): Promise<number> {
  const now = deps.clock.now()
  const next = (checks: number) => {
    const minutes = Math.min(2 ** (checks + 1), LONGEST_WAIT_MINUTES)
    return new Date(now.getTime() + minutes * MINUTE)
  }
  const payments = await inTransaction(deps.db, (tx) => takeUnchecked(tx, now, next, BATCH))
  for (const payment of payments) {
    const provider = providerNamed(deps, payment.provider)
    // Without a name at the provider there is nothing to ask about, and nobody can pay it.
    if (provider && payment.providerRef)
      await unlessAway(deps, () => look(deps, orders, provider, payment, payment.providerRef!))
  }
  return payments.length
}

async function look(
  deps: Deps,
  orders: OrderDoor,
  provider: Provider,
  { id: paymentId, dispute, disputeRef }: Payment,
  ref: string,
) {
  const saidAt = deps.clock.now()
  const charge = await provider.look(ref)
  const word = dispute === 'open' && disputeRef ? await provider.lookDispute(disputeRef) : undefined
  await inTransaction(deps.db, async (tx) => {
    await settle(deps, orders, tx, { paymentId, charge, saidAt })
    if (word) await hearDispute(deps, orders, tx, paymentId, word)
  })
}

/** Hears what the provider told while nobody listened. Returns how many pieces of news were new. */
export async function catchUpWithNews(deps: Deps, orders: OrderDoor): Promise<number> {
  const provider = providerFor(deps)
  if (!provider) return 0
  const now = deps.clock.now()
  const newest = (await newestEvent(deps.db.kysely)) ?? new Date(now.getTime() - DAY)
  let fresh = 0
  await unlessAway(deps, async () => {
    const since = new Date(Math.min(newest.getTime(), now.getTime()) - OVERLAP_MS)
    for (const news of await provider.newsSince(since))
      if ((await hear(deps, orders, provider, news)) !== 'again') fresh += 1
  })
  await forgetEvents(deps.db.kysely, new Date(now.getTime() - KEPT_DAYS * DAY))
  return fresh
}

/** Asks about accounts for which money waits. Returns how many. */
export async function checkPayoutPlaces(deps: Deps): Promise<number> {
  const hourAgo = new Date(deps.clock.now().getTime() - HOUR)
  const places = await unreadyPlaces(deps.db.kysely, hourAgo, BATCH)
  for (const { provider: name, ref } of places) {
    const provider = providerNamed(deps, name)
    if (provider)
      await unlessAway(deps, async () => {
        const place = await provider.lookPlace(ref)
        await inTransaction(deps.db, (tx) => knowPlace(deps, tx, name, place))
      })
  }
  return places.length
}

/** One that cannot be asked must not keep the others from being asked. */
async function unlessAway(deps: Deps, work: () => Promise<void>) {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof ProviderAway || error instanceof ProviderRefusal)) throw error
    deps.log.warn({ err: error }, 'the payment provider did not answer; it is asked again')
  }
}
