import { createHash, randomBytes } from 'node:crypto'
import type { Deps } from '../../../deps.ts'
import { MINUTE } from '../../../platform/clock.ts'
import { inTransaction, newId } from '../../../platform/db/index.ts'
import { recordEvent, writeAudit } from '../../../platform/events.ts'
import type { Viewer } from '../../../platform/http/index.ts'
import { aboutOwn } from '../proof/index.ts'
import { insertCheckup } from './checkups.store.ts'
import { claimedOf, claimedOfListing } from './claimed.store.ts'

/** Time to unlock the other phone, open its camera, and get through the tests. */
export const LINK_MINUTES = 30
/** 192 bits: beyond guessing, and 32 characters keep the QR code coarse. */
const TOKEN_BYTES = 24

type Wanted = {
  model?: string | undefined
  storageGb?: number | undefined
  draftId?: string | undefined
  phoneId?: string | undefined
}
type Started = { id: string; token: string; expiresAt: Date }

/** Makes a link for the phone that is to be sold; the one that was made before for it ends. */
export async function startCheckup(
  deps: Deps,
  seller: Viewer,
  { model, storageGb, ...named }: Wanted,
): Promise<Started | { refused: 'not_found' }> {
  const db = deps.db.kysely
  const about = await aboutOwn(db, seller, named)
  if (!about) return { refused: 'not_found' }
  const claimed = about.listingId
    ? await claimedOfListing(db, about.listingId)
    : model === undefined
      ? undefined
      : await claimedOf(db, model, storageGb ?? null)
  const at = deps.clock.now()
  const expiresAt = new Date(at.getTime() + LINK_MINUTES * MINUTE)
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  const id = newId()
  await inTransaction(deps.db, async (tx) => {
    const tokenHash = hashOfToken(token)
    const unknown = { name: null, os: null, displayIn: null, storageGb: storageGb ?? null }
    const made = { id, sellerId: seller.id, ...about, tokenHash, claimed: claimed ?? unknown }
    await insertCheckup(tx, made, at, expiresAt)
    await recordEvent(tx, 'checkup_started', at, { checkupId: id, ...about })
    const subject: [string, string] = ['checkup', id]
    await writeAudit(tx, { actor: seller, action: 'checkup_started', subject, at })
  })
  return { id, token, expiresAt }
}

/** By which a token is found; the table alone opens no link. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
