import type { Env } from '../../env.ts'
import {
  diskStorage,
  type MoveProgress,
  moveFiles,
  type S3Settings,
  type Storage,
  s3Storage,
  withFallback,
} from '../../platform/storage/index.ts'
import { parseStorageKey, privateContentType } from './picture.ts'
import { shopImageType } from './shop-images/shop-image-files.ts'

type Storages = { disk: Storage; s3: Storage | undefined }

/** The storages in the settings; the disk always exists. */
export function storagesFor(env: Env, folder: string): Storages {
  const s3 = s3Settings(env)
  return { disk: diskStorage(folder), s3: s3 && s3Storage(s3) }
}

/**
 * The storage of pictures: the bucket when there is one, unless MEDIA_STORAGE says otherwise. Files in
 * the other storage are read too, until move-media has moved them.
 */
export function openStorage(env: Env, folder: string): Storage {
  const { disk, s3 } = storagesFor(env, folder)
  if (!s3) return disk
  return env.MEDIA_STORAGE === 'disk' ? withFallback(disk, s3) : withFallback(s3, disk)
}

function s3Settings(env: Env): S3Settings | undefined {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_REGION: region } = env
  const { S3_ACCESS_KEY: accessKey, S3_SECRET_KEY: secretKey } = env
  if (!endpoint || !bucket || !accessKey || !secretKey) return undefined
  return { endpoint, bucket, region, accessKey, secretKey }
}

/** The media type of a stored file; undefined when it is not one of ours. */
export function typeOfFile(key: string): string | undefined {
  return parseStorageKey(key)?.type ?? privateContentType(key) ?? shopImageType(key)
}

/**
 * Moves every picture to the bucket or back to the disk, with or without a running server. After an
 * interruption, the next run continues. Files that are not our pictures stay.
 */
export async function moveMedia(
  { disk, s3 }: Storages,
  to: 's3' | 'disk',
  onMoved?: (so: MoveProgress) => void,
): Promise<MoveProgress | { refused: 'no_bucket' }> {
  if (!s3) return { refused: 'no_bucket' }
  const options = { typeOf: typeOfFile, ...(onMoved && { onMoved }) }
  return to === 's3' ? moveFiles(disk, s3, options) : moveFiles(s3, disk, options)
}
