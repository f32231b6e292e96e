import type { Context } from 'hono'
import type { Deps } from '../../../deps.ts'
import {
  type AppEnv,
  createLimiter,
  createRouter,
  json,
  jsonBody,
  limitAttempts,
  refusals,
  refuse,
  requireViewer,
  route,
  z,
} from '../../../platform/http/index.ts'
import { arrivalsApi } from './arrival.api.ts'
import { decideDispute } from './close-dispute.ts'
import { viewDispute } from './dispute-view.ts'
import {
  decisionBody,
  disputeBody,
  newDisputeBody,
  newSettlementBody,
  newStatementBody,
  returnReceivedBody,
  returnSentBody,
} from './disputes.contract.ts'
import { evidenceApi } from './evidence.api.ts'
import { addStatement } from './evidence.ts'
import { openDispute } from './open-dispute.ts'
import { queueApi } from './queue.api.ts'
import { type Reason, toRefusal } from './refusals.ts'
import { receiveReturn, sendBack } from './returns.ts'
import { answerSettlement, proposeSettlement } from './settlements.ts'

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
  type Done = { refused: Reason } | { wrong: string } | object

  /** Counts the call, does it, and answers with the dispute as it stands after. */
  async function answer(c: Context<AppEnv>, id: string, act: () => Promise<Done>) {
    const viewer = requireViewer(c)
    const tooMany = await limitAttempts(c, limiter, viewer.id)
    if (tooMany) return tooMany
    const done = await act()
    if ('refused' in done) return refuse(c, ...toRefusal(done.refused))
    if ('wrong' in done) return refuse(c, 422, 'invalid', done.wrong, { imei: done.wrong })
    const dispute = await viewDispute(deps, viewer, id)
    return dispute ? c.json(dispute, 200) : refuse(c, ...toRefusal('not_found'))
  }

  const router = createRouter()
    .openapi(
      route('signedIn', {
        method: 'get',
        path: '/orders/{id}/dispute',
        operationId: 'getDispute',
        summary: 'The dispute of an order, for its two and for admins',
        tags,
        request: { params },
        responses: { 200: json(disputeBody), ...refusals(401, 404) },
      }),
      async (c) => {
        const dispute = await viewDispute(deps, requireViewer(c), c.req.valid('param').id)
        return dispute ? c.json(dispute, 200) : refuse(c, ...toRefusal('not_found'))
      },
    )
    .openapi(
      route('signedIn', {
        method: 'post',
        path: '/orders/{id}/dispute',
        operationId: 'openDispute',
        summary:
          'Says what is wrong with a phone that was sent, or that it never came; its buyer or an admin',
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
      route('signedIn', {
        method: 'post',
        path: '/orders/{id}/dispute/statements',
        operationId: 'addDisputeStatement',
        summary: 'Adds words and photos; the seller’s first are the answer',
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
      route('signedIn', {
        method: 'post',
        path: '/orders/{id}/dispute/settlements',
        operationId: 'proposeSettlement',
        summary: 'Proposes how it could end; giving in ends it at once',
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
      route('signedIn', {
        method: 'post',
        path: '/orders/{id}/dispute/settlements/{n}/{answer}',
        operationId: 'answerSettlement',
        summary: 'Accepts what the other side proposed, or declines it',
        tags,
        request: {
          params: params.extend({
            n: z.coerce.number().int().min(1).max(1000),
            answer: z.enum(['accept', 'decline']),
          }),
        },
        responses,
      }),
      (c) => {
        const { id, n, answer: said } = c.req.valid('param')
        const accepts = said === 'accept'
        return answer(c, id, () => answerSettlement(deps, requireViewer(c), id, { n, accepts }))
      },
    )
    .openapi(
      route('Buyer', {
        method: 'post',
        path: '/orders/{id}/dispute/return-sent',
        operationId: 'sendBack',
        summary: 'Says by whom and under which number the phone goes back',
        tags,
        request: { params, body: jsonBody(returnSentBody) },
        responses,
      }),
      (c) => {
        const { id } = c.req.valid('param')
        return answer(c, id, () => sendBack(deps, requireViewer(c), id, c.req.valid('json')))
      },
    )
    .openapi(
      route('Seller', {
        method: 'post',
        path: '/orders/{id}/dispute/return-received',
        operationId: 'receiveReturn',
        summary: 'Says what came back: the phone that was sold refunds its buyer',
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
      route('admin', {
        method: 'post',
        path: '/orders/{id}/dispute/decision',
        operationId: 'decideDispute',
        summary: 'Decides, with a reason that both read; not for a party to the order',
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
  router.route('/', arrivalsApi(deps))
  router.route('/', evidenceApi(deps))
  return router
}
