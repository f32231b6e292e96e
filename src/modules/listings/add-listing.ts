import type { Deps } from '../../deps.ts'
import { inTransaction, newId, noteChange, type Tx } from '../../platform/db/index.ts'
import { recordEvent, writeAudit } from '../../platform/history/index.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { type Brand, findBrand, matchModel } from '../catalog/index.ts'
import { claimPicture } from '../media/index.ts'
import { findPlace, type Place } from '../places/index.ts'
import { colourFamilyOf } from './colour-family.ts'
import { expiryFrom, type Listing, type NewListing } from './listing.ts'
import type { NewPhone } from './listings.contract.ts'
import { findListing, insertListing } from './listings.store.ts'
import { parsePrice } from './price.ts'
import { lockSeller } from './sellers.store.ts'
import { standingOf } from './standing.ts'
import { readHistory } from './standings.store.ts'
import { parseUsed } from './used.ts'

type Fields = Record<string, string>
type Outcome =
  | { listing: Listing }
  | { refused: 'invalid'; fields: Fields }
  | { refused: 'another_seller' | 'not_a_seller' }

type Prices = { priceMinor: number; originalPriceMinor: number | null }

/** A Seller puts a phone on the market. `at` is for demo data, which has a past. */
export async function addListing(
  deps: Deps,
  seller: Viewer,
  input: NewPhone,
  options: { at?: Date } = {},
): Promise<Outcome> {
  if (input.email && input.email.trim().toLowerCase() !== seller.email.toLowerCase())
    return { refused: 'another_seller' }
  const fields: Fields = {}
  const prices = readPrices(input, deps.env.CURRENCY, fields)
  const at = options.at ?? deps.clock.now()
  return inTransaction(deps.db, async (tx): Promise<Outcome> => {
    if (!(await lockSeller(tx, seller.id))) return { refused: 'not_a_seller' }
    const brand = await findBrand(tx, input.brand)
    if (!brand) fields.brand = 'Choose a brand from the list'
    // Claimed last: a refused form must not keep a picture.
    if (!brand || !prices) return { refused: 'invalid', fields }
    const claim = await claimPicture(deps, tx, input.img?.trim() ?? '', seller.id)
    if ('refused' in claim)
      return { refused: 'invalid', fields: { img: 'Upload the photo here first' } }
    const photo = { img: claim.url, mediaId: claim.mediaId }
    const { id: modelId } = await matchModel(tx, { brandId: brand.id, name: input.name })
    const history = await readHistory(tx, seller.id)
    const standing = history ? standingOf(history, deps.clock.now()) : 0
    const place = await findPlace(tx, input.location ?? '')
    const parts = { seller, input, brand, modelId, standing, place, prices, photo, at }
    const listing = draw(deps, parts)
    await insertListing(tx, listing)
    await note(tx, seller, listing)
    const kept = await findListing(tx, listing.id)
    return { listing: kept! }
  })
}

function readPrices(input: NewPhone, currency: string, fields: Fields): Prices | undefined {
  const price = parsePrice(input.price, currency)
  if ('wrong' in price) fields.price = price.wrong
  const asked = input.originalPrice ?? ''
  const original = asked === '' ? { minor: null } : parsePrice(asked, currency)
  if ('wrong' in original) fields.originalPrice = original.wrong
  if ('wrong' in price || 'wrong' in original) return undefined
  if (original.minor !== null && original.minor < price.minor) {
    fields.originalPrice = 'Must not be below the price'
    return undefined
  }
  return { priceMinor: price.minor, originalPriceMinor: original.minor }
}

type Parts = {
  seller: Viewer
  input: NewPhone
  brand: Brand
  modelId: number
  standing: number
  place: Place | undefined
  prices: Prices
  photo: Pick<Listing, 'img' | 'mediaId'>
  at: Date
}

function draw(deps: Deps, parts: Parts): NewListing {
  const { seller, input, brand, modelId, standing, place, prices, photo, at } = parts
  const used = String(input.used ?? '').trim()
  return {
    id: newId(),
    sellerId: seller.id,
    sellerName: seller.name,
    sellerEmail: seller.email.toLowerCase(),
    categoryId: brand.id,
    brand: brand.brand,
    name: input.name.trim(),
    description: input.description?.trim() ?? '',
    storageGb: input.storageGb ?? null,
    colour: input.colour?.trim() || null,
    grade: input.grade ?? null,
    ...prices,
    currency: deps.env.CURRENCY,
    location: input.location?.trim() ?? '',
    used,
    usedMonths: parseUsed(used),
    ...photo,
    advertised: false,
    state: 'live',
    createdAt: at,
    updatedAt: at,
    expiresAt: expiryFrom(at),
    modelId,
    colourFamily: colourFamilyOf(input.colour ?? null),
    placeId: place?.id ?? null,
    lat: place?.lat ?? null,
    lon: place?.lon ?? null,
    standing,
  }
}

async function note(tx: Tx, seller: Viewer, listing: NewListing) {
  const { id, createdAt: at } = listing
  await recordEvent(tx, 'listing_added', at, { listingId: id, sellerId: seller.id })
  await writeAudit(tx, { actor: seller, action: 'listing_added', subject: ['listing', id], at })
  noteChange(tx, 'listings')
  noteChange(tx, 'catalog')
}
