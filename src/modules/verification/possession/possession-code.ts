import { createHash, randomBytes } from 'node:crypto'
import type { Deps } from '../../../deps.ts'
import { inTransaction, newId, publishChange, type Tx } from '../../../platform/db/index.ts'
import { recordEvent, writeAudit } from '../../../platform/events.ts'
import type { Viewer } from '../../../platform/http/index.ts'
import { MINUTE } from '../../../shared/time.ts'
import { findOwnSubject } from '../proof/index.ts'
import { insertCode, moveToListing } from './possession.store.ts'

/** Time to get the code onto another screen, or to print it, and take the photo. */
export const CODE_MINUTES = 60

type NamedSubject = { draftId?: string | undefined; phoneId?: string | undefined }
type IssuedCode = { id: string; payload: string; words: string; expiresAt: Date }

/** Makes a code for one photo of one phone; the one that was made before for it ends. */
export async function makePossessionCode(
  deps: Deps,
  seller: Viewer,
  named: NamedSubject,
): Promise<IssuedCode | { refused: 'not_found' }> {
  const about = await findOwnSubject(deps.db.kysely, seller, named)
  if (!about) return { refused: 'not_found' }
  const at = deps.clock.now()
  const expiresAt = new Date(at.getTime() + CODE_MINUTES * MINUTE)
  const { payload, words } = generateCode()
  const id = newId()
  await inTransaction(deps.db, async (tx) => {
    const code = { id, sellerId: seller.id, ...about, codeHash: hashCode(payload), words }
    await insertCode(tx, code, at, expiresAt)
    await recordEvent(tx, 'possession_code_made', at, { codeId: id, ...about })
    const subject: [string, string] = ['possession_code', id]
    await writeAudit(tx, { actor: seller, action: 'possession_code_made', subject, at })
  })
  return { id, payload, words, expiresAt }
}

/** Moves the proof of a draft to its listing. The caller writes the audit row. */
export async function bindPossessionToListing(
  tx: Tx,
  { sellerId, draftId, listingId }: { sellerId: string; draftId: string; listingId: string },
): Promise<void> {
  await moveToListing(tx, sellerId, draftId, listingId)
  publishChange(tx, 'listings')
}

/** Crockford's base 32: no letters that look like digits, and QR codes write it densely. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const CODE_LENGTH = 20
export const CODE_PREFIX = 'REDIAL:'
const CODE_PATTERN = new RegExp(`^${CODE_PREFIX}[${LETTERS}]{${CODE_LENGTH}}$`)

/** Short, common and easy to distinguish when spoken. */
const WORDS = `amber anchor apple arrow basil beach birch bison brick brook candle canyon cedar
  cherry cloud clover comet copper coral cotton crane delta eagle ember falcon fern flint forest
  garden ginger glacier harbor hazel island ivory jacket jasmine kettle lemon lotus maple marble
  meadow melon mirror moss nectar ocean olive orchid otter paper pebble pepper quartz raven river
  saffron silver spruce thunder tulip velvet willow`.split(/\s+/)

/** The content of a QR code, 100 random bits, and three readable words. */
export function generateCode(): { payload: string; words: string } {
  const bytes = randomBytes(CODE_LENGTH + 3)
  const letters = [...bytes.subarray(0, CODE_LENGTH)].map((byte) => LETTERS[byte % LETTERS.length])
  const words = [...bytes.subarray(CODE_LENGTH)].map((byte) => WORDS[byte % WORDS.length])
  return { payload: CODE_PREFIX + letters.join(''), words: words.join(' ') }
}

/** True for what one of our codes can say. */
export function isCode(text: string): boolean {
  return CODE_PATTERN.test(text)
}

export function hashCode(payload: string): string {
  return createHash('sha256').update(payload).digest('base64url')
}
