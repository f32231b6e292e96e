import type { Deps } from '../../../deps.ts'
import { inTransaction, newId, publishChange, type Tx } from '../../../platform/db/index.ts'
import { recordEvent, writeAudit } from '../../../platform/events.ts'
import type { Viewer } from '../../../platform/http/index.ts'
import { StorageError } from '../../../platform/storage/index.ts'
import { PRIVATE_PHOTO_TYPE, privatePhotoKey, whyNotPicture } from '../../media/index.ts'
import { type About, aboutOwn } from '../proof/index.ts'
import { CODE_PREFIX, hashOfCode, isCode } from './code.ts'
import { type Code, findCodes, lockCode, markVerified } from './possession.store.ts'
import { readPhoto } from './read-photo.ts'

type Named = { draftId?: string | undefined; phoneId?: string | undefined }
export type ProofRefusal =
  | NonNullable<ReturnType<typeof whyNotPicture>>
  | 'busy'
  | 'not_stored'
  | 'not_found'
  | 'no_code'
  | 'other_code'
  | 'used'
  | 'run_out'
type Proven = { verifiedAt: Date; words: string }

/**
 * Proves that the seller has the phone in hand: the code that was made for it is read in a photo. A
 * code counts once, until it runs out, and for its own phone alone. The photo is kept for moderators.
 */
export async function provePossession(
  deps: Deps,
  seller: Viewer,
  named: Named,
  photo: Buffer,
): Promise<Proven | { refused: ProofRefusal }> {
  const about = await aboutOwn(deps.db.kysely, seller, named)
  if (!about) return { refused: 'not_found' }
  const unusable = whyNotPicture(photo)
  if (unusable) return { refused: unusable }
  const seen = await readPhoto({ bytes: photo, prefix: CODE_PREFIX })
  if ('refused' in seen) return seen
  const codes = seen.texts.filter(isCode)
  if (codes.length === 0) return { refused: 'no_code' }
  const found = await findCodes(deps.db.kysely, codes.map(hashOfCode))
  const own = found.find((code) => isAbout(code, seller.id, about))
  const refused = own ? whyNotCounted(own, deps.clock.now()) : 'other_code'
  if (!own || refused) return { refused: refused ?? 'other_code' }
  return keepProof(deps, seller, own, seen.picture)
}

async function keepProof(
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
  const at = deps.clock.now()
  const refused = await inTransaction(deps.db, async (tx) => {
    const locked = await lockCode(tx, code.id)
    const why = locked ? whyNotCounted(locked, at) : 'other_code'
    if (why) return why
    await verify(tx, code, photoId, seller, at)
  })
  if (!refused) return { verifiedAt: at, words: code.words }
  await deps.storage.remove([key])
  return { refused }
}

function isAbout(code: Code, sellerId: string, { draftId, listingId }: About): boolean {
  return code.sellerId === sellerId && code.draftId === draftId && code.listingId === listingId
}

function whyNotCounted({ verifiedAt, expiresAt }: Code, at: Date) {
  if (verifiedAt) return 'used'
  if (expiresAt <= at) return 'run_out'
}

async function verify(tx: Tx, code: Code, photoId: string, seller: Viewer, at: Date) {
  const { id, draftId, listingId } = code
  await markVerified(tx, id, photoId, at)
  await recordEvent(tx, 'possession_proven', at, { codeId: id, draftId, listingId })
  const subject: [string, string] = ['possession_code', id]
  await writeAudit(tx, { actor: seller, action: 'possession_proven', subject, at })
  if (listingId) publishChange(tx, 'listings')
}
