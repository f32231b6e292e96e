import type { Viewer } from '../../../platform/http/index.ts'
import { isObtainable } from '../../../shared/orders/payment-methods.ts'
import { DAY } from '../../../shared/time.ts'
import { listPriceDrops, type OfferRow, readOffers, toPhone } from '../../listings/index.ts'
import { searchedDelivery } from '../../payments/index.ts'
import { type JudgedPrice, judgePrices } from '../../pricing/index.ts'
import { NO_FILTERS } from '../facets/phone-facets.ts'
import { currentIndex, currentVariants } from '../facets/phone-index.ts'
import { vocabulary } from '../query/vocabulary.ts'
import { modelFor, NEWEST, readResults } from '../result-pages.ts'
import { type SearchDeps, sourceFor } from '../search-phones.ts'
import { obtainableVariants } from '../variants.ts'
import type { Highlights } from './highlights.contract.ts'

/** Phones in each list: two rows of three, or one of six. */
const SHOWN = 6
/** The newest phones, of which the best deals are chosen. About one in six has a great price. */
const NEWEST_JUDGED = 90
const DROPS_READ = 4 * SHOWN
const DROP_DAYS = 30

/**
 * The lists of the home page: the best deals among the newest phones, price drops, and the newest phones. Only
 * phones with a photo that can be delivered to somebody are in them, and each phone is in one list only.
 */
export async function readHighlights(deps: SearchDeps, viewer: Viewer | null): Promise<Highlights> {
  const db = deps.db.kysely
  const now = deps.clock.now()
  const [words, newest, drops] = await Promise.all([
    vocabulary(db),
    readNewest(deps),
    listPriceDrops(db, { since: new Date(now.getTime() - DROP_DAYS * DAY), limit: DROPS_READ }),
  ])
  const { pool } = sourceFor(deps)
  const lowered = await readOffers(
    pool,
    drops.map(({ listingId }) => listingId),
  )
  const offered = searchedDelivery(deps)
  const dropped = lowered
    .filter(hasPhoto)
    .filter(({ shippingZones, ...phone }) =>
      isObtainable({ ...phone, isShipped: shippingZones.length > 0 }, offered),
    )
  const { currency } = deps.settings.current()
  const prices = await judgePrices(db, [...newest, ...dropped], { currency, now })

  const shown = new Set<string>()
  const pick = (offers: readonly OfferRow[]) => {
    const picked = offers.filter(({ id }) => !shown.has(id)).slice(0, SHOWN)
    for (const { id } of picked) shown.add(id)
    return picked
  }
  const toOffered = (row: OfferRow) => ({
    ...toPhone(deps, { ...row, model: modelFor(words, row.modelId) }, viewer),
    priceVerdict: prices.get(row.id)?.verdict ?? null,
    proofs: row.proofs,
  })
  const before = new Map(drops.map(({ listingId, beforeMinor }) => [listingId, beforeMinor]))
  return {
    deals: pick(bestDeals(newest, prices)).map(toOffered),
    priceDrops: pick(dropped).map((row) => ({
      ...toOffered(row),
      priceBeforeMinor: before.get(row.id)!,
    })),
    newest: pick(newest).map(toOffered),
  }
}

const hasPhoto = ({ img }: OfferRow) => img !== ''

async function readNewest(deps: SearchDeps): Promise<OfferRow[]> {
  const index = await currentIndex(deps.db)
  const variants = obtainableVariants(currentVariants(deps.db), searchedDelivery(deps))
  const query = { ...NO_FILTERS, selected: { ...NO_FILTERS.selected, variants } }
  const request = { order: NEWEST, limit: NEWEST_JUDGED, after: undefined }
  const { items } = await index.page(query, request)
  const page = { query, request, items }
  const results = await readResults(sourceFor(deps).pool, { index }, page)
  return results.map(({ offer }) => offer).filter(hasPhoto)
}

/**
 * Graded phones with a great price, one of each model. The first is farthest below its fair range. Without a grade, a
 * low price may come from damage that the range does not know.
 */
function bestDeals(
  offers: readonly OfferRow[],
  prices: ReadonlyMap<string, JudgedPrice>,
): OfferRow[] {
  const great = offers.filter(
    ({ id, grade }) => grade !== null && prices.get(id)?.verdict === 'great',
  )
  const share = ({ id, priceMinor }: OfferRow) => priceMinor / prices.get(id)!.lowMinor
  const models = new Set<number>()
  return great
    .toSorted((a, b) => share(a) - share(b))
    .filter(({ modelId }) => !models.has(modelId) && models.add(modelId))
}
