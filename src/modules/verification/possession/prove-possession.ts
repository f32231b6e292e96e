import { createHash, randomBytes } from 'node:crypto'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Deps } from '../../../deps.ts'
import { inTransaction, newId, publishChange, type Tx } from '../../../platform/db/index.ts'
import { recordEvent, writeAudit } from '../../../platform/events.ts'
import type { Viewer } from '../../../platform/http/index.ts'
import { ROOT } from '../../../platform/root.ts'
import { StorageError } from '../../../platform/storage/index.ts'
import { createWorkerPool } from '../../../platform/worker-pool.ts'
import { DAY, MINUTE, SECOND } from '../../../shared/time.ts'
import { PRIVATE_PHOTO_TYPE, pictureRefusal, privatePhotoKey } from '../../media/index.ts'
import { findOwnSubject, type ListingReader, type ProofSubject } from '../proof/proof-subject.ts'
import {
  type Code,
  deleteCodes,
  findCodes,
  insertCode,
  lockCode,
  lockOldCodes,
  markVerified,
  moveToListing,
} from './possession.store.ts'
import type { ReadJob, ReadResult } from './worker/read-codes.ts'

/** Time to get the code onto another screen, or to print it, and take the photo. */
export const CODE_MINUTES = 60

type NamedSubject = { draftId?: string | undefined; phoneId?: string | undefined }
type IssuedCode = { id: string; payload: string; words: string; expiresAt: Date }

/** Makes a code for one photo of one phone; the one that was made before for it ends. */
export async function makePossessionCode(
  deps: Deps,
  listings: ListingReader,
  seller: Viewer,
  named: NamedSubject,
): Promise<IssuedCode | { refused: 'not_found' }> {
  const about = await findOwnSubject(deps.db.kysely, listings, seller, named)
  if (!about) return { refused: 'not_found' }
  const now = deps.clock.now()
  const expiresAt = new Date(now.getTime() + CODE_MINUTES * MINUTE)
  const { payload, words } = generateCode()
  const id = newId()
  await inTransaction(deps.db, async (tx) => {
    const code = { id, sellerId: seller.id, ...about, codeHash: hashCode(payload), words }
    await insertCode(tx, code, now, expiresAt)
    await recordEvent(tx, 'possession_code_made', now, { codeId: id, ...about })
    const subject: [string, string] = ['possession_code', id]
    await writeAudit(tx, { actor: seller, action: 'possession_code_made', subject, at: now })
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

export type ProofRefusal =
  | NonNullable<ReturnType<typeof pictureRefusal>>
  | 'busy'
  | 'not_stored'
  | 'not_found'
  | 'no_code'
  | 'other_code'
  | 'used'
  | 'run_out'
type Proven = { verifiedAt: Date; words: string }

/**
 * Proves that the seller has the phone: the code made for it is read from a photo. A code works
 * once, until it expires, and only for its phone. The photo is stored for moderators.
 */
export async function provePossession(
  deps: Deps,
  listings: ListingReader,
  seller: Viewer,
  named: NamedSubject,
  photo: Buffer,
): Promise<Proven | { refused: ProofRefusal }> {
  const about = await findOwnSubject(deps.db.kysely, listings, seller, named)
  if (!about) return { refused: 'not_found' }
  const unusable = pictureRefusal(photo)
  if (unusable) return { refused: unusable }
  const reading = await readPhoto({ bytes: photo, prefix: CODE_PREFIX })
  if ('refused' in reading) return reading
  const codes = reading.texts.filter(isCode)
  if (codes.length === 0) return { refused: 'no_code' }
  const stored = await findCodes(deps.db.kysely, codes.map(hashCode))
  const match = stored.find((code) => isAbout(code, seller.id, about))
  const refused = match ? refusalFor(match, deps.clock.now()) : 'other_code'
  if (!match || refused) return { refused: refused ?? 'other_code' }
  return saveProof(deps, seller, match, reading.picture)
}

async function saveProof(
  deps: Deps,
  seller: Viewer,
  code: Code,
  picture: Uint8Array,
): Promise<Proven | { refused: ProofRefusal }> {
  const photoId = newId()
  const key = privatePhotoKey(photoId)
  try {
    // The file first: a row promises that it is there. Outside of the transaction, as it may be slow.
    await deps.storage.write([{ key, bytes: picture, type: PRIVATE_PHOTO_TYPE }])
  } catch (error) {
    if (!(error instanceof StorageError)) throw error
    deps.log.error({ err: error }, 'possession photo not stored')
    return { refused: 'not_stored' }
  }
  const now = deps.clock.now()
  const refused = await inTransaction(deps.db, async (tx) => {
    const locked = await lockCode(tx, code.id)
    const why = locked ? refusalFor(locked, now) : 'other_code'
    if (why) return why
    await recordProof(tx, code, photoId, seller, now)
  })
  if (!refused) return { verifiedAt: now, words: code.words }
  await deps.storage.remove([key])
  return { refused }
}

function isAbout(code: Code, sellerId: string, { draftId, listingId }: ProofSubject): boolean {
  return code.sellerId === sellerId && code.draftId === draftId && code.listingId === listingId
}

function refusalFor({ verifiedAt, expiresAt }: Code, date: Date) {
  if (verifiedAt) return 'used'
  if (expiresAt <= date) return 'run_out'
}

async function recordProof(tx: Tx, code: Code, photoId: string, seller: Viewer, date: Date) {
  const { id, draftId, listingId } = code
  await markVerified(tx, id, photoId, date)
  await recordEvent(tx, 'possession_proven', date, { codeId: id, draftId, listingId })
  const subject: [string, string] = ['possession_code', id]
  await writeAudit(tx, { actor: seller, action: 'possession_proven', subject, at: date })
  if (listingId) publishChange(tx, 'listings')
}

// One at a time: a seller proves possession once a listing. The process takes up to 240 MB while it is there.
const runInWorker = createWorkerPool({
  places: 1,
  queue: 12,
  idleMs: 20 * SECOND,
  limitMs: MINUTE,
})
const READ_CODES = pathToFileURL(
  path.join(ROOT, 'src/modules/verification/possession/worker/read-codes.ts'),
).href

/** Reads the codes in a photo in another process: if a file crashes it, the photo is refused. */
async function readPhoto(order: ReadJob): Promise<ReadResult | { refused: 'damaged' | 'busy' }> {
  const outcome = await runInWorker<ReadResult | { refused: 'damaged' }>(READ_CODES, order)
  if ('value' in outcome) return outcome.value
  if (outcome.failed === 'threw') throw new Error(outcome.why)
  return { refused: outcome.failed === 'ended' ? 'damaged' : 'busy' }
}

/** An expired code is reported as expired for a day, then as unknown. */
const OPEN_DAYS = 1
/** A draft that was never listed. */
const UNLISTED_DAYS = 30
/** Complaints come late, so a photo outlives its listing by this much, and no more. */
const ENDED_DAYS = 90
const BATCH = 200

/** Deletes expired codes and photos; returns how many. */
export function deleteOldPossession(deps: Deps): Promise<number> {
  const now = deps.clock.now()
  const ago = (days: number) => new Date(now.getTime() - days * DAY)
  const before = { open: ago(OPEN_DAYS), unlisted: ago(UNLISTED_DAYS), ended: ago(ENDED_DAYS) }
  return inTransaction(deps.db, async (tx) => {
    const old = await lockOldCodes(tx, before, BATCH)
    if (old.length === 0) return 0
    // Files before rows: cut short, the row is still there to try again.
    await deps.storage.remove(
      old.flatMap(({ photoId }) => (photoId ? [privatePhotoKey(photoId)] : [])),
    )
    const ids = old.map(({ id }) => id)
    await deleteCodes(tx, ids)
    await recordEvent(tx, 'possession_forgotten', now, { codeIds: ids })
    return ids.length
  })
}
