import type { Context } from 'hono'
import type { Deps } from '../../deps.ts'
import { type AppEnv, refusals, refuse } from '../../platform/http/index.ts'
import { StorageError } from '../../platform/storage/index.ts'
import { PRIVATE_PHOTO_TYPE } from './private-photo.ts'
import { PICTURE_HEADERS, sendFile } from './send-file.ts'

const HEADERS = {
  ...PICTURE_HEADERS,
  'Content-Type': PRIVATE_PHOTO_TYPE,
  // A browser may keep it and must ask every time: whoever signs in next on it may not see it.
  'Cache-Control': 'private, no-cache',
  Vary: 'Cookie',
}
const AWAY_RETRY_AFTER = '5'
const content = {
  [PRIVATE_PHOTO_TYPE]: { schema: { type: 'string' as const, format: 'binary' } },
}

/** What a route may answer with that shows a photo for few eyes. */
export const privatePhotoAnswers = {
  200: { description: 'The photo', content },
  206: { description: 'The part of the photo that was asked for', content },
  304: { description: 'The photo that the browser has' },
  416: { description: 'The photo has no such part' },
  ...refusals(401, 403, 404),
}

/**
 * Streams the private photo that lies under a key, or says that there is none; without a key
 * too, which is what a caller passes for somebody who may not see it.
 */
export async function showPrivately(deps: Deps, c: Context<AppEnv>, key: string | undefined) {
  try {
    const file = key && (await deps.storage.open(key))
    if (!key || !file) return refuse(c, 404, 'not_found', 'There is no such photo.')
    const name = key.slice(key.lastIndexOf('/') + 1)
    // The contract says what it may be: the types of answers know JSON and text alone.
    return (await sendFile(c, { file, headers: HEADERS, etag: `"${name}-${file.size}"` })) as never
  } catch (error) {
    if (!(error instanceof StorageError)) throw error
    deps.log.warn({ err: error }, 'a private photo could not be read')
    c.header('Retry-After', AWAY_RETRY_AFTER)
    return refuse(c, 503, 'storage_away', 'We cannot reach our photos right now.')
  }
}
