import type { Deps } from '../../deps.ts'
import { inTransaction, type Tx } from '../../platform/db/index.ts'
import { recordEvent, writeAudit } from '../../platform/events.ts'
import type { Viewer } from '../../platform/http/index.ts'
import {
  failedTries,
  findPlace,
  findPlaceByRef,
  noteFailedTry,
  type SellerPlace,
  savePlace,
} from './places.store.ts'
import {
  type PayoutPlace,
  type Provider,
  ProviderAway,
  type ProviderName,
  ProviderRefusal,
} from './provider.ts'
import { providerFor } from './providers.ts'
import type { Heard } from './settle.ts'
import { wakePayouts } from './tasks.store.ts'

/** A seller who comes back from the provider's page asks again and again; it is asked this often. */
const FRESH_MS = 5_000

/** Takes over what the provider says of an account; money that waited for it is paid out then. */
export async function knowPlace(
  deps: Deps,
  tx: Tx,
  provider: ProviderName,
  place: PayoutPlace,
): Promise<Heard> {
  const known = await findPlaceByRef(tx, provider, place.ref)
  if (!known) return 'stale'
  const now = deps.clock.now()
  await savePlace(tx, known.userId, provider, place, now)
  if (place.ready) await wakePayouts(tx, known.userId, now)
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

/** Where a seller is paid out to now; asks the provider while it is not ready. */
export async function placeOf(deps: Deps, userId: string): Promise<SellerPlace | undefined> {
  const provider = providerFor(deps)
  if (!provider) return
  const known = await findPlace(deps.db.kysely, userId, provider.name)
  if (!known || known.ready) return known
  if (deps.clock.now().getTime() - known.checkedAt.getTime() < FRESH_MS) return known
  try {
    const place = await provider.lookPlace(known.ref)
    await inTransaction(deps.db, (tx) => knowPlace(deps, tx, provider.name, place))
  } catch (error) {
    // What was known last is still worth showing.
    if (!(error instanceof ProviderAway || error instanceof ProviderRefusal)) throw error
    deps.log.warn({ err: error }, 'payout account could not be looked at')
  }
  return findPlace(deps.db.kysely, userId, provider.name)
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
    const known = await findPlace(deps.db.kysely, seller.id, provider.name)
    const place = known ?? (await openPlace(deps, provider, seller))
    if (!known) await open(deps, seller, provider.name, place)
    return { url: await provider.placeLink(place.ref, back) }
  } catch (error) {
    const refused = error instanceof ProviderRefusal
    if (!refused && !(error instanceof ProviderAway)) throw error
    deps.log.warn({ err: error }, 'payout account could not be opened')
    return { refused: refused ? 'provider_refused' : 'provider_away' }
  }
}

/** A seller who tries again gets the account that an unheard answer made, and no old failure. */
async function openPlace(deps: Deps, provider: Provider, { id: userId, email }: Viewer) {
  const failed = await failedTries(deps.db.kysely, userId)
  try {
    return await provider.openPlace({ userId, email, failed })
  } catch (error) {
    // It would say the same again to the same key.
    if (error instanceof ProviderRefusal || (error instanceof ProviderAway && error.broke))
      await noteFailedTry(deps.db.kysely, userId, failed + 1)
    throw error
  }
}

function open(deps: Deps, seller: Viewer, provider: ProviderName, place: PayoutPlace) {
  return inTransaction(deps.db, async (tx) => {
    const at = deps.clock.now()
    await savePlace(tx, seller.id, provider, place, at)
    if (place.ready) await wakePayouts(tx, seller.id, at)
    await recordEvent(tx, 'payout_account_opened', at, { userId: seller.id })
    await writeAudit(tx, {
      actor: seller,
      action: 'payout_account_opened',
      subject: ['user', seller.id],
      at,
    })
  })
}
