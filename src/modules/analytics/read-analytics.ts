import type { Deps } from '../../deps.ts'
import {
  MIN_SEARCH_VISITORS,
  type SellerFigure,
  type ShopFigure,
  sellerFigureKeys,
  sellerFigures,
  shopFigureKeys,
  shopFigures,
} from '../../shared/analytics/figures.ts'
import type { Language } from '../../shared/languages.ts'
import { toLocalDay } from '../../shared/reader-format.ts'
import type { PeriodQuery, SellerAnalytics, ShopAnalytics } from './analytics.contract.ts'
import {
  type BrandSums,
  findFirstViewDay,
  listEmptySearches,
  sumBrands,
  sumSellerParts,
  sumShopParts,
} from './analytics.store.ts'
import { drawChart } from './charts.ts'
import { joinParts, type Period, periodUntil } from './periods.ts'
import { readProgress } from './roll-up.store.ts'
import { addUp, sellerValue, shopValue } from './sums.ts'

type ReadDeps = Pick<Deps, 'db' | 'clock' | 'settings'>
const MAX_EMPTY_SEARCHES = 50

/** The period that is asked for, and how much of it is rolled up. */
async function readPeriod({ db, clock, settings }: ReadDeps, { by = 'day', until }: PeriodQuery) {
  const progress = await readProgress(db.kysely)
  const timeZone = progress?.timeZone ?? settings.current().timeZone
  const today = toLocalDay(clock.now(), timeZone)
  const period = periodUntil(by, until && until < today ? until : today)
  const readyFrom = progress?.doneFrom ?? today
  const head = {
    ...{ by, today, timeZone, currency: settings.current().currency, readyFrom },
    parts: period.now,
    partsBefore: period.before,
    isReady: progress !== undefined && progress.doneFrom <= progress.firstDay,
    viewsSince: await findFirstViewDay(db.kysely),
  }
  return { period, head }
}

type Parts<Sums> = { now: Sums[]; before: Sums[] }

function halves<Sums>(all: Sums[], { now, before }: Period): Parts<Sums> {
  return {
    now: all.slice(0, now.length),
    before: all.slice(now.length, now.length + before.length),
  }
}

/** A figure of a period and the one before, with its chart. */
function toFigure<Sums extends Record<string, number>>(
  { now, before }: Parts<Sums>,
  read: (sums: Sums) => number | null,
  unit: {
    unit: (typeof shopFigures)[ShopFigure]['unit']
    currency: string
    language?: Language
  },
) {
  const [values, valuesBefore] = [now.map(read), before.map(read)]
  return {
    total: read(addUp(now)),
    totalBefore: read(addUp(before)),
    ...{ values, valuesBefore },
    chart: drawChart({ now: values, before: valuesBefore, ...unit }),
  }
}

/** The figures of the shop, or of one brand: of a period and the one before. */
export async function readShopAnalytics(
  deps: ReadDeps,
  query: PeriodQuery & { brand?: number | undefined },
  language?: Language,
): Promise<ShopAnalytics> {
  const db = deps.db.kysely
  const { period, head } = await readPeriod(deps, query)
  const [whole, wholeBefore] = [joinParts(period.now), joinParts(period.before)]
  const { brand = null } = query
  const [sums, brandSums, emptySearches] = await Promise.all([
    sumShopParts(db, [...period.now, ...period.before], brand ?? 0),
    sumBrands(db, [whole, wholeBefore]),
    listEmptySearches(db, whole, { minVisitors: MIN_SEARCH_VISITORS, limit: MAX_EMPTY_SEARCHES }),
  ])
  const parts = halves(sums, period)
  const keys = shopFigureKeys.filter((key) => brand === null || !isOfShop(key))
  const { currency } = head
  const brands = toBrandRows(brandSums)
  return {
    ...{ ...head, brand },
    brands: brands
      .map(({ number, brand }) => ({ number, brand }))
      .sort((a, b) => a.brand.localeCompare(b.brand, 'en')),
    figures: keys.map((key) => ({
      key,
      ...toFigure(parts, shopValue[key], {
        unit: shopFigures[key].unit,
        currency,
        ...(language && { language }),
      }),
    })),
    byBrand: brand === null ? brands : [],
    emptySearches: brand === null ? emptySearches : [],
  }
}

export function isOfShop(key: ShopFigure): boolean {
  return 'ofShop' in shopFigures[key]
}

const [NOW, BEFORE] = [0, 1]

function toBrandRows(sums: readonly BrandSums[]): ShopAnalytics['byBrand'] {
  const keys = shopFigureKeys.filter((key) => !isOfShop(key))
  const numbers = [...new Set(sums.map(({ brandNumber }) => brandNumber))]
  return numbers.map((number) => {
    const find = (part: number) =>
      sums.find((one) => one.brandNumber === number && one.part === part)
    const values = (one: BrandSums | undefined) =>
      Object.fromEntries(keys.map((key) => [key, one ? shopValue[key](one) : null]))
    const brand = sums.find(({ brandNumber }) => brandNumber === number)?.brand ?? ''
    return { number, brand, values: values(find(NOW)), valuesBefore: values(find(BEFORE)) }
  })
}

/** The figures of a seller: of a period and the one before. */
export async function readSellerAnalytics(
  deps: ReadDeps,
  sellerId: string,
  query: PeriodQuery,
  language?: Language,
): Promise<SellerAnalytics> {
  const { period, head } = await readPeriod(deps, query)
  const sums = await sumSellerParts(deps.db.kysely, [...period.now, ...period.before], sellerId)
  const parts = halves(sums, period)
  const toEntry = (key: SellerFigure) => {
    const unit = {
      unit: sellerFigures[key].unit,
      currency: head.currency,
      ...(language && { language }),
    }
    return { key, ...toFigure(parts, sellerValue[key], unit) }
  }
  return { ...head, figures: sellerFigureKeys.map(toEntry) }
}
