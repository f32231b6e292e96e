import type { Deps } from '../../deps.ts'
import { api } from '../../paths.ts'
import { isId } from '../../platform/db/index.ts'
import {
  createRouter,
  json,
  readTimeCursor,
  refusals,
  refuse,
  route,
  type TimePlace,
  type Viewer,
  writeTimeCursor,
  z,
} from '../../platform/http/index.ts'
import { findBrand } from '../catalog/index.ts'
import { whyNotVisible } from './listing.ts'
import { phoneBody } from './listings.contract.ts'
import { findListings } from './listings.store.ts'
import { listLive } from './live-listings.store.ts'
import { toPhone } from './to-phone.ts'

/** Phones that are asked for by their ids, at most: a page of favourites, a comparison. */
const ASKED = 20

/** Listings in one answer, at most; the next ones are behind the Link header. */
const PAGE = 100

const limit = z
  .string()
  .regex(/^\d{1,3}$/, `Must be a number from 1 to ${PAGE}`)
  .transform(Number)
  .refine((value) => value >= 1 && value <= PAGE, `Must be a number from 1 to ${PAGE}`)

const cursor = z.string().transform((word, context): TimePlace | typeof z.NEVER => {
  const place = readTimeCursor(word)
  if (place) return place
  context.addIssue({ code: 'custom', message: 'Take the cursor from the Link header' })
  return z.NEVER
})

const query = z.object({
  limit: limit.optional().openapi({ type: 'string', description: `1 to ${PAGE}`, example: '100' }),
  cursor: cursor.optional().openapi({ type: 'string', description: 'From the Link header.' }),
  brand: z.string().optional().openapi({ description: 'Only this brand, by name or slug.' }),
  id: z
    .union([z.string(), z.array(z.string())])
    .optional()
    .openapi({
      description: `These phones, in their order, whatever their state; ${ASKED} at most.`,
    }),
})

/** The seed's list of phones: what is on sale, newest first. */
export function livePhonesApi(deps: Deps) {
  return createRouter().openapi(
    route('anyone', {
      method: 'get',
      path: '/phones',
      operationId: 'listPhones',
      summary: 'Phones on sale, newest first; Link names the next page',
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
        return refuse(c, 422, 'invalid', 'Some fields need another look.', fields)
      }
      // One more than is shown: it tells whether there is a next page.
      const offers = await listLive(deps.db.pool, {
        limit: limit + 1,
        after,
        categoryId: wanted?.id,
      })
      if (offers.length > limit) {
        offers.length = limit
        const last = offers[limit - 1]!
        const params = new URLSearchParams({ limit: String(limit), ...(brand && { brand }) })
        params.set('cursor', writeTimeCursor({ at: last.createdAt, id: last.id }))
        c.header('Link', `<${api.phones()}?${params}>; rel="next"`)
      }
      const viewer = c.var.viewer
      return c.json(
        offers.map((offer) => toPhone(offer, viewer)),
        200,
      )
    },
  )
}

/** The phones with these ids that the viewer may see, in the order asked for. */
async function phonesOf(deps: Deps, asked: string[], viewer: Viewer | null) {
  const ids = [...new Set(asked.map((id) => id.toLowerCase()))].filter(isId).slice(0, ASKED)
  const found = await findListings(deps.db.kysely, ids)
  const shown = found.filter((listing) => !whyNotVisible(listing, viewer))
  return shown
    .toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
    .map((listing) => toPhone(listing, viewer))
}
