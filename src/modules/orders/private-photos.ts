import type { Deps } from '../../deps.ts'
import { copyPrivately, deletePublicFiles, type PrivatePhoto } from '../media/index.ts'

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

/** Takes photos that are evidence now from their public addresses; after the commit. */
export function hidePhotos(deps: Deps, photos: readonly PrivatePhoto[]): Promise<void> {
  return deletePublicFiles(
    deps,
    photos.map(({ id }) => id),
  )
}
