import { createRandom } from '@redial/demo-phones/random'
import type { Deps } from '../deps.ts'
import { findBrand, matchModel } from '../modules/catalog/index.ts'
import { fitPriceCurve, insertSales } from '../modules/pricing/index.ts'
import { inTransaction, type Tx } from '../platform/db/index.ts'
import { DAY } from '../shared/time.ts'
import type { Brand } from './catalog.ts'
import { doneOf, setDone } from './demo.store.ts'
import { planListings } from './plan/plan.ts'
import { planMembers } from './plan/plan-members.ts'
import type { DemoListing } from './plan/plan-phones.ts'

/** A phone of the demo that was sold before its market began. */
type DemoSale = Pick<DemoListing, 'brand' | 'name' | 'storageGb' | 'grade'> & {
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

/** Gives the demo a year of sales to compute fair prices from; once. */
export async function makePastSales(deps: Deps): Promise<void> {
  if ((await doneOf(deps.db.kysely, 'sales')) > 0) return
  const planned = planPastSales({ seed: deps.env.DEMO_SEED, now: deps.clock.now() })
  await inTransaction(deps.db, async (tx) => {
    const models = new Map<string, number | undefined>()
    for (const sale of planned)
      if (!models.has(sale.name)) models.set(sale.name, await modelOf(tx, sale))
    const sales = planned.flatMap(({ name, price, storageGb, grade, soldAt }) => {
      const modelId = models.get(name)
      const priceMinor = Math.round(price * 100)
      const currency = deps.env.CURRENCY
      return modelId ? [{ modelId, storageGb, grade, priceMinor, currency, soldAt }] : []
    })
    await insertSales(tx, sales)
    await setDone(tx, 'sales', sales.length)
  })
  await fitPriceCurve(deps)
}

async function modelOf(tx: Tx, { brand, name }: DemoSale): Promise<number | undefined> {
  const known = await findBrand(tx, brand)
  const model = known && (await matchModel(tx, { brandId: known.id, name }))
  return model && !model.catchAll ? model.id : undefined
}
