import type { Deps } from '../../deps.ts'
import type { Tx } from '../../platform/db/index.ts'
import { StorageError } from '../../platform/storage/index.ts'
import { endUpload, recordCopy } from './media.store.ts'
import {
  deletePictures,
  isMain,
  MAIN,
  messagePhotoKey,
  PRIVATE_PHOTO_TYPE,
  parsePictureUrl,
  storageKey,
} from './picture.ts'

export type PrivatePhoto = { id: string; width: number; height: number }

/** The id in the URL of an upload, which need not exist. */
export function uploadIdIn(url: string): string | undefined {
  return parsePictureUrl(url)?.id
}

/**
 * Copies a person's own upload to private storage, which no public URL reaches. The upload stays until
 * `releaseUpload`, in the transaction that uses the copy; otherwise the copy is deleted with the
 * upload. Repeating it returns the same copy.
 */
export async function copyPrivately(
  deps: Deps,
  url: string,
  ownerId: string,
): Promise<PrivatePhoto | { refused: 'unknown_picture' | 'storage_away' }> {
  const picture = parsePictureUrl(url)
  if (!picture || !isMain(picture.variant)) return { refused: 'unknown_picture' }
  const { id } = picture
  const upload = await recordCopy(deps.db.kysely, id, ownerId, deps.clock.now())
  if (!upload) return { refused: 'unknown_picture' }
  try {
    const bytes = await deps.storage.read(storageKey(id, MAIN))
    if (!bytes) return { refused: 'unknown_picture' }
    await deps.storage.write([{ key: messagePhotoKey(id), bytes, type: PRIVATE_PHOTO_TYPE }])
  } catch (error) {
    if (!(error instanceof StorageError)) throw error
    deps.log.error({ err: error }, 'could not store a message photo')
    return { refused: 'storage_away' }
  }
  return { id, ...upload }
}

/**
 * Ends an upload, in the transaction that uses its copy; false when it has expired. After the commit
 * `deletePublicFiles` removes its public files.
 */
export function releaseUpload(deps: Deps, tx: Tx, id: string, ownerId: string): Promise<boolean> {
  return endUpload(tx, id, ownerId, deps.clock.now())
}

/** Deletes the public files of uploads now. If that fails, the cleanup job does it later. */
export async function deletePublicFiles(deps: Deps, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  try {
    await deletePictures(deps.storage, ids)
  } catch (error) {
    if (!(error instanceof StorageError)) throw error
    deps.log.warn({ err: error }, 'could not delete the public files of a private photo yet')
  }
}

/**
 * Copies a person's uploads to private storage. Done before the transaction, as storage may be
 * slow; copies are deleted if it does not commit.
 */
export async function copyPhotos(
  deps: Deps,
  urls: readonly string[],
  ownerId: string,
): Promise<PrivatePhoto[] | { refused: 'unknown_picture' | 'storage_away' }> {
  const photos: PrivatePhoto[] = []
  for (const url of new Set(urls)) {
    const photo = await copyPrivately(deps, url.trim(), ownerId)
    if ('refused' in photo) return photo
    photos.push(photo)
  }
  return photos
}

/** Removes photos that have become evidence from their public addresses; call it after the commit. */
export function hidePhotos(deps: Deps, photos: readonly PrivatePhoto[]): Promise<void> {
  return deletePublicFiles(
    deps,
    photos.map(({ id }) => id),
  )
}
