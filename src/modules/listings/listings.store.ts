import { sql } from 'kysely'
import type { Executor, Tx } from '../../platform/db/index.ts'
import { type Move, moves } from '../../shared/listing-life-cycle.ts'
import type { Listing, NewListing } from './listing.ts'
import { type ListingTables, listingColumns } from './listing-columns.ts'

/** More than one seller ever lists; a stop for what must not happen. */
const MOST_OF_ONE_SELLER = 2_000

export async function insertListing(tx: Tx, listing: NewListing) {
  await tx
    .withTables<ListingTables>()
    .insertInto('listings')
    .values({
      id: listing.id,
      seller_id: listing.sellerId,
      seller_name: listing.sellerName,
      seller_email: listing.sellerEmail,
      category_id: listing.categoryId,
      brand: listing.brand,
      name: listing.name,
      description: listing.description,
      storage_gb: listing.storageGb,
      colour: listing.colour,
      grade: listing.grade,
      price_minor: listing.priceMinor,
      original_price_minor: listing.originalPriceMinor,
      currency: listing.currency,
      location: listing.location,
      used: listing.used,
      used_months: listing.usedMonths,
      img: listing.img,
      media_id: listing.mediaId,
      advertised: listing.advertised,
      state: listing.state,
      created_at: listing.createdAt,
      updated_at: listing.updatedAt,
      expires_at: listing.expiresAt,
      model_id: listing.modelId,
      brand_number: sql`(select number from categories where id = ${listing.categoryId})`,
      colour_family: listing.colourFamily,
      place_id: listing.placeId,
      lat: listing.lat,
      lon: listing.lon,
      standing: listing.standing,
      support_until: sql`(select security_updates_until from models where id = ${listing.modelId})`,
    })
    .execute()
}

export function findListing(db: Executor, id: string): Promise<Listing | undefined> {
  return listings(db).where('id', '=', id).executeTakeFirst()
}

/** The listing as it is until commit: nobody books or moves it in between. */
export function lockListing(tx: Tx, id: string): Promise<Listing | undefined> {
  return listings(tx).where('id', '=', id).forUpdate('listings').executeTakeFirst()
}

/** The listings with these ids, in any state; what there is not is left out. */
export function findListings(db: Executor, ids: string[]): Promise<Listing[]> {
  if (ids.length === 0) return Promise.resolve([])
  return listings(db).where('id', 'in', ids).execute()
}

/** Every listing of a seller in every state, newest first. */
export function listOfSeller(db: Executor, sellerId: string): Promise<Listing[]> {
  return newest(listings(db).where('seller_id', '=', sellerId))
}

/** The same by e-mail, for admins. */
export function listOfEmail(db: Executor, email: string): Promise<Listing[]> {
  return newest(listings(db).where('seller_email', '=', email))
}

function newest(query: ReturnType<typeof listings>) {
  return query
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_OF_ONE_SELLER)
    .execute()
}

/** The live listing that an offer without an id describes; the newest, should there be two. */
export function findLiveOffer(
  db: Executor,
  offer: { email: string; name: string; priceMinor: number; img: string },
): Promise<Listing | undefined> {
  return listings(db)
    .where('state', '=', 'live')
    .where('price_minor', '=', offer.priceMinor)
    .where('seller_email', '=', offer.email.trim().toLowerCase())
    .where('name', '=', offer.name.trim())
    .where('img', '=', offer.img)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Moves a listing if it is where the move starts; one statement, so two cannot both win. */
export async function moveListing(
  tx: Tx,
  id: string,
  move: Move,
  now: Date,
  { expiresAt }: { expiresAt?: Date | undefined } = {},
): Promise<Listing | undefined> {
  const { from, to } = moves[move]
  const ends = to === 'sold' || to === 'expired' || to === 'withdrawn' || to === 'removed'
  return tx
    .withTables<ListingTables>()
    .updateTable('listings')
    .set({
      state: to,
      updated_at: now,
      ...(ends && { advertised: false }),
      ...(expiresAt && { expires_at: expiresAt, reminded: false }),
    })
    .where('id', '=', id)
    .where('state', 'in', [...from])
    .returning(listingColumns)
    .executeTakeFirst()
}

/** The same for every listing of a seller; says which moved. */
export async function moveListingsOf(tx: Tx, sellerId: string, move: Move, now: Date) {
  const { from, to } = moves[move]
  const rows = await tx
    .withTables<ListingTables>()
    .updateTable('listings')
    .set({ state: to, updated_at: now, advertised: false })
    .where('seller_id', '=', sellerId)
    .where('state', 'in', [...from])
    .returning('id')
    .execute()
  return rows.map((row) => row.id)
}

/** Ends live listings past their time, oldest first; says which. */
export async function expireDue(tx: Tx, now: Date, limit: number): Promise<string[]> {
  const rows = await tx
    .withTables<ListingTables>()
    // Materialized: as a plain subquery it may run again for every row, and find others each time.
    .with(
      (cte) => cte('due').materialized(),
      (db) =>
        db
          .selectFrom('listings')
          .select('id')
          .where('state', '=', 'live')
          .where('expires_at', '<=', now)
          .orderBy('expires_at')
          .limit(limit)
          .forUpdate()
          .skipLocked(),
    )
    .updateTable('listings')
    .set({ state: moves.expire.to, updated_at: now, advertised: false })
    .where('id', 'in', (db) => db.selectFrom('due').select('id'))
    .returning('id')
    .execute()
  return rows.map((row) => row.id)
}

export async function markAdvertised(tx: Tx, id: string, on: boolean) {
  await tx
    .withTables<ListingTables>()
    .updateTable('listings')
    .set({ advertised: on })
    .where('id', '=', id)
    .execute()
}

export async function nameSeller(tx: Tx, sellerId: string, name: string) {
  await tx
    .withTables<ListingTables>()
    .updateTable('listings')
    .set({ seller_name: name })
    .where('seller_id', '=', sellerId)
    .execute()
}

function listings(db: Executor) {
  return db.withTables<ListingTables>().selectFrom('listings').select(listingColumns)
}
