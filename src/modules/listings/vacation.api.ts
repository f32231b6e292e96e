import type { Deps } from '../../deps.ts'
import {
  createRouter,
  json,
  jsonBody,
  refusals,
  refuse,
  requireViewer,
  route,
} from '../../platform/http/index.ts'
import { newVacationBody, vacationBody } from './life.contract.ts'
import { turnedDown } from './refusal-words.ts'
import { setVacation } from './vacation.ts'
import { vacationOf } from './vacations.store.ts'

const tags = ['listings']

/** Sellers who are away for a while. */
export function vacationApi(deps: Deps) {
  return createRouter()
    .openapi(
      route('Seller', {
        method: 'get',
        path: '/vacation',
        operationId: 'getVacation',
        summary: 'Until when one is away',
        tags,
        responses: { 200: json(vacationBody), ...refusals(401, 403) },
      }),
      async (c) => {
        const vacation = await vacationOf(deps.db.kysely, requireViewer(c).id)
        return c.json({ until: vacation?.until.toISOString() ?? null }, 200)
      },
    )
    .openapi(
      route('Seller', {
        method: 'put',
        path: '/vacation',
        operationId: 'setVacation',
        summary: 'Pauses all that one has on sale until then; null brings exactly that back',
        tags,
        request: {
          body: jsonBody(newVacationBody),
        },
        responses: { 200: json(vacationBody), ...refusals(401, 403, 413, 422) },
      }),
      async (c) => {
        const { until } = c.req.valid('json')
        const outcome = await setVacation(
          deps,
          requireViewer(c),
          until === null ? null : new Date(until),
        )
        if (!('refused' in outcome))
          return c.json({ until: outcome.until?.toISOString() ?? null }, 200)
        if (outcome.refused !== 'past') return refuse(c, ...turnedDown(outcome.refused))
        const fields = { until: 'Must be later than now' }
        return refuse(c, 422, 'invalid', 'Some fields are not valid.', fields)
      },
    )
}
