import { createRandom } from '@redial/demo-phones/random'
import { catalog } from '../src/demo/catalog.ts'
import { planPastSales } from '../src/demo/create-demo.ts'
import { ageInMonths, type Curve, estimatePrice, UNFITTED } from '../src/modules/pricing/curve.ts'
import {
  type Band,
  computeBand,
  fitCurve,
  newestSales,
  type SaleOfModel,
} from '../src/modules/pricing/index.ts'
import { regress } from '../src/modules/pricing/statistics.ts'
import { createChanges } from '../src/platform/db/changes.ts'
import { connect } from '../src/platform/db/index.ts'
import { median } from './figure.ts'

// How far price estimates are off, in percent of the sale price: the newest fifth of the sales is
// held out, and each is estimated from the sales before it alone. With DATABASE_URL the sales of
// that instance are used, otherwise generated ones, which test the method and not a market.

const HELD_OUT = 0.2
/** Share of outliers in the noisy market, such as sales to friends and mistyped prices. */
const ODD = 0.05

type Off = {
  percent: number
  plain: number
  share: number
  regression: number
  band: Band
  covered: boolean
}

function generateSales(seeds: number, rough: boolean): SaleOfModel[] {
  const random = createRandom(7)
  const models = new Map(
    catalog.map((model, at) => {
      const { brand, name, announced, launchUsd, storageGb } = model
      const launchMinor = launchUsd * 100
      const least = storageGb.length > 0 ? Math.min(...storageGb) : null
      return [name, { id: at, brand, announced, launchMinor, leastStorageGb: least }]
    }),
  )
  const now = new Date('2026-07-01')
  const sales = Array.from({ length: seeds }, (_, seed) => planPastSales({ seed, now })).flat()
  return sales
    .sort((a, b) => a.soldAt.getTime() - b.soldAt.getTime())
    .map(({ name, storageGb, grade, price, soldAt }) => {
      const odd = rough && random.next() < ODD ? random.between(0.3, 2.5) : 1
      const haggled = rough ? random.between(0.8, 1.05) : 1
      const priceMinor = Math.round(price * odd * haggled * 100)
      return { storageGb, grade, priceMinor, soldAt, model: models.get(name)! }
    })
}

async function loadSales(url: string): Promise<SaleOfModel[]> {
  const db = connect({ url, max: 1, changes: createChanges() })
  const { CURRENCY: currency = 'USD' } = process.env
  const sales = await newestSales(db.kysely, { currency, since: new Date(0), limit: 100_000 })
  await db.close()
  return sales.reverse()
}

function evaluate(sales: readonly SaleOfModel[], heldOut: number): Off[] {
  const known = sales.slice(0, -heldOut)
  const curve = fitCurve(known.slice(-5_000))
  const byModel = Map.groupBy(sales, ({ model }) => model.id)
  const shareNow = median(known.map((sale) => sale.priceMinor / (sale.model.launchMinor ?? 1)))
  const regression = plainRegression(known)
  return sales.slice(-heldOut).flatMap((sale) => {
    const before = byModel.get(sale.model.id)!.filter(({ soldAt }) => soldAt < sale.soldAt)
    const { model, soldAt: now, priceMinor } = sale
    const band = computeBand({ model, sales: before, curve, now }, sale)
    if (!band) return []
    const offBy = (price: number) => (Math.abs(price - priceMinor) / priceMinor) * 100
    const prices = before.map((one) => one.priceMinor)
    const plain = prices.length > 0 ? offBy(median(prices)) : 100
    return {
      percent: offBy(band.median),
      plain,
      share: offBy((model.launchMinor ?? 0) * shareNow),
      regression: offBy(regression(sale)),
      band,
      covered: priceMinor >= band.low && priceMinor <= band.high,
    }
  })
}

/**
 * Median error, in percent, for models without known sales: by the assumptions alone, and by a
 * curve that was fitted to the other models.
 */
function evaluateUnseen(sales: readonly SaleOfModel[]) {
  const isHeldOut = ({ model }: SaleOfModel) => model.id % 2 === 0
  const fitted = fitCurve(sales.filter((sale) => !isHeldOut(sale)).slice(-5_000))
  const offBy = (curve: Curve) =>
    median(
      sales.filter(isHeldOut).flatMap((sale) => {
        const price = estimatePrice(curve, sale.model, [], sale, sale.soldAt)
        return price ? [(Math.abs(price - sale.priceMinor) / sale.priceMinor) * 100] : []
      }),
    )
  return { assumed: offBy(UNFITTED), fitted: offBy(fitted) }
}

/** Least squares of log(price) on log(price when new) and age, as a baseline. */
function plainRegression(known: readonly SaleOfModel[]) {
  const columnsOf = ({ model, soldAt }: SaleOfModel) =>
    [
      [0, 1],
      [1, Math.log(model.launchMinor ?? 1)],
      [2, ageInMonths(model.announced ?? '2020', soldAt) / 12],
    ] as const
  const rows = known.map((sale) => ({ columns: columnsOf(sale), value: Math.log(sale.priceMinor) }))
  const flat = { mean: 0, spread: 100 }
  const coefficients = regress(rows, [flat, flat, flat], 0.2)
  return (sale: SaleOfModel) =>
    Math.exp(columnsOf(sale).reduce((sum, [at, value]) => sum + value * coefficients[at]!, 0))
}

function report(title: string, sales: readonly SaleOfModel[]) {
  const heldOut = Math.floor(sales.length * HELD_OUT)
  if (heldOut === 0) return console.log(`${title}: too few sales (${sales.length})`)
  const all = evaluate(sales, heldOut)
  const line = (name: string, of: readonly Off[]) =>
    console.log(
      `| ${name.padEnd(44)} | ${String(of.length).padStart(6)} |`,
      `${(of.length ? median(of.map(({ percent }) => percent)) : 0).toFixed(1).padStart(6)} % |`,
      `${((100 * of.filter(({ covered }) => covered).length) / (of.length || 1)).toFixed(0).padStart(5)} % |`,
    )
  console.log(`\n${title}: ${sales.length} sales, the newest ${heldOut} held out\n`)
  console.log(`| ${'priced by'.padEnd(44)} |   sales | median off | in fair |`)
  line('everything', all)
  const baseline = (name: string, values: number[]) =>
    console.log(
      `| ${`(${name})`.padEnd(44)} |        | ${median(values).toFixed(1).padStart(6)} % |         |`,
    )
  baseline(
    'the median of all sales of the model',
    all.map((one) => one.plain),
  )
  baseline(
    'one share of the price when new for all',
    all.map((one) => one.share),
  )
  baseline(
    'regression on price when new and age',
    all.map((one) => one.regression),
  )
  const unseen = evaluateUnseen(sales)
  baseline('no sale of the model known, no curve fitted', [unseen.assumed])
  baseline('no sale of the model known, curve fitted', [unseen.fitted])
  line(
    'an estimate',
    all.filter(({ band }) => band.estimate),
  )
  const steps = Map.groupBy(
    all.filter(({ band }) => !band.estimate),
    ({ band }) => band.selectionNote?.split(',')[0] ?? 'Sales of the last 3 months',
  )
  for (const [words, of] of [...steps].sort()) line(words, of)
}

const { DATABASE_URL } = process.env
if (DATABASE_URL) report('This instance', await loadSales(DATABASE_URL))
else {
  report('A made-up shop in its first months', generateSales(1, true).slice(-800))
  report('A made-up shop, rough prices', generateSales(1, true))
  report('A made-up busy shop, rough prices', generateSales(5, true))
  report('The same without rough prices', generateSales(5, false))
}
