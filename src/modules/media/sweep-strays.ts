import type { Deps } from '../../deps.ts'
import { DAY, MINUTE } from '../../platform/clock.ts'
import { knownMedia } from './media.store.ts'
import { readName } from './picture.ts'

/** A file that young may be about to get its row. */
const STRAY_MS = DAY
/** One of the 256 folders a turn: all of them in 43 hours. */
const TURN_MS = 10 * MINUTE
const FOLDERS = 256
const BATCH = 500

/**
 * Deletes files of pictures that have no row, and what was left half-written: a server that was
 * killed between the two leaves such. Looks at the folder whose turn it is; says how many it deleted.
 */
export async function sweepStrays(
  deps: Deps,
  turn = Math.floor(deps.clock.now().getTime() / TURN_MS),
): Promise<number> {
  const folder = (turn % FOLDERS).toString(16).padStart(2, '0')
  const before = deps.clock.now().getTime() - STRAY_MS
  const old: string[] = []
  for await (const { key, writtenAt } of deps.storage.list(`${folder}/`))
    if (writtenAt.getTime() < before) old.push(key)
  let deleted = 0
  for (let at = 0; at < old.length; at += BATCH)
    deleted += await deleteStrays(deps, old.slice(at, at + BATCH))
  return deleted
}

async function deleteStrays(deps: Deps, keys: string[]): Promise<number> {
  const ids = [...new Set(keys.flatMap((key) => idOf(key) ?? []))]
  const known = ids.length > 0 ? await knownMedia(deps.db.kysely, ids) : new Set<string>()
  // Files that are not of our making stay: somebody put them there.
  const strays = keys.filter((key) => {
    const id = idOf(key)
    return id && (key.endsWith(PART) || !known.has(id))
  })
  await deps.storage.remove(strays)
  return strays.length
}

const PART = '.part'

/** The picture that a file is of, whole or half-written. */
function idOf(key: string): string | undefined {
  const name = key.slice(key.indexOf('/') + 1)
  const whole = name.endsWith(PART) ? name.split('.', 2).join('.') : name
  return readName(whole)?.id
}
