import { createRandom } from '@redial/demo-phones/random'
import type { RepairedPart, Repairer } from '../../shared/listings/passport.ts'
import { DAY, HOUR } from '../../shared/time.ts'
import { type DemoPerson, sam, sellers } from '../people.ts'
import type { Membership } from './plan-members.ts'
import type { DemoListing } from './plan-phones.ts'
import type { SaleStory } from './plan-sales.ts'

/** An earlier sale of a phone that is on sale now, and what its buyer had repaired since. */
export type EarlierOwner = {
  /** The key of the phone as it is on sale now. */
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
export function planEarlierOwners({ seed, now, members, listings }: Wanted): EarlierOwner[] {
  const random = createRandom(seed + 5)
  const isOld = ({ name, usedMonths }: DemoListing) => name !== '' && usedMonths >= 12
  const chosen = listings
    .filter((phone, at) => phone.proofs.imei && (at === 0 || isOld(phone)))
    .slice(0, PHONES)
  const earlier = chosen.flatMap((phone, at) => {
    const stories: EarlierOwner[] = []
    let buyer = sellers.find(({ key }) => key === phone.sellerKey) ?? sam
    let before = now.getTime() - LATEST_DAYS_AGO * DAY
    const sales = at % TWICE_EVERY === 0 ? 2 : 1
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
  // Not named like the phones on sale: those are listed again some time after they were sold.
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
