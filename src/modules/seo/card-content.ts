import type { Deps } from '../../deps.ts'
import { isId } from '../../platform/db/index.ts'
import { isPublic } from '../../shared/listings/listing-life-cycle.ts'
import { MAX_COUNTED_RESULTS } from '../../shared/listings/listing-limits.ts'
import { formatMoney } from '../../shared/money.ts'
import { formatQuantity } from '../../shared/quantities.ts'
import { TAGLINE } from '../../shared/tagline.ts'
import { findSellerAccount } from '../accounts/index.ts'
import { findModelBySlug, fullName } from '../catalog/index.ts'
import { findLastPlace, findListing, listingStock, readSalesRecord } from '../listings/index.ts'
import { readQuery, searchPhones, vocabulary } from '../search/index.ts'
import type { CardContent } from './draw-card.ts'

/** As many as fit beside the text of a card. */
const MOST_PHOTOS = 4

const NONE_FOR_SALE = 'None for sale right now'

/** The card of a listing; undefined when nobody may see it. */
export async function listingCard(deps: Deps, id: string): Promise<CardContent | undefined> {
  const listing = isId(id) ? await findListing(deps.db.kysely, id) : undefined
  if (!listing || !isPublic(listing.state)) return undefined
  const { name, brand, priceMinor, currency, grade, storageGb, used, location, img } = listing
  const isLive = listing.state === 'live'
  return {
    title: name,
    otherTitle: `${brand} phone`,
    headline: isLive ? formatMoney(priceMinor, currency) : 'No longer for sale',
    isPrice: isLive,
    facts: [
      grade && `Grade ${grade}`,
      storageGb !== null && `${storageGb} GB`,
      used && `used ${used}`,
    ],
    end: location,
    photos: [img],
  }
}

/** The card of a model: what it costs, and how many there are. */
export async function modelCard(deps: Deps, slug: string): Promise<CardContent | undefined> {
  const db = deps.db.kysely
  const model = await findModelBySlug(db, slug)
  if (!model) return undefined
  const [{ live, lowestMinor }, offers] = await Promise.all([
    listingStock.stockOfModel(db, model.id),
    newest(deps, { model: [model.slug] }),
  ])
  const { currency } = deps.settings.current()
  const isOnSale = live > 0 && lowestMinor !== null
  return {
    title: model.catchAll ? model.name : fullName(model.brand, model.name),
    otherTitle: `${model.brand} phone`,
    headline: isOnSale ? `from ${formatMoney(lowestMinor, currency)}` : NONE_FOR_SALE,
    isPrice: isOnSale,
    facts: [isOnSale && `${phones(live)} for sale`],
    end: 'Compare grades, prices and facts',
    photos: offers.photos.slice(0, 1),
  }
}

/** The card of a brand. */
export async function brandCard(deps: Deps, id: string): Promise<CardContent | undefined> {
  const { brands } = await vocabulary(deps.db.kysely)
  const brand = [...brands.values()].find((one) => one.id === id)
  if (!brand) return undefined
  const { total, photos } = await newest(deps, { brand: [brand.slug] })
  return {
    title: `${brand.brand} phones`,
    otherTitle: 'Phones',
    headline: total > 0 ? `${phones(total)} for sale` : NONE_FOR_SALE,
    isPrice: false,
    facts: ['Compare grade, price and place'],
    end: '',
    photos,
  }
}

/** The card of a seller; undefined for accounts that do not sell, and for banned ones. */
export async function sellerCard(deps: Deps, id: string): Promise<CardContent | undefined> {
  const db = deps.db.kysely
  const seller = isId(id) ? await findSellerAccount(db, id) : undefined
  const record = seller && (await readSalesRecord(db, id))
  if (!seller || !record) return undefined
  const [{ total, photos }, place] = await Promise.all([
    newest(deps, { seller: [id] }),
    findLastPlace(db, id),
  ])
  return {
    title: seller.name,
    otherTitle: 'Seller',
    headline: total > 0 ? `${phones(total)} for sale` : NONE_FOR_SALE,
    isPrice: false,
    facts: [record.sold > 0 && `${phones(record.sold)} sold here`],
    end: place,
    photos,
  }
}

/** The card of all other pages. */
export function shopCard(deps: Deps): CardContent {
  return {
    title: TAGLINE,
    otherTitle: TAGLINE,
    headline: '',
    isPrice: false,
    facts: [new URL(deps.origin()).host],
    end: '',
    photos: [],
  }
}

/** The photos of the newest phones of a search, and how many it finds. */
async function newest(deps: Deps, query: Record<string, string[]>) {
  const { filters } = await readQuery(deps, query)
  const search = { ...filters, sort: 'newest' as const, after: undefined, limit: MOST_PHOTOS }
  const { items, total } = await searchPhones(deps, search, { withFacets: false })
  return { total, photos: items.map(({ img }) => img) }
}

function phones(count: number) {
  return count > MAX_COUNTED_RESULTS ? '10,000+ phones' : formatQuantity(count, 'phone')
}
