import type { Deps } from '../deps.ts'
import { findBrand, matchModel } from '../modules/catalog/index.ts'
import { fitPriceCurve, insertSales } from '../modules/pricing/index.ts'
import { inTransaction, type Tx } from '../platform/db/index.ts'
import { doneOf, setDone } from './demo.store.ts'
import { type DemoSale, planPastSales } from './plan/plan-past-sales.ts'

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
  const found = await findBrand(tx, brand)
  const model = found && (await matchModel(tx, { brandId: found.id, name }))
  return model && !model.catchAll ? model.id : undefined
}
