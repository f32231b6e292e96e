import type { Deps } from '../../../deps.ts'
import { newId, type Tx } from '../../../platform/db/index.ts'
import type { Viewer } from '../../../platform/http/index.ts'
import { MAX_STATEMENTS } from '../../../shared/orders/order-limits.ts'
import { MINUTE } from '../../../shared/time.ts'
import {
  copyPhotos,
  hidePhotos,
  type PrivatePhoto,
  releaseUpload,
  uploadIdIn,
} from '../../media/index.ts'
import { type Side, stageAfter } from './dispute.ts'
import type { NewStatement } from './disputes.contract.ts'
import {
  countStatements,
  insertStatement,
  isNewestStatement,
  updateDispute,
} from './disputes.store.ts'
import { type DisputeRefusal, recordDisputeEvent, withDispute } from './disputes.ts'

type Added = { added: true } | { refused: DisputeRefusal | StatementRefusal }

/**
 * Adds a statement of a party or a question of an admin; the seller's first statement is the
 * answer. The same text with the same photos in quick succession counts once.
 */
export async function addStatement(
  deps: Deps,
  viewer: Viewer,
  orderId: string,
  { text, photos: urls }: NewStatement,
): Promise<Added> {
  const photos = await copyPhotos(deps, urls, viewer.id)
  const outcome = await withDispute(
    deps,
    viewer,
    orderId,
    async (tx, inDispute): Promise<Added> => {
      const { dispute, side, at } = inDispute
      if (await isRepeated(tx, dispute.id, { by: viewer, text, urls, at })) return { added: true }
      if ('refused' in photos) return photos
      const statement = { by: viewer, side, text, photos, at }
      const refused = await saveStatement(deps, tx, dispute.id, statement)
      if (refused) return refused
      const answered = side === 'seller' ? stageAfter(dispute.stage, 'answer') : undefined
      if (answered) await updateDispute(tx, { ...dispute, stage: answered })
      const name = answered ? 'dispute_answered' : 'dispute_statement_added'
      await recordDisputeEvent(tx, name, inDispute, { viewer, by: side })
      return { added: true }
    },
  )
  if ('added' in outcome && !('refused' in photos)) await hidePhotos(deps, photos)
  return outcome
}

export type StatementRefusal = 'unknown_picture' | 'storage_away' | 'too_many_statements'

/** A call whose response was lost is repeated within minutes; later the same text is a new statement. */
const AGAIN_MINUTES = 10

/**
 * Whether a call is a repetition of the person's last statement. Its photos are evidence by then
 * and no longer uploads.
 */
export function isRepeated(
  tx: Tx,
  disputeId: string,
  { by, text, urls, at }: { by: Viewer; text: string; urls: readonly string[]; at: Date },
): Promise<boolean> {
  const named = urls.map((url) => uploadIdIn(url.trim()) ?? url)
  const since = new Date(at.getTime() - AGAIN_MINUTES * MINUTE)
  const photoIds = [...new Set(named)]
  return isNewestStatement(tx, { disputeId, authorId: by.id, text, photoIds, since })
}

/** Writes a statement with its photos; the caller has locked the order and checked permissions. */
export async function saveStatement(
  deps: Deps,
  tx: Tx,
  disputeId: string,
  statement: { by: Viewer; side: Side | 'admin'; text: string; photos: PrivatePhoto[]; at: Date },
): Promise<{ refused: StatementRefusal } | undefined> {
  const { by, side, text, photos, at } = statement
  if ((await countStatements(tx, disputeId, side)) >= MAX_STATEMENTS)
    return { refused: 'too_many_statements' }
  for (const { id } of photos)
    if (!(await releaseUpload(deps, tx, id, by.id))) return { refused: 'unknown_picture' }
  await insertStatement(tx, { id: newId(), disputeId, side, authorId: by.id, text, at, photos })
}
