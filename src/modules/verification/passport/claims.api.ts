import type { Deps } from '../../../deps.ts'
import { inTransaction, isId, newId, publishChange } from '../../../platform/db/index.ts'
import { recordEvent, writeAudit } from '../../../platform/events.ts'
import {
  createLimiter,
  createRouter,
  json,
  jsonBody,
  limitAttempts,
  refusalResponses,
  refusals,
  refuse,
  requireViewer,
  route,
  type Viewer,
  z,
} from '../../../platform/http/index.ts'
import { parseImei } from '../../../shared/listings/imei.ts'
import { privatePhotoKey, privatePhotoResponses, sendPrivatePhoto } from '../../media/index.ts'
import { hashImei } from '../imei/check-imei.ts'
import { findVerifiedDraft } from '../possession/possession.store.ts'
import { claimBody, decideClaimBody, newClaimBody, waitingClaimBody } from './passport.contract.ts'
import { appendEntry, showPassports } from './passport-entries.ts'
import {
  decideStored,
  findPassportByImei,
  findSubmitted,
  listWaiting,
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
async function claimPassport(
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
    const now = deps.clock.now()
    const id = newId()
    const claim = await openClaim(tx, { id, passportId: passport.id, userId: viewer.id }, now)
    if (claim.id === id) {
      const subject: [string, string] = ['passport_claim', id]
      await recordEvent(tx, 'passport_claim_opened', now, { claimId: id, passportId: passport.id })
      await writeAudit(tx, { actor: viewer, action: 'passport_claim_opened', subject, at: now })
    }
    return { claim, last4: passport.last4 }
  })
}

/** Sends a claim to the moderators, once its photo has shown the code. Repeating it is harmless. */
async function submitClaim(
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
    const now = deps.clock.now()
    await submitStored(tx, id, now)
    await recordEvent(tx, 'passport_claim_submitted', now, { claimId: id })
    const subject: [string, string] = ['passport_claim', id]
    await writeAudit(tx, { actor: viewer, action: 'passport_claim_submitted', subject, at: now })
    return { claim: { ...claim, state: 'waiting' as const } }
  })
}

type Decision = { decision: 'approved' | 'rejected'; reason?: string | undefined }

/** Decides a claim. Approved, the person is the owner from now on, and the passport says so. */
async function decideClaim(
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
    const now = deps.clock.now()
    await decideStored(tx, id, { state: decision, reason: reason || null, at: now })
    if (decision === 'approved') {
      await lockPassport(tx, claim.passportId)
      const entry = { kind: 'claimed', facts: {}, happenedAt: now, sourceId: id } as const
      await appendEntry(tx, claim.passportId, entry, now)
      await setOwner(tx, claim.passportId, claim.userId)
      publishChange(tx, 'listings')
    }
    const { userId } = claim
    await recordEvent(tx, 'passport_claim_decided', now, { claimId: id, userId, decision, reason })
    await writeAudit(tx, {
      actor: admin,
      action: `passport_claim_${decision}`,
      subject: ['passport_claim', id],
      at: now,
      data: { reason },
    })
    return { decided: true as const }
  })
}

const tags = ['passports']

/** Claims that one account may begin in a day: more would be guessing numbers. */
const CLAIMS = { points: 10, seconds: 24 * 3_600 }

const reasons = {
  no_passport: [404, 'No phone with this IMEI has been listed here.', 'imei'],
  own: [409, 'You’re already recorded as the owner of this phone.', 'imei'],
  not_found: [404, 'Claim not found.'],
  no_photo: [409, 'Take the photo with the code first.'],
  decided: [409, 'This claim was already decided.'],
} as const
const refuseClaim = refusalResponses(reasons)

const withId = { params: z.object({ id: z.string() }) }

/** A later owner proves with the IMEI and a photo to have the phone; a moderator decides. */
export function claimsApi(deps: Deps) {
  const claims = createLimiter(deps.db.pool, 'passport-claim', CLAIMS.points, CLAIMS.seconds)
  const router = createRouter()
    .openapi(
      route('buy', {
        method: 'post',
        path: '/passport-claims',
        operationId: 'claimPassport',
        summary: 'Claim a device passport',
        description:
          'For people who got a phone elsewhere that was listed here before. Starts a claim by the IMEI. Upload a possession photo with the ID of the claim as `draftId`, then submit the claim.',
        tags,
        request: { body: jsonBody(newClaimBody) },
        responses: { 200: json(claimBody), ...refusals(401, 403, 404, 409, 413, 422, 429) },
      }),
      async (c) => {
        const viewer = requireViewer(c)
        const tooMany = await limitAttempts(c, claims, viewer.id)
        if (tooMany) return tooMany
        const outcome = await claimPassport(deps, viewer, c.req.valid('json').imei)
        if ('wrong' in outcome)
          return refuse(c, 422, 'invalid', outcome.wrong, { imei: outcome.wrong })
        if ('refused' in outcome) return refuseClaim(c, outcome.refused)
        const { id, passportId, state, createdAt, reason } = outcome.claim
        const date = createdAt.toISOString()
        return c.json(
          { _id: id, passportId, state, createdAt: date, reason, last4: outcome.last4 },
          200,
        )
      },
    )
    .openapi(
      route('buy', {
        method: 'post',
        path: '/passport-claims/{id}/submit',
        operationId: 'submitPassportClaim',
        summary: 'Submit a claim',
        description:
          'Sends your claim with its photo to the moderators. Repeating the call changes nothing.',
        tags,
        request: withId,
        responses: {
          200: json(z.object({ state: z.literal('waiting') })),
          ...refusals(401, 403, 404, 409),
        },
      }),
      async (c) => {
        const outcome = await submitClaim(deps, requireViewer(c), c.req.valid('param').id)
        if ('refused' in outcome) return refuseClaim(c, outcome.refused)
        return c.json({ state: 'waiting' as const }, 200)
      },
    )
  router.route('/', reviewApi(deps))
  return router
}

/** For moderators. */
function reviewApi(deps: Deps) {
  const db = deps.db.kysely
  return createRouter()
    .openapi(
      route('verifyPossession', {
        method: 'get',
        path: '/passport-claims',
        operationId: 'listPassportClaims',
        summary: 'List pending claims',
        description:
          'For admins. Returns claims to device passports that need a decision, oldest first.',
        tags,
        responses: { 200: json(z.array(waitingClaimBody)), ...refusals(401, 403) },
      }),
      async (c) => {
        const waiting = await listWaiting(db)
        const passports = await showPassports(
          db,
          waiting.map(({ passportId }) => passportId),
        )
        const shown = waiting.map(({ id, createdAt, submittedAt, words, ...claim }, index) => ({
          _id: id,
          ...claim,
          code: words,
          phone: passports[index]!.phone,
          createdAt: createdAt.toISOString(),
          submittedAt: submittedAt.toISOString(),
        }))
        return c.json(shown, 200)
      },
    )
    .openapi(
      route('verifyPossession', {
        method: 'get',
        path: '/passport-claims/{id}/photo',
        operationId: 'getPassportClaimPhoto',
        summary: 'Get the photo of a claim',
        description: 'For admins. Returns the photo of the phone with its IMEI and the code.',
        tags,
        request: withId,
        responses: privatePhotoResponses,
      }),
      async (c) => {
        const { id } = c.req.valid('param')
        const claim = isId(id) ? await findSubmitted(db, id) : undefined
        const code = claim && (await findVerifiedDraft(db, claim.userId, id))
        return sendPrivatePhoto(deps, c, code?.photoId ? privatePhotoKey(code.photoId) : undefined)
      },
    )
    .openapi(
      route('verifyPossession', {
        method: 'put',
        path: '/passport-claims/{id}',
        operationId: 'decidePassportClaim',
        summary: 'Decide a claim',
        description:
          'For admins. If it is approved, the person becomes the current owner, and the passport records that a later owner verified possession. Repeating a decision changes nothing.',
        tags,
        request: { ...withId, body: jsonBody(decideClaimBody) },
        responses: {
          200: json(z.object({ decided: z.literal(true) })),
          ...refusals(401, 403, 404, 409, 413, 422),
        },
      }),
      async (c) => {
        const { id } = c.req.valid('param')
        const outcome = await decideClaim(deps, requireViewer(c), id, c.req.valid('json'))
        if ('refused' in outcome) return refuseClaim(c, outcome.refused)
        return c.json(outcome, 200)
      },
    )
}
