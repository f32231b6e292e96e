import type { Deps } from '../../deps.ts'
import { isId } from '../../platform/db/index.ts'
import type { Language } from '../../shared/languages.ts'
import { isPublic } from '../../shared/listings/listing-life-cycle.ts'
import { MAX_COUNTED_RESULTS } from '../../shared/listings/listing-limits.ts'
import { formatMoney } from '../../shared/money.ts'
import { formatCount } from '../../shared/quantities.ts'
import { type Translator, translatorFor } from '../../text/server.ts'
import { findSellerAccount } from '../accounts/index.ts'
import { findModelBySlug, fullName } from '../catalog/index.ts'
import {
  findLastPlace,
  findListing,
  type Listing,
  listingStock,
  placeFor,
  readSalesRecord,
} from '../listings/index.ts'
import { readQuery, searchPhones, vocabulary } from '../search/index.ts'
import type { CardContent } from './draw-card.ts'

/** As many as fit beside the text of a card. */
const MOST_PHOTOS = 4

/** The card of a listing; undefined when nobody may see it. */
export async function listingCard(
  deps: Deps,
  id: string,
  language: Language,
): Promise<CardContent | undefined> {
  const listing = isId(id) ? await findListing(deps.db.kysely, id) : undefined
  if (!listing || !isPublic(listing.state)) return undefined
  const { name, brand, priceMinor, currency, grade, storageGb, location, img } = listing
  const t = translatorFor(language, 'sharing')
  const isLive = listing.state === 'live'
  return {
    language,
    title: name,
    otherTitle: t('phone', { brand }),
    headline: isLive ? formatMoney(priceMinor, currency, language) : t('gone'),
    isPrice: isLive,
    facts: [
      grade && t('grade', { grade }),
      storageGb !== null && t('gigabytes', { size: formatCount(storageGb, language) }),
      timeOfUse(listing, t, language),
    ],
    end: placeFor(listing, language)?.name ?? location,
    photos: [img],
  }
}

/** How long a phone was used: in the language if that can be read, else as its seller typed it. */
function timeOfUse(
  { used, usedMonths }: Pick<Listing, 'used' | 'usedMonths'>,
  t: Translator<'sharing'>,
  language: Language,
): string {
  if (!/^\p{Nd}/u.test(used)) return used
  if (!usedMonths || !Number.isInteger(usedMonths)) return t('used', { time: used })
  const isYears = usedMonths % 12 === 0
  const count = isYears ? usedMonths / 12 : usedMonths
  const time = t(isYears ? 'years' : 'months', { count, shown: formatCount(count, language) })
  return t('used', { time })
}

/** The card of a model: what it costs, and how many there are. */
export async function modelCard(
  deps: Deps,
  slug: string,
  language: Language,
): Promise<CardContent | undefined> {
  const db = deps.db.kysely
  const model = await findModelBySlug(db, slug)
  if (!model) return undefined
  const [{ live, lowestMinor }, offers] = await Promise.all([
    listingStock.stockOfModel(db, model.id),
    newest(deps, { model: [model.slug] }),
  ])
  const t = translatorFor(language, 'sharing')
  const { currency } = deps.settings.current()
  const isOnSale = live > 0 && lowestMinor !== null
  return {
    language,
    title: model.catchAll ? model.name : fullName(model.brand, model.name),
    otherTitle: t('phone', { brand: model.brand }),
    headline: isOnSale
      ? t('from', { price: formatMoney(lowestMinor, currency, language) })
      : t('none'),
    isPrice: isOnSale,
    facts: [isOnSale && forSale(live, t, language)],
    end: t('compareModel'),
    photos: offers.photos.slice(0, 1),
  }
}

/** The card of a brand. */
export async function brandCard(
  deps: Deps,
  id: string,
  language: Language,
): Promise<CardContent | undefined> {
  const { brands } = await vocabulary(deps.db.kysely)
  const brand = [...brands.values()].find((one) => one.id === id)
  if (!brand) return undefined
  const t = translatorFor(language, 'sharing')
  const { total, photos } = await newest(deps, { brand: [brand.slug] })
  return {
    language,
    title: t('phonesOf', { brand: brand.brand }),
    otherTitle: t('phones'),
    headline: total > 0 ? forSale(total, t, language) : t('none'),
    isPrice: false,
    facts: [t('compareBrand')],
    end: '',
    photos,
  }
}

/** The card of a seller; undefined for accounts that do not sell, and for banned ones. */
export async function sellerCard(
  deps: Deps,
  id: string,
  language: Language,
): Promise<CardContent | undefined> {
  const db = deps.db.kysely
  const seller = isId(id) ? await findSellerAccount(db, id) : undefined
  const record = seller && (await readSalesRecord(db, id))
  if (!seller || !record) return undefined
  const t = translatorFor(language, 'sharing')
  const [{ total, photos }, place] = await Promise.all([
    newest(deps, { seller: [id] }),
    findLastPlace(db, id, language),
  ])
  const { sold } = record
  return {
    language,
    title: seller.name,
    otherTitle: t('seller'),
    headline: total > 0 ? forSale(total, t, language) : t('none'),
    isPrice: false,
    facts: [sold > 0 && t('sold', { count: sold, shown: formatCount(sold, language) })],
    end: place,
    photos,
  }
}

/** The card of all other pages. */
export function shopCard(deps: Deps, language: Language): CardContent {
  const tagline = translatorFor(language, 'sharing')('tagline')
  return {
    language,
    title: tagline,
    otherTitle: tagline,
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

function forSale(count: number, t: Translator<'sharing'>, language: Language): string {
  return count > MAX_COUNTED_RESULTS
    ? t('many', { shown: formatCount(MAX_COUNTED_RESULTS, language) })
    : t('forSale', { count, shown: formatCount(count, language) })
}
