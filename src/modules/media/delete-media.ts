import type { Deps } from '../../deps.ts'
import { inTransaction } from '../../platform/db/index.ts'
import { recordEvent } from '../../platform/events.ts'
import { DAY, MINUTE } from '../../shared/time.ts'
import { deleteMedia, extendExpiry, knownMedia, lockExpired } from './media.store.ts'
import { deletePictures, messagePhotoKey, parseFileName } from './picture.ts'

const EXPIRED_BATCH = 100

/** Job: deletes expired pictures that no dispute may need, and returns how many. */
export function deleteExpiredMedia(deps: Deps): Promise<number> {
  const now = deps.clock.now()
  return inTransaction(deps.db, async (tx) => {
    const found = await lockExpired(tx, now, EXPIRED_BATCH)
    const needed = found.flatMap(({ id, neededUntil: until }) => (until ? [{ id, until }] : []))
    await extendExpiry(tx, needed)
    const expired = found.filter(({ neededUntil }) => neededUntil === null)
    if (expired.length === 0) return 0
    const ids = expired.map(({ id }) => id)
    // Private copies that were never used.
    const copies = expired.flatMap(({ id, hasUnclaimedCopy }) =>
      hasUnclaimedCopy ? [messagePhotoKey(id)] : [],
    )
    // Files before rows: after a crash the row is still there to retry.
    await deletePictures(deps.storage, ids)
    await deps.storage.remove(copies)
    await deleteMedia(tx, ids)
    await recordEvent(tx, 'pictures_expired', now, { mediaIds: ids })
    return ids.length
  })
}

/** Younger files may still get their row. */
const STRAY_MS = DAY
/** One of the 256 folders per turn: all of them in 43 hours. */
const TURN_MS = 10 * MINUTE
const FOLDERS = 256
const STRAY_BATCH = 500

/**
 * Job: deletes picture files without a row and half-written files, which a killed server leaves
 * behind, in the folder whose turn it is. Returns how many it deleted.
 */
export async function deleteStrayFiles(
  deps: Deps,
  turn = Math.floor(deps.clock.now().getTime() / TURN_MS),
): Promise<number> {
  const folder = (turn % FOLDERS).toString(16).padStart(2, '0')
  const before = deps.clock.now().getTime() - STRAY_MS
  const old: string[] = []
  for await (const { key, writtenAt } of deps.storage.list(`${folder}/`))
    if (writtenAt.getTime() < before) old.push(key)
  let deleted = 0
  for (let at = 0; at < old.length; at += STRAY_BATCH)
    deleted += await deleteWithoutRow(deps, old.slice(at, at + STRAY_BATCH))
  return deleted
}

async function deleteWithoutRow(deps: Deps, keys: string[]): Promise<number> {
  const ids = [...new Set(keys.flatMap((key) => pictureIdIn(key) ?? []))]
  const known = ids.length > 0 ? await knownMedia(deps.db.kysely, ids) : new Set<string>()
  // Files with other names were put there by someone and stay.
  const strays = keys.filter((key) => {
    const id = pictureIdIn(key)
    return id && (key.endsWith(PART) || !known.has(id))
  })
  await deps.storage.remove(strays)
  return strays.length
}

const PART = '.part'

/** The picture id of a complete or half-written file. */
function pictureIdIn(key: string): string | undefined {
  const name = key.slice(key.indexOf('/') + 1)
  const whole = name.endsWith(PART) ? name.split('.', 2).join('.') : name
  return parseFileName(whole)?.id
}
