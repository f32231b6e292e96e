import { sql } from 'kysely'
import type { Executor, Tx } from '../../platform/db/index.ts'
import { pickFields } from '../../shared/field-values.ts'
import { type Move, moves } from '../../shared/listing-life-cycle.ts'
import type { Listing, NewListing } from './listing.ts'
import { listingColumns } from './listing-columns.ts'

/** More than one seller ever lists; a stop for what must not happen. */
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
      colourFamily: listing.colourFamily,
      placeId: listing.placeId,
      lat: listing.lat,
      lon: listing.lon,
      standing: listing.standing,
      supportUntil: sql`(select security_updates_until from models where id = ${listing.modelId})`,
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
  return newest(listings(db).where('sellerId', '=', sellerId))
}

/** The same by e-mail, for admins. */
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

/** The live listing that an offer without an id describes; the newest, should there be two. */
export function findLiveOffer(
  db: Executor,
  offer: { email: string; name: string; priceMinor: number; img: string },
): Promise<Listing | undefined> {
  return listings(db)
    .where('state', '=', 'live')
    .where('priceMinor', '=', offer.priceMinor)
    .where('sellerEmail', '=', offer.email.trim().toLowerCase())
    .where('name', '=', offer.name.trim())
    .where('img', '=', offer.img)
    .orderBy('createdAt', 'desc')
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
    .updateTable('listings')
    .set({
      state: to,
      updatedAt: now,
      ...(ends && { advertised: false }),
      ...(expiresAt && { expiresAt, reminded: false }),
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
    .updateTable('listings')
    .set({ state: to, updatedAt: now, advertised: false })
    .where('sellerId', '=', sellerId)
    .where('state', 'in', [...from])
    .returning('id')
    .execute()
  return rows.map((row) => row.id)
}

/** Ends live listings past their time, oldest first; says which. */
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
    .set({ state: moves.expire.to, updatedAt: now, advertised: false })
    .where('id', 'in', (db) => db.selectFrom('due').select('id'))
    .returning('id')
    .execute()
  return rows.map((row) => row.id)
}

export async function markAdvertised(tx: Tx, id: string, on: boolean) {
  await tx.updateTable('listings').set({ advertised: on }).where('id', '=', id).execute()
}

export async function nameSeller(tx: Tx, sellerId: string, name: string) {
  await tx
    .updateTable('listings')
    .set({ sellerName: name })
    .where('sellerId', '=', sellerId)
    .execute()
}

function listings(db: Executor) {
  return db.selectFrom('listings').select(listingColumns)
}
