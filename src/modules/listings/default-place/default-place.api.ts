import type { Deps } from '../../../deps.ts'
import { inTransaction } from '../../../platform/db/index.ts'
import { writeAudit } from '../../../platform/events.ts'
import {
  createRouter,
  json,
  jsonBody,
  refusals,
  requireViewer,
  route,
  singleLine,
  z,
} from '../../../platform/http/index.ts'
import { listingFields } from '../../../shared/listings/listing.fields.ts'
import { refuseListing } from '../refusals.ts'
import { lockSeller } from '../sellers.store.ts'
import { findDefaultPlace, putDefaultPlace } from './default-place.store.ts'

const tags = ['listings']
const { max } = listingFields.location

const defaultPlaceBody = z
  .object({ place: z.string().openapi({ description: 'Empty when none is saved.' }) })
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
        description: 'For sellers. New listings that name no location start with it.',
        tags,
        responses: { 200: json(defaultPlaceBody), ...refusals(401, 403) },
      }),
      async (c) => {
        const place = await findDefaultPlace(deps.db.kysely, requireViewer(c).id)
        return c.json({ place }, 200)
      },
    )
    .openapi(
      route('sell', {
        method: 'put',
        path: '/default-place',
        operationId: 'updateDefaultPlace',
        summary: 'Save your default place',
        description:
          'For sellers. An empty place removes the saved one. Listings that you have already keep theirs.',
        tags,
        request: { body: jsonBody(newDefaultPlaceBody) },
        responses: { 200: json(defaultPlaceBody), ...refusals(401, 403, 413, 422) },
      }),
      async (c) => {
        const seller = requireViewer(c)
        const { place } = c.req.valid('json')
        const saved = await inTransaction(deps.db, async (tx) => {
          if (!(await lockSeller(tx, seller.id))) return false
          const at = deps.clock.now()
          await putDefaultPlace(tx, seller.id, place, at)
          const subject: [string, string] = ['user', seller.id]
          await writeAudit(tx, { actor: seller, action: 'default_place_saved', subject, at })
          return true
        })
        return saved ? c.json({ place }, 200) : refuseListing(c, 'not_a_seller')
      },
    )
}
