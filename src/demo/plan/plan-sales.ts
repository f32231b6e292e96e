import { DAY, HOUR } from '../../shared/time.ts'
import { type Brand, brands } from '../catalog.ts'
import { bea, type DemoPerson, sam, sellers } from '../people.ts'
import { createRandom, type Random } from '../random.ts'
import { ofBuyers, ofSellers } from '../texts/member-texts.ts'
import type { Experience, Membership } from './plan-members.ts'
import { type DemoListing, planListing, planPhones } from './plan-phones.ts'

type SaleEnd =
  | 'completed'
  /** The buyer changed their mind before paying. */
  | 'cancelled'
  /** Nobody came to the meet-up. */
  | 'expired'
  /** The seller called it off after payment. */
  | 'sale_cancelled'
  /** The seller never sent it: refunded by deadline. */
  | 'unsent'
  /** A dispute that ends with the money back, with some of it, or with the seller. */
  | 'refunded'
  | 'part_refunded'
  | 'released'

export type DemoRating = { stars: number; words: string }

/** One phone that found a buyer: from its listing to the ratings. */
export type SaleStory = {
  key: string
  phone: DemoListing
  seller: DemoPerson
  buyer: DemoPerson
  payment: 'cash' | 'online'
  delivery: 'pick_up' | 'shipping'
  end: SaleEnd
  bookedAt: Date
  /** An accepted offer instead of the listed price. */
  offer: number | null
  ofSeller: DemoRating | null
  ofBuyer: DemoRating | null
  /** For choices when its steps are built. */
  seed: number
}

/** Completed sales by experience of the seller; cash of one or two buyers does not count for a level. */
const salesOf: Record<Experience, readonly [number, number]> = {
  trusted: [7, 9],
  proven: [1, 3],
  new: [0, 0],
}
const SALES_OF_SAM = 9
/** The last phones are booked this many days before now, so that everything is over by then. */
const OVER_DAYS = 24
/** Time between listing and booking. */
const ON_SALE_DAYS = [1, 18] as const
const weights: Partial<Record<Brand, number>> = { Iphone: 9, Samsung: 6, Google: 3, Xiaomi: 2 }

/** Sales that came to nothing, each by another seller. */
const failures: readonly SaleEnd[] = [
  'cancelled',
  'expired',
  'refunded',
  'cancelled',
  'sale_cancelled',
  'expired',
  'part_refunded',
  'unsent',
  'cancelled',
  'released',
  'expired',
  'sale_cancelled',
]
const needsShipping: readonly SaleEnd[] = ['refunded', 'part_refunded', 'released', 'unsent']

/** Two years of sales, in the order in which the phones were listed. */
export function planSales({
  seed,
  now,
  members,
}: {
  seed: number
  now: Date
  members: Membership
}): SaleStory[] {
  const random = createRandom(seed + 2)
  const stories: SaleStory[] = []
  const sold = sellers.flatMap((seller) => {
    const count =
      seller === sam ? SALES_OF_SAM : random.whole(...salesOf[members.experience(seller)])
    return Array.from({ length: count }, () => ({ seller, end: 'completed' as SaleEnd }))
  })
  const experienced = sellers.filter((seller) => members.experience(seller) !== 'new')
  const failed = failures.map((end) => ({ seller: random.pick(experienced), end }))
  for (const [index, { seller, end }] of [...sold, ...failed].entries()) {
    const from = members.joinedAt(seller).getTime() + 4 * DAY
    const listedAt = new Date(random.between(from, now.getTime() - (OVER_DAYS + 20) * DAY))
    const story = planSale(
      { key: `sale-${String(index + 1).padStart(3, '0')}`, seller, end, listedAt, members, now },
      random,
    )
    if (story) stories.push(story)
  }
  return stories.sort((a, b) => a.phone.listedAt.getTime() - b.phone.listedAt.getTime())
}

const CHECKED_DAYS = 90
const unchecked = { imei: null, checkup: null, possession: false }

type Wanted = {
  now: Date
  key: string
  seller: DemoPerson
  end: SaleEnd
  listedAt: Date
  members: Membership
}

function planSale({ key, seller, end, listedAt, members, now }: Wanted, random: Random) {
  const brand = random.pickWeighted(brands, (each) => weights[each] ?? 1)
  const [offered] = planPhones(brand, 1, listedAt, random)
  const candidates = members.buyersAt(listedAt)
  if (!offered || candidates.length === 0) return undefined
  const listed = planListing({ ...offered, key, seller, listedAt }, random)
  // A third of the first buyer's purchases would look odd; one in nine does not.
  const buyer = random.pickWeighted(candidates, (each) => (each === bea ? 2 : 1))
  // Checks of a phone that was sold long ago are not shown, except to Bea, whose orders they are.
  const isOld = now.getTime() - listedAt.getTime() > CHECKED_DAYS * DAY && buyer !== bea
  const phone = isOld ? { ...listed, proofs: { ...listed.proofs, ...unchecked } } : listed
  const isShipped = needsShipping.includes(end) || random.chance(0.38)
  // With so few sales, cash would not count for their level.
  const isProven = members.experience(seller) === 'proven'
  const isOnline = isShipped || isProven || end === 'sale_cancelled' || random.chance(0.4)
  const bookedAt = new Date(listedAt.getTime() + random.between(...ON_SALE_DAYS) * DAY + HOUR)
  const price = Number(phone.price)
  return {
    key,
    phone,
    seller,
    buyer,
    payment: isOnline ? ('online' as const) : ('cash' as const),
    delivery: isShipped ? ('shipping' as const) : ('pick_up' as const),
    end,
    bookedAt,
    offer:
      end === 'completed' && price > 60 && random.chance(0.2) ? Math.round(price * 0.92) : null,
    ...planRatings(members.experience(seller), end, random),
    seed: random.whole(1, 1_000_000),
  } satisfies SaleStory
}

function planRatings(experience: Experience, end: SaleEnd, random: Random) {
  const isRated = end === 'completed' || end === 'released'
  const write = (texts: Record<number, readonly string[]>, stars: number): DemoRating => ({
    stars,
    words: random.chance(0.85) ? random.pick(texts[stars] ?? texts[5]!) : '',
  })
  const ofSellerStars = random.pickWeighted([5, 4, 3, 2, 1], (stars) =>
    experience === 'trusted' ? [0, 0, 0, 3, 22, 75][stars]! : [0, 2, 4, 12, 32, 50][stars]!,
  )
  const ofBuyerStars = random.pickWeighted([5, 4, 3], (stars) => [0, 0, 0, 5, 20, 75][stars]!)
  return {
    ofSeller: isRated && random.chance(0.88) ? write(ofSellers, ofSellerStars) : null,
    ofBuyer: isRated && random.chance(0.7) ? write(ofBuyers, ofBuyerStars) : null,
  }
}
