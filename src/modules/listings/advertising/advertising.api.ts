import { api } from '../../../contract/urls.ts'
import type { Deps } from '../../../deps.ts'
import {
  createRouter,
  cursorParam,
  decodeQueueCursor,
  encodeQueueCursor,
  json,
  paginate,
  refusals,
  refuse,
  requireViewer,
  route,
  z,
} from '../../../platform/http/index.ts'
import { judgeListings } from '../assessment/judge-listings.ts'
import { forPage } from '../to-phone.ts'
import { stopAdvertising, toAdvert } from './advertise.ts'
import { advertBody, stoppedBody } from './advertising.contract.ts'
import { listAdvertised } from './adverts.store.ts'

const tags = ['advertising']

/** Adverts per response; the Link header has the next page. */
const PAGE = 100

const query = z.object({
  limit: z
    .string()
    .regex(/^\d{1,3}$/, `Must be a number from 1 to ${PAGE}`)
    .transform(Number)
    .refine((value) => value >= 1 && value <= PAGE, `Must be a number from 1 to ${PAGE}`)
    .optional()
    .openapi({ type: 'string', description: `1 to ${PAGE}`, example: '8' }),
  cursor: cursorParam(decodeQueueCursor),
})

/** The phones that are advertised. Advertising one is in the orders, because the same call books one. */
export function advertisingApi(deps: Deps) {
  return createRouter()
    .openapi(
      route('anyone', {
        method: 'get',
        path: '/advertise',
        compressed: true,
        operationId: 'listAdvertisedPhones',
        summary: 'List advertised phones',
        description:
          'Returns the phones that sellers advertise, newest first, then the booked ones, at most 100 at a time, with `priceVerdict` and `proofs`; the `Link` header has the next page. Needs no session.',
        tags,
        request: { query },
        responses: { 200: json(z.array(advertBody)), ...refusals(422) },
      }),
      async (c) => {
        const { limit = PAGE, cursor: after } = c.req.valid('query')
        const rows = await listAdvertised(deps.db.kysely, { after, limit: limit + 1 })
        const adverts = paginate(c, rows, {
          limit,
          path: api.adverts(),
          cursorOf: ({ rank, advertisedAt: at, advertId: id }) =>
            encodeQueueCursor({ rank, at, id }),
          query: { limit: String(limit) },
        })
        const judge = await judgeListings(deps, adverts)
        return c.json(
          adverts.map((listing) => ({
            ...toAdvert(forPage(deps, c), listing, c.var.viewer),
            ...judge(listing),
          })),
          200,
        )
      },
    )
    .openapi(
      route('sell', {
        method: 'delete',
        path: '/advertise/{id}',
        operationId: 'stopAdvertisingPhone',
        summary: 'Stop advertising a phone',
        description:
          'Stops advertising your own phone; the listing stays for sale. Repeating the call changes nothing.',
        tags,
        request: {
          params: z.object({ id: z.string().openapi({ description: 'ID of the phone.' }) }),
        },
        responses: { 200: json(stoppedBody), ...refusals(401, 403, 404, 413) },
      }),
      async (c) => {
        const outcome = await stopAdvertising(deps, requireViewer(c), c.req.valid('param').id)
        if ('refused' in outcome) return refuse(c, 404, 'not_found', 'Phone not found.')
        return c.json({ acknowledged: true as const, deletedCount: outcome.deleted }, 200)
      },
    )
}
