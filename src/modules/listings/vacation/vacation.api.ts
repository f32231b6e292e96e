import type { Deps } from '../../../deps.ts'
import {
  createRouter,
  json,
  jsonBody,
  refusals,
  refuse,
  requireViewer,
  route,
} from '../../../platform/http/index.ts'
import { newVacationBody, vacationBody } from '../listings.contract.ts'
import { refuseListing } from '../refusals.ts'
import { vacationOf } from '../sellers.store.ts'
import { setVacation } from './vacation.ts'

const tags = ['listings']

/** Vacations of sellers. */
export function vacationApi(deps: Deps) {
  return createRouter()
    .openapi(
      route('sell', {
        method: 'get',
        path: '/vacation',
        operationId: 'getVacation',
        summary: 'Get your vacation',
        description:
          'For sellers. Returns when your vacation ends, or null if you are not on vacation.',
        tags,
        responses: { 200: json(vacationBody), ...refusals(401, 403) },
      }),
      async (c) => {
        const vacation = await vacationOf(deps.db.kysely, requireViewer(c).id)
        return c.json({ until: vacation?.until.toISOString() ?? null }, 200)
      },
    )
    .openapi(
      route('sell', {
        method: 'put',
        path: '/vacation',
        operationId: 'updateVacation',
        summary: 'Set or end your vacation',
        description:
          'For sellers. Pauses your live listings until the given time. With `until` null the vacation ends, and exactly the listings that it paused are resumed. A time in the past is refused with 422.',
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
        if (outcome.refused !== 'past') return refuseListing(c, outcome.refused)
        const fields = { until: 'Must be later than now' }
        return refuse(c, 422, 'invalid', 'Some fields are not valid.', fields)
      },
    )
}
