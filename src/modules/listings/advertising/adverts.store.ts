import type { Executor, Tx } from '../../../platform/db/index.ts'
import { newId } from '../../../platform/db/index.ts'
import { type Listing, type ListingTables, listingColumns } from '../index.ts'

type Kind = 'seller' | 'booking'
type Tables = ListingTables & {
  adverts: { id: string; listing_id: string; kind: Kind; created_at: Date }
}
type Card = { email: string; name: string; priceMinor: number; img: string }
type LockedPhone = Pick<Listing, 'sellerId' | 'state' | 'advertised'>

/** Adverts that the list shows at most; more than anybody scrolls through. */
const LISTED = 60

/**
 * Sellers' adverts of phones that are on sale, newest first, then the booked ones. A state allows
 * one kind, so no phone is there twice.
 */
export function listAdvertised(db: Executor): Promise<Listing[]> {
  return phones(db)
    .where((is) =>
      is.or([
        is.and([is('kind', '=', 'seller'), is('advertised', '=', true), is('state', '=', 'live')]),
        is.and([is('kind', '=', 'booking'), is('state', '=', 'reserved')]),
      ]),
    )
    .orderBy('kind', 'desc')
    .orderBy('adverts.created_at', 'desc')
    .orderBy('adverts.id', 'desc')
    .limit(LISTED)
    .execute()
}

/** The booked phone that the fields of a card describe. */
export function findBooked(db: Executor, card: Card): Promise<Listing | undefined> {
  return phones(db)
    .where('kind', '=', 'booking')
    .where('state', '=', 'reserved')
    .where('seller_email', '=', card.email.trim().toLowerCase())
    .where('listings.name', '=', card.name.trim())
    .where('price_minor', '=', card.priceMinor)
    .where('img', '=', card.img)
    .orderBy('adverts.created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** The phone as it is until commit: nobody books or withdraws it in between. */
export function lockPhone(tx: Tx, listingId: string): Promise<LockedPhone | undefined> {
  return tx
    .withTables<Tables>()
    .selectFrom('listings')
    .select(['seller_id as sellerId', 'state', 'advertised'])
    .where('id', '=', listingId)
    .forUpdate()
    .executeTakeFirst()
}

/** One advert of a kind for a phone; a stale one of long ago counts as new. */
export async function putAdvert(tx: Tx, listingId: string, kind: Kind, now: Date) {
  await tx
    .withTables<Tables>()
    .insertInto('adverts')
    .values({ id: newId(), listing_id: listingId, kind, created_at: now })
    .onConflict((conflict) =>
      conflict.columns(['listing_id', 'kind']).doUpdateSet({ created_at: now }),
    )
    .execute()
}

export async function deleteAdverts(tx: Tx, listingId: string, kinds: readonly Kind[]) {
  await tx
    .withTables<Tables>()
    .deleteFrom('adverts')
    .where('listing_id', '=', listingId)
    .where('kind', 'in', kinds)
    .execute()
}

function phones(db: Executor) {
  return db
    .withTables<Tables>()
    .selectFrom('adverts')
    .innerJoin('listings', 'listings.id', 'adverts.listing_id')
    .select(listingColumns)
}
