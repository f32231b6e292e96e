import type { Deps } from '../../../deps.ts'
import { inTransaction } from '../../../platform/db/index.ts'
import { writeAudit } from '../../../platform/events.ts'
import {
  createRouter,
  json,
  jsonBody,
  refusals,
  refuse,
  requireViewer,
  route,
  singleLine,
  z,
} from '../../../platform/http/index.ts'
import { pickUpOnly } from '../../../shared/listings/delivery-terms.ts'
import { listingFields } from '../../../shared/listings/listing.fields.ts'
import { offeredTerms, shopDeliveries } from '../../../shared/orders/delivery-methods.ts'
import { pageLanguage } from '../../../text/errors.ts'
import { lockSeller } from '../../accounts/index.ts'
import { findPlace, translateLocation } from '../../catalog/places/index.ts'
import {
  defaultAfterSaleBody,
  newDefaultAfterSaleBody,
  savedAfterSaleBody,
} from '../listings.contract.ts'
import { refuseListing } from '../refusals.ts'
import type { EditCallbacks } from '../versions/versions.ts'
import {
  defaultTermsBody,
  newDefaultTermsBody,
  savedTermsBody,
  toDeliveryTerms,
} from './terms.contract.ts'
import {
  findDefaultAfterSale,
  findDefaultPlace,
  findDefaultTerms,
  putDefaultPlace,
} from './terms.store.ts'
import { canBePaidBeforeShipping, saveDefaultAfterSale, saveDefaultTerms } from './terms.ts'

const tags = ['listings']

/** The delivery terms that a seller's new listings start with. */
export function termsApi(deps: Deps, { onChanged }: EditCallbacks) {
  const currency = deps.settings.current().currency
  return createRouter()
    .openapi(
      route('sell', {
        method: 'get',
        path: '/delivery-terms',
        operationId: 'getDeliveryTerms',
        summary: 'Get your default delivery terms',
        description:
          'For sellers. Returns the default delivery terms, which apply to new listings created without their own; pick-up only until the seller saves some. Includes only delivery methods offered by the shop. `canShip` is false while buyers have no way to pay you before a phone is shipped.',
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
        const offered = shopDeliveries(deps.settings.current())
        const delivery = toDeliveryTerms(offeredTerms(saved ?? pickUpOnly, offered), currency)
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
          'For sellers. Saves the terms that new listings start with. With `applyToLive`, your live listings get them too; booked phones keep theirs. Listings whose price is too low for the postage are left unchanged and counted in `tooCheap`.',
        tags,
        request: { body: jsonBody(newDefaultTermsBody) },
        responses: { 200: json(savedTermsBody), ...refusals(401, 403, 413, 422) },
      }),
      async (c) => {
        const saved = await saveDefaultTerms(deps, requireViewer(c), {
          ...c.req.valid('json'),
          onChanged,
        })
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

/** The returns and warranty that a seller's new listings start with. */
export function afterSaleApi(deps: Deps, { onChanged }: EditCallbacks) {
  return createRouter()
    .openapi(
      route('sell', {
        method: 'get',
        path: '/after-sale-terms',
        operationId: 'getAfterSaleTerms',
        summary: 'Get your default return policy and warranty',
        description:
          'For sellers. Returns the terms of new listings that are created without any. Without saved terms, there are no returns and no warranty.',
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
          'For sellers. Saves the terms that new listings start with. With `applyToLive`, your live listings get them too; booked phones keep theirs.',
        tags,
        request: { body: jsonBody(newDefaultAfterSaleBody) },
        responses: { 200: json(savedAfterSaleBody), ...refusals(401, 403, 413, 422) },
      }),
      async (c) => {
        const saved = await saveDefaultAfterSale(deps, requireViewer(c), {
          ...c.req.valid('json'),
          onChanged,
        })
        if (!('refused' in saved)) return c.json(saved, 200)
        if (saved.refused === 'invalid')
          return refuse(c, 422, 'invalid', 'Some fields are not valid.', saved.fields)
        return refuseListing(c, saved.refused)
      },
    )
}

const { max } = listingFields.location

const defaultPlaceBody = z
  .object({
    place: z.string().openapi({
      description:
        'Empty when none is saved; in the language of the page if it is the name of a known place.',
    }),
  })
  .openapi('DefaultPlace')
const newDefaultPlaceBody = z
  .strictObject({ place: singleLine().max(max, `At most ${max} characters`) })
  .openapi('NewDefaultPlace')

/** The location that a seller's new listings start with. */
export function defaultPlaceApi(deps: Deps) {
  return createRouter()
    .openapi(
      route('sell', {
        method: 'get',
        path: '/default-place',
        operationId: 'getDefaultPlace',
        summary: 'Get your default place',
        description:
          'For sellers. Returns the location of new listings that are created without one.',
        tags,
        responses: { 200: json(defaultPlaceBody), ...refusals(401, 403) },
      }),
      async (c) => {
        const db = deps.db.kysely
        const text = await findDefaultPlace(db, requireViewer(c).id)
        const place = text ? await findPlace(db, text) : undefined
        const language = pageLanguage(c.req.header('accept-language'))
        return c.json({ place: place ? translateLocation(text, place, language) : text }, 200)
      },
    )
    .openapi(
      route('sell', {
        method: 'put',
        path: '/default-place',
        operationId: 'updateDefaultPlace',
        summary: 'Save your default place',
        description:
          'For sellers. Saves the location that new listings start with; an empty place removes it. Existing listings keep theirs.',
        tags,
        request: { body: jsonBody(newDefaultPlaceBody) },
        responses: { 200: json(defaultPlaceBody), ...refusals(401, 403, 413, 422) },
      }),
      async (c) => {
        const seller = requireViewer(c)
        const { place } = c.req.valid('json')
        const saved = await inTransaction(deps.db, async (tx) => {
          if (!(await lockSeller(tx, seller.id))) return false
          const now = deps.clock.now()
          await putDefaultPlace(tx, seller.id, place, now)
          const subject: [string, string] = ['user', seller.id]
          await writeAudit(tx, { actor: seller, action: 'default_place_saved', subject, at: now })
          return true
        })
        return saved ? c.json({ place }, 200) : refuseListing(c, 'not_a_seller')
      },
    )
}
