import { renderSVG } from 'uqr'
import { pages } from '../../../contract/urls.ts'
import type { Deps } from '../../../deps.ts'
import {
  createLimiter,
  createRouter,
  json,
  jsonBody,
  limitAttempts,
  ownAddress,
  reachedAt,
  refusalResponses,
  refusals,
  refuse,
  requireViewer,
  route,
  type Viewer,
  z,
} from '../../../platform/http/index.ts'
import { publicKeyFor } from '../../../platform/signature.ts'
import { accountLanguage, addressIn } from '../../../shared/languages.ts'
import { subjectQuery } from '../proof/proof.contract.ts'
import { canSeeListing, type ListingReader } from '../proof/proof-subject.ts'
import {
  type Checkup,
  checkupBody,
  checkupLinkBody,
  checkupResultsBody,
  myCheckupBody,
  newCheckupBody,
  openCheckupBody,
  tests,
} from './checkup.contract.ts'
import {
  type BrowserFacts,
  type CheckupJson,
  type DoneCheckup,
  findDone,
} from './checkups.store.ts'
import { finishCheckup, LINK_MINUTES, openCheckup, startCheckup } from './run-checkup.ts'

const tags = ['verification']

/** Links that one account may make in ten minutes. */
const LINKS = { points: 20, seconds: 600 }

const reasons = {
  not_found: [404, 'Check-up not found. Create a new link.'],
  used: [410, 'This link was already used. Create a new one to check again.'],
  run_out: [410, 'This link has expired. Create a new one.'],
} as const
const refuseCheckup = refusalResponses(reasons)

const withToken = { params: z.object({ token: z.string().min(1).max(100) }) }

export function checkupApi(deps: Deps, listings: ListingReader) {
  const db = deps.db.kysely
  const limiter = createLimiter(deps.db.pool, 'checkup', LINKS.points, LINKS.seconds)
  const router = createRouter()
    .openapi(
      route('sell', {
        method: 'post',
        path: '/checkups',
        operationId: 'startCheckup',
        summary: 'Start a check-up',
        description:
          'For sellers. Creates a link, also as a QR code, that opens the check-up on the phone that is to be sold. It is valid for 30 minutes.',
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
        const started = await startCheckup(deps, listings, viewer, c.req.valid('json'))
        if ('refused' in started) return refuse(c, 404, 'not_found', 'Draft or phone not found.')
        const { id, token, expiresAt } = started
        // Without ORIGIN the other phone reaches this instance under the name that this browser typed.
        const seller = { language: c.req.header('accept-language') ?? null }
        const language = accountLanguage(seller, deps.settings.current().languages)
        const page = addressIn(language, pages.checkup(token))
        const url = new URL(page, reachedAt(c.req.raw.headers, ownAddress(deps))).href
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
        operationId: 'getCheckupTests',
        summary: 'Get the tests of a check-up link',
        description:
          'Returns what to test, for the phone that opened the link. Needs no session: the link is the permission. A link that was used or has expired returns 410.',
        tags,
        request: withToken,
        responses: { 200: json(openCheckupBody), ...refusals(404, 410) },
      }),
      async (c) => {
        const checkup = await openCheckup(db, c.req.valid('param').token, deps.clock.now())
        if ('refused' in checkup) return refuseCheckup(c, checkup.refused)
        const { claimed, expiresAt } = checkup
        return c.json({ claimed, tests: [...tests], expiresAt: expiresAt.toISOString() }, 200)
      },
    )
    .openapi(
      route('anyone', {
        method: 'post',
        path: '/checkups/{token}',
        operationId: 'submitCheckup',
        summary: 'Submit check-up results',
        description:
          'Stores the results, once, and signs them with the time. Needs no session: the link is the permission. A link that was used or has expired returns 410.',
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
        if ('refused' in done) return refuseCheckup(c, done.refused)
        return c.json({ madeAt: done.doneAt.toISOString() }, 200)
      },
    )
  router.route('/', resultsApi(deps, listings))
  return router
}

type Subject = { phone?: string | undefined; draft?: string | undefined }

/** The last check-up of a phone for everybody who sees the phone, of a draft for its seller. */
function resultsApi(deps: Deps, listings: ListingReader) {
  const db = deps.db.kysely

  async function findOf(viewer: Viewer | null, { phone, draft }: Subject) {
    if (draft) return viewer ? findDone(db, { sellerId: viewer.id, draftId: draft }) : undefined
    const isSeen = phone !== undefined && (await canSeeListing(db, listings, viewer, phone))
    return isSeen ? findDone(db, { listingId: phone }) : undefined
  }

  const router = createRouter()
  router.openapi(
    route('anyone', {
      method: 'get',
      path: '/checkup-results',
      operationId: 'getCheckup',
      summary: 'Get the check-up of a phone',
      description:
        'Returns the last check-up of a phone that you can see, or of your own draft, with its signature. Returns 404 if there is none.',
      tags: ['verification'],
      request: { query: subjectQuery },
      responses: { 200: json(checkupBody), ...refusals(404, 422) },
    }),
    async (c) => {
      const checkup = await findOf(c.var.viewer, c.req.valid('query'))
      if (!checkup) return refuse(c, 404, 'not_found', 'This phone was not checked.')
      return c.json(toBody(checkup, deps.secret), 200)
    },
  )
  // Polled while a phone is being checked, so a missing result is not an error.
  router.openapi(
    route('sell', {
      method: 'get',
      path: '/my-checkup',
      operationId: 'getMyCheckup',
      summary: 'Get your own check-up',
      description:
        'For sellers. Returns the last check-up of your draft or phone, or null; made for polling while a check-up is running.',
      tags: ['verification'],
      request: { query: subjectQuery },
      responses: { 200: json(myCheckupBody), ...refusals(401, 403, 422) },
    }),
    async (c) => {
      const checkup = await findOf(c.var.viewer, c.req.valid('query'))
      return c.json({ checkup: checkup ? toBody(checkup, deps.secret) : null }, 200)
    },
  )
  return router
}

function toBody(done: DoneCheckup, secret: string): Checkup {
  const { id, doneAt, claimed, results, statement, signature } = done
  const { system, browser, isClaimedSystem } = JSON.parse(statement) as BrowserFacts
  return {
    _id: id,
    madeAt: doneAt.toISOString(),
    claimed,
    results,
    system,
    browser,
    isClaimedSystem,
    statement,
    signature,
    publicKey: publicKeyFor(secret),
  }
}

type ShownCheckup = Omit<Checkup, '_id' | 'statement' | 'signature' | 'publicKey'>

/** A check-up of a listing as its page shows it, without the signed text. */
export function toShownCheckup({ doneAt, claimed, results, statement }: CheckupJson): ShownCheckup {
  const { system, browser, isClaimedSystem } = JSON.parse(statement) as BrowserFacts
  const madeAt = new Date(doneAt).toISOString()
  return { madeAt, claimed, results, system, browser, isClaimedSystem }
}
