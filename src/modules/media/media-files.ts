import { Hono } from 'hono'
import type { Deps } from '../../deps.ts'
import { type AppEnv, refuse } from '../../platform/http/index.ts'
import { StorageError } from '../../platform/storage/index.ts'
import { keyOf, typeOf } from './files.ts'
import { isFresh, MAIN, nameOf, readAddress, THUMB_WIDTH, type Variant } from './picture.ts'
import { PICTURE_HEADERS, type Sendable, sendFile } from './send-file.ts'

/** What lies at an address never changes. */
const FOR_GOOD = 'public, max-age=31536000, immutable'
/** While another of the picture's files stands in for one that is not drawn yet. */
const FOR_NOW = 'public, max-age=60'
/** It may yet become a photo for few eyes: no copy of it stays on the way. */
const FRESH = 'private, max-age=60'
const AWAY_RETRY_AFTER = '5'

/** Serves the pictures, wherever they are kept. */
export function mediaFiles(deps: Deps) {
  return new Hono<AppEnv>().get('/media/*', async (c) => {
    // Only an address of exactly our form becomes a key: nobody walks out of the folder.
    const named = readAddress(c.req.path)
    const found = await find(deps, named).catch((error: unknown) => {
      if (!(error instanceof StorageError)) throw error
      deps.log.warn({ err: error }, 'a picture could not be read')
      return 'away' as const
    })
    if (found === 'away') {
      c.header('Retry-After', AWAY_RETRY_AFTER)
      return refuse(c, 503, 'storage_away', 'We cannot reach our pictures right now.')
    }
    if (!found) return refuse(c, 404, 'not_found', 'There is no such picture.')
    return sendFile(c, found)
  })
}

/** The file that is asked for, or else one of the same picture that surely is large enough. */
async function find(
  { storage, clock }: Deps,
  named: ReturnType<typeof readAddress>,
): Promise<Sendable | undefined> {
  if (!named) return undefined
  for (const variant of standIns(named.variant)) {
    const file = await storage.open(keyOf(named.id, variant))
    if (!file) continue
    const lasting = variant === named.variant ? FOR_GOOD : FOR_NOW
    const headers = {
      ...PICTURE_HEADERS,
      'Content-Type': typeOf(variant),
      'Cache-Control': isFresh(named.id, clock.now()) ? FRESH : lasting,
    }
    return { file, headers, etag: `"${nameOf(named.id, variant)}-${file.size}"` }
  }
  return undefined
}

function standIns(wanted: Variant): Variant[] {
  const thumb: Variant = { width: THUMB_WIDTH, format: 'webp' }
  return [wanted, ...(wanted.width <= THUMB_WIDTH ? [thumb, MAIN] : [MAIN])]
}
