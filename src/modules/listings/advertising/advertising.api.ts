import { api } from '../../../contract/urls.ts'
import type { Deps } from '../../../deps.ts'
import {
  createLimiter,
  createRouter,
  cursorParam,
  decodeQueueCursor,
  encodeQueueCursor,
  json,
  jsonBody,
  paginate,
  refusalResponses,
  refusals,
  refuse,
  refuseAttempts,
  requireViewer,
  route,
  type Viewer,
  z,
} from '../../../platform/http/index.ts'
import { hasPermission } from '../../../shared/accounts/account-rules.ts'
import { MAX_ADVERTISED } from '../../../shared/listings/listing-limits.ts'
import { MAX_HOLDS, MAX_HOLDS_OF_NEW_BUYERS } from '../../../shared/orders/order-limits.ts'
import { formatQuantity, spellQuantity } from '../../../shared/quantities.ts'
import type { Listing } from '../index.ts'
import {
  advertise,
  type Book,
  type CoolDown,
  findRequestedListing,
  stopAdvertising,
  toAdvert,
} from './advertise.ts'

import { advertBody, advertisedBody, newAdvertBody, stoppedBody } from './advertising.contract.ts'
import { listAdvertised } from './adverts.store.ts'

const tags = ['advertising']

const reasons = {
  not_found: [404, 'Phone not found.'],
  not_yours: [403, 'This is another seller’s phone.'],
  not_live: [409, 'Only a phone that is for sale can be advertised.'],
  buyers_only: [403, 'Admins neither buy nor sell.'],
  own_phone: [403, 'This is your own phone.'],
  blocked: [403, 'One of you has blocked the other, so you can’t buy from each other.'],
  already_booked: [409, 'Someone else booked this phone.'],
  too_many_adverts: [
    409,
    `You can advertise ${formatQuantity(MAX_ADVERTISED, 'phone')} at a time. Stop advertising one first.`,
  ],
  terms_changed: [
    409,
    'The return policy or warranty has changed. Check the new terms, then try again.',
  ],
  price_changed: [409, 'The price has changed. Check the new price, then try again.'],
  not_for_sale: [409, 'This phone is no longer for sale.'],
  account_gone: [401, 'Log in first.'],
  too_many_holds: [
    409,
    `You have ${spellQuantity(MAX_HOLDS, 'open booking')}. Finish or cancel one first.`,
  ],
  too_many_holds_of_new_buyer: [
    409,
    `Before your first purchase you can book ${spellQuantity(MAX_HOLDS_OF_NEW_BUYERS, 'phone')} at a time. Pay or cancel one first.`,
  ],
} as const
const refuseAdvert = refusalResponses(reasons)

/** Bookings, and adverts, that one account may try in an hour. */
const ATTEMPTS = { points: 30, seconds: 3_600 }

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

export function advertisingApi(deps: Deps, { book, coolDown }: { book: Book; coolDown: CoolDown }) {
  const bookings = createLimiter(deps.db.pool, 'bookings', ATTEMPTS.points, ATTEMPTS.seconds)
  const adverts = createLimiter(deps.db.pool, 'adverts', ATTEMPTS.points, ATTEMPTS.seconds)
  return createRouter()
    .openapi(
      route('anyone', {
        method: 'get',
        path: '/advertise',
        compressed: true,
        operationId: 'listAdvertisedPhones',
        summary: 'List advertised phones',
        description:
          'Returns the phones that sellers advertise, newest first, then the booked ones, at most 100 at a time; the `Link` header has the next page. Needs no session.',
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
        return c.json(
          adverts.map((listing) => toAdvert(listing, c.var.viewer)),
          200,
        )
      },
    )
    .openapi(
      route('loggedIn', {
        method: 'post',
        path: '/advertise',
        confirmedEmail: true,
        operationId: 'advertisePhone',
        summary: 'Book or advertise a phone',
        description: `For its Seller, advertises the phone on the home page; for any other Buyer or Seller, books it and returns the order in \`order\`. Identify the phone by \`phoneId\`, or by \`name\`, \`img\`, \`price\`, \`seller\` and the other fields of its card. An outdated \`price\` is refused with 409 \`price_changed\`, and an outdated \`returnDays\`, \`returnPostage\` or \`warrantyMonths\` with 409 \`terms_changed\`. A seller can advertise ${spellQuantity(MAX_ADVERTISED, 'phone')} at a time. Repeating the call returns 200 with the same result. A phone that someone else booked is refused with 409. A buyer can hold ${spellQuantity(MAX_HOLDS, 'unpaid phone')}, or ${MAX_HOLDS_OF_NEW_BUYERS} before the first completed order. A buyer who cancels or does not pay several bookings has to wait and gets 429 \`cooling_down\`. More than ${ATTEMPTS.points} calls in an hour also return 429.`,
        tags,
        request: { body: jsonBody(newAdvertBody) },
        responses: {
          200: json(advertisedBody, 'Already booked or advertised by you.'),
          201: json(advertisedBody, 'Booked or advertised.'),
          ...refusals(401, 403, 404, 409, 413, 422, 429),
        },
      }),
      async (c) => {
        const viewer = requireViewer(c)
        if (!hasPermission(viewer.role, 'buy')) return refuseAdvert(c, 'buyers_only')
        // Who cannot sell can only book: that is counted while the phone is read.
        const counted = !hasPermission(viewer.role, 'sell')
        const [requested, wait] = await Promise.all([
          findRequestedListing(deps, c.req.valid('json')),
          counted ? bookings.consume(viewer.id) : undefined,
        ])
        if ('wrong' in requested)
          return refuse(
            c,
            422,
            'invalid',
            'Send phoneId, or the fields of a phone card.',
            requested.wrong,
          )
        if ('refused' in requested) return refuseAdvert(c, requested.refused)
        const isOwn = requested.listing.sellerId === viewer.id
        const seconds = counted ? wait : await (isOwn ? adverts : bookings).consume(viewer.id)
        if (seconds !== undefined) return refuseAttempts(c, seconds)
        const outcome = isOwn
          ? await advertiseOwn(deps, viewer, requested.listing)
          : await book(deps, viewer, requested.listing)
        if ('until' in outcome) {
          const { seconds, message } = coolDown(outcome.until, deps.clock.now())
          c.header('Retry-After', String(seconds))
          return refuse(c, 429, outcome.refused, message)
        }
        if ('refused' in outcome) return refuseAdvert(c, outcome.refused)
        const advert = toAdvert(outcome.listing, viewer)
        const body = { acknowledged: true as const, advert, order: outcome.receipt }
        return c.json(body, outcome.again ? 200 : 201)
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
        if ('refused' in outcome) return refuseAdvert(c, outcome.refused)
        return c.json({ acknowledged: true as const, deletedCount: outcome.deleted }, 200)
      },
    )
}

async function advertiseOwn(deps: Deps, seller: Viewer, listing: Listing) {
  const outcome = await advertise(deps, seller, listing.id)
  if ('refused' in outcome) return outcome
  return {
    ...outcome,
    receipt: null,
    listing: { ...listing, state: 'live' as const, advertised: true },
  }
}
