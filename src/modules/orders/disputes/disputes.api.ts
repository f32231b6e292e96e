import type { Context } from 'hono'
import { api as paths } from '../../../contract/urls.ts'
import type { Deps } from '../../../deps.ts'
import { isId } from '../../../platform/db/index.ts'
import {
  type AppEnv,
  createLimiter,
  createRouter,
  cursorParam,
  decodeQueueCursor,
  encodeQueueCursor,
  json,
  jsonBody,
  limitAttempts,
  paginate,
  refusalResponses,
  refusals,
  refuse,
  requireViewer,
  route,
  z,
} from '../../../platform/http/index.ts'
import {
  DISPUTE_ANSWER_HOURS,
  MAX_STATEMENT_PHOTOS,
  MAX_STATEMENTS,
} from '../../../shared/orders/order-limits.ts'
import { formatQuantity } from '../../../shared/quantities.ts'
import { HOUR } from '../../../shared/time.ts'
import { messagePhotoKey, privatePhotoResponses, sendPrivatePhoto } from '../../media/index.ts'
import { roleIn } from '../order.ts'
import { shipmentForm } from '../orders.contract.ts'
import { findParties } from '../payment-callbacks.ts'
import { refusalTexts } from '../refusals.ts'
import { arrivalApi } from './arrival.api.ts'
import { decideDispute } from './decide-dispute.ts'
import { viewDispute, viewDisputes } from './dispute-view.ts'
import {
  decisionBody,
  disputeBody,
  newDisputeBody,
  newSettlementBody,
  newStatementBody,
  returnReceivedBody,
} from './disputes.contract.ts'
import { listDisputeQueue, orderOfPhoto } from './disputes.store.ts'
import { openDispute } from './open-dispute.ts'
import { answerSettlement, proposeSettlement, receiveReturn, sendBack } from './settlements.ts'
import { addStatement } from './statements.ts'

/** Status and message of every refusal about disputes. */
const reasons = {
  not_found: [404, 'Dispute not found.'],
  not_allowed: [403, refusalTexts.not_allowed],
  own_order: [403, 'You’re the buyer or the seller of this order. Another admin has to decide.'],
  not_a_party: [403, 'Only the buyer or the seller can do this.'],
  wrong_state: [409, 'The dispute has changed. Reload it to see what you can do now.'],
  run_out: [409, refusalTexts.time_is_up],
  time_is_up: [409, refusalTexts.time_is_up],
  return_period_over: [409, refusalTexts.return_period_over],
  wrong_way: [409, refusalTexts.wrong_way],
  claim_waits: [
    409,
    'The seller still has time to answer your warranty claim. You can open a dispute after that.',
  ],
  wrong_reason: [422, 'Choose a reason that fits the order.', 'reason'],
  bad_amount: [422, refusalTexts.bad_amount, 'refundMinor'],
  too_fine: [422, refusalTexts.too_fine, 'refundMinor'],
  bank_dispute: [409, 'The buyer’s bank disputes the payment and decides first.'],
  too_many_statements: [
    409,
    'You’ve reached the limit for statements. An admin will decide based on the statements so far.',
  ],
  too_many_proposals: [409, 'You’ve reached the limit for proposals. An admin will decide.'],
  no_proposal: [409, 'This proposal is no longer open.'],
  own_proposal: [409, refusalTexts.own_proposal],
  needs_imei: [422, 'Enter the IMEI of the phone that came back. Dial *#06# to see it.', 'imei'],
  unknown_picture: [422, refusalTexts.unknown_picture, 'photos'],
  storage_away: [503, refusalTexts.storage_away],
} as const
type DisputeRefusalReason = keyof typeof reasons

const refuseDispute = refusalResponses(reasons)

const tags = ['disputes']
const params = z.object({ id: z.string() })
const responses = {
  200: json(disputeBody),
  ...refusals(401, 403, 404, 409, 413, 422, 429, 503),
}

/** Writing calls about disputes that one account may make in ten minutes. */
const WRITES = { points: 60, seconds: 600 }

/** Disputes, each with the order that it is about. */
export function disputesApi(deps: Deps) {
  const limiter = createLimiter(deps.db.pool, 'disputes', WRITES.points, WRITES.seconds)
  type Done = { refused: DisputeRefusalReason } | { wrong: string } | object

  /** Counts the call, performs it, and responds with the updated dispute. */
  async function answer(c: Context<AppEnv>, id: string, operation: () => Promise<Done>) {
    const viewer = requireViewer(c)
    const tooMany = await limitAttempts(c, limiter, viewer.id)
    if (tooMany) return tooMany
    const done = await operation()
    if ('refused' in done) return refuseDispute(c, done.refused)
    if ('wrong' in done) return refuse(c, 422, 'invalid', done.wrong, { imei: done.wrong })
    const dispute = await viewDispute(deps, viewer, id)
    return dispute ? c.json(dispute, 200) : refuseDispute(c, 'not_found')
  }

  const router = createRouter()
    .openapi(
      route('loggedIn', {
        method: 'get',
        path: '/orders/{id}/dispute',
        operationId: 'getDispute',
        summary: 'Get the dispute of an order',
        description:
          'Returns the dispute with all statements, proposals and the actions that you can take now. For the buyer, the seller and admins.',
        tags,
        request: { params },
        responses: { 200: json(disputeBody), ...refusals(401, 404) },
      }),
      async (c) => {
        const dispute = await viewDispute(deps, requireViewer(c), c.req.valid('param').id)
        return dispute ? c.json(dispute, 200) : refuseDispute(c, 'not_found')
      },
    )
    .openapi(
      route('loggedIn', {
        method: 'post',
        path: '/orders/{id}/dispute',
        operationId: 'openDispute',
        summary: 'Open a dispute',
        description:
          'The buyer reports a problem with a phone that was shipped, or that it never arrived; after the sale, that a warranty claim was refused, not answered in time or not settled as agreed. An admin who is not part of the order can open one too. The money is held until the dispute ends. Returns the dispute; opening a second one is refused with 409.',
        tags,
        request: { params, body: jsonBody(newDisputeBody) },
        responses,
      }),
      (c) => {
        const { id } = c.req.valid('param')
        return answer(c, id, () => openDispute(deps, requireViewer(c), id, c.req.valid('json')))
      },
    )
    .openapi(
      route('loggedIn', {
        method: 'post',
        path: '/orders/{id}/dispute/statements',
        operationId: 'addDisputeStatement',
        summary: 'Add a statement with photos',
        description: `For the buyer and the seller, up to ${formatQuantity(MAX_STATEMENTS, 'statement')} with up to ${formatQuantity(MAX_STATEMENT_PHOTOS, 'photo')} each. The seller’s first statement counts as the answer to the dispute. Returns the dispute.`,
        tags,
        request: { params, body: jsonBody(newStatementBody) },
        responses,
      }),
      (c) => {
        const { id } = c.req.valid('param')
        return answer(c, id, () => addStatement(deps, requireViewer(c), id, c.req.valid('json')))
      },
    )
    .openapi(
      route('loggedIn', {
        method: 'post',
        path: '/orders/{id}/dispute/settlements',
        operationId: 'proposeSettlement',
        summary: 'Propose how the dispute ends',
        description:
          'For the buyer and the seller; the other one accepts or declines. A proposal that gives the proposer nothing ends the dispute at once: a buyer who releases the money, or a seller who refunds everything. After 20 proposals an admin decides.',
        tags,
        request: { params, body: jsonBody(newSettlementBody) },
        responses,
      }),
      (c) => {
        const { id } = c.req.valid('param')
        return answer(c, id, () =>
          proposeSettlement(deps, requireViewer(c), id, c.req.valid('json')),
        )
      },
    )
    .openapi(
      route('loggedIn', {
        method: 'post',
        path: '/orders/{id}/dispute/settlements/{number}/{answer}',
        operationId: 'answerSettlement',
        summary: 'Accept or decline a proposal',
        description:
          'For the buyer and the seller; only the one who did not propose it can answer. Accepting it ends the dispute or starts the return. A proposal that was replaced or answered is refused with 409.',
        tags,
        request: {
          params: params.extend({
            number: z.coerce.number().int().min(1).max(1000),
            answer: z.enum(['accept', 'decline']),
          }),
        },
        responses,
      }),
      (c) => {
        const { id, number, answer: decision } = c.req.valid('param')
        const accepts = decision === 'accept'
        return answer(c, id, () =>
          answerSettlement(deps, requireViewer(c), id, { number, accepts }),
        )
      },
    )
    .openapi(
      route('buy', {
        method: 'post',
        path: '/orders/{id}/dispute/return-sent',
        operationId: 'sendDisputeReturn',
        summary: 'Report that the phone was sent back',
        description:
          'The buyer names the carrier and the tracking number after a return was agreed. Returns the dispute.',
        tags,
        request: { params, body: jsonBody(shipmentForm) },
        responses,
      }),
      (c) => {
        const { id } = c.req.valid('param')
        return answer(c, id, () => sendBack(deps, requireViewer(c), id, c.req.valid('json')))
      },
    )
    .openapi(
      route('sell', {
        method: 'post',
        path: '/orders/{id}/dispute/return-received',
        operationId: 'receiveDisputeReturn',
        summary: 'Report what a return contained',
        description:
          'The seller reports what the returned parcel contained. If it is the phone that was sold, the buyer is refunded at once; otherwise an admin decides. If the listing had an IMEI, the IMEI of the returned phone is required (422).',
        tags,
        request: { params, body: jsonBody(returnReceivedBody) },
        responses,
      }),
      (c) => {
        const { id } = c.req.valid('param')
        return answer(c, id, () => receiveReturn(deps, requireViewer(c), id, c.req.valid('json')))
      },
    )
    .openapi(
      route('decideDisputes', {
        method: 'post',
        path: '/orders/{id}/dispute/decision',
        recentLogin: true,
        operationId: 'decideDispute',
        summary: 'Decide a dispute',
        description:
          'An admin who is not part of the order decides where the money goes, and gives a reason that both sides can read. Deciding an order of your own is refused with 403, and a dispute that has ended with 409.',
        tags,
        request: { params, body: jsonBody(decisionBody) },
        responses,
      }),
      (c) => {
        const { id } = c.req.valid('param')
        return answer(c, id, () => decideDispute(deps, requireViewer(c), id, c.req.valid('json')))
      },
    )
  router.route('/', queueApi(deps))
  router.route('/', arrivalApi(deps))
  router.route('/', statementsApi(deps))
  return router
}

/** Disputes per page: each comes with all statements. */
const PAGE = 50

/** The open disputes as admins see them, who see all but their own. */
export function queueApi(deps: Deps) {
  return createRouter().openapi(
    route('decideDisputes', {
      method: 'get',
      path: '/disputes',
      operationId: 'listDisputes',
      summary: 'List open disputes',
      description:
        'For admins. Returns open disputes except those about your own orders, 50 at a time; those that need an admin come first. The `Link` header has the next page.',
      tags: ['disputes'],
      request: { query: z.object({ cursor: cursorParam(decodeQueueCursor) }) },
      responses: { 200: json(z.array(disputeBody)), ...refusals(401, 403, 422) },
    }),
    async (c) => {
      const admin = requireViewer(c)
      const { cursor: after } = c.req.valid('query')
      const lateSince = new Date(deps.clock.now().getTime() - DISPUTE_ANSWER_HOURS * HOUR)
      const wanted = { lateSince, limit: PAGE + 1, after }
      const queue = paginate(c, await listDisputeQueue(deps.db.kysely, admin.id, wanted), {
        limit: PAGE,
        path: paths.disputes(),
        cursorOf: encodeQueueCursor,
      })
      const orderIds = queue.map(({ orderId }) => orderId)
      return c.json(await viewDisputes(deps, admin, orderIds), 200)
    },
  )
}

/** Photos of disputes, for the parties and admins; and the parties' conversation, for admins. */
function statementsApi(deps: Deps) {
  const db = deps.db.kysely
  return createRouter().openapi(
    route('loggedIn', {
      method: 'get',
      path: '/dispute-photos/{id}',
      operationId: 'getDisputePhoto',
      summary: 'Get a photo of a dispute',
      description:
        'Returns the image to the buyer, the seller and admins. Returns 404 to everyone else.',
      tags: ['disputes'],
      request: { params: z.object({ id: z.string() }) },
      responses: privatePhotoResponses,
    }),
    async (c) => {
      const { id } = c.req.valid('param')
      const viewer = requireViewer(c)
      const orderId = isId(id) ? await orderOfPhoto(db, id) : undefined
      const parties = orderId ? await findParties(db, orderId) : undefined
      const maySee = parties && roleIn(parties, viewer, 'seeOrders')
      return sendPrivatePhoto(deps, c, maySee ? messagePhotoKey(id) : undefined)
    },
  )
}
