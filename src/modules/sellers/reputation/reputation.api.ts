import type { Deps } from '../../../deps.ts'
import type { Executor } from '../../../platform/db/index.ts'
import {
  createLimiter,
  createRouter,
  json,
  jsonBody,
  limitAttempts,
  refusalResponses,
  refusals,
  refuse,
  requireViewer,
  route,
  z,
} from '../../../platform/http/index.ts'
import { keyFingerprint, rawPublicKey } from '../../../platform/signature.ts'
import {
  codeBody,
  type Imported,
  myReputationBody,
  newStatementBody,
  newTrustedShopBody,
  signedStatementBody,
  trustedShopsBody,
} from './reputation.contract.ts'
import { listImported, listShops } from './reputation.store.ts'
import {
  distrustShop,
  exportReputation,
  importReputation,
  makeReputationCode,
  removeReputation,
  trustShop,
} from './reputation.ts'

const tags = ['sellers']

/** Signatures, codes and tries of one account in an hour. */
const TRIES = { points: 20, seconds: 3_600 }

const refuseImport = refusalResponses({
  not_a_statement: [
    422,
    'This is not a statement from a shop that runs this software.',
    'statement',
  ],
  own_shop: [
    422,
    'This statement is from this shop. Your ratings here are shown anyway.',
    'statement',
  ],
  unknown_shop: [
    422,
    'This shop doesn’t accept statements from the shop that signed it.',
    'statement',
  ],
  wrong_signature: [
    422,
    'The signature is wrong: the file was changed, or another shop made it.',
    'statement',
  ],
  expired: [422, 'The statement has expired. Export a new one.', 'statement'],
  wrong_code: [
    422,
    'The statement doesn’t contain your code. Create one here and use it in a new export.',
    'statement',
  ],
  used_by_another: [409, 'Another account here already shows these ratings.', 'statement'],
})

/** Sales and ratings that sellers take along to another shop. */
export function reputationApi(deps: Deps) {
  const db = deps.db.kysely
  const tries = createLimiter(deps.db.pool, 'reputation', TRIES.points, TRIES.seconds)
  const router = createRouter()
    .openapi(
      route('sell', {
        method: 'post',
        path: '/reputation-statements',
        operationId: 'exportReputation',
        summary: 'Export your sales and ratings',
        description:
          'For sellers. Returns a statement of your sales and ratings, signed by this instance, for your account in another shop. The code comes from that shop.',
        tags,
        request: { body: jsonBody(newStatementBody) },
        responses: { 200: json(signedStatementBody), ...refusals(401, 403, 413, 422, 429) },
      }),
      async (c) => {
        const viewer = requireViewer(c)
        const tooMany = await limitAttempts(c, tries, viewer.id)
        if (tooMany) return tooMany
        const signed = await exportReputation(deps, viewer, c.req.valid('json').code)
        if ('refused' in signed) return refuse(c, 403, signed.refused, 'Only sellers can do this.')
        return c.json(signed, 200)
      },
    )
    .openapi(
      route('sell', {
        method: 'post',
        path: '/reputation-codes',
        operationId: 'createReputationCode',
        summary: 'Create a code for a statement',
        description:
          'For sellers. Creates a one-time code to include in the export of another shop, which proves that both accounts are yours. It is valid for a day and replaces the previous one.',
        tags,
        responses: { 201: json(codeBody), ...refusals(401, 403, 429) },
      }),
      async (c) => {
        const viewer = requireViewer(c)
        const tooMany = await limitAttempts(c, tries, viewer.id)
        if (tooMany) return tooMany
        const { code, expiresAt } = await makeReputationCode(deps, viewer)
        return c.json({ code, expiresAt: expiresAt.toISOString() }, 201)
      },
    )
    .openapi(
      route('sell', {
        method: 'get',
        path: '/my-reputation',
        operationId: 'getMyReputation',
        summary: 'Get your imported reputations',
        description:
          'For sellers. Returns the statements shown on your profile, and the shops whose statements are accepted.',
        tags,
        responses: { 200: json(myReputationBody), ...refusals(401, 403) },
      }),
      async (c) => {
        const [imported, shops] = await Promise.all([
          shownReputation(db, requireViewer(c).id, deps.clock.now()),
          listShops(db),
        ])
        return c.json({ imported, shops: shops.map(({ origin }) => origin) }, 200)
      },
    )
    .openapi(
      route('sell', {
        method: 'post',
        path: '/imported-reputations',
        operationId: 'importReputation',
        summary: 'Import a statement from another shop',
        description:
          'For sellers. Shows your sales and ratings in another shop on your profile. The shop must be trusted here, and the statement must contain your code.',
        tags,
        request: { body: jsonBody(signedStatementBody) },
        responses: {
          201: json(z.object({ imported: z.literal(true) })),
          ...refusals(401, 403, 409, 413, 422, 429),
        },
      }),
      async (c) => {
        const viewer = requireViewer(c)
        const tooMany = await limitAttempts(c, tries, viewer.id)
        if (tooMany) return tooMany
        const outcome = await importReputation(deps, viewer, c.req.valid('json'))
        if ('refused' in outcome) return refuseImport(c, outcome.refused)
        return c.json(outcome, 201)
      },
    )
    .openapi(
      route('sell', {
        method: 'delete',
        path: '/imported-reputations/{id}',
        operationId: 'removeReputation',
        summary: 'Remove an imported statement',
        description: 'For sellers. Removes an imported statement from your profile.',
        tags,
        request: { params: z.object({ id: z.string() }) },
        responses: {
          200: json(z.object({ removed: z.literal(true) })),
          ...refusals(401, 403, 404),
        },
      }),
      async (c) => {
        const removed = await removeReputation(deps, requireViewer(c), c.req.valid('param').id)
        if (!removed) return refuse(c, 404, 'not_found', 'Statement not found.')
        return c.json({ removed: true as const }, 200)
      },
    )
  router.route('/', trustedShopsApi(deps))
  return router
}

/** What a seller shows from other shops. */
export async function shownReputation(
  db: Executor,
  userId: string,
  now: Date,
): Promise<Imported[]> {
  const rows = await listImported(db, userId, now)
  return rows.map(({ id, issuedAt, expiresAt, ...imported }) => ({
    _id: id,
    ...imported,
    issuedAt: issuedAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  }))
}

/** For admins: whose statements are accepted. */
function trustedShopsApi(deps: Deps) {
  const publicKey = rawPublicKey(deps.secret)
  return createRouter()
    .openapi(
      route('trustShops', {
        method: 'get',
        path: '/trusted-shops',
        operationId: 'listTrustedShops',
        summary: 'List trusted shops',
        description:
          'For admins. Returns the shops whose statements of ratings are accepted, and the address and key of this one.',
        tags,
        responses: { 200: json(trustedShopsBody), ...refusals(401, 403) },
      }),
      async (c) => {
        const shops = await listShops(deps.db.kysely)
        const ownShop = { origin: deps.origin(), publicKey, fingerprint: keyFingerprint(publicKey) }
        const shown = shops.map(({ id, addedAt, ...shop }) => ({
          _id: id,
          ...shop,
          fingerprint: keyFingerprint(shop.publicKey),
          addedAt: addedAt.toISOString(),
        }))
        return c.json({ own: ownShop, shops: shown }, 200)
      },
    )
    .openapi(
      route('trustShops', {
        method: 'post',
        path: '/trusted-shops',
        operationId: 'trustShop',
        summary: 'Trust a shop',
        description:
          'For admins. Accepts statements that the shop signs with the given key. Its address is never fetched.',
        tags,
        recentLogin: true,
        request: { body: jsonBody(newTrustedShopBody) },
        responses: {
          201: json(z.object({ _id: z.string() })),
          ...refusals(401, 403, 409, 413, 422),
        },
      }),
      async (c) => {
        const outcome = await trustShop(deps, requireViewer(c), c.req.valid('json'))
        if ('wrong' in outcome)
          return refuse(c, 422, 'invalid', 'Some fields are not valid.', outcome.wrong)
        if ('refused' in outcome)
          return refuse(c, 409, outcome.refused, 'This shop is trusted already. Remove it first.', {
            origin: 'This shop is trusted already. Remove it first.',
          })
        return c.json({ _id: outcome.id }, 201)
      },
    )
    .openapi(
      route('trustShops', {
        method: 'delete',
        path: '/trusted-shops/{id}',
        operationId: 'distrustShop',
        summary: 'Stop trusting a shop',
        description: 'For admins. Removes the shop, and its ratings from all seller profiles.',
        tags,
        recentLogin: true,
        request: { params: z.object({ id: z.string() }) },
        responses: {
          200: json(z.object({ removed: z.literal(true) })),
          ...refusals(401, 403, 404),
        },
      }),
      async (c) => {
        const removed = await distrustShop(deps, requireViewer(c), c.req.valid('param').id)
        if (!removed) return refuse(c, 404, 'not_found', 'Shop not found.')
        return c.json({ removed: true as const }, 200)
      },
    )
}
