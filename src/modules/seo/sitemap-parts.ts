import type { Deps } from '../../deps.ts'
import { inTransaction } from '../../platform/db/index.ts'
import { countParts, splitPart } from './sitemap.store.ts'

/** The sitemap protocol allows 50,000 addresses a file; a part is split well before. */
const SPLIT_AT = 40_000
/** Half full, so that a part has room for what comes back on sale in it. */
const SPLIT_INTO = 20_000

/**
 * Splits the parts of the sitemap that have grown full; says how many there were. Ids are made in
 * the order of time: new listings come into the last part, and the others only shrink.
 */
export function splitSitemap(deps: Deps, at = { full: SPLIT_AT, into: SPLIT_INTO }) {
  return inTransaction(deps.db, async (tx) => {
    const full = (await countParts(tx)).filter((part) => part.live > at.full)
    for (const part of full) await splitPart(tx, part, at.into)
    return full.length
  })
}
