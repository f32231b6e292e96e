import type { Deps } from '../../../deps.ts'
import { isId } from '../../../platform/db/index.ts'
import {
  createRouter,
  json,
  jsonBody,
  refusalResponses,
  refusals,
  refuse,
  requireViewer,
  route,
  z,
} from '../../../platform/http/index.ts'
import { messagePhotoKey, privatePhotoResponses, sendPrivatePhoto } from '../../media/index.ts'
import { reportedThreadBody } from '../../messaging/messaging.contract.ts'
import { rubricBody } from '../../verification/grading/grading.contract.ts'
import { findGrading, rubricFor } from '../../verification/index.ts'
import { partiesOf, roleIn } from '../index.ts'
import { arrivalBody, newArrivalBody, seenArrivalBody } from './disputes.contract.ts'
import { type Arrival, findArrival, orderOfPhoto } from './disputes.store.ts'
import { describeDifferences, gradeArrival, isWorse, readConversation } from './evidence.ts'
import { refuseDispute } from './refusals.ts'

/** Photos of disputes, for the parties and admins; and the parties' conversation, for admins. */
export function evidenceApi(deps: Deps) {
  const db = deps.db.kysely
  return createRouter()
    .openapi(
      route('signedIn', {
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
        const parties = orderId ? await partiesOf(db, orderId) : undefined
        const maySee = parties && roleIn(parties, viewer)
        return sendPrivatePhoto(deps, c, maySee ? messagePhotoKey(id) : undefined)
      },
    )
    .openapi(
      route('admin', {
        method: 'get',
        path: '/orders/{id}/dispute/conversation',
        operationId: 'getDisputeConversation',
        summary: 'Get the messages of a disputed order',
        description:
          'For admins who are not part of the order. Returns the conversation between buyer and seller. Each access is recorded in the audit log.',
        tags: ['disputes'],
        request: { params: z.object({ id: z.string() }) },
        responses: {
          200: json(z.object({ thread: z.union([reportedThreadBody, z.null()]) })),
          ...refusals(401, 403, 404),
        },
      }),
      async (c) => {
        const read = await readConversation(deps, requireViewer(c), c.req.valid('param').id)
        if ('refused' in read) return refuseDispute(c, read.refused)
        return c.json(read, 200)
      },
    )
}

const tags = ['disputes']
const params = z.object({ id: z.string() })
const refuseArrival = refusalResponses({
  not_found: [404, 'Order not found.'],
  wrong_state: [409, 'You don’t have this phone, or the order has ended.'],
})

/** The rubric as the buyer answers it on arrival. */
export function arrivalsApi(deps: Deps) {
  const db = deps.db.kysely
  return createRouter()
    .openapi(
      route('signedIn', {
        method: 'get',
        path: '/orders/{id}/arrival',
        operationId: 'getArrivalGrading',
        summary: 'Get the buyer’s grading on arrival',
        description:
          'Returns the buyer’s grading of the phone on arrival, compared with the listing, or null before that. For the buyer, the seller and admins.',
        tags,
        request: { params },
        responses: { 200: json(seenArrivalBody), ...refusals(401, 404) },
      }),
      async (c) => {
        const { id } = c.req.valid('param')
        const viewer = requireViewer(c)
        const parties = isId(id) ? await partiesOf(db, id) : undefined
        if (!parties || !roleIn(parties, viewer)) return refuseArrival(c, 'not_found')
        const arrival = await findArrival(db, id)
        return c.json({ arrival: arrival ? toArrivalBody(arrival) : null }, 200)
      },
    )
    .openapi(
      route('buy', {
        method: 'get',
        path: '/orders/{id}/arrival/questions',
        operationId: 'getArrivalQuestions',
        summary: 'Get the grading questions for an order',
        description:
          'Returns to the buyer the same questions that the seller answered about the phone.',
        tags,
        request: { params },
        responses: { 200: json(rubricBody), ...refusals(401, 403, 404) },
      }),
      async (c) => {
        const { id } = c.req.valid('param')
        const parties = isId(id) ? await partiesOf(db, id) : undefined
        if (!parties || parties.buyerId !== requireViewer(c).id)
          return refuseArrival(c, 'not_found')
        const listed = await findGrading(db, { listingId: parties.listingId })
        const { os = null, announced = null } = listed ?? {}
        return c.json(rubricFor({ os, announced }), 200)
      },
    )
    .openapi(
      route('buy', {
        method: 'put',
        path: '/orders/{id}/arrival',
        operationId: 'gradeArrival',
        summary: 'Grade a phone on arrival',
        description:
          'The buyer answers the grading questions with the phone in hand. Answering again replaces the earlier answers. Returns the grade and the differences from the listing.',
        tags,
        request: {
          params,
          body: jsonBody(newArrivalBody),
        },
        responses: { 200: json(arrivalBody), ...refusals(401, 403, 404, 409, 413, 422) },
      }),
      async (c) => {
        const { id } = c.req.valid('param')
        const noted = await gradeArrival(deps, requireViewer(c), id, c.req.valid('json').answers)
        if ('arrival' in noted) return c.json(toArrivalBody(noted.arrival), 200)
        if ('wrong' in noted) {
          const fields = Object.entries(noted.wrong).map(([key, message]) => [
            `answers.${key}`,
            message,
          ])
          const message = 'Check the marked answers.'
          return refuse(c, 422, 'invalid', message, Object.fromEntries(fields))
        }
        return refuseArrival(c, noted.refused)
      },
    )
}

function toArrivalBody(arrival: Arrival) {
  const { grade, listedGrade, differences, at } = arrival
  const text = describeDifferences(differences)
  return { grade, listedGrade, differences, isWorse: isWorse(arrival), text, at: at.toISOString() }
}
