import type { AfterSaleTerms } from '../../shared/listings/after-sale-terms.ts'
import { DAY } from '../../shared/time.ts'
import { admin, allPeople, buyers, type DemoPerson, sam, sellers } from '../people.ts'
import { createRandom, seedFrom } from '../random.ts'
import { demoAddress } from '../texts/addresses.ts'

/** How much a seller has sold: nothing yet, a few phones, or many with good ratings. */
export type Experience = 'new' | 'proven' | 'trusted'

export type Membership = {
  joinedAt(person: Pick<DemoPerson, 'key'>): Date
  experience(seller: DemoPerson): Experience
  /** Who had an account at a moment, a few days after joining. */
  sellersAt(date: Date): DemoPerson[]
  buyersAt(date: Date): DemoPerson[]
}

/** Days before now. The shop is two years old. */
const SHOP_AGE_DAYS = 730
const joined: Record<Experience, readonly [number, number]> = {
  trusted: [700, 420],
  proven: [600, 130],
  new: [300, 32],
}
const TRUSTED = 7
const PROVEN = 12
/** Buyers of the first weeks; the others join over the two years. */
const FIRST_BUYERS = 8
const SETTLING_DAYS = 2

/** When everybody joined, and who has sold how much. */
export function planMembers({ seed, now }: { seed: number; now: Date }): Membership {
  const random = createRandom(seed + 1)
  const others = random.shuffle(sellers.filter((seller) => seller !== sam))
  const trusted = new Set([sam, ...others.slice(0, TRUSTED - 1)])
  const proven = new Set(others.slice(TRUSTED - 1, TRUSTED - 1 + PROVEN))
  const experience = (seller: DemoPerson): Experience =>
    trusted.has(seller) ? 'trusted' : proven.has(seller) ? 'proven' : 'new'
  const ago = (days: number) => new Date(now.getTime() - days * DAY)
  const dates = new Map(allPeople.map((person) => [person.key, ago(daysAgo(person))]))

  function daysAgo(person: DemoPerson): number {
    if (person === admin) return SHOP_AGE_DAYS
    if (person.role === 'Seller') return random.between(...joined[experience(person)])
    const isFirst = buyers.indexOf(person) < FIRST_BUYERS
    return isFirst ? random.between(725, 705) : random.between(680, 60)
  }

  const joinedAt = (person: Pick<DemoPerson, 'key'>) => dates.get(person.key) ?? now
  const settled = (people: readonly DemoPerson[], date: Date) =>
    people.filter((person) => joinedAt(person).getTime() + SETTLING_DAYS * DAY < date.getTime())
  return {
    joinedAt,
    experience,
    sellersAt: (date) => settled(sellers, date),
    buyersAt: (date) => settled(buyers, date),
  }
}

const days = [14, null, 7, 30, null, 14] as const
const months = [null, 6, null, 12, 3] as const
const texts = ['Everything but the battery.', 'Defects that were there before the sale.', '']

/**
 * What a seller promises for the time after the sale: about two thirds take phones back. Sam gives a
 * warranty too, so that there is a claim to answer.
 */
export function planAfterSale(seller: DemoPerson): AfterSaleTerms {
  const seed = seedFrom(`after sale ${seller.key}`)
  const returnDays = days[seed % days.length] ?? null
  const warrantyMonths = seller === sam ? 12 : (months[seed % months.length] ?? null)
  return {
    returnDays,
    returnPostage: returnDays === null ? null : seed % 3 === 0 ? 'seller' : 'buyer',
    warrantyMonths,
    warrantyText: warrantyMonths === null ? '' : (texts[seed % texts.length] ?? ''),
  }
}

const carriers = ['', 'DHL', 'UPS', 'DPD'] as const

/** How a seller lets phones be had: picked up, or sent for more money the farther it goes. */
export function planDelivery(seller: DemoPerson) {
  const seed = seedFrom(seller.key)
  const home = demoAddress(seller).country
  const isFree = seed % 4 === 0
  const near = isFree ? 0 : 4 + (seed % 5)
  const zones = [
    { to: [home], price: near },
    { to: ['WORLD'], price: isFree ? 0 : near + 9 + (seed % 7) },
  ]
  const carrier = carriers[seed % carriers.length] ?? ''
  return { pickUp: true, shipping: { zones, handlingDays: 1 + (seed % 3), carrier } }
}
