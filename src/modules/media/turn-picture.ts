import type { Deps } from '../../deps.ts'
import { StorageError } from '../../platform/storage/index.ts'
import { ownsMedia } from './media.store.ts'
import { MAIN, storageKey } from './picture.ts'

import { type Picture, type Refused, storePicture } from './store-picture.ts'

/**
 * Rotates an owner's picture clockwise into a new picture, drawn from the largest file of the old one,
 * because the content at a URL never changes. The old one stays for listings that show it.
 */
export async function turnPicture(
  deps: Deps,
  ownerId: string,
  id: string,
  turn: 90 | 180 | 270,
): Promise<{ picture: Picture } | { refused: Refused | 'unknown_picture' }> {
  if (!(await ownsMedia(deps.db.kysely, id, ownerId, deps.clock.now())))
    return { refused: 'unknown_picture' }
  const bytes = await readMain(deps, id)
  if (!Buffer.isBuffer(bytes)) return bytes
  return storePicture(deps, ownerId, bytes, { turn })
}

async function readMain(deps: Deps, id: string) {
  try {
    const main = await deps.storage.read(storageKey(id, MAIN))
    return main ?? { refused: 'unknown_picture' as const }
  } catch (error) {
    if (!(error instanceof StorageError)) throw error
    deps.log.error({ err: error }, 'a picture could not be read')
    return { refused: 'storage_away' as const }
  }
}
