import type { RepairedPart, Repairer } from '../../shared/listings/passport.ts'
import { DAY, HOUR } from '../../shared/time.ts'
import { type Brand, brands } from '../catalog.ts'
import { type DemoPerson, sam, sellers } from '../people.ts'
import { createRandom, type Random, seedFrom } from '../random.ts'
import { type Membership, planMembers } from './plan-members.ts'
import { type DemoListing, type Offered, planListing, planPhones } from './plan-phones.ts'
import { planAllProofs } from './plan-proofs.ts'
import { planSales, type SaleStory } from './plan-sales.ts'

export type DemoPlan = {
  members: Membership
  /** Phones for sale, newest first. */
  listings: readonly DemoListing[]
  adverts: readonly DemoAdvert[]
  /** How some of the phones for sale came to their sellers, in the order of time. */
  earlierOwners: readonly EarlierOwner[]
  /** Two years of sales, in the order in which the phones were listed. */
  sales: readonly SaleStory[]
}

/** Listings of each brand, 300 in total. */
const SHARES: Record<Brand, number> = {
  Iphone: 100,
  Nokia: 20,
  Samsung: 64,
  Google: 24,
  Xiaomi: 20,
  OnePlus: 14,
  Motorola: 12,
  Sony: 8,
  Huawei: 8,
  Oppo: 6,
  Honor: 6,
  Fairphone: 6,
  Nothing: 6,
  Asus: 6,
}
const WINDOW_DAYS = 28

/** The same seed and moment give the same market, on every machine. */
export function planDemo({ seed, now }: { seed: number; now: Date }): DemoPlan {
  const random = createRandom(seed)
  const members = planMembers({ seed, now })
  const listings = planListings(members, now, random)
  const adverts = planAdverts(listings, now, random)
  // Adverts are made first, and a passport is written in the order of time.
  const isAdvertised = new Set(adverts.map(({ listingKey }) => listingKey))
  const others = listings.filter(({ key }) => !isAdvertised.has(key))
  return {
    members,
    listings,
    adverts,
    earlierOwners: planEarlierOwners({ seed, now, members, listings: others }),
    sales: planSales({ seed, now, members }),
  }
}

/** The phones for sale at a moment, newest first. */
export function planListings(members: Membership, now: Date, random: Random): DemoListing[] {
  const offered = spreadOut(
    brands.flatMap((brand) => planPhones(brand, SHARES[brand], now, random)),
    random,
  )
  const times = offered
    .map(() => now.getTime() - 60_000 * 5 - random.next() ** 1.7 * (WINDOW_DAYS * DAY - 3_600_000))
    .sort((a, b) => b - a)
  const shown = new Map<string, Set<string>>()
  return offered.map((phone, index) => {
    const listedAt = new Date(times[index] ?? now.getTime())
    const cover = phone.photos[0] ?? phone.picture.key
    const taken = shown.get(cover) ?? new Set()
    shown.set(cover, taken)
    // The newest phone is Sam's, so that a person who tries that login finds it at once.
    const seller = index === 0 ? sam : pickSeller(members, listedAt, taken, random)
    taken.add(seller.key)
    const key = `listing-${String(index + 1).padStart(3, '0')}`
    const listing = planListing({ ...phone, key, seller, listedAt }, random)
    // The first phone that visitors see shows what a listing can have.
    return index === 0 ? { ...listing, proofs: planAllProofs(phone) } : listing
  })
}

/** Some sell more than others; nobody shows the same cover twice. */
function pickSeller(
  members: Membership,
  date: Date,
  taken: Set<string>,
  random: Random,
): DemoPerson {
  const free = members
    .sellersAt(date)
    .filter(({ key }) => !taken.has(key))
    .toSorted((a, b) => a.key.localeCompare(b.key))
  return random.pickWeighted(free, ({ key }) => 1 + (seedFrom(key) % 5))
}

/** Phones with the same cover are spread evenly, so that no page shows a picture twice. */
function spreadOut(phones: readonly Offered[], random: Random): Offered[] {
  const groups = Map.groupBy(phones, ({ photos }) => photos[0])
  return [...groups.values()]
    .flatMap((group) => {
      const offset = random.next()
      return group.map((phone, index) => ({ phone, position: (index + offset) / group.length }))
    })
    .sort((a, b) => a.position - b.position)
    .map(({ phone }) => phone)
}

type DemoAdvert = { listingKey: string; sellerKey: string; advertisedAt: Date }

const ADVERTS = 16

/** Good phones of as many brands as can be, one a seller. */
function planAdverts(listings: readonly DemoListing[], now: Date, random: Random): DemoAdvert[] {
  const chosen: DemoListing[] = []
  for (const listing of random.shuffle(listings)) {
    if (chosen.length === ADVERTS) break
    if (listing.grade > 'B' || listing.picture.side === 'front') continue
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

/** An earlier sale of a phone that is for sale now, and what its buyer had repaired since. */
export type EarlierOwner = {
  /** The key of the phone as it is for sale now. */
  phoneKey: string
  story: SaleStory
  repair: { part: RepairedPart; by: Repairer; at: Date } | null
}

/** Phones whose passport tells of earlier owners. */
const PHONES = 9
/** Every third of them was sold here twice before. */
const TWICE_EVERY = 3
const LEAST_DAYS_OWNED = 60
const LATEST_DAYS_AGO = 40

const repairs: readonly (readonly [RepairedPart, Repairer])[] = [
  ['battery', 'authorized'],
  ['screen', 'repair_shop'],
  ['charging_port', 'repair_shop'],
  ['back_cover', 'manufacturer'],
]

type Wanted = { seed: number; now: Date; members: Membership; listings: readonly DemoListing[] }

/**
 * Sales of long ago whose buyers sell the same phones again now: what a device passport is for. In
 * the order in which the phones were listed.
 */
function planEarlierOwners({ seed, now, members, listings }: Wanted): EarlierOwner[] {
  const random = createRandom(seed + 5)
  const isOld = ({ name, usedMonths }: DemoListing) => name !== '' && usedMonths >= 12
  const chosen = listings
    .filter((phone, index) => phone.proofs.imei && (index === 0 || isOld(phone)))
    .slice(0, PHONES)
  const earlier = chosen.flatMap((phone, index) => {
    const stories: EarlierOwner[] = []
    let buyer = sellers.find(({ key }) => key === phone.sellerKey) ?? sam
    let before = now.getTime() - LATEST_DAYS_AGO * DAY
    const sales = index % TWICE_EVERY === 0 ? 2 : 1
    for (let sale = 0; sale < sales; sale += 1) {
      const from = members.joinedAt(buyer).getTime() + 5 * DAY
      if (before - from < LEAST_DAYS_OWNED * DAY) break
      const listedAt = new Date(random.between(from, before - (LEAST_DAYS_OWNED - 20) * DAY))
      const owners = members.sellersAt(listedAt).filter((one) => one !== buyer)
      if (owners.length === 0) break
      const seller = random.pick(owners)
      const bookedAt = new Date(listedAt.getTime() + random.between(1, 8) * DAY + HOUR)
      const soldBy = bookedAt.getTime() + 4 * DAY
      const [part, by] = random.pick(repairs)
      const isRepaired = random.chance(0.7)
      stories.push({
        phoneKey: phone.key,
        story: saleOf(phone, { seller, buyer, listedAt, bookedAt, sale }),
        repair: isRepaired
          ? { part, by, at: new Date(random.between(soldBy, before - 10 * DAY)) }
          : null,
      })
      buyer = seller
      before = listedAt.getTime()
    }
    return stories
  })
  return earlier.sort((a, b) => a.story.phone.listedAt.getTime() - b.story.phone.listedAt.getTime())
}

type Sale = {
  seller: DemoPerson
  buyer: DemoPerson
  listedAt: Date
  bookedAt: Date
  /** 0 for the last one. */
  sale: number
}

/** The same phone with its IMEI, younger and dearer. */
function saleOf(phone: DemoListing, { seller, buyer, listedAt, bookedAt, sale }: Sale): SaleStory {
  // Not named like the phones for sale: those are listed again some time after they were sold.
  const key = `earlier-${phone.key}-${sale + 1}`
  const price = String(Math.round(Number(phone.price) * (1.2 + 0.15 * sale)))
  const { checkup } = phone.proofs
  return {
    key,
    phone: {
      ...phone,
      key,
      sellerKey: seller.key,
      location: seller.city,
      listedAt,
      price,
      proofs: { isGraded: true, imei: phone.proofs.imei, checkup, possession: false },
    },
    seller,
    buyer,
    payment: 'cash',
    delivery: 'pick_up',
    end: 'completed',
    bookedAt,
    offer: null,
    ofSeller: null,
    ofBuyer: null,
    seed: sale + 1,
  }
}
