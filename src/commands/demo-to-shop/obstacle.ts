import { existsSync } from 'node:fs'
import type { Env } from '../../env.ts'
import { isEmptyFolder } from '../open-instance.ts'
import { findFixedPart, isDemoFolder } from './new-shop-folder.ts'

/**
 * Why a shop cannot take the place of this demo, as a sentence; undefined when it can. It takes the place of
 * the whole data folder, so everything has to be in there.
 */
export function describeObstacle(env: Env): string | undefined {
  const { DEMO, DATABASE_URL, S3_ENDPOINT, MEDIA_STORAGE, DATA_DIR } = env
  if (DEMO === true) return 'DEMO=1 says that it stays a demo'
  if (DATABASE_URL) return 'its database is that of DATABASE_URL'
  if (S3_ENDPOINT && MEDIA_STORAGE !== 'disk') return 'its photos are in a bucket'
  const part = existsSync(DATA_DIR) ? findFixedPart(DATA_DIR) : undefined
  return part && `the folder ${part} in DATA_DIR is on another disk`
}

/** What to do instead. */
export function describeEmptyStart({ DATABASE_URL, S3_ENDPOINT }: Env): string {
  const places = [
    'an empty DATA_DIR',
    ...(DATABASE_URL ? ['an empty database'] : []),
    ...(S3_ENDPOINT ? ['an empty bucket'] : []),
  ]
  return `start Redial with DEMO=0 and ${new Intl.ListFormat('en').format(places)}`
}

/** Whether a start with these settings opens a demo whose place a shop can take. */
export function canBecomeShop(env: Env): boolean {
  const { DEMO, NODE_ENV, DATA_DIR } = env
  if (DEMO === false || NODE_ENV === 'production' || describeObstacle(env)) return false
  return isEmptyFolder(DATA_DIR) || isDemoFolder(DATA_DIR)
}
