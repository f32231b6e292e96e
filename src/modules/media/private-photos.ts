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

/** The upload that an address names, whether or not there is one. */
export function uploadIdIn(url: string): string | undefined {
  return parsePictureUrl(url)?.id
}

/**
 * Copies one's own upload to where no public address leads. The upload itself stays until
 * `endPublicly`, in the transaction that says what the copy is for; without that, the copy goes with
 * the upload. Again gives the same copy.
 */
export async function copyPrivately(
  deps: Deps,
  url: string,
  ownerId: string,
): Promise<PrivatePhoto | { refused: 'unknown_picture' | 'storage_away' }> {
  const named = parsePictureUrl(url)
  if (!named || !isMain(named.variant)) return { refused: 'unknown_picture' }
  const { id } = named
  const upload = await recordCopy(deps.db.kysely, id, ownerId, deps.clock.now())
  if (!upload) return { refused: 'unknown_picture' }
  try {
    const bytes = await deps.storage.read(storageKey(id, MAIN))
    if (!bytes) return { refused: 'unknown_picture' }
    await deps.storage.write([{ key: messagePhotoKey(id), bytes, type: PRIVATE_PHOTO_TYPE }])
  } catch (error) {
    if (!(error instanceof StorageError)) throw error
    deps.log.error({ err: error }, 'a photo of a message could not be kept')
    return { refused: 'storage_away' }
  }
  return { id, ...upload }
}

/**
 * Says, in the transaction that keeps the copy, that the upload ends; false when it is gone already.
 * After the commit `leaveAddress` takes it from its public address.
 */
export function releaseUpload(deps: Deps, tx: Tx, id: string, ownerId: string): Promise<boolean> {
  return endUpload(tx, id, ownerId, deps.clock.now())
}

/** Takes uploads from their public addresses at once; what fails here is done by the next sweep. */
export async function deletePublicFiles(deps: Deps, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  try {
    await deletePictures(deps.storage, ids)
  } catch (error) {
    if (!(error instanceof StorageError)) throw error
    deps.log.warn({ err: error }, 'a photo for few could not be taken from its public address yet')
  }
}
