import type { z } from 'zod'
import type { Deps } from '../../../deps.ts'
import { isId } from '../../../platform/db/index.ts'
import { parsePrice } from '../../../shared/money.ts'
import { findListing, findLiveOffer, type Listing } from '../index.ts'
import type { newAdvertBody } from './advertising.contract.ts'
import { findBooked } from './adverts.store.ts'

type Card = z.infer<typeof newAdvertBody>
type Meant = { listing: Listing } | { refused: 'not_found' } | { wrong: Record<string, string> }

/** Which listing a card means: the one it names, or the one offer that its fields describe. */
export async function listingMeant(deps: Deps, card: Card): Promise<Meant> {
  const db = deps.db.kysely
  if (card.phoneId !== undefined) {
    const named = isId(card.phoneId) ? await findListing(db, card.phoneId) : undefined
    return named ? { listing: named } : { refused: 'not_found' }
  }
  const { email = '', name = '', img = '' } = card
  const price =
    card.price === undefined ? { wrong: 'Required' } : parsePrice(card.price, deps.env.CURRENCY)
  const wrong = {
    ...(!name && { name: 'Required' }),
    ...(!email && { email: 'Required' }),
    ...('wrong' in price && { price: price.wrong }),
  }
  if (!name || !email || 'wrong' in price) return { wrong }
  const described = { email, name, img, priceMinor: price.minor }
  const live = await findLiveOffer(db, described)
  if (live) return { listing: live }
  // A buyer who sends the same card again means the phone they hold.
  const booked = await findBooked(db, described)
  return booked ? { listing: booked } : { refused: 'not_found' }
}
