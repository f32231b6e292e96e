import type { Deps } from '../../deps.ts'
import { DAY } from '../../platform/clock.ts'
import { inTransaction } from '../../platform/db/index.ts'
import { recordEvent } from '../../platform/events.ts'
import { fitCurve } from './curve.ts'
import { newestSaleId, newestSales, readCurve, writeCurve } from './pricing.store.ts'

/** Enough for every term to settle; the fit takes some 50 ms. */
const MOST_SALES = 5_000
/** Two years: the curve is about the pace, which changes more slowly than prices. */
const OLDEST_DAYS = 730

/** Fits the curve anew when there are new sales; says to how many it was fitted. */
export async function fitPriceCurve(deps: Deps): Promise<number> {
  const db = deps.db.kysely
  const [last, newest] = await Promise.all([readCurve(db), newestSaleId(db)])
  if (newest === (last?.newestSale ?? 0)) return 0
  const now = deps.clock.now()
  const since = new Date(now.getTime() - OLDEST_DAYS * DAY)
  const sales = await newestSales(db, { currency: deps.env.CURRENCY, since, limit: MOST_SALES })
  const curve = fitCurve(sales)
  await inTransaction(deps.db, async (tx) => {
    await writeCurve(tx, curve, newest, now)
    await recordEvent(tx, 'price_curve_fitted', now, { sales: curve.sales, noise: curve.noise })
  })
  return curve.sales
}
