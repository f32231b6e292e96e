import type { Deps } from '../../deps.ts'
import { createRouter, json, refusals, refuse, route } from '../../platform/http/index.ts'
import { maySee } from '../proof/index.ts'
import { ofQuery } from '../proof/proof.contract.ts'
import { type Checkup, checkupBody } from './checkup.contract.ts'
import { type DoneCheckup, findDone, type Told } from './checkups.store.ts'
import { publicKeyOf } from './signing.ts'

/** The last check-up of a phone for everybody who sees the phone, of a draft for its seller. */
export function resultsApi(deps: Deps) {
  const db = deps.db.kysely
  return createRouter().openapi(
    route('anyone', {
      method: 'get',
      path: '/checkup-results',
      operationId: 'getCheckup',
      summary: "The last check-up of a phone, or of one's own draft",
      tags: ['proof'],
      request: { query: ofQuery },
      responses: { 200: json(checkupBody), ...refusals(404, 422) },
    }),
    async (c) => {
      const { phone, draft } = c.req.valid('query')
      const viewer = c.var.viewer
      const found = draft
        ? viewer && (await findDone(db, { sellerId: viewer.id, draftId: draft }))
        : phone && (await maySee(db, viewer, phone)) && (await findDone(db, { listingId: phone }))
      if (!found) return refuse(c, 404, 'not_found', 'This phone was not checked.')
      return c.json(toBody(found, deps.secret), 200)
    },
  )
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
