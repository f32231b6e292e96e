import type { Random } from '@redial/demo-phones/random'
import { HOUR } from '../shared/time.ts'
import { buyers } from './people.ts'
import type { DemoListing } from './plan.ts'

export type DemoAdvert = { listingKey: string; sellerKey: string; advertisedAt: Date }

type DemoOrderState = 'awaiting_payment' | 'paid' | 'shipped' | 'delivered' | 'completed'

export type DemoOrder = {
  key: string
  listingKey: string
  buyerKey: string
  state: DemoOrderState
  delivery: 'meet_up' | 'shipping'
  bookedAt: Date
}

const ADVERTS = 16

/** Each order is young enough that its deadline has not passed: [state, delivery, hours ago]. */
const steps: readonly (readonly [DemoOrderState, DemoOrder['delivery'], number])[] = [
  ['awaiting_payment', 'meet_up', 3],
  ['awaiting_payment', 'meet_up', 9],
  ['awaiting_payment', 'meet_up', 17],
  ['paid', 'shipping', 6],
  ['paid', 'meet_up', 20],
  ['paid', 'shipping', 28],
  ['shipped', 'shipping', 60],
  ['shipped', 'shipping', 96],
  ['completed', 'shipping', 240],
  ['completed', 'meet_up', 330],
]

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

/** A few phones that are already spoken for, and two that found a new home. */
export function planOrders(
  listings: readonly DemoListing[],
  adverts: readonly DemoAdvert[],
  now: Date,
  random: Random,
): DemoOrder[] {
  const advertised = new Set(adverts.map((advert) => advert.listingKey))
  const free = random.shuffle(listings.filter((listing) => !advertised.has(listing.key)))
  const taken = new Set<string>()
  const people = random.shuffle(buyers)
  return steps.map(([state, delivery, hours], at) => {
    const bookedAt = new Date(now.getTime() - hours * HOUR)
    const listing = free.find((each) => !taken.has(each.key) && each.listedAt < bookedAt)
    const buyer = people[at % people.length]
    if (!listing || !buyer) throw new Error(`No phone was listed ${hours} hours ago`)
    taken.add(listing.key)
    return {
      key: `order-${at + 1}`,
      listingKey: listing.key,
      buyerKey: buyer.key,
      state,
      delivery,
      bookedAt,
    }
  })
}
