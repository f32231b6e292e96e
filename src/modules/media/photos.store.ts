import type { Executor, Tx } from '../../platform/db/index.ts'
import type { MediaRow } from './media.store.ts'

/** Whose photos: a listing's, or those of a draft that is none yet. */
export type PhotosOf = { listingId: string } | { draftId: string }

type PhotoRow = {
  id: string
  listing_id: string | null
  draft_id: string | null
  place: number
  media_id: string | null
  url: string
  alt: string
}
type Tables = { listing_photos: PhotoRow; media: MediaRow }

export type PhotoFound = Pick<PhotoRow, 'media_id' | 'url' | 'alt'> & {
  of: string
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
  const [column, id] = columnOf(of)
  const before = await tx
    .withTables<Tables>()
    .deleteFrom('listing_photos')
    .where(column, '=', id)
    .returning('media_id')
    .execute()
  const owner = { listing_id: null, draft_id: null, [column]: id }
  if (rows.length > 0)
    await tx
      .withTables<Tables>()
      .insertInto('listing_photos')
      .values(rows.map((row, place) => ({ ...row, ...owner, place })))
      .execute()
  return before.flatMap((row) => row.media_id ?? [])
}

/** The photos of several listings or drafts, each one's in their order. */
export async function findPhotos(
  db: Executor,
  of: 'listing_id' | 'draft_id',
  ids: readonly string[],
): Promise<PhotoFound[]> {
  const rows = await db
    .withTables<Tables>()
    .selectFrom('listing_photos as photo')
    .leftJoin('media', 'media.id', 'photo.media_id')
    .select([
      `photo.${of} as of`,
      'photo.media_id',
      'photo.url',
      'photo.alt',
      'media.width',
      'media.height',
      'media.placeholder',
    ])
    .where(`photo.${of}`, 'in', ids)
    .orderBy(`photo.${of}`)
    .orderBy('photo.place')
    .execute()
  return rows.map((row) => ({ ...row, of: row.of ?? '' }))
}

/** A draft's photos become a listing's. */
export async function movePhotos(tx: Tx, draftId: string, listingId: string) {
  await tx
    .withTables<Tables>()
    .updateTable('listing_photos')
    .set({ draft_id: null, listing_id: listingId })
    .where('draft_id', '=', draftId)
    .execute()
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

function columnOf(of: PhotosOf) {
  return 'listingId' in of
    ? (['listing_id', of.listingId] as const)
    : (['draft_id', of.draftId] as const)
}
