import type { Deps } from '../../../deps.ts'
import { inTransaction, isId } from '../../../platform/db/index.ts'
import { recordEvent, writeAudit } from '../../../platform/events.ts'
import {
  createRouter,
  json,
  jsonBody,
  refusalResponses,
  refusals,
  refuse,
  requireViewer,
  route,
  type Viewer,
  z,
} from '../../../platform/http/index.ts'
import type { Language } from '../../../shared/languages.ts'
import { canCheckArrival } from '../../../shared/orders/order-life-cycle.ts'
import { pageLanguage } from '../../../text/errors.ts'
import { translateAnswer, translateGrading } from '../../../text/grading.ts'
import {
  type Answers,
  compareAnswers,
  computeGrade,
  type Difference,
  findGrading,
  rubricBody,
  rubricFor,
} from '../../verification/index.ts'
import { orderSide, roleIn } from '../order.ts'
import { lockOrder } from '../orders.store.ts'
import { findParties } from '../payment-callbacks.ts'
import { arrivalBody, newArrivalBody, seenArrivalBody } from './disputes.contract.ts'
import { type Arrival, findArrival, putArrival } from './disputes.store.ts'

type Noted =
  | { arrival: Arrival }
  | { refused: 'not_found' | 'wrong_state' }
  | { wrong: Record<string, string> }

/**
 * The buyer answers the questions that the seller answered, with the phone in hand. What differs is
 * put into words; whether to dispute it is up to the buyer. Answering again replaces the answers.
 */
async function gradeArrival(
  deps: Deps,
  buyer: Viewer,
  orderId: string,
  answers: Answers,
): Promise<Noted> {
  if (!isId(orderId)) return { refused: 'not_found' }
  return inTransaction(deps.db, async (tx): Promise<Noted> => {
    const order = await lockOrder(tx, orderId)
    if (!order || orderSide(order, buyer.id) !== 'buyer') return { refused: 'not_found' }
    if (!canCheckArrival(order.state)) return { refused: 'wrong_state' }
    const listed = await findGrading(tx, { listingId: order.listingId })
    const kind = { os: listed?.os ?? null, announced: listed?.announced ?? null }
    const result = computeGrade(answers, kind)
    if ('wrong' in result) return result
    const now = deps.clock.now()
    const differences = listed ? compareAnswers(listed.answers, answers, kind) : []
    const arrival = {
      grade: result.grade,
      listedGrade: listed?.grade ?? null,
      differences,
      at: now,
    }
    await putArrival(tx, order.id, answers, arrival)
    const facts = { grade: result.grade, worse: isWorse(arrival) }
    const about = { orderId: order.id, listingId: order.listingId }
    await recordEvent(tx, 'arrival_graded', now, { ...about, ...facts })
    const subject: [string, string] = ['order', order.id]
    await writeAudit(tx, { actor: buyer, action: 'arrival_graded', subject, at: now, data: facts })
    return { arrival }
  })
}

/**
 * True if the phone is in worse condition than listed: by an answer, or by a grade stated by hand.
 */
function isWorse({ differences, grade, listedGrade }: Arrival): boolean {
  return differences.some((one) => one.isWorse) || (listedGrade !== null && grade > listedGrade)
}

/** The differences in words, the worse ones first; empty when there are none. */
function describeDifferences(differences: readonly Difference[]): string {
  return [...differences]
    .sort((a, b) => Number(b.isWorse) - Number(a.isWorse))
    .map(
      ({ question, listed, received }) => `${question} Listed: ${listed}. Received: ${received}.`,
    )
    .join('\n')
}

const tags = ['disputes']
const params = z.object({ id: z.string() })
const refuseArrival = refusalResponses({
  not_found: [404, 'Order not found.'],
  wrong_state: [409, 'You don’t have this phone, or the order has ended.'],
})

/** The rubric as the buyer answers it on arrival. */
export function arrivalApi(deps: Deps) {
  const db = deps.db.kysely
  return createRouter()
    .openapi(
      route('loggedIn', {
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
        const parties = isId(id) ? await findParties(db, id) : undefined
        if (!parties || !roleIn(parties, viewer, 'seeOrders')) return refuseArrival(c, 'not_found')
        const arrival = await findArrival(db, id)
        return c.json(
          {
            arrival: arrival
              ? toArrivalBody(arrival, pageLanguage(c.req.header('accept-language')))
              : null,
          },
          200,
        )
      },
    )
    .openapi(
      route('buy', {
        method: 'get',
        path: '/orders/{id}/arrival/questions',
        operationId: 'getArrivalQuestions',
        summary: 'Get the grading questions for an order',
        description:
          'For the buyer. Returns the same questions that the seller answered about the phone.',
        tags,
        request: { params },
        responses: { 200: json(rubricBody), ...refusals(401, 403, 404) },
      }),
      async (c) => {
        const { id } = c.req.valid('param')
        const parties = isId(id) ? await findParties(db, id) : undefined
        if (!parties || parties.buyerId !== requireViewer(c).id)
          return refuseArrival(c, 'not_found')
        const listed = await findGrading(db, { listingId: parties.listingId })
        const { os = null, announced = null } = listed ?? {}
        const language = pageLanguage(c.req.header('accept-language'))
        return c.json(rubricFor({ os, announced }, language), 200)
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
        if ('arrival' in noted)
          return c.json(
            toArrivalBody(noted.arrival, pageLanguage(c.req.header('accept-language'))),
            200,
          )
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

function toArrivalBody(arrival: Arrival, language: Language) {
  const { grade, listedGrade, at } = arrival
  const differences = arrival.differences.map((difference) => ({
    ...difference,
    question: translateGrading(difference.question, language),
    listed: translateAnswer(difference.listed, language),
    received: translateAnswer(difference.received, language),
  }))
  // What the buyer sends to the seller: in English, which both can read.
  const text = describeDifferences(arrival.differences)
  return { grade, listedGrade, differences, isWorse: isWorse(arrival), text, at: at.toISOString() }
}
