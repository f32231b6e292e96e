import type { Deps } from '../../../deps.ts'
import { inTransaction, isId, newId, publishChange, type Tx } from '../../../platform/db/index.ts'
import { recordEvent, writeAudit } from '../../../platform/events.ts'
import {
  createRouter,
  json,
  jsonBody,
  refusalResponses,
  refusals,
  requireViewer,
  route,
  type Viewer,
  z,
} from '../../../platform/http/index.ts'
import { BUSINESS_RETENTION_MONTHS } from '../../../shared/accounts/account-rules.ts'
import { lockSeller } from '../../accounts/index.ts'
import {
  type BusinessForm,
  businessBody,
  businessForm,
  personBusinessesBody,
  removalQuery,
} from './business.contract.ts'
import { findBusiness, findTrader, writeBusiness } from './business.store.ts'
import { endBusiness, listFormerBusinesses } from './former-business.store.ts'

const tags = ['sellers']

const refuseBusiness = refusalResponses({
  not_a_seller: [403, 'Only sellers can do this.'],
  business_changed: [
    409,
    'Your business details were changed in another tab or on another device. Nothing was saved.',
  ],
})

type Refused = { refused: 'not_a_seller' | 'business_changed' }

/** Saves the details of a seller's business. Of two edits at once, the second is refused. */
function saveBusiness(
  deps: Deps,
  seller: Viewer,
  { revision: before, certified: _, ...trader }: BusinessForm,
): Promise<{ revision: string } | Refused> {
  return inTransaction(deps.db, async (tx) => {
    if (!(await lockSeller(tx, seller.id))) return { refused: 'not_a_seller' as const }
    const now = deps.clock.now()
    const revision = newId()
    const business = { ...trader, revision, certifiedAt: now, updatedAt: now }
    if (!(await writeBusiness(tx, seller.id, before, business)))
      return { refused: 'business_changed' as const }
    await record(tx, seller, 'business_saved', now)
    return { revision }
  })
}

function removeBusiness(
  deps: Deps,
  seller: Viewer,
  revision: string,
): Promise<{ removed: true } | Refused> {
  return inTransaction(deps.db, async (tx) => {
    if (!(await lockSeller(tx, seller.id))) return { refused: 'not_a_seller' as const }
    const now = deps.clock.now()
    if (!(await endBusiness(tx, { sellerId: seller.id, revision, at: now })))
      return { refused: 'business_changed' as const }
    await record(tx, seller, 'business_removed', now)
    return { removed: true as const }
  })
}

async function record(
  tx: Tx,
  seller: Viewer,
  action: 'business_saved' | 'business_removed',
  at: Date,
) {
  await recordEvent(tx, action, at, { userId: seller.id })
  await writeAudit(tx, { actor: seller, action, subject: ['user', seller.id], at })
  publishChange(tx, 'listings')
}

async function readBusiness(deps: Deps, sellerId: string) {
  const { revision = null, ...business } = (await findBusiness(deps.db.kysely, sellerId)) ?? {}
  return { business: 'companyName' in business ? business : null, revision }
}

/** Sellers who trade as a business. */
export function businessApi(deps: Deps) {
  return createRouter()
    .openapi(
      route('sell', {
        method: 'get',
        path: '/business',
        operationId: 'getBusiness',
        summary: 'Get your business details',
        description:
          'For sellers. Returns the details of your business that buyers see, or null if you sell as a private person.',
        tags,
        responses: { 200: json(businessBody), ...refusals(401, 403) },
      }),
      async (c) => c.json(await readBusiness(deps, requireViewer(c).id), 200),
    )
    .openapi(
      route('sell', {
        method: 'put',
        path: '/business',
        operationId: 'updateBusiness',
        summary: 'Save your business details',
        description:
          'For sellers. Declares that you trade as a business. Everyone sees the details on your page, as Article 30 of the Digital Services Act requires. Format and check digits of the VAT number are checked for countries of the EU and the United Kingdom. Returns 409 `business_changed` if the details have changed since `revision`.',
        tags,
        request: { body: jsonBody(businessForm) },
        responses: { 200: json(businessBody), ...refusals(401, 403, 409, 413, 422) },
      }),
      async (c) => {
        const viewer = requireViewer(c)
        const saved = await saveBusiness(deps, viewer, c.req.valid('json'))
        if ('refused' in saved) return refuseBusiness(c, saved.refused)
        return c.json(await readBusiness(deps, viewer.id), 200)
      },
    )
    .openapi(
      route('sell', {
        method: 'delete',
        path: '/business',
        operationId: 'deleteBusiness',
        summary: 'Stop trading as a business',
        description: `For sellers. Nobody but the staff sees your business details any longer; they are deleted after ${BUSINESS_RETENTION_MONTHS} months. Returns 409 \`business_changed\` if they have changed since \`revision\`.`,
        tags,
        request: { query: removalQuery },
        responses: { 200: json(businessBody), ...refusals(401, 403, 409, 422) },
      }),
      async (c) => {
        const viewer = requireViewer(c)
        const outcome = await removeBusiness(deps, viewer, c.req.valid('query').revision)
        if ('refused' in outcome) return refuseBusiness(c, outcome.refused)
        return c.json({ business: null, revision: null }, 200)
      },
    )
    .openapi(
      route('seeAccounts', {
        method: 'get',
        path: '/accounts/{id}/businesses',
        operationId: 'listBusinesses',
        summary: 'List the business details of a person',
        description: `For staff. Returns the details with which a seller trades as a business, and those of the last ${BUSINESS_RETENTION_MONTHS} months with which they no longer do, also of a deleted account.`,
        tags,
        request: { params: z.object({ id: z.string() }) },
        responses: { 200: json(personBusinessesBody), ...refusals(401, 403) },
      }),
      async (c) => {
        const { id } = c.req.valid('param')
        const db = deps.db.kysely
        const [business, former] = isId(id)
          ? await Promise.all([findTrader(db, id), listFormerBusinesses(db, id)])
          : [undefined, []]
        c.header('Cache-Control', 'no-store')
        return c.json(
          {
            business: business ?? null,
            former: former.map(({ endedAt, ...trader }) => ({
              ...{ trader, endedAt: endedAt.toISOString() },
            })),
          },
          200,
        )
      },
    )
}
