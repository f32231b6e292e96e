import type { Deps } from '../../../deps.ts'
import type { Viewer } from '../../../platform/http/index.ts'
import { stageAfter } from './dispute.ts'
import type { NewStatement } from './disputes.contract.ts'
import { updateDispute } from './disputes.store.ts'
import { type EvidenceRefusal, hidePhotos, keepStatement, takePhotos, wasSaid } from './evidence.ts'
import { type DisputeRefusal, inDispute, tell } from './in-dispute.ts'

type Said = { said: true } | { refused: DisputeRefusal | EvidenceRefusal }

/**
 * One of the two adds to what was said, or an admin asks; the seller's first words are the answer.
 * The same words with the same photos again at once are the same statement.
 */
export async function sayMore(
  deps: Deps,
  viewer: Viewer,
  orderId: string,
  { text, photos: urls }: NewStatement,
): Promise<Said> {
  const photos = await takePhotos(deps, urls, viewer.id)
  const outcome = await inDispute(deps, viewer, orderId, async (tx, seen): Promise<Said> => {
    const { dispute, side, at } = seen
    if (await wasSaid(tx, dispute.id, { by: viewer, text, urls, at })) return { said: true }
    if ('refused' in photos) return photos
    const said = { by: viewer, side, text, photos, at }
    const refused = await keepStatement(deps, tx, dispute.id, said)
    if (refused) return refused
    const answered = side === 'seller' ? stageAfter(dispute.stage, 'answer') : undefined
    if (answered) await updateDispute(tx, { ...dispute, stage: answered })
    const name = answered ? 'dispute_answered' : 'dispute_statement_added'
    await tell(tx, name, seen, { viewer, by: side })
    return { said: true }
  })
  if ('said' in outcome && !('refused' in photos)) await hidePhotos(deps, photos)
  return outcome
}
