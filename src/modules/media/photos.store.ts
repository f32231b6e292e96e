import type { Executor, Tx } from '../../platform/db/index.ts'
import type { MediaRow } from './media.store.ts'

/** A seller's draft, or a change that waits: the review of it is the draft then. */
export type DraftOf = { sellerId: string; draftId: string }
/** Whose photos: a listing's, or those of what is none yet. */
export type PhotosOf = { listingId: string } | DraftOf

type PhotoRow = {
  id: string
  listing_id: string | null
  draft_id: string | null
  seller_id: string | null
  place: number
  media_id: string | null
  url: string
  alt: string
}
type Tables = { listing_photos: PhotoRow; media: MediaRow }

export type PhotoFound = Pick<PhotoRow, 'media_id' | 'url' | 'alt'> & {
  width: number | null
  height: number | null
  placeholder: Buffer | null
}

/** Replaces all photos; says which of ours were shown before. */
export async function replacePhotos(
  tx: Tx,
  of: PhotosOf,
  rows: Pick<PhotoRow, 'id' | 'media_id' | 'url' | 'alt'>[],
): Promise<string[]> {
  const owner = ownerOf(of)
  const before = await tx
    .withTables<Tables>()
    .deleteFrom('listing_photos')
    .where((is) => is.and(owner))
    .returning('media_id')
    .execute()
  if (rows.length > 0)
    await tx
      .withTables<Tables>()
      .insertInto('listing_photos')
      .values(rows.map((row, place) => ({ ...row, ...NOBODY, ...owner, place })))
      .execute()
  return before.flatMap((row) => row.media_id ?? [])
}

/** The photos of a draft in their order. */
export function findDraftPhotos(db: Executor, of: DraftOf): Promise<PhotoFound[]> {
  return photos(db)
    .where((is) => is.and({ 'photo.draft_id': of.draftId, 'photo.seller_id': of.sellerId }))
    .orderBy('photo.place')
    .execute()
}

/** The photos of several listings, each one's in their order. */
export async function findPhotos(
  db: Executor,
  listingIds: readonly string[],
): Promise<(PhotoFound & { of: string })[]> {
  const rows = await photos(db)
    .select('photo.listing_id as of')
    .where('photo.listing_id', 'in', listingIds)
    .orderBy('photo.listing_id')
    .orderBy('photo.place')
    .execute()
  return rows.map((row) => ({ ...row, of: row.of ?? '' }))
}

function photos(db: Executor) {
  return db
    .withTables<Tables>()
    .selectFrom('listing_photos as photo')
    .leftJoin('media', 'media.id', 'photo.media_id')
    .select([
      'photo.media_id',
      'photo.url',
      'photo.alt',
      'media.width',
      'media.height',
      'media.placeholder',
    ])
}

/** A draft's photos become a listing's, which has none. */
export async function movePhotos(tx: Tx, of: DraftOf, listingId: string) {
  await tx
    .withTables<Tables>()
    .updateTable('listing_photos')
    .set({ ...NOBODY, listing_id: listingId })
    .where((is) => is.and(ownerOf(of)))
    .execute()
}

/** Which listing shows each of these pictures, the newest of several. */
export async function listingsShowing(
  db: Executor,
  mediaIds: readonly string[],
): Promise<Map<string, string>> {
  const rows = await db
    .withTables<Tables>()
    .selectFrom('listing_photos')
    .select(['media_id', 'listing_id'])
    .where('media_id', 'in', mediaIds)
    .where('listing_id', 'is not', null)
    .orderBy('listing_id')
    .execute()
  return new Map(rows.flatMap((row) => [[row.media_id!, row.listing_id!] as const]))
}

/** Gives pictures an end that nothing shows any more; pinned ones stay. */
export async function expireUnshown(tx: Tx, mediaIds: readonly string[], at: Date) {
  await tx
    .withTables<Tables>()
    .updateTable('media')
    .set({ expires_at: at })
    .where('id', 'in', mediaIds)
    .where('pinned', '=', false)
    .where((is) =>
      is.not(
        is.exists(
          is.selectFrom('listing_photos').select('id').whereRef('media_id', '=', 'media.id'),
        ),
      ),
    )
    .execute()
}

const NOBODY = { listing_id: null, draft_id: null, seller_id: null }

function ownerOf(of: PhotosOf) {
  if ('listingId' in of) return { listing_id: of.listingId }
  return { draft_id: of.draftId, seller_id: of.sellerId }
}
