import type { Deps } from '../../../deps.ts'
import {
  createRouter,
  json,
  refusals,
  refuse,
  route,
  type Viewer,
} from '../../../platform/http/index.ts'
import { maySee } from '../proof/index.ts'
import { ofQuery } from '../proof/proof.contract.ts'
import { type Checkup, checkupBody, myCheckupBody } from './checkup.contract.ts'
import { type DoneCheckup, findDone, type Told } from './checkups.store.ts'
import { publicKeyOf } from './signing.ts'

type Of = { phone?: string | undefined; draft?: string | undefined }

/** The last check-up of a phone for everybody who sees the phone, of a draft for its seller. */
export function resultsApi(deps: Deps) {
  const db = deps.db.kysely

  async function findOf(viewer: Viewer | null, { phone, draft }: Of) {
    if (draft) return viewer ? findDone(db, { sellerId: viewer.id, draftId: draft }) : undefined
    const isSeen = phone !== undefined && (await maySee(db, viewer, phone))
    return isSeen ? findDone(db, { listingId: phone }) : undefined
  }

  const router = createRouter()
  router.openapi(
    route('anyone', {
      method: 'get',
      path: '/checkup-results',
      operationId: 'getCheckup',
      summary: 'Get check-up',
      description: 'Returns the last check-up of a phone, or of your own draft.',
      tags: ['proof'],
      request: { query: ofQuery },
      responses: { 200: json(checkupBody), ...refusals(404, 422) },
    }),
    async (c) => {
      const found = await findOf(c.var.viewer, c.req.valid('query'))
      if (!found) return refuse(c, 404, 'not_found', 'This phone was not checked.')
      return c.json(toBody(found, deps.secret), 200)
    },
  )
  // Asked again and again while a phone is being checked: that there is none yet is no error.
  router.openapi(
    route('Seller', {
      method: 'get',
      path: '/my-checkup',
      operationId: 'getMyCheckup',
      summary: 'Get own check-up',
      description: 'Returns the last check-up of your draft or phone, or null.',
      tags: ['proof'],
      request: { query: ofQuery },
      responses: { 200: json(myCheckupBody), ...refusals(401, 403, 422) },
    }),
    async (c) => {
      const found = await findOf(c.var.viewer, c.req.valid('query'))
      return c.json({ checkup: found ? toBody(found, deps.secret) : null }, 200)
    },
  )
  return router
}

function toBody(done: DoneCheckup, secret: string): Checkup {
  const { id, doneAt, claimed, results, statement, signature } = done
  const { system, browser, isClaimedSystem } = JSON.parse(statement) as Told
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
    publicKey: publicKeyOf(secret),
  }
}
