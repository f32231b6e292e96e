import type { Env } from '../../env.ts'
import {
  diskStorage,
  type S3Settings,
  type Storage,
  s3Storage,
  withFallback,
} from '../../platform/storage/index.ts'

export type Places = { disk: Storage; s3: Storage | undefined }

/** The two places that the settings name; there is always a disk. */
export function placesOf(env: Env, folder: string): Places {
  const s3 = s3Of(env)
  return { disk: diskStorage(folder), s3: s3 && s3Storage(s3) }
}

/**
 * Where pictures are kept: the bucket when there is one, unless MEDIA_STORAGE says otherwise. What
 * lies in the other place is found too, until move-media has moved it.
 */
export function openStorage(env: Env, folder: string): Storage {
  const { disk, s3 } = placesOf(env, folder)
  if (!s3) return disk
  return env.MEDIA_STORAGE === 'disk' ? withFallback(disk, s3) : withFallback(s3, disk)
}

function s3Of(env: Env): S3Settings | undefined {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_REGION: region } = env
  const { S3_ACCESS_KEY: accessKey, S3_SECRET_KEY: secretKey } = env
  if (!endpoint || !bucket || !accessKey || !secretKey) return undefined
  return { endpoint, bucket, region, accessKey, secretKey }
}
