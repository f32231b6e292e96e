import type { Deps } from '../../deps.ts'
import { inTransaction, isId, type Tx } from '../../platform/db/index.ts'
import { recordEvent, writeAudit } from '../../platform/events.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { setPhotos } from '../media/index.ts'
import {
  type Draft,
  draftsOf,
  type Form,
  findDraft,
  lockDrafts,
  removeDraft,
  writeDraft,
} from './drafts.store.ts'
import { keepDraftPhotos } from './keep-draft-photos.ts'
import { lockSeller } from './sellers.store.ts'

/** More than anybody finishes. */
const MOST = 20

type Saved =
  | { draft: Draft }
  | { refused: 'not_a_seller' | 'no_draft' | 'draft_gone' | 'draft_newer' | 'too_many_drafts' }

/**
 * Saves what a seller typed, over the version that they have seen (0 for none yet). Whoever has seen
 * an older one is told so and loses nothing; saving the same again, as after a lost answer, is
 * harmless. A draft that was published or deleted does not come back.
 */
export async function saveDraft(
  deps: Deps,
  seller: Viewer,
  id: string,
  { version, form }: { version: number; form: Form },
): Promise<Saved> {
  if (!isId(id)) return { refused: 'no_draft' }
  const at = deps.clock.now()
  return inTransaction(deps.db, async (tx): Promise<Saved> => {
    if (!(await lockSeller(tx, seller.id))) return { refused: 'not_a_seller' }
    await lockDrafts(tx, seller.id)
    const before = await findDraft(tx, seller.id, id, form)
    if (before?.same && [version, version + 1].includes(before.version)) return { draft: before }
    if (!before && version > 0) return { refused: 'draft_gone' }
    if (before && before.version !== version) return { refused: 'draft_newer' }
    if (!before) {
      if ((await draftsOf(tx, seller.id)).length >= MOST) return { refused: 'too_many_drafts' }
      await noteDraft(tx, seller, 'draft_started', id, at)
    }
    await keepDraftPhotos(deps, tx, { sellerId: seller.id, draftId: id }, form)
    return { draft: await writeDraft(tx, seller.id, { id, form }, at) }
  })
}

/** Throws a draft away; again is harmless. */
export async function deleteDraft(deps: Deps, seller: Viewer, id: string): Promise<number> {
  if (!isId(id)) return 0
  return inTransaction(deps.db, async (tx) => {
    if (!(await removeDraft(tx, seller.id, id))) return 0
    await setPhotos(deps, tx, { sellerId: seller.id, draftId: id }, [])
    await noteDraft(tx, seller, 'draft_deleted', id, deps.clock.now())
    return 1
  })
}

async function noteDraft(
  tx: Tx,
  seller: Viewer,
  action: 'draft_started' | 'draft_deleted',
  draftId: string,
  at: Date,
) {
  await recordEvent(tx, action, at, { draftId, sellerId: seller.id })
  await writeAudit(tx, { actor: seller, action, subject: ['draft', draftId], at })
}
