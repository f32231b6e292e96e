import type { Deps } from '../../../deps.ts'
import { judgePrices } from '../../pricing/index.ts'
import { readProofs } from '../listed-offers.store.ts'
import type { OfferedPhone } from '../listings.contract.ts'
import type { Listing } from '../listings.store.ts'

type Judged = Pick<OfferedPhone, 'priceVerdict' | 'proofs'>

/** What cards say of the prices and checks of these listings. Only phones for sale have a verdict on the price. */
export async function judgeListings(
  { db, settings, clock }: Deps,
  listings: readonly Listing[],
): Promise<(listing: Listing) => Judged> {
  const live = listings.filter(({ state }) => state === 'live')
  const [prices, proofs] = await Promise.all([
    judgePrices(db.kysely, live, { currency: settings.current().currency, now: clock.now() }),
    readProofs(
      db.pool,
      listings.map(({ id }) => id),
    ),
  ])
  return ({ id }) => ({
    priceVerdict: prices.get(id)?.verdict ?? null,
    proofs: proofs.get(id) ?? [],
  })
}
