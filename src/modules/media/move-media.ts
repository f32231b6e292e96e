import { type MoveProgress, moveFiles } from '../../platform/storage/index.ts'
import { readKey } from './files.ts'
import type { Places } from './open-storage.ts'
import { privateTypeOf } from './private-photo.ts'

/**
 * Moves every picture to the bucket or back to the disk, beside a running server or without one;
 * cut short, the next run goes on. Files that are no pictures of ours stay where they are.
 */
export async function moveMedia(
  { disk, s3 }: Places,
  to: 's3' | 'disk',
  onMoved?: (so: MoveProgress) => void,
): Promise<MoveProgress | { refused: 'no_bucket' }> {
  if (!s3) return { refused: 'no_bucket' }
  const typeOf = (key: string) => readKey(key)?.type ?? privateTypeOf(key)
  const options = { typeOf, ...(onMoved && { onMoved }) }
  return to === 's3' ? moveFiles(disk, s3, options) : moveFiles(s3, disk, options)
}
