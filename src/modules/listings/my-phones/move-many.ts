import type { Deps } from '../../../deps.ts'
import { isId } from '../../../platform/db/index.ts'
import type { Viewer } from '../../../platform/http/index.ts'
import { advertise, stopAdvertising } from '../advertising/index.ts'
import { type Listing, moveOwn, refusalWords } from '../index.ts'
import type { BulkMove, BulkResult } from './my-phones.contract.ts'

type Made = { state: Listing['state'] } | { refused: keyof typeof refusalWords }

/**
 * Makes the same move with many of a seller's own phones, one after another: each is a change of
 * its own, and one that is refused stops no other. Again is harmless.
 */
export async function moveMany(
  deps: Deps,
  seller: Viewer,
  { ids, move }: { ids: string[]; move: BulkMove },
): Promise<BulkResult[]> {
  const results: BulkResult[] = []
  for (const id of new Set(ids)) results.push(resultOf(id, await make(deps, seller, id, move)))
  return results
}

async function make(deps: Deps, seller: Viewer, id: string, move: BulkMove): Promise<Made> {
  if (!isId(id)) return { refused: 'not_found' }
  if (move === 'advertise') {
    const outcome = await advertise(deps, seller, id)
    if (!('refused' in outcome)) return { state: 'live' }
    // Another's phone is not there for whoever sells.
    return { refused: outcome.refused === 'not_live' ? 'not_on_sale' : 'not_found' }
  }
  if (move === 'stop_advertising') {
    const outcome = await stopAdvertising(deps, seller, id)
    return 'refused' in outcome ? { refused: 'not_found' } : { state: outcome.state }
  }
  const moved = await moveOwn(deps, seller, id, move)
  return 'refused' in moved ? moved : { state: moved.listing.state }
}

function resultOf(id: string, made: Made): BulkResult {
  if ('state' in made) return { id, ok: true, state: made.state, error: null, message: null }
  const message = refusalWords[made.refused][1]
  return { id, ok: false, state: null, error: made.refused, message }
}
