import { createRandom } from '@redial/demo-phones/random'
import { DAY } from '../../shared/time.ts'
import { admin, buyers, type DemoPerson, everybody, sam, sellers } from '../people.ts'

/** How much a seller has sold: nothing yet, a few phones, or many with good ratings. */
export type Experience = 'new' | 'proven' | 'trusted'

export type Membership = {
  joinedAt(person: Pick<DemoPerson, 'key'>): Date
  experience(seller: DemoPerson): Experience
  /** Who had an account at a moment, a few days after joining. */
  sellersAt(at: Date): DemoPerson[]
  buyersAt(at: Date): DemoPerson[]
}

/** Days before now. The shop is two years old. */
export const SHOP_AGE_DAYS = 730
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
  const dates = new Map(everybody.map((person) => [person.key, ago(daysAgo(person))]))

  function daysAgo(person: DemoPerson): number {
    if (person === admin) return SHOP_AGE_DAYS
    if (person.role === 'Seller') return random.between(...joined[experience(person)])
    const isFirst = buyers.indexOf(person) < FIRST_BUYERS
    return isFirst ? random.between(725, 705) : random.between(680, 60)
  }

  const joinedAt = (person: Pick<DemoPerson, 'key'>) => dates.get(person.key) ?? now
  const settled = (people: readonly DemoPerson[], at: Date) =>
    people.filter((person) => joinedAt(person).getTime() + SETTLING_DAYS * DAY < at.getTime())
  return {
    joinedAt,
    experience,
    sellersAt: (at) => settled(sellers, at),
    buyersAt: (at) => settled(buyers, at),
  }
}
