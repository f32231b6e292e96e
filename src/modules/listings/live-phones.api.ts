import type { Deps } from '../../deps.ts'
import { isId } from '../../platform/db/index.ts'
import {
  createRouter,
  cursorParam,
  decodeTimeCursor,
  encodeTimeCursor,
  json,
  paginate,
  refusals,
  refuse,
  route,
  type Viewer,
  z,
} from '../../platform/http/index.ts'
import { api } from '../../routes.ts'
import { whyNotVisible } from '../../shared/listings/listing-life-cycle.ts'
import { MAX_PHONES_BY_ID } from '../../shared/listings/listing-limits.ts'
import { findBrand } from '../catalog/index.ts'
import { phoneBody } from './listings.contract.ts'
import { findListings } from './listings.store.ts'
import { listLive } from './live-listings.store.ts'
import { toPhone } from './to-phone.ts'

/** Listings per response; the Link header has the next page. */
const PAGE = 100

const limit = z
  .string()
  .regex(/^\d{1,3}$/, `Must be a number from 1 to ${PAGE}`)
  .transform(Number)
  .refine((value) => value >= 1 && value <= PAGE, `Must be a number from 1 to ${PAGE}`)

const query = z.object({
  limit: limit.optional().openapi({ type: 'string', description: `1 to ${PAGE}`, example: '100' }),
  cursor: cursorParam(decodeTimeCursor),
  brand: z.string().optional().openapi({ description: 'Only this brand, by name or slug.' }),
  id: z
    .union([z.string(), z.array(z.string())])
    .optional()
    .openapi({
      description: `These phones in this order, in any public state; at most ${MAX_PHONES_BY_ID}.`,
    }),
})

/** The public list of phones. */
export function livePhonesApi(deps: Deps) {
  return createRouter().openapi(
    route('anyone', {
      method: 'get',
      path: '/phones',
      compressed: true,
      operationId: 'listPhones',
      summary: 'List phones on sale',
      description:
        'Returns phones on sale, newest first, at most 100 at a time; the `Link` header has the next page. With `id` it returns exactly these phones in this order instead, leaving out those that you may not see.',
      tags: ['listings'],
      request: { query },
      responses: { 200: json(z.array(phoneBody)), ...refusals(422) },
    }),
    async (c) => {
      const { limit = PAGE, cursor: after, brand, id } = c.req.valid('query')
      if (id !== undefined) return c.json(await phonesOf(deps, [id].flat(), c.var.viewer), 200)
      const wanted = brand ? await findBrand(deps.db.kysely, brand) : undefined
      if (brand && !wanted) {
        const fields = { brand: 'Choose a brand from the list' }
        return refuse(c, 422, 'invalid', 'Some fields are not valid.', fields)
      }
      const live = await listLive(deps.db.pool, {
        limit: limit + 1,
        after,
        categoryId: wanted?.id,
      })
      const offers = paginate(c, live, {
        limit,
        path: api.phones(),
        cursorOf: ({ createdAt, id }) => encodeTimeCursor({ at: createdAt, id }),
        query: { limit: String(limit), ...(brand && { brand }) },
      })
      const viewer = c.var.viewer
      return c.json(
        offers.map((offer) => toPhone(offer, viewer)),
        200,
      )
    },
  )
}

/** The phones with these ids that the viewer may see, in the requested order. */
async function phonesOf(deps: Deps, requestedIds: string[], viewer: Viewer | null) {
  const ids = [...new Set(requestedIds.map((id) => id.toLowerCase()))]
    .filter(isId)
    .slice(0, MAX_PHONES_BY_ID)
  const listings = await findListings(deps.db.kysely, ids)
  const shown = listings.filter((listing) => !whyNotVisible(listing, viewer))
  return shown
    .toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
    .map((listing) => toPhone(listing, viewer))
}
