import { createRandom } from '@redial/demo-phones/random'
import { DAY } from '../../shared/time.ts'
import type { Brand } from '../catalogue.ts'
import { planListings } from './plan.ts'
import { planMembers } from './plan-members.ts'
import type { DemoListing } from './plan-phones.ts'

/** A phone of the demo that was sold before its market began. */
export type DemoSale = Pick<DemoListing, 'brand' | 'name' | 'storageGb' | 'grade'> & {
  brand: Brand
  /** Major units. */
  price: number
  soldAt: Date
}

const MONTHS = 12

/** A year of sales before `now`: the demo's market as it would have been in each of its months. */
export function planPastSales({ seed, now }: { seed: number; now: Date }): DemoSale[] {
  const sales: DemoSale[] = []
  for (let month = MONTHS; month > 0; month -= 1) {
    const then = new Date(now.getTime() - (month - 1) * 30 * DAY)
    const members = planMembers({ seed, now: then })
    const listings = planListings(members, then, createRandom(seed * 100 + month))
    for (const { brand, name, storageGb, grade, price, listedAt } of listings)
      sales.push({ brand, name, storageGb, grade, price: Number(price), soldAt: listedAt })
  }
  return sales.sort((a, b) => a.soldAt.getTime() - b.soldAt.getTime())
}
