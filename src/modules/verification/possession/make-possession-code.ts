import type { Deps } from '../../../deps.ts'
import { MINUTE } from '../../../platform/clock.ts'
import { inTransaction, newId, publishChange, type Tx } from '../../../platform/db/index.ts'
import { recordEvent, writeAudit } from '../../../platform/events.ts'
import type { Viewer } from '../../../platform/http/index.ts'
import { aboutOwn } from '../proof/index.ts'
import { hashOfCode, makeCode } from './code.ts'
import { insertCode, moveToListing } from './possession.store.ts'

/** Time to get the code onto another screen, or to print it, and take the photo. */
export const CODE_MINUTES = 60

type Named = { draftId?: string | undefined; phoneId?: string | undefined }
type Made = { id: string; payload: string; words: string; expiresAt: Date }

/** Makes a code for one photo of one phone; the one that was made before for it ends. */
export async function makePossessionCode(
  deps: Deps,
  seller: Viewer,
  named: Named,
): Promise<Made | { refused: 'not_found' }> {
  const about = await aboutOwn(deps.db.kysely, seller, named)
  if (!about) return { refused: 'not_found' }
  const at = deps.clock.now()
  const expiresAt = new Date(at.getTime() + CODE_MINUTES * MINUTE)
  const { payload, words } = makeCode()
  const id = newId()
  await inTransaction(deps.db, async (tx) => {
    const code = { id, sellerId: seller.id, ...about, codeHash: hashOfCode(payload), words }
    await insertCode(tx, code, at, expiresAt)
    await recordEvent(tx, 'possession_code_made', at, { codeId: id, ...about })
    const subject: [string, string] = ['possession_code', id]
    await writeAudit(tx, { actor: seller, action: 'possession_code_made', subject, at })
  })
  return { id, payload, words, expiresAt }
}

/** The draft has become a listing: what was proven goes along. The caller writes the audit row. */
export async function bindPossessionToListing(
  tx: Tx,
  { sellerId, draftId, listingId }: { sellerId: string; draftId: string; listingId: string },
): Promise<void> {
  await moveToListing(tx, sellerId, draftId, listingId)
  publishChange(tx, 'listings')
}
