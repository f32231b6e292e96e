import type { Deps } from '../../../deps.ts'
import { isId } from '../../../platform/db/index.ts'
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
  z,
} from '../../../platform/http/index.ts'
import { privatePhotoKey, privatePhotoResponses, sendPrivatePhoto } from '../../media/index.ts'
import { findVerifiedDraft } from '../possession/possession.store.ts'
import { claimPassport, decideClaim, submitClaim } from './claim-passport.ts'
import { claimBody, decideClaimBody, newClaimBody, waitingClaimBody } from './passport.contract.ts'
import { findPassport, findSubmitted, listWaiting } from './passports.store.ts'
import { showPassport } from './show-passport.ts'

const tags = ['passports']

/** Claims that one account may begin in a day: more would be guessing numbers. */
const CLAIMS = { points: 10, seconds: 24 * 3_600 }

const reasons = {
  no_passport: [404, 'No phone with this IMEI was ever listed here.', 'imei'],
  own: [409, 'This phone is already yours here.', 'imei'],
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
          'For people who got a phone elsewhere that was listed here before. Begins a claim by the IMEI. Take the possession photo as for a draft with the ID of the claim, then submit the claim.',
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
        const at = createdAt.toISOString()
        return c.json(
          { _id: id, passportId, state, createdAt: at, reason, last4: outcome.last4 },
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
        description: 'Sends your claim with its photo to the moderators. Safe to repeat.',
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
      route('admin', {
        method: 'get',
        path: '/passport-claims',
        operationId: 'listPassportClaims',
        summary: 'List claims that wait',
        description: 'For admins. Returns claims to device passports, the longest waiting first.',
        tags,
        responses: { 200: json(z.array(waitingClaimBody)), ...refusals(401, 403) },
      }),
      async (c) => {
        const waiting = await listWaiting(db)
        const shown = await Promise.all(
          waiting.map(async ({ id, userId, createdAt, submittedAt, ...claim }) => {
            const passport = await findPassport(db, claim.passportId)
            const code = await findVerifiedDraft(db, userId, id)
            if (!passport) throw new Error(`claim ${id} has no passport`)
            return {
              _id: id,
              ...claim,
              phone: (await showPassport(db, passport)).phone,
              words: code?.words ?? '',
              createdAt: createdAt.toISOString(),
              submittedAt: submittedAt.toISOString(),
            }
          }),
        )
        return c.json(shown, 200)
      },
    )
    .openapi(
      route('admin', {
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
      route('admin', {
        method: 'put',
        path: '/passport-claims/{id}',
        operationId: 'decidePassportClaim',
        summary: 'Decide a claim',
        description:
          'For admins. Approved, the person is the present owner from now on, and the passport says that a later owner proved possession. Repeating a decision changes nothing.',
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
