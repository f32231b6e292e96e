import type { Executor, Tx } from '../../../platform/db/index.ts'
import { newId } from '../../../platform/db/index.ts'
import { type Listing, listingColumns } from '../index.ts'

type Kind = 'seller' | 'booking'
type Card = { email: string; name: string; priceMinor: number; img: string }
type LockedPhone = Pick<Listing, 'sellerId' | 'state' | 'advertised'>

/** Adverts in one response; more than anyone scrolls through. */
const LISTED = 60

/**
 * Sellers' adverts of live phones, newest first, then the booked phones. A listing state allows one
 * kind only, so that no phone appears twice.
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
    .orderBy('adverts.createdAt', 'desc')
    .orderBy('adverts.id', 'desc')
    .limit(LISTED)
    .execute()
}

/** The booked phone that the fields of a request describe. */
export function findBooked(db: Executor, card: Card): Promise<Listing | undefined> {
  return phones(db)
    .where('kind', '=', 'booking')
    .where('state', '=', 'reserved')
    .where('sellerEmail', '=', card.email.trim().toLowerCase())
    .where('listings.name', '=', card.name.trim())
    .where('priceMinor', '=', card.priceMinor)
    .where('img', '=', card.img)
    .orderBy('adverts.createdAt', 'desc')
    .limit(1)
    .executeTakeFirst()
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

/** Creates the advert of a kind for a phone, or renews the time of an old one. */
export async function putAdvert(tx: Tx, listingId: string, kind: Kind, now: Date) {
  await tx
    .insertInto('adverts')
    .values({ id: newId(), listingId, kind, createdAt: now })
    .onConflict((conflict) =>
      conflict.columns(['listingId', 'kind']).doUpdateSet({ createdAt: now }),
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
