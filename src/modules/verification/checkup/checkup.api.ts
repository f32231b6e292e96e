import { renderSVG } from 'uqr'
import type { Deps } from '../../../deps.ts'
import {
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
import { pages } from '../../../routes.ts'
import {
  checkupLinkBody,
  checkupResultsBody,
  newCheckupBody,
  openCheckupBody,
  tests,
} from './checkup.contract.ts'
import { finishCheckup, openCheckup } from './finish-checkup.ts'
import { resultsApi } from './results.api.ts'
import { LINK_MINUTES, startCheckup } from './start-checkup.ts'

const tags = ['proof']

/** Links that one account may make in ten minutes. */
const LINKS = { points: 20, seconds: 600 }

const reasons = {
  not_found: [404, 'There is no such check-up. Make a new link.'],
  used: [410, 'This link was used. Make a new one to check again.'],
  run_out: [410, 'This link has run out. Make a new one.'],
} as const

const withToken = { params: z.object({ token: z.string().min(1).max(100) }) }

export function checkupApi(deps: Deps) {
  const db = deps.db.kysely
  const limiter = createLimiter(deps.db.pool, 'checkup', LINKS.points, LINKS.seconds)
  const router = createRouter()
    .openapi(
      route('Seller', {
        method: 'post',
        path: '/checkups',
        operationId: 'startCheckup',
        summary: 'Start check-up',
        description: 'Creates a link that opens the check-up on the phone that is to be sold.',
        tags,
        request: {
          body: jsonBody(newCheckupBody),
        },
        responses: { 201: json(checkupLinkBody), ...refusals(401, 403, 404, 413, 422, 429) },
      }),
      async (c) => {
        const viewer = requireViewer(c)
        const tooMany = await limitAttempts(c, limiter, viewer.id)
        if (tooMany) return tooMany
        const started = await startCheckup(deps, viewer, c.req.valid('json'))
        if ('refused' in started)
          return refuse(c, 404, 'not_found', 'There is no such draft or phone of yours.')
        const { id, token, expiresAt } = started
        // Without ORIGIN the other phone reaches this instance under the name that this browser typed.
        const url = new URL(pages.checkup(token), deps.env.ORIGIN ?? c.req.url).href
        const qr = renderSVG(url, { ecc: 'M', border: 4 })
        return c.json(
          { _id: id, url, qr, expiresAt: expiresAt.toISOString(), secondsLeft: LINK_MINUTES * 60 },
          201,
        )
      },
    )
    .openapi(
      route('anyone', {
        method: 'get',
        path: '/checkups/{token}',
        operationId: 'openCheckup',
        summary: 'Open check-up',
        description: 'Returns what to test, for the phone that opened the link.',
        tags,
        request: withToken,
        responses: { 200: json(openCheckupBody), ...refusals(404, 410) },
      }),
      async (c) => {
        const checkup = await openCheckup(db, c.req.valid('param').token, deps.clock.now())
        if ('refused' in checkup) return refuse(c, ...turnedDown(checkup.refused))
        const { claimed, expiresAt } = checkup
        return c.json({ claimed, tests: [...tests], expiresAt: expiresAt.toISOString() }, 200)
      },
    )
    .openapi(
      route('anyone', {
        method: 'post',
        path: '/checkups/{token}',
        operationId: 'finishCheckup',
        summary: 'Submit check-up results',
        description: 'Takes the results, once. The server signs them with the time.',
        tags,
        request: {
          ...withToken,
          body: jsonBody(checkupResultsBody),
        },
        responses: {
          200: json(z.object({ madeAt: z.iso.datetime() })),
          ...refusals(404, 410, 413, 422),
        },
      }),
      async (c) => {
        const { token } = c.req.valid('param')
        const { results } = c.req.valid('json')
        const done = await finishCheckup(deps, token, results, c.req.header('user-agent') ?? '')
        if ('refused' in done) return refuse(c, ...turnedDown(done.refused))
        return c.json({ madeAt: done.doneAt.toISOString() }, 200)
      },
    )
  router.route('/', resultsApi(deps))
  return router
}

function turnedDown<R extends keyof typeof reasons>(reason: R) {
  const [status, message] = reasons[reason]
  return [status, reason, message] as [(typeof reasons)[R][0], R, string]
}
