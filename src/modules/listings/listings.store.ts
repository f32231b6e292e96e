import { sql } from 'kysely'
import type { Executor, Tx } from '../../platform/db/index.ts'
import type { DeliveryTerms, ShippingZone } from '../../shared/listings/delivery-terms.ts'
import { columnName, fieldKeys, pickFields } from '../../shared/listings/field-values.ts'
import type { FieldValues } from '../../shared/listings/listing.fields.ts'
import {
  endedStates,
  type ListingState,
  type ListingTransition,
  listingTransitions,
} from '../../shared/listings/listing-life-cycle.ts'
import type { NamedPlace } from '../catalog/places/index.ts'
import type { Cover } from '../media/index.ts'
import type { PhoneValues } from './read-form.ts'

/** A phone that a seller offers, as stored. Its state says who can see it. */
export type Listing = FieldValues &
  DeliveryTerms & {
    id: string
    sellerId: string | null
    sellerName: string
    sellerEmail: string
    categoryId: string
    priceMinor: number
    originalPriceMinor: number | null
    currency: string
    usedMonths: number | null
    img: string
    mediaId: string | null
    advertised: boolean
    state: ListingState
    createdAt: Date
    updatedAt: Date
    expiresAt: Date
    /** Incremented whenever what buyers see changes. */
    version: number
    modelId: number
    /** Null when the model is unknown. */
    model: { slug: string; name: string } | null
    /** Index in colorFamilies, from 1; 0 when unknown. */
    colorFamily: number
    placeId: number | null
    /** The place's names; null without a place. */
    place: NamedPlace | null
    /** Of the town, in degrees; never of an address. */
    lat: number | null
    lon: number | null
    /** The seller level, as an index in sellerLevels. */
    sellerLevel: number
    /** Whether its seller has saved payment instructions. */
    takesTransfer: boolean
    /** Size and placeholder of the cover. */
    cover: Cover
  }

/** The inserted columns; the others are read from other tables. */
export type NewListing = Omit<Listing, 'model' | 'cover' | 'place' | 'takesTransfer' | 'version'>

/** Columns are named like the properties of Listing, so that rows need no mapping. */
const plainColumns = [
  'id',
  'sellerId',
  'sellerName',
  'sellerEmail',
  'categoryId',
  ...fieldKeys,
  'priceMinor',
  'originalPriceMinor',
  'currency',
  'usedMonths',
  'img',
  'mediaId',
  'advertised',
  'state',
  'createdAt',
  'updatedAt',
  'expiresAt',
  'version',
  'modelId',
  'colorFamily',
  'placeId',
  'lat',
  'lon',
  'sellerLevel',
  'takesTransfer',
  'pickUp',
  'handlingDays',
  'carrier',
] as const

const MODEL = `(select case when not models.catch_all
  then json_build_object('slug', models.slug, 'name', models.name) end
  from models where models.id = listings.model_id)`
const model = sql.raw<Listing['model']>(MODEL).as('model')

const COVER = `(select json_build_object('width', media.width, 'height', media.height,
  'placeholder', encode(media.placeholder, 'base64'))
  from media where media.id = listings.media_id)`
const cover = sql.raw<Listing['cover']>(COVER).as('cover')

const PLACE = `(select json_build_object('name', places.name, 'names', places.names,
  'country', places.country, 'region', places.region)
  from places where places.id = listings.place_id)`
/** The names of the place of a listing. */
export const placeColumn = sql.raw<Listing['place']>(PLACE).as('place')

const ZONES = 'listings.shipping_zones'
const shippingZones = sql.raw<ShippingZone[]>(ZONES).as('shippingZones')

/** Every column of a Listing, qualified for joins. */
export const listingColumns = [
  ...plainColumns.map((column) => `listings.${column}` as const),
  model,
  cover,
  placeColumn,
  shippingZones,
] as const

/** The part of a listing that cards show; lists read no more. */
export type Offer = Omit<Listing, 'categoryId' | 'mediaId' | 'updatedAt' | 'expiresAt'>

const NOT_SHOWN: readonly string[] = ['categoryId', 'mediaId', 'updatedAt', 'expiresAt']

const shownColumns = plainColumns.filter((column) => !NOT_SHOWN.includes(column))

/** The columns of an Offer as SQL, without the model and the place. */
export const plainOfferColumns = [
  ...shownColumns.map((column) => `listings.${columnName(column)} as "${column}"`),
  `${COVER} as cover`,
  `${ZONES} as "shippingZones"`,
].join(', ')

/** The columns of an Offer as SQL, for handwritten statements. */
export const offerColumns = `${plainOfferColumns}, ${MODEL} as model, ${PLACE} as place`

/** A safety limit; far more than one seller lists. */
const MOST_OF_ONE_SELLER = 2_000

export async function insertListing(tx: Tx, listing: NewListing) {
  await tx
    .insertInto('listings')
    .values({
      id: listing.id,
      sellerId: listing.sellerId,
      sellerName: listing.sellerName,
      sellerEmail: listing.sellerEmail,
      categoryId: listing.categoryId,
      ...pickFields(listing),
      priceMinor: listing.priceMinor,
      originalPriceMinor: listing.originalPriceMinor,
      currency: listing.currency,
      usedMonths: listing.usedMonths,
      img: listing.img,
      mediaId: listing.mediaId,
      advertised: listing.advertised,
      state: listing.state,
      createdAt: listing.createdAt,
      updatedAt: listing.updatedAt,
      expiresAt: listing.expiresAt,
      modelId: listing.modelId,
      brandNumber: sql`(select number from categories where id = ${listing.categoryId})`,
      colorFamily: listing.colorFamily,
      placeId: listing.placeId,
      lat: listing.lat,
      lon: listing.lon,
      sellerLevel: listing.sellerLevel,
      ...termColumns(listing),
      supportUntil: sql`(select security_updates_until from models where id = ${listing.modelId})`,
    })
    .execute()
}

/** Delivery terms as columns. */
function termColumns({ pickUp, shippingZones: zones, handlingDays, carrier }: DeliveryTerms) {
  return { pickUp, shippingZones: JSON.stringify(zones), handlingDays, carrier }
}

export function findListing(db: Executor, id: string): Promise<Listing | undefined> {
  return listings(db).where('id', '=', id).executeTakeFirst()
}

/** Locks a listing until commit. */
export function lockListing(tx: Tx, id: string): Promise<Listing | undefined> {
  return listings(tx).where('id', '=', id).forUpdate('listings').executeTakeFirst()
}

/** The listings with these ids in any state; unknown ids are omitted. */
export function findListings(db: Executor, ids: string[]): Promise<Listing[]> {
  if (ids.length === 0) return Promise.resolve([])
  return listings(db).where(sql<boolean>`listings.id = any(${ids}::uuid[])`).execute()
}

/** All listings of a seller in any state, newest first. */
export function listOfSeller(db: Executor, sellerId: string): Promise<Listing[]> {
  return newest(listings(db).where('sellerId', '=', sellerId))
}

/** All listings of a seller by email address, for admins. */
export function listOfEmail(db: Executor, email: string): Promise<Listing[]> {
  return newest(listings(db).where('sellerEmail', '=', email))
}

function newest(query: ReturnType<typeof listings>) {
  return query
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_OF_ONE_SELLER)
    .execute()
}

/** Changes the state of a listing if the transition is allowed from its state. Atomic. */
export async function updateListingState(
  tx: Tx,
  id: string,
  transition: ListingTransition,
  now: Date,
  { expiresAt, removalReason }: { expiresAt?: Date | undefined; removalReason?: string } = {},
): Promise<Listing | undefined> {
  const { from, to } = listingTransitions[transition]
  const ends = (endedStates as readonly ListingState[]).includes(to)
  return tx
    .updateTable('listings')
    .set({
      state: to,
      updatedAt: now,
      ...(ends && { advertised: false }),
      ...(expiresAt && { expiresAt, reminded: false }),
      ...(removalReason && { removalReason }),
    })
    .where('id', '=', id)
    .where('state', 'in', [...from])
    .returning(listingColumns)
    .executeTakeFirst()
}

/** Makes the same transition for all listings of a seller. Returns their ids. */
export async function updateSellerListingStates(
  tx: Tx,
  sellerId: string,
  transition: ListingTransition,
  now: Date,
) {
  const { from, to } = listingTransitions[transition]
  const rows = await tx
    .updateTable('listings')
    .set({ state: to, updatedAt: now, advertised: false })
    .where('sellerId', '=', sellerId)
    .where('state', 'in', [...from])
    .returning('id')
    .execute()
  return rows.map((row) => row.id)
}

/** Expires live listings past their end, oldest first. Returns their ids. */
export async function expireDue(tx: Tx, now: Date, limit: number): Promise<string[]> {
  const rows = await tx
    // Materialized: as a plain subquery it may run again for every row, and find others each time.
    .with(
      (cte) => cte('due').materialized(),
      (db) =>
        db
          .selectFrom('listings')
          .select('id')
          .where('state', '=', 'live')
          .where('expiresAt', '<=', now)
          .orderBy('expiresAt')
          .limit(limit)
          .forUpdate()
          .skipLocked(),
    )
    .updateTable('listings')
    .set({ state: listingTransitions.expire.to, updatedAt: now, advertised: false })
    .where('id', 'in', (db) => db.selectFrom('due').select('id'))
    .returning('id')
    .execute()
  return rows.map((row) => row.id)
}

/** Returns the model of the listing; undefined without such a listing. */
export function markAdvertised(tx: Tx, id: string, on: boolean) {
  return tx
    .updateTable('listings')
    .set({ advertised: on })
    .where('id', '=', id)
    .returning('modelId')
    .executeTakeFirst()
}

export async function nameSeller(tx: Tx, sellerId: string, name: string) {
  await tx
    .updateTable('listings')
    .set({ sellerName: name })
    .where('sellerId', '=', sellerId)
    .execute()
}

/**
 * Takes a person's name off their listings, and the photos off those that nobody ordered. Returns the
 * ids of the latter.
 */
export async function eraseSellerColumns(
  tx: Tx,
  sellerId: string,
  name: string,
): Promise<string[]> {
  await tx
    .updateTable('listings')
    .set({ sellerName: name, sellerEmail: '' })
    .where('sellerId', '=', sellerId)
    .execute()
  const { rows } = await sql<{ id: string }>`
    update listings set img = '', media_id = null
    where seller_id = ${sellerId}
      and not exists (select from orders where listing_id = listings.id)
    returning id`.execute(tx)
  return rows.map(({ id }) => id)
}

export async function storeSellerEmail(tx: Tx, sellerId: string, email: string) {
  await tx
    .updateTable('listings')
    .set({ sellerEmail: email })
    .where('sellerId', '=', sellerId)
    .execute()
}

function listings(db: Executor) {
  return db.selectFrom('listings').select(listingColumns)
}

/** Overwrites a listing with the values of a form: its next version. */
export async function rewriteListing(
  tx: Tx,
  id: string,
  submitted: PhoneValues & Pick<Listing, 'img' | 'mediaId'>,
  now: Date,
): Promise<Listing> {
  return tx
    .updateTable('listings')
    .set({
      categoryId: submitted.categoryId,
      ...pickFields(submitted),
      priceMinor: submitted.priceMinor,
      originalPriceMinor: submitted.originalPriceMinor,
      usedMonths: submitted.usedMonths,
      img: submitted.img,
      mediaId: submitted.mediaId,
      modelId: submitted.modelId,
      brandNumber: sql`(select number from categories where id = ${submitted.categoryId})`,
      supportUntil: sql`(select security_updates_until from models where id = ${submitted.modelId})`,
      colorFamily: submitted.colorFamily,
      placeId: submitted.placeId,
      lat: submitted.lat,
      lon: submitted.lon,
      ...termColumns(submitted),
      updatedAt: now,
      version: sql`version + 1`,
    })
    .where('id', '=', id)
    .returning(listingColumns)
    .executeTakeFirstOrThrow()
}

/** The next `limit` listings after an id, in any state: the last id, and those without a place. */
export async function withoutPlace(tx: Tx, page: { after: string; limit: number }) {
  const { rows } = await sql<{ id: string; location: string; isLost: boolean }>`
    select id, location, place_id is null and location <> '' as is_lost from listings
    where id > ${page.after}::uuid order by id limit ${page.limit}`.execute(tx)
  const last = rows.length === page.limit ? rows.at(-1)?.id : undefined
  return { last, lost: rows.filter((row) => row.isLost) }
}

export type Placed = { id: string; location: string; placeId: number; lat: number; lon: number }

/** Stores the places of listings whose location has not changed since. Returns how many. */
export async function placeListings(tx: Tx, placed: Placed[]): Promise<number> {
  if (placed.length === 0) return 0
  const column = <K extends keyof Placed>(key: K) => placed.map((one) => one[key])
  const { numAffectedRows } = await sql`
    update listings set place_id = given.place_id, lat = given.lat, lon = given.lon
    from unnest(${column('id')}::uuid[], ${column('location')}::text[], ${column('placeId')}::int[],
      ${column('lat')}::real[], ${column('lon')}::real[]) as given (id, location, place_id, lat, lon)
    where listings.id = given.id and listings.location = given.location
      and listings.place_id is null`.execute(tx)
  return Number(numAffectedRows ?? 0)
}

/** A listing that expires soon, and its seller. */
export type Ending = {
  id: string
  name: string
  seller: string
  email: string
  locale: string | null
  timeZone: string | null
  language: string | null
  expiresAt: Date
  img: string
  cover: Listing['cover']
}

/** Takes live listings that expire by then and marks them as reminded. */
export async function claimEndingListings(tx: Tx, until: Date, limit: number): Promise<Ending[]> {
  const { rows } = await sql<Ending>`
    with ending as materialized (
      select id from listings
      where state = 'live' and not reminded and expires_at <= ${until} and seller_id is not null
      order by expires_at limit ${limit} for update skip locked
    )
    update listings set reminded = true from ending, users
    where listings.id = ending.id and users.id = seller_id
    returning listings.id, listings.name, seller_name as seller, seller_email as email,
      locale, time_zone, language, expires_at, listings.img, ${cover}`.execute(tx)
  return rows
}
