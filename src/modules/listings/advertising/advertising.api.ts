import type { Deps } from '../../../deps.ts'
import {
  createRouter,
  json,
  jsonBody,
  refusals,
  refuse,
  requireViewer,
  route,
  type Viewer,
  z,
} from '../../../platform/http/index.ts'
import type { Listing } from '../index.ts'
import { advertise, stopAdvertising } from './advertise.ts'
import { listingMeant } from './advertised-listing.ts'
import { advertBody, advertisedBody, newAdvertBody, stoppedBody } from './advertising.contract.ts'
import { listAdvertised } from './adverts.store.ts'
import type { Book } from './booking.ts'
import { toAdvert } from './to-advert.ts'

const tags = ['advertising']

const reasons = {
  not_found: [404, 'Phone not found.'],
  admins_do_not: [403, 'Admins neither buy nor sell.'],
  not_yours: [403, "This is another seller's phone."],
  not_live: [409, 'Only a phone that is on sale can be advertised.'],
  buyers_only: [403, 'Only Buyers can book a phone.'],
  own_phone: [403, 'This is your own phone.'],
  already_booked: [409, 'Someone else booked this phone.'],
  not_for_sale: [409, 'This phone is no longer for sale.'],
  key_reused: [409, 'This Idempotency-Key was used for another phone.'],
  account_gone: [401, 'Sign in first.'],
  too_many_holds: [409, 'You hold ten phones already. Finish or cancel a booking first.'],
} as const

const headers = z.object({
  'idempotency-key': z
    .string()
    .min(1)
    .max(200, 'At most 200 characters')
    .optional()
    .openapi({ description: "A buyer's booking sent twice with one key is made once." }),
})

export function advertisingApi(deps: Deps, { book }: { book: Book }) {
  return createRouter()
    .openapi(
      route('anyone', {
        method: 'get',
        path: '/advertise',
        operationId: 'listAdverts',
        summary: "Advertised phones: sellers' adverts newest first, then the booked ones",
        tags,
        responses: { 200: json(z.array(advertBody)), ...refusals() },
      }),
      async (c) => {
        const listings = await listAdvertised(deps.db.kysely)
        return c.json(
          listings.map((listing) => toAdvert(listing, c.var.viewer)),
          200,
        )
      },
    )
    .openapi(
      route('signedIn', {
        method: 'post',
        path: '/advertise',
        operationId: 'advertise',
        summary: 'Books the phone when a Buyer posts it, advertises it when its Seller does',
        description:
          '`phoneId` says which phone is meant; without it `email`, `name`, `price` and `img` do.',
        tags,
        request: {
          headers,
          body: jsonBody(newAdvertBody),
        },
        responses: {
          200: json(advertisedBody, 'It was so already.'),
          201: json(advertisedBody, 'Booked, or advertised.'),
          ...refusals(401, 403, 404, 409, 413, 422),
        },
      }),
      async (c) => {
        const viewer = requireViewer(c)
        if (viewer.role === 'admin') return refuse(c, ...turnedDown('admins_do_not'))
        const meant = await listingMeant(deps, c.req.valid('json'))
        if ('wrong' in meant)
          return refuse(c, 422, 'invalid', 'Say which phone you mean.', meant.wrong)
        if ('refused' in meant) return refuse(c, ...turnedDown(meant.refused))
        const key = c.req.valid('header')['idempotency-key']
        const outcome =
          viewer.role === 'Buyer'
            ? await book(deps, viewer, meant.listing, key)
            : await asSeller(deps, viewer, meant.listing)
        if ('refused' in outcome) return refuse(c, ...turnedDown(outcome.refused))
        const advert = toAdvert(outcome.listing, viewer)
        const body = { acknowledged: true as const, advert, order: outcome.receipt }
        return c.json(body, outcome.again ? 200 : 201)
      },
    )
    .openapi(
      route('Seller', {
        method: 'delete',
        path: '/advertise/{id}',
        operationId: 'stopAdvertising',
        summary: 'Takes my phone off the advertise list; harmless when it is not on it',
        tags,
        request: {
          params: z.object({ id: z.string().openapi({ description: 'Id of the phone.' }) }),
        },
        responses: { 200: json(stoppedBody), ...refusals(401, 403, 404, 413) },
      }),
      async (c) => {
        const outcome = await stopAdvertising(deps, requireViewer(c), c.req.valid('param').id)
        if ('refused' in outcome) return refuse(c, ...turnedDown(outcome.refused))
        return c.json({ acknowledged: true as const, deletedCount: outcome.deleted }, 200)
      },
    )
}

async function asSeller(deps: Deps, seller: Viewer, listing: Listing) {
  const outcome = await advertise(deps, seller, listing.id)
  if ('refused' in outcome) return outcome
  return {
    ...outcome,
    receipt: null,
    listing: { ...listing, state: 'live' as const, advertised: true },
  }
}

function turnedDown<R extends keyof typeof reasons>(reason: R) {
  const [status, message] = reasons[reason]
  return [status, reason, message] as [(typeof reasons)[R][0], R, string]
}
