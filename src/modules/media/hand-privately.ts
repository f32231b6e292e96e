import type { Deps } from '../../deps.ts'
import type { Tx } from '../../platform/db/index.ts'
import { StorageFault } from '../../platform/storage/index.ts'
import { keyOf } from './files.ts'
import { isMain, MAIN, readAddress } from './picture.ts'
import { messagePhotoKey, PRIVATE_PHOTO_TYPE } from './private-photo.ts'
import { endUpload, findUpload } from './uploads.store.ts'

export type PrivatePhoto = { id: string; width: number; height: number }

/**
 * Copies one's own upload to where no public address leads. The upload itself stays until
 * `endPublicly`, in the transaction that says what the copy is for. Again gives the same copy.
 */
export async function copyPrivately(
  deps: Deps,
  url: string,
  ownerId: string,
): Promise<PrivatePhoto | { refused: 'unknown_picture' | 'storage_away' }> {
  const named = readAddress(url)
  if (!named || !isMain(named.variant)) return { refused: 'unknown_picture' }
  const { id } = named
  const upload = await findUpload(deps.db.kysely, id, ownerId, deps.clock.now())
  if (!upload) return { refused: 'unknown_picture' }
  try {
    const bytes = await deps.storage.read(keyOf(id, MAIN))
    if (!bytes) return { refused: 'unknown_picture' }
    await deps.storage.write([{ key: messagePhotoKey(id), bytes, type: PRIVATE_PHOTO_TYPE }])
  } catch (error) {
    if (!(error instanceof StorageFault)) throw error
    deps.log.error({ err: error }, 'a photo of a message could not be kept')
    return { refused: 'storage_away' }
  }
  return { id, ...upload }
}

/** Takes the upload from its public address, from where it is swept; false when it is gone already. */
export function endPublicly(deps: Deps, tx: Tx, id: string, ownerId: string): Promise<boolean> {
  return endUpload(tx, id, ownerId, deps.clock.now())
}
