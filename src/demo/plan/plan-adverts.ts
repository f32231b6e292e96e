import type { Random } from '@redial/demo-phones/random'
import type { DemoListing } from './plan-phones.ts'

export type DemoAdvert = { listingKey: string; sellerKey: string; advertisedAt: Date }

const ADVERTS = 16

/** Good phones of as many brands as can be, one a seller. */
export function planAdverts(
  listings: readonly DemoListing[],
  now: Date,
  random: Random,
): DemoAdvert[] {
  const chosen: DemoListing[] = []
  for (const listing of random.shuffle(listings)) {
    if (chosen.length === ADVERTS) break
    if (listing.grade > 'B' || listing.picture.drawing.side === 'front') continue
    if (
      chosen.some(
        (other) =>
          other.sellerKey === listing.sellerKey || other.picture.key === listing.picture.key,
      )
    )
      continue
    if (chosen.filter((other) => other.brand === listing.brand).length >= 3) continue
    chosen.push(listing)
  }
  return chosen.map((listing) => {
    const since = now.getTime() - listing.listedAt.getTime()
    return {
      listingKey: listing.key,
      sellerKey: listing.sellerKey,
      advertisedAt: new Date(listing.listedAt.getTime() + since * random.between(0.1, 0.9)),
    }
  })
}
