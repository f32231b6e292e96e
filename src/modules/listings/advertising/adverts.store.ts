import { sql } from 'kysely'
import { type Executor, newId, type Tx } from '../../../platform/db/index.ts'
import type { QueueCursor } from '../../../platform/http/index.ts'
import { DAY } from '../../../shared/time.ts'
import { type Listing, listingColumns } from '../listings.store.ts'

type Kind = 'seller' | 'booking'
/** The fields of a request without an id; empty ones are not compared. */
export type Card = Record<'name' | 'img' | 'seller' | 'email' | 'location' | 'used', string> & {
  priceMinor: number
}
type LockedPhone = Pick<Listing, 'sellerId' | 'state' | 'advertised'>

/** A phone that is advertised again within this time gets its old place in the list. */
const RETENTION_MS = 7 * DAY

type AdvertRow = Listing & { rank: number; advertId: string; advertisedAt: Date }

const RANK = sql<number>`case kind when 'seller' then 0 else 1 end`

/**
 * Sellers' adverts of live phones, newest first, then the booked phones; from a position on. A
 * listing state allows one kind only, so that no phone appears twice.
 */
export function listAdvertised(
  db: Executor,
  { after, limit }: { after: QueueCursor | undefined; limit: number },
): Promise<AdvertRow[]> {
  let query = phones(db)
  if (after)
    query = query.where(
      sql<boolean>`(kind, adverts.created_at, adverts.id) <
        (${after.rank === 0 ? 'seller' : 'booking'}, ${after.at}, ${after.id}::uuid)`,
    )
  return query
    .select([RANK.as('rank'), 'adverts.id as advertId', 'adverts.createdAt as advertisedAt'])
    .where((is) =>
      is.or([
        is.and([is('kind', '=', 'seller'), is('advertised', '=', true), is('state', '=', 'live')]),
        is.and([is('kind', '=', 'booking'), is('state', '=', 'reserved')]),
      ]),
    )
    .orderBy('kind', 'desc')
    .orderBy('adverts.createdAt', 'desc')
    .orderBy('adverts.id', 'desc')
    .limit(limit)
    .execute()
}

/** The booked phone that the fields of a request describe. */
export function findBooked(db: Executor, card: Card): Promise<Listing | undefined> {
  return phones(db)
    .where('kind', '=', 'booking')
    .where('state', '=', 'reserved')
    .where(fits(card))
    .where('priceMinor', '=', card.priceMinor)
    .orderBy('adverts.createdAt', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** The live listing that the fields describe: the one that fits best, of several the newest. */
export function findLiveCard(db: Executor, card: Card): Promise<Listing | undefined> {
  return db
    .selectFrom('listings')
    .select(listingColumns)
    .where('state', '=', 'live')
    .where(fits(card))
    .orderBy(
      sql`price_minor <> ${card.priceMinor}, location <> ${card.location}, used <> ${card.used}`,
    )
    .orderBy('listings.createdAt', 'desc')
    .orderBy('listings.id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

function fits({ name, img, seller, email }: Card) {
  return sql<boolean>`listings.name = ${name} and img = ${img}
    and (${seller} = '' or seller_name = ${seller})
    and (${email} = '' or seller_email = ${email.toLowerCase()})`
}

/** Makes a seller's changes of adverts one after another, until commit. */
export async function lockSellerAdverts(tx: Tx, sellerId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${sellerId}, 54))`.execute(tx)
}

/** How many phones a seller advertises now. */
export async function countAdvertised(tx: Tx, sellerId: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from listings
    where seller_id = ${sellerId} and advertised`.execute(tx)
  return rows[0]?.n ?? 0
}

/** Locks the phone until commit: it cannot be booked or withdrawn meanwhile. */
export function lockPhone(tx: Tx, listingId: string): Promise<LockedPhone | undefined> {
  return tx
    .selectFrom('listings')
    .select(['sellerId', 'state', 'advertised'])
    .where('id', '=', listingId)
    .forUpdate()
    .executeTakeFirst()
}

/**
 * Creates the advert of a kind for a phone, or renews the time of an old one. A seller's recent
 * advert keeps its place, so that stopping and advertising again does not move it up.
 */
export async function putAdvert(tx: Tx, listingId: string, kind: Kind, now: Date) {
  await tx
    .insertInto('adverts')
    .values({ id: newId(), listingId, kind, createdAt: now })
    .onConflict((conflict) =>
      conflict
        .columns(['listingId', 'kind'])
        .doUpdateSet({ createdAt: now })
        .where((is) =>
          is.or([
            is('adverts.kind', '=', 'booking'),
            is('adverts.createdAt', '<', new Date(now.getTime() - RETENTION_MS)),
          ]),
        ),
    )
    .execute()
}

export async function deleteAdverts(tx: Tx, listingId: string, kinds: readonly Kind[]) {
  await tx
    .deleteFrom('adverts')
    .where('listingId', '=', listingId)
    .where('kind', 'in', kinds)
    .execute()
}

function phones(db: Executor) {
  return db
    .selectFrom('adverts')
    .innerJoin('listings', 'listings.id', 'adverts.listingId')
    .select(listingColumns)
}
