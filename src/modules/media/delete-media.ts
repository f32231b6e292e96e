import type { Deps } from '../../deps.ts'
import { mayDeleteFiles } from '../../platform/backup/files-lock.ts'
import { inTransaction, type Tx } from '../../platform/db/index.ts'
import { recordEvent } from '../../platform/events.ts'
import { DAY, MINUTE } from '../../shared/time.ts'
import {
  deleteMedia,
  dropFilesToDelete,
  expireOwn,
  extendExpiry,
  insertFilesToDelete,
  knownMedia,
  lockExpired,
  lockFilesToDelete,
} from './media.store.ts'
import { deletePictures, messagePhotoKey, parseFileName, parsePictureUrl } from './picture.ts'

const EXPIRED_BATCH = 100

/** Job: deletes expired pictures that no dispute may need, and returns how many. */
export function deleteExpiredMedia(deps: Deps): Promise<number> {
  const now = deps.clock.now()
  return inTransaction(deps.db, async (tx) => {
    if (!(await mayDeleteFiles(tx))) return 0
    const locked = await lockExpired(tx, now, EXPIRED_BATCH)
    const needed = locked.flatMap(({ id, neededUntil: until }) => (until ? [{ id, until }] : []))
    await extendExpiry(tx, needed)
    const expired = locked.filter(({ neededUntil }) => neededUntil === null)
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
  for (let index = 0; index < old.length; index += STRAY_BATCH)
    deleted += await deleteWithoutRow(deps, old.slice(index, index + STRAY_BATCH))
  return deleted
}

async function deleteWithoutRow(deps: Deps, keys: string[]): Promise<number> {
  const ids = [...new Set(keys.flatMap((key) => pictureIdIn(key) ?? []))]
  const stored = ids.length > 0 ? await knownMedia(deps.db.kysely, ids) : new Set<string>()
  // Files with other names were put there by someone and stay.
  const strays = keys.filter((key) => {
    const id = pictureIdIn(key)
    return id && (key.endsWith(PART) || !stored.has(id))
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

/**
 * Expires the pictures of a person whose account is deleted, except those of phones that somebody
 * ordered. `unsoldIds` are their other listings. Returns the ids, for `deletePublicFiles` after the commit.
 */
export function erasePictures(
  deps: Pick<Deps, 'clock'>,
  tx: Tx,
  person: { ownerId: string; portrait: string | null; unsoldIds: string[] },
): Promise<string[]> {
  const portraitId = parsePictureUrl(person.portrait ?? '')?.id ?? ''
  return expireOwn(tx, { ...person, portraitId }, deps.clock.now())
}

/** Queues stored files for deletion from `date` on, in the transaction that releases them. */
export async function queueFileDeletion(tx: Tx, keys: readonly string[], date: Date) {
  if (keys.length > 0) await insertFilesToDelete(tx, keys, date)
}

const QUEUED_BATCH = 100

/** Job: deletes files that were queued for it; returns how many. */
export function deleteQueuedFiles(deps: Deps): Promise<number> {
  return inTransaction(deps.db, async (tx) => {
    if (!(await mayDeleteFiles(tx))) return 0
    const keys = await lockFilesToDelete(tx, deps.clock.now(), QUEUED_BATCH)
    if (keys.length === 0) return 0
    // Files before rows: after a crash the row is still there to retry.
    await deps.storage.remove(keys)
    await dropFilesToDelete(tx, keys)
    return keys.length
  })
}
