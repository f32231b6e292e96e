import type { Deps } from '../../deps.ts'
import {
  createLimiter,
  createRouter,
  json,
  jsonBody,
  refusalResponses,
  refusals,
  refuse,
  refuseAttempts,
  requireViewer,
  route,
  type Viewer,
  z,
} from '../../platform/http/index.ts'
import { mayTrade } from '../../shared/accounts/account-rules.ts'
import { MAX_ADVERTISED } from '../../shared/listings/listing-limits.ts'
import { MAX_HOLDS, MAX_HOLDS_OF_NEW_BUYERS } from '../../shared/orders/order-limits.ts'
import { formatQuantity, spellQuantity } from '../../shared/quantities.ts'
import {
  advertBody,
  advertise,
  findRequestedListing,
  newAdvertBody,
  toAdvert,
} from '../listings/advertising/index.ts'
import { forPage, type Listing } from '../listings/index.ts'
import { bookPhone, coolDown } from './book-phone.ts'
import { orderBody } from './orders.contract.ts'
import { PHONE_CHANGED } from './phone-changed.ts'

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
  not_deliverable: [
    409,
    'The seller offers this phone only by a delivery method that this shop doesn’t have, so it can’t be booked.',
  ],
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

/** A seller's advert, or a buyer's booking with its `order`. */
const advertisedBody = z
  .object({
    acknowledged: z.literal(true),
    advert: advertBody,
    order: z.union([orderBody, z.null()]),
  })
  .openapi('Advertised')

/** Books a phone, or advertises the caller's own phone: one operation, with the fields of a phone's card. */
export function bookingApi(deps: Deps) {
  const bookings = createLimiter(deps.db.pool, 'bookings', ATTEMPTS.points, ATTEMPTS.seconds)
  const adverts = createLimiter(deps.db.pool, 'adverts', ATTEMPTS.points, ATTEMPTS.seconds)
  return createRouter().openapi(
    route('loggedIn', {
      method: 'post',
      path: '/advertise',
      confirmedEmail: true,
      consent: true,
      operationId: 'advertisePhone',
      summary: 'Book or advertise a phone',
      description: `For its Seller, advertises the phone on the home page; for any other Buyer or Seller, books it and returns the order in \`order\`. Identify the phone by \`phoneId\`, or by \`name\`, \`img\`, \`price\`, \`seller\` and the other fields of its card. Send the \`version\` of the phone that the buyer has read: if it has changed since, the booking is refused with 409 \`phone_changed\` and \`fields\` says what changed. Without it, the fields that are sent are compared: other values are refused in the same way, an outdated \`price\` is refused with 409 \`price_changed\`, and an outdated \`returnDays\`, \`returnPostage\` or \`warrantyMonths\` with 409 \`terms_changed\`. A seller can advertise ${spellQuantity(MAX_ADVERTISED, 'phone')} at a time. Repeating the call returns 200 with the same result. A phone that someone else booked is refused with 409. A buyer can hold ${spellQuantity(MAX_HOLDS, 'unpaid phone')}, or ${MAX_HOLDS_OF_NEW_BUYERS} before the first completed order. A buyer who cancels or does not pay several bookings has to wait and gets 429 \`cooling_down\`. More than ${ATTEMPTS.points} calls in an hour also return 429.`,
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
      if (!mayTrade(viewer.role, 'buy')) return refuseAdvert(c, 'buyers_only')
      // Who cannot sell can only book: that is counted while the phone is read.
      const counted = !mayTrade(viewer.role, 'sell')
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
      if ('fields' in requested)
        return refuse(c, 409, requested.refused, PHONE_CHANGED, requested.fields)
      if ('refused' in requested) return refuseAdvert(c, requested.refused)
      const { version } = c.req.valid('json')
      const isOwn = requested.listing.sellerId === viewer.id
      const seconds = counted ? wait : await (isOwn ? adverts : bookings).consume(viewer.id)
      if (seconds !== undefined) return refuseAttempts(c, seconds)
      const outcome = isOwn
        ? await advertiseOwn(deps, viewer, requested.listing)
        : await bookPhone(deps, viewer, requested.listing, version)
      if ('until' in outcome) {
        const { seconds, message } = coolDown(outcome.until, deps.clock.now())
        c.header('Retry-After', String(seconds))
        return refuse(c, 429, outcome.refused, message)
      }
      if ('fields' in outcome && 'price' in outcome.fields && version === undefined)
        return refuseAdvert(c, 'price_changed')
      if ('fields' in outcome) return refuse(c, 409, outcome.refused, PHONE_CHANGED, outcome.fields)
      if ('refused' in outcome) return refuseAdvert(c, outcome.refused)
      const advert = toAdvert(forPage(deps, c), outcome.listing, viewer)
      const body = { acknowledged: true as const, advert, order: outcome.receipt }
      return c.json(body, outcome.again ? 200 : 201)
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
