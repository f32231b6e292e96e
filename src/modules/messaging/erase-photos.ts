import type { Tx } from '../../platform/db/index.ts'
import { messagePhotoKey } from '../media/index.ts'
import { removePhotosOf } from './messages.store.ts'

/**
 * Takes the photos off the messages of a person whose account is deleted. The texts stay with the
 * other person. Returns the keys of the files, to delete after the commit.
 */
export async function eraseMessagePhotos(tx: Tx, senderId: string): Promise<string[]> {
  return (await removePhotosOf(tx, senderId, 'Photo deleted')).map(messagePhotoKey)
}
