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
import { refuseListing } from '../refusals.ts'
import {
  defaultAfterSaleBody,
  newDefaultAfterSaleBody,
  savedAfterSaleBody,
} from './after-sale.contract.ts'
import { findDefaultAfterSale } from './after-sale.store.ts'
import { saveDefaultAfterSale } from './default-after-sale.ts'

const tags = ['listings']

/** The returns and warranty that a seller's new listings start with. */
export function afterSaleApi(deps: Deps) {
  return createRouter()
    .openapi(
      route('sell', {
        method: 'get',
        path: '/after-sale-terms',
        operationId: 'getAfterSaleTerms',
        summary: 'Get your default return policy and warranty',
        description:
          'For sellers. New listings that name none start with these. Without saved terms there are no returns and no warranty.',
        tags,
        responses: { 200: json(defaultAfterSaleBody), ...refusals(401, 403) },
      }),
      async (c) => {
        const terms = await findDefaultAfterSale(deps.db.kysely, requireViewer(c).id)
        return c.json({ terms }, 200)
      },
    )
    .openapi(
      route('sell', {
        method: 'put',
        path: '/after-sale-terms',
        operationId: 'updateAfterSaleTerms',
        summary: 'Save your default return policy and warranty',
        description:
          'For sellers. With `applyToLive` all your live listings get them too; booked phones keep theirs.',
        tags,
        request: { body: jsonBody(newDefaultAfterSaleBody) },
        responses: { 200: json(savedAfterSaleBody), ...refusals(401, 403, 413, 422) },
      }),
      async (c) => {
        const saved = await saveDefaultAfterSale(deps, requireViewer(c), c.req.valid('json'))
        if (!('refused' in saved)) return c.json(saved, 200)
        if (saved.refused === 'invalid')
          return refuse(c, 422, 'invalid', 'Some fields are not valid.', saved.fields)
        return refuseListing(c, saved.refused)
      },
    )
}
