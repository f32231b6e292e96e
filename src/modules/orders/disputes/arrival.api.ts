import type { Deps } from '../../../deps.ts'
import { isId } from '../../../platform/db/index.ts'
import {
  createRouter,
  json,
  jsonBody,
  refusals,
  refuse,
  requireViewer,
  route,
  z,
} from '../../../platform/http/index.ts'
import { rubricBody } from '../../verification/grading/grading.contract.ts'
import { gradingOf, rubricFor } from '../../verification/grading/index.ts'
import { partiesOf } from '../index.ts'
import { type Arrival, findArrival } from './arrivals.store.ts'
import { arrivalBody, newArrivalBody, seenArrivalBody } from './disputes.contract.ts'
import { describeDifferences, gradeArrival, isWorse } from './grade-arrival.ts'

const tags = ['disputes']
const params = z.object({ id: z.string() })
const NONE = 'There is no such order.'

/** The rubric as the buyer answers it on arrival. */
export function arrivalsApi(deps: Deps) {
  const db = deps.db.kysely
  return createRouter()
    .openapi(
      route('signedIn', {
        method: 'get',
        path: '/orders/{id}/arrival',
        operationId: 'getArrival',
        summary: 'What the buyer found when the phone came, beside what was told',
        tags,
        request: { params },
        responses: { 200: json(seenArrivalBody), ...refusals(401, 404) },
      }),
      async (c) => {
        const { id } = c.req.valid('param')
        const viewer = requireViewer(c)
        const parties = isId(id) ? await partiesOf(db, id) : undefined
        const isTheirs = parties?.buyerId === viewer.id || parties?.sellerId === viewer.id
        if (!parties || !(isTheirs || viewer.role === 'admin'))
          return refuse(c, 404, 'not_found', NONE)
        const arrival = await findArrival(db, id)
        return c.json({ arrival: arrival ? toArrivalBody(arrival) : null }, 200)
      },
    )
    .openapi(
      route('Buyer', {
        method: 'get',
        path: '/orders/{id}/arrival/questions',
        operationId: 'getArrivalQuestions',
        summary: 'The questions about the phone of an order: those that its seller was asked',
        tags,
        request: { params },
        responses: { 200: json(rubricBody), ...refusals(401, 403, 404) },
      }),
      async (c) => {
        const { id } = c.req.valid('param')
        const parties = isId(id) ? await partiesOf(db, id) : undefined
        if (!parties || parties.buyerId !== requireViewer(c).id)
          return refuse(c, 404, 'not_found', NONE)
        const told = await gradingOf(db, { listingId: parties.listingId })
        const { os = null, announced = null } = told ?? {}
        return c.json(rubricFor({ os, announced }), 200)
      },
    )
    .openapi(
      route('Buyer', {
        method: 'put',
        path: '/orders/{id}/arrival',
        operationId: 'noteArrival',
        summary: 'Answers the grading questions with the phone in hand',
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
          const fields = Object.entries(noted.wrong).map(([key, words]) => [
            `answers.${key}`,
            words,
          ])
          const words = 'Some questions need another look.'
          return refuse(c, 422, 'invalid', words, Object.fromEntries(fields))
        }
        if (noted.refused === 'not_found') return refuse(c, 404, 'not_found', NONE)
        return refuse(c, 409, 'wrong_state', 'The phone is not with you, or the order is over.')
      },
    )
}

function toArrivalBody(arrival: Arrival) {
  const { grade, toldGrade, differences, at } = arrival
  const words = describeDifferences(differences)
  return { grade, toldGrade, differences, isWorse: isWorse(arrival), words, at: at.toISOString() }
}
