import type { Deps } from '../deps.ts'
import { findBrand, matchModel } from '../modules/catalog/index.ts'
import { fitPriceCurve, insertSales } from '../modules/pricing/index.ts'
import { inTransaction, type Tx } from '../platform/db/index.ts'
import { DAY } from '../shared/time.ts'
import { countDone, setDone } from './demo.store.ts'
import { type DemoPhone, phonesForSale } from './plan.ts'
import { createRandom } from './random.ts'

/** A phone of the demo that was sold before its market began. */
type PastSale = Pick<DemoPhone, 'brand' | 'name' | 'storageGb' | 'grade'> & {
  /** Major units. */
  price: number
  soldAt: Date
}

const MONTHS = 12
/** What phones of the demo lose in a month. */
const MONTHLY_LOSS = 0.006

/**
 * A year of sales before `now`: in each month phones like those for sale today, at about their usual
 * price. What is asked for today is then sometimes a great price, and sometimes a high one.
 */
function planPastSales({ seed, now }: { seed: number; now: Date }): PastSale[] {
  const random = createRandom(seed)
  const months = Array.from({ length: MONTHS }, (_, month) => month)
  return months.flatMap((month) =>
    phonesForSale.map(({ brand, name, storageGb, grade, usualPrice }) => ({
      ...{ brand, name, storageGb, grade },
      price: usualPrice * (1 + MONTHLY_LOSS * month) * random.between(0.93, 1.08),
      soldAt: new Date(now.getTime() - (month + random.next()) * 30 * DAY),
    })),
  )
}

/** Gives the demo a year of sales to compute fair prices from; once. */
export async function makePastSales(deps: Deps): Promise<void> {
  if ((await countDone(deps.db.kysely, 'sales')) > 0) return
  const planned = planPastSales({ seed: deps.env.DEMO_SEED, now: deps.clock.now() })
  await inTransaction(deps.db, async (tx) => {
    const models = new Map<string, number | undefined>()
    for (const sale of planned)
      if (!models.has(sale.name)) models.set(sale.name, await modelOf(tx, sale))
    const sales = planned.flatMap(({ name, price, storageGb, grade, soldAt }) => {
      const modelId = models.get(name)
      const priceMinor = Math.round(price * 100)
      const currency = deps.settings.current().currency
      return modelId ? [{ modelId, storageGb, grade, priceMinor, currency, soldAt }] : []
    })
    await insertSales(tx, sales)
    await setDone(tx, 'sales', sales.length)
  })
  await fitPriceCurve(deps)
}

async function modelOf(tx: Tx, { brand, name }: PastSale): Promise<number | undefined> {
  const brandRow = await findBrand(tx, brand)
  const model = brandRow && (await matchModel(tx, { brandId: brandRow.id, name }))
  return model && !model.catchAll ? model.id : undefined
}
