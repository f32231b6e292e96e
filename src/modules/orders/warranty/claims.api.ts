import type { Context } from 'hono'
import type { Deps } from '../../../deps.ts'
import { isId } from '../../../platform/db/index.ts'
import {
  type AppEnv,
  createLimiter,
  createRouter,
  json,
  jsonBody,
  limitAttempts,
  refusalResponses,
  refusals,
  requireViewer,
  route,
  z,
} from '../../../platform/http/index.ts'
import {
  CLAIM_ANSWER_DAYS,
  CLAIM_DISPUTE_DAYS,
  CLAIM_SETTLED_DAYS,
} from '../../../shared/orders/order-limits.ts'
import { formatQuantity } from '../../../shared/quantities.ts'
import { messagePhotoKey, privatePhotoResponses, sendPrivatePhoto } from '../../media/index.ts'
import { roleIn } from '../order.ts'
import { viewOrder } from '../order-view.ts'
import { orderBody } from '../orders.contract.ts'
import { findOrder } from '../orders.store.ts'
import { refusalTexts } from '../refusals.ts'
import { claimAgreementBody, claimRefusalBody, newClaimBody } from './claims.contract.ts'
import { orderOfClaimPhoto } from './claims.store.ts'
import {
  agreeToClaim,
  type Claimed,
  makeClaim,
  refuseClaim,
  settleClaim,
  withdrawClaim,
} from './claims.ts'

const refuseClaimCall = refusalResponses({
  not_found: [404, 'Warranty claim not found.'],
  not_allowed: [403, refusalTexts.not_allowed],
  wrong_state: [409, refusalTexts.order_changed],
  no_warranty: [409, 'This phone was sold without a warranty.'],
  warranty_over: [409, 'The warranty of this phone has ended.'],
  claim_open: [
    409,
    'You already have an open claim for this phone. One has to end before the next.',
  ],
  too_many_claims: [
    409,
    'You’ve made as many claims for this phone as possible. Message the seller instead.',
  ],
  seller_gone: [409, 'The seller has deleted their account, so nobody can answer a claim.'],
  taken_back: [
    409,
    'Your bank has reversed your payment for this phone, or is still deciding about it, so there is nothing left to claim.',
  ],
  unknown_picture: [422, refusalTexts.unknown_picture, 'photos'],
  storage_away: [503, refusalTexts.storage_away],
  bad_amount: [
    422,
    'A refund can’t be more than the amount that was paid and not refunded yet.',
    'refundMinor',
  ],
  too_fine: [422, refusalTexts.too_fine, 'refundMinor'],
} as const)

const tags = ['orders']
const params = z.object({ id: z.string() })
const claimParams = z.object({ id: z.string(), claim: z.string() })
const responses = { 200: json(orderBody), ...refusals(401, 403, 404, 409, 413, 422, 429, 503) }

/** Writing calls about claims that one account may make in ten minutes. */
const WRITES = { points: 60, seconds: 600 }

/** Claims under the warranty that a phone was sold with. */
export function claimsApi(deps: Deps) {
  const limiter = createLimiter(deps.db.pool, 'warranty-claims', WRITES.points, WRITES.seconds)

  /** Counts the call, performs it, and responds with the order. */
  async function answer(c: Context<AppEnv>, operation: () => Promise<Claimed>) {
    const viewer = requireViewer(c)
    const tooMany = await limitAttempts(c, limiter, viewer.id)
    if (tooMany) return tooMany
    const done = await operation()
    if ('refused' in done) return refuseClaimCall(c, done.refused)
    return c.json(await viewOrder(deps, done.order, viewer), 200)
  }
  const addressOf = ({ id, claim }: z.infer<typeof claimParams>) => ({
    orderId: id,
    claimId: claim,
  })

  return createRouter()
    .openapi(
      route('loggedIn', {
        method: 'post',
        path: '/orders/{id}/warranty-claims',
        operationId: 'createWarrantyClaim',
        summary: 'Create a warranty claim',
        description: `For the buyer of a completed order, until \`warrantyUntil\`. One claim can be open at a time; the seller has ${formatQuantity(CLAIM_ANSWER_DAYS, 'day')} to answer. Repeating the request changes nothing.`,
        tags,
        request: { params, body: jsonBody(newClaimBody) },
        responses,
      }),
      (c) =>
        answer(c, () =>
          makeClaim(deps, requireViewer(c), c.req.valid('param').id, c.req.valid('json')),
        ),
    )
    .openapi(
      route('loggedIn', {
        method: 'post',
        path: '/orders/{id}/warranty-claims/{claim}/agree',
        operationId: 'agreeToWarrantyClaim',
        summary: 'Agree to a warranty claim',
        description:
          'For the seller. Agrees to a repair, a replacement, or a full or partial refund. Money that is still held is refunded at once; otherwise the seller pays it back, and the buyer marks the claim as settled. Possible until the buyer opens a dispute.',
        tags,
        request: { params: claimParams, body: jsonBody(claimAgreementBody) },
        responses,
      }),
      (c) =>
        answer(c, () =>
          agreeToClaim(
            deps,
            requireViewer(c),
            addressOf(c.req.valid('param')),
            c.req.valid('json'),
          ),
        ),
    )
    .openapi(
      route('loggedIn', {
        method: 'post',
        path: '/orders/{id}/warranty-claims/{claim}/refuse',
        operationId: 'refuseWarrantyClaim',
        summary: 'Refuse a warranty claim',
        description: `For the seller, with a reason. The buyer then has ${formatQuantity(CLAIM_DISPUTE_DAYS, 'day')} to open a dispute with the reason \`warranty_not_honored\`.`,
        tags,
        request: { params: claimParams, body: jsonBody(claimRefusalBody) },
        responses,
      }),
      (c) =>
        answer(c, () =>
          refuseClaim(
            deps,
            requireViewer(c),
            addressOf(c.req.valid('param')),
            c.req.valid('json').text,
          ),
        ),
    )
    .openapi(
      route('loggedIn', {
        method: 'post',
        path: '/orders/{id}/warranty-claims/{claim}/settle',
        operationId: 'settleWarrantyClaim',
        summary: 'Mark a warranty claim as settled',
        description: `For the buyer, once the seller did what was agreed. An agreed claim is settled automatically after ${formatQuantity(CLAIM_SETTLED_DAYS, 'day')}. Repeating the call changes nothing.`,
        tags,
        request: { params: claimParams },
        responses,
      }),
      (c) => answer(c, () => settleClaim(deps, requireViewer(c), addressOf(c.req.valid('param')))),
    )
    .openapi(
      route('loggedIn', {
        method: 'post',
        path: '/orders/{id}/warranty-claims/{claim}/withdraw',
        operationId: 'withdrawWarrantyClaim',
        summary: 'Withdraw a warranty claim',
        description:
          'For the buyer, until the seller agrees. Another claim can be made while the warranty runs. Repeating the call changes nothing.',
        tags,
        request: { params: claimParams },
        responses,
      }),
      (c) =>
        answer(c, () => withdrawClaim(deps, requireViewer(c), addressOf(c.req.valid('param')))),
    )
    .openapi(
      route('loggedIn', {
        method: 'get',
        path: '/warranty-photos/{id}',
        operationId: 'getWarrantyClaimPhoto',
        summary: 'Get a photo of a warranty claim',
        description:
          'Returns the image to the buyer, the seller and admins. Returns 404 to everyone else.',
        tags,
        request: { params },
        responses: privatePhotoResponses,
      }),
      async (c) => {
        const { id } = c.req.valid('param')
        const viewer = requireViewer(c)
        const db = deps.db.kysely
        const orderId = isId(id) ? await orderOfClaimPhoto(db, id) : undefined
        const order = orderId ? await findOrder(db, orderId) : undefined
        const maySee = order && roleIn(order, viewer, 'seeOrders')
        return sendPrivatePhoto(deps, c, maySee ? messagePhotoKey(id) : undefined)
      },
    )
}
