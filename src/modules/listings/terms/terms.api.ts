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
import { pickUpOnly } from '../../../shared/listings/delivery-terms.ts'
import { refuseListing } from '../refusals.ts'
import { saveDefaultTerms } from './default-terms.ts'
import { canBePaidBeforeShipping } from './read-terms.ts'
import {
  defaultTermsBody,
  newDefaultTermsBody,
  savedTermsBody,
  toDeliveryTerms,
} from './terms.contract.ts'
import { findDefaultTerms } from './terms.store.ts'

const tags = ['listings']

/** The delivery terms that a seller's new listings start with. */
export function termsApi(deps: Deps) {
  const currency = deps.env.CURRENCY
  return createRouter()
    .openapi(
      route('sell', {
        method: 'get',
        path: '/delivery-terms',
        operationId: 'getDeliveryTerms',
        summary: 'Get your default delivery terms',
        description:
          'For sellers. New listings that name no delivery start with these. Without saved terms it is pick-up only. `canShip` is false while no payment method of yours can be completed before a phone is shipped.',
        tags,
        responses: { 200: json(defaultTermsBody), ...refusals(401, 403) },
      }),
      async (c) => {
        const db = deps.db.kysely
        const sellerId = requireViewer(c).id
        const saved = await findDefaultTerms(db, sellerId, currency)
        const canShip = await canBePaidBeforeShipping(deps, db, {
          sellerId,
          priceMinor: 0,
          currency,
        })
        const delivery = toDeliveryTerms(saved ?? pickUpOnly, currency)
        return c.json({ delivery, isSaved: saved !== undefined, canShip }, 200)
      },
    )
    .openapi(
      route('sell', {
        method: 'put',
        path: '/delivery-terms',
        operationId: 'updateDeliveryTerms',
        summary: 'Save your default delivery terms',
        description:
          'For sellers. With `applyToLive` all your live listings get them too; booked phones keep theirs. Listings whose price is too low for the postage are left unchanged and counted in `tooCheap`.',
        tags,
        request: { body: jsonBody(newDefaultTermsBody) },
        responses: { 200: json(savedTermsBody), ...refusals(401, 403, 413, 422) },
      }),
      async (c) => {
        const saved = await saveDefaultTerms(deps, requireViewer(c), c.req.valid('json'))
        if (!('refused' in saved)) {
          const { terms, changed, tooCheap } = saved
          return c.json({ delivery: toDeliveryTerms(terms, currency), changed, tooCheap }, 200)
        }
        if (saved.refused === 'invalid')
          return refuse(c, 422, 'invalid', 'Some fields are not valid.', saved.fields)
        return refuseListing(c, saved.refused)
      },
    )
}
