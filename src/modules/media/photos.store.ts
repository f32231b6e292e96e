import type { Executor, Row, Tx } from '../../platform/db/index.ts'

/** A seller's draft, or a change under review, which has the id of its review. */
export type DraftRef = { sellerId: string; draftId: string }
export type PhotoOwner = { listingId: string } | DraftRef

type PhotoRow = Row<'listingPhotos'>
type NewPhoto = Pick<PhotoRow, 'id' | 'mediaId' | 'url' | 'alt'>

export type PhotoRecord = Pick<PhotoRow, 'mediaId' | 'url' | 'alt'> & {
  width: number | null
  height: number | null
  placeholder: Buffer | null
}

/** Replaces all photos. Returns the ids of those shown before. */
export async function replacePhotos(
  tx: Tx,
  photoOwner: PhotoOwner,
  rows: NewPhoto[],
): Promise<string[]> {
  const owner = ownerColumns(photoOwner)
  const before = await tx
    .deleteFrom('listingPhotos')
    .where((is) => is.and(owner))
    .returning('mediaId')
    .execute()
  await insertPhotos(tx, photoOwner, rows)
  return before.flatMap((row) => row.mediaId ?? [])
}

/** The photos of a listing or draft that has none. */
export async function insertPhotos(tx: Tx, owner: PhotoOwner, rows: NewPhoto[]): Promise<void> {
  if (rows.length === 0) return
  await tx
    .insertInto('listingPhotos')
    .values(rows.map((row, place) => ({ ...row, ...NO_OWNER, ...ownerColumns(owner), place })))
    .execute()
}

export function findDraftPhotos(db: Executor, draft: DraftRef): Promise<PhotoRecord[]> {
  return photos(db)
    .where((is) => is.and({ 'photo.draftId': draft.draftId, 'photo.sellerId': draft.sellerId }))
    .orderBy('photo.place')
    .execute()
}

/** The photos of several listings, in order within each. */
export async function findPhotos(
  db: Executor,
  listingIds: readonly string[],
): Promise<(PhotoRecord & { ownerId: string })[]> {
  const rows = await photos(db)
    .select('photo.listingId as ownerId')
    .where('photo.listingId', 'in', listingIds)
    .orderBy('photo.listingId')
    .orderBy('photo.place')
    .execute()
  return rows.map((row) => ({ ...row, ownerId: row.ownerId ?? '' }))
}

/** A photo as `LISTING_PHOTOS` has it. */
export type PhotoJson = Omit<PhotoRecord, 'placeholder'> & { placeholder: string | null }

/** A column with the photos of a row of `listings`, in order, for statements that read all of a phone. */
export const LISTING_PHOTOS = `(select json_agg(json_build_object(
    'mediaId', photo.media_id, 'url', photo.url, 'alt', photo.alt,
    'width', media.width, 'height', media.height,
    'placeholder', encode(media.placeholder, 'base64')) order by photo.place)
  from listing_photos photo left join media on media.id = photo.media_id
  where photo.listing_id = listings.id)`

function photos(db: Executor) {
  return db
    .selectFrom('listingPhotos as photo')
    .leftJoin('media', 'media.id', 'photo.mediaId')
    .select([
      'photo.mediaId',
      'photo.url',
      'photo.alt',
      'media.width',
      'media.height',
      'media.placeholder',
    ])
}

/** Moves the photos of a draft to a listing without photos. */
export async function movePhotos(tx: Tx, draft: DraftRef, listingId: string) {
  await tx
    .updateTable('listingPhotos')
    .set({ ...NO_OWNER, listingId })
    .where((is) => is.and(ownerColumns(draft)))
    .execute()
}

/** The newest listing that shows each of these pictures. */
export async function listingsShowing(
  db: Executor,
  mediaIds: readonly string[],
): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('listingPhotos')
    .select(['mediaId', 'listingId'])
    .where('mediaId', 'in', mediaIds)
    .where('listingId', 'is not', null)
    .orderBy('listingId')
    .execute()
  return new Map(rows.flatMap((row) => [[row.mediaId!, row.listingId!] as const]))
}

/** Sets an expiry for pictures that nothing shows. Pinned ones stay. */
export async function expireUnshown(tx: Tx, mediaIds: readonly string[], date: Date) {
  await tx
    .updateTable('media')
    .set({ expiresAt: date })
    .where('id', 'in', mediaIds)
    .where('pinned', '=', false)
    .where((is) =>
      is.not(
        is.exists(is.selectFrom('listingPhotos').select('id').whereRef('mediaId', '=', 'media.id')),
      ),
    )
    .execute()
}

const NO_OWNER = { listingId: null, draftId: null, sellerId: null }

function ownerColumns(owner: PhotoOwner) {
  if ('listingId' in owner) return { listingId: owner.listingId }
  return { draftId: owner.draftId, sellerId: owner.sellerId }
}
