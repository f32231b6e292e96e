import type { Deps } from '../../../deps.ts'
import { inTransaction, isId, newId, publishChange } from '../../../platform/db/index.ts'
import { recordEvent, writeAudit } from '../../../platform/events.ts'
import type { Viewer } from '../../../platform/http/index.ts'
import { parseImei } from '../../../shared/listings/imei.ts'
import { hashImei } from '../imei/check-imei.ts'
import { findVerifiedDraft } from '../possession/possession.store.ts'
import { appendEntry } from './passport-entries.ts'
import {
  decideStored,
  findPassportByImei,
  lockClaim,
  lockPassport,
  openClaim,
  type StoredClaim,
  setOwner,
  submitStored,
} from './passports.store.ts'

type Refused<Reason extends string> = { refused: Reason }

/**
 * Begins a claim to a phone by its IMEI. Its possession photo is taken as for a draft with the id of
 * the claim. Repeating it returns the claim that is not decided yet.
 */
export async function claimPassport(
  deps: Deps,
  viewer: Viewer,
  typed: string,
): Promise<
  { claim: StoredClaim; last4: string } | Refused<'no_passport' | 'own'> | { wrong: string }
> {
  const imei = parseImei(typed)
  if ('wrong' in imei) return imei
  return inTransaction(deps.db, async (tx) => {
    const passport = await findPassportByImei(tx, hashImei(deps.secret, imei))
    if (!passport) return { refused: 'no_passport' as const }
    if (passport.ownerId === viewer.id) return { refused: 'own' as const }
    const at = deps.clock.now()
    const id = newId()
    const claim = await openClaim(tx, { id, passportId: passport.id, userId: viewer.id }, at)
    if (claim.id === id) {
      const subject: [string, string] = ['passport_claim', id]
      await recordEvent(tx, 'passport_claim_opened', at, { claimId: id, passportId: passport.id })
      await writeAudit(tx, { actor: viewer, action: 'passport_claim_opened', subject, at })
    }
    return { claim, last4: passport.last4 }
  })
}

/** Sends a claim to the moderators, once its photo has shown the code. Repeating it is harmless. */
export async function submitClaim(
  deps: Deps,
  viewer: Viewer,
  id: string,
): Promise<{ claim: StoredClaim } | Refused<'not_found' | 'no_photo' | 'decided'>> {
  if (!isId(id)) return { refused: 'not_found' }
  return inTransaction(deps.db, async (tx) => {
    const claim = await lockClaim(tx, id)
    if (!claim || claim.userId !== viewer.id) return { refused: 'not_found' as const }
    if (claim.state === 'waiting') return { claim }
    if (claim.state !== 'open') return { refused: 'decided' as const }
    if (!(await findVerifiedDraft(tx, viewer.id, id))) return { refused: 'no_photo' as const }
    const at = deps.clock.now()
    await submitStored(tx, id, at)
    await recordEvent(tx, 'passport_claim_submitted', at, { claimId: id })
    const subject: [string, string] = ['passport_claim', id]
    await writeAudit(tx, { actor: viewer, action: 'passport_claim_submitted', subject, at })
    return { claim: { ...claim, state: 'waiting' as const } }
  })
}

type Decision = { decision: 'approved' | 'rejected'; reason?: string | undefined }

/** Decides a claim. Approved, the person is the owner from now on, and the passport says so. */
export async function decideClaim(
  deps: Deps,
  admin: Viewer,
  id: string,
  { decision, reason }: Decision,
): Promise<{ decided: true } | Refused<'not_found' | 'decided'>> {
  if (!isId(id)) return { refused: 'not_found' }
  return inTransaction(deps.db, async (tx) => {
    const claim = await lockClaim(tx, id)
    if (!claim || claim.state === 'open') return { refused: 'not_found' as const }
    if (claim.state === decision) return { decided: true as const }
    if (claim.state !== 'waiting') return { refused: 'decided' as const }
    const at = deps.clock.now()
    await decideStored(tx, id, { state: decision, reason: reason || null, at })
    if (decision === 'approved') {
      await lockPassport(tx, claim.passportId)
      const entry = { kind: 'claimed', facts: {}, on: at, sourceId: id } as const
      await appendEntry(tx, claim.passportId, entry, at)
      await setOwner(tx, claim.passportId, claim.userId)
      publishChange(tx, 'listings')
    }
    const { userId } = claim
    await recordEvent(tx, 'passport_claim_decided', at, { claimId: id, userId, decision, reason })
    await writeAudit(tx, {
      actor: admin,
      action: `passport_claim_${decision}`,
      subject: ['passport_claim', id],
      at,
      data: { reason },
    })
    return { decided: true as const }
  })
}
