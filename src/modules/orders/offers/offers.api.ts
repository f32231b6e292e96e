import type { Context } from 'hono'
import { api as paths } from '../../../contract/urls.ts'
import type { Deps } from '../../../deps.ts'
import { isId } from '../../../platform/db/index.ts'
import {
  type AppEnv,
  createLimiter,
  createRouter,
  cursorParam,
  decodeTimeCursor,
  encodeTimeCursor,
  json,
  jsonBody,
  limitAttempts,
  paginate,
  refusalResponses,
  refusals,
  refuse,
  requireViewer,
  route,
  type Viewer,
  z,
} from '../../../platform/http/index.ts'
import { mayTrade } from '../../../shared/accounts/account-rules.ts'
import { toMajor } from '../../../shared/money.ts'
import {
  MAX_HOLDS_OF_NEW_BUYERS,
  MAX_OFFERS,
  OFFER_HOURS,
} from '../../../shared/orders/order-limits.ts'
import { formatQuantity, spellQuantity } from '../../../shared/quantities.ts'
import { findNames } from '../../accounts/index.ts'
import { findListings, listingVersion, toSlug } from '../../listings/index.ts'
import { coolDown } from '../book-phone.ts'
import { PHONE_CHANGED, type PhoneChanged } from '../phone-changed.ts'
import {
  type Offer,
  type OfferTransitionName,
  offerSide,
  offerStates,
  transitionRefusal,
} from './offer.ts'
import { listOffers, offersBetween } from './offers.store.ts'
import { acceptOffer, closeOpenOffer, counterOffer, makeOffer } from './offers.ts'

const price = z
  .union([z.string('Price is required').max(40, 'At most 40 characters'), z.number()])
  .refine((typed) => typed !== '', 'Price is required')
  .openapi({
    description: 'A price in major units, in any usual notation, in the currency of the phone.',
    example: '420',
  })

const newOfferBody = z
  .strictObject({
    phoneId: z.string('Required').max(64),
    price,
    version: listingVersion(
      'The `version` of the phone that the buyer has read. If it has changed since, the offer is refused with 409 `phone_changed` and `fields` says what changed.',
    ),
  })
  .openapi('NewOffer')

const counterBody = z.strictObject({ price }).openapi('CounterOffer')

const offerActions = ['accept', 'decline', 'counter', 'withdraw'] as const

const offerBody = z
  .object({
    _id: z.string(),
    phoneId: z.string(),
    name: z.string(),
    img: z.string(),
    slug: z.string(),
    price: z.string(),
    priceMinor: z.number().int(),
    askingPrice: z.string().openapi({ description: 'The listed price at that time.' }),
    askingMinor: z.number().int(),
    currency: z.string(),
    by: z.enum(['buyer', 'seller']),
    viewerRole: z.enum(['buyer', 'seller']),
    otherName: z.string().openapi({ description: 'Name of the other person.' }),
    state: z.enum(offerStates),
    expiresAt: z.iso.datetime(),
    createdAt: z.iso.datetime(),
    orderId: z
      .string()
      .nullable()
      .openapi({ description: 'The order that was made when the offer was accepted.' }),
    actions: z.array(z.enum(offerActions)).openapi({ description: 'What you can do now.' }),
  })
  .openapi('Offer')
type OfferBody = z.infer<typeof offerBody>

const offersBody = z
  .object({
    items: z.array(offerBody).openapi({ description: 'Newest first.' }),
    remaining: z.number().int().nullable().openapi({
      description: 'How many more offers a buyer can make for this phone.',
    }),
  })
  .openapi('Offers')
export type Offers = z.infer<typeof offersBody>

/** Offers as one of their two sides sees them. */
async function toOffers(
  deps: Pick<Deps, 'db' | 'clock'>,
  offers: readonly Offer[],
  viewer: Viewer,
): Promise<OfferBody[]> {
  const db = deps.db.kysely
  const now = deps.clock.now()
  const [names, listings] = await Promise.all([
    findNames(
      db,
      offers.flatMap(({ buyerId, sellerId }) => [buyerId, sellerId]),
    ),
    findListings(db, [...new Set(offers.map(({ listingId }) => listingId))]),
  ])
  const phones = new Map(listings.map((listing) => [listing.id, listing]))
  return offers.map((offer): OfferBody => {
    const phone = phones.get(offer.listingId)
    const viewerRole = offerSide(offer, viewer) ?? 'buyer'
    // An unanswered offer is expired after its time, even if the job has not run.
    const isOver = offer.state === 'open' && offer.expiresAt <= now
    return {
      _id: offer.id,
      phoneId: offer.listingId,
      name: phone?.name ?? '',
      img: phone?.img ?? '',
      slug: toSlug(phone?.name ?? ''),
      price: toMajor(offer.priceMinor, offer.currency),
      priceMinor: offer.priceMinor,
      askingPrice: toMajor(offer.askingMinor, offer.currency),
      askingMinor: offer.askingMinor,
      currency: offer.currency,
      by: offer.madeBy,
      viewerRole,
      otherName: names.get(viewerRole === 'buyer' ? offer.sellerId : offer.buyerId) ?? '',
      state: isOver ? 'expired' : offer.state,
      expiresAt: offer.expiresAt.toISOString(),
      createdAt: offer.createdAt.toISOString(),
      orderId: offer.orderId,
      actions: offerActions.filter((action) => can(offer, action, viewer, now)),
    }
  })
}

function can(offer: Offer, transition: OfferTransitionName, viewer: Viewer, now: Date) {
  // A buyer who wants another price than the counter-offer makes a new offer.
  if (transition === 'counter' && offer.madeBy === 'seller') return false
  return transitionRefusal(offer, transition, viewer, now) === undefined
}

const refuseOffer = refusalResponses({
  not_found: [404, 'Offer or phone not found.'],
  buyers_only: [403, 'Admins neither buy nor sell.'],
  own_phone: [403, 'This is your own phone.'],
  blocked: [403, 'One of you has blocked the other, so you can’t buy from each other.'],
  own_offer: [403, 'The other person has to answer your offer.'],
  not_yours: [403, 'This isn’t your offer, so you can’t withdraw or counter it.'],
  already_booked: [409, 'Someone else has booked this phone.'],
  not_for_sale: [409, 'This phone isn’t for sale right now.'],
  not_deliverable: [
    409,
    'The seller offers this phone only by a delivery method that this shop doesn’t have, so it can’t be booked.',
  ],
  too_many: [
    409,
    `You’ve made ${spellQuantity(MAX_OFFERS, 'offer')} for this phone. You can still book it.`,
  ],
  answered: [409, 'This offer is no longer open.'],
  run_out: [409, 'This offer has expired.'],
  account_gone: [409, 'The buyer’s account is closed.'],
  too_many_holds: [409, 'The buyer has too many unpaid bookings.'],
  too_many_holds_of_new_buyer: [
    409,
    `The buyer has ${formatQuantity(MAX_HOLDS_OF_NEW_BUYERS, 'unpaid booking')}, the maximum before a first purchase.`,
  ],
})
type OfferApiRefusal = Parameters<typeof refuseOffer>[1]

const tags = ['offers']
const params = z.object({ id: z.string() })
const responses = { 200: json(offerBody), ...refusals(401, 403, 404, 409, 413, 422, 429) }

/** Offers in one answer, at most; the next ones are behind the Link header. */
const PAGE = 100

/** Offers that one account may make or answer in ten minutes. */
const WRITES = { points: 40, seconds: 600 }

/** What buyers would pay and sellers would take; an offer that is accepted is a booking. */
export function offersApi(deps: Deps) {
  const limiter = createLimiter(deps.db.pool, 'offers', WRITES.points, WRITES.seconds)

  async function answer(
    c: Context<AppEnv>,
    operation: () => Promise<
      | { offer: Offer }
      | { refused: OfferApiRefusal }
      | PhoneChanged
      | { refused: 'cooling_down'; until: Date }
      | { wrong: string }
    >,
  ) {
    const viewer = requireViewer(c)
    const tooMany = await limitAttempts(c, limiter, viewer.id)
    if (tooMany) return tooMany
    const done = await operation()
    if ('until' in done)
      return refuse(c, 429, done.refused, coolDown(done.until, deps.clock.now()).message)
    if ('fields' in done) return refuse(c, 409, done.refused, PHONE_CHANGED, done.fields)
    if ('refused' in done) return refuseOffer(c, done.refused)
    if ('wrong' in done) return refuse(c, 422, 'invalid', `${done.wrong}.`, { price: done.wrong })
    const [offer] = await toOffers(deps, [done.offer], viewer)
    return c.json(offer!, 200)
  }

  return createRouter()
    .openapi(
      route('loggedIn', {
        method: 'get',
        path: '/offers',
        operationId: 'listOffers',
        summary: 'List your offers',
        description:
          'Returns offers that you made or received, newest first, at most 100 at a time; the `Link` header has the next page. With `phoneId` only those for this phone; `remaining` then says how many more offers a buyer can make.',
        tags,
        request: {
          query: z.object({
            phoneId: z.string().max(64).optional(),
            cursor: cursorParam(decodeTimeCursor),
          }),
        },
        responses: { 200: json(offersBody), ...refusals(401, 422) },
      }),
      async (c) => {
        const viewer = requireViewer(c)
        const { phoneId, cursor: after } = c.req.valid('query')
        if (phoneId !== undefined && !isId(phoneId))
          return c.json({ items: [], remaining: null }, 200)
        const db = deps.db.kysely
        const wanted = { listingId: phoneId, limit: PAGE + 1, after }
        const offers = paginate(c, await listOffers(db, viewer.id, wanted), {
          limit: PAGE,
          path: paths.offers(),
          cursorOf: ({ createdAt, id }) => encodeTimeCursor({ at: createdAt, id }),
          query: phoneId ? { phoneId } : {},
        })
        const items = await toOffers(deps, offers, viewer)
        if (!phoneId || !mayTrade(viewer.role, 'buy'))
          return c.json({ items, remaining: null }, 200)
        const made = (await offersBetween(db, phoneId, viewer.id)).filter(
          (one) => one.madeBy === 'buyer',
        )
        return c.json({ items, remaining: Math.max(0, MAX_OFFERS - made.length) }, 200)
      },
    )
    .openapi(
      route('loggedIn', {
        method: 'post',
        path: '/offers',
        confirmedEmail: true,
        consent: true,
        operationId: 'makeOffer',
        summary: 'Make an offer',
        description: `Offers a price below the listed one. The offer is valid for ${formatQuantity(OFFER_HOURS, 'hour')} and replaces your earlier open offer for the phone. You can make ${spellQuantity(MAX_OFFERS, 'offer')} per phone; a fourth is refused with 409.`,
        tags,
        request: { body: jsonBody(newOfferBody) },
        responses,
      }),
      (c) => {
        const { phoneId: listingId, price: typed, version } = c.req.valid('json')
        const made = { listingId, typed, ...(version !== undefined && { version }) }
        return answer(c, () => makeOffer(deps, requireViewer(c), made))
      },
    )
    .openapi(
      route('sell', {
        method: 'post',
        path: '/offers/{id}/counter',
        confirmedEmail: true,
        consent: true,
        operationId: 'counterOffer',
        summary: 'Counter an offer',
        description: `The seller answers an offer with another price, below the listed one. The counter-offer is valid for ${formatQuantity(OFFER_HOURS, 'hour')}. An offer that is no longer open is refused with 409.`,
        tags,
        request: { params, body: jsonBody(counterBody) },
        responses,
      }),
      (c) => {
        const { id } = c.req.valid('param')
        return answer(c, () => counterOffer(deps, requireViewer(c), id, c.req.valid('json').price))
      },
    )
    .openapi(
      route('loggedIn', {
        method: 'post',
        path: '/offers/{id}/accept',
        confirmedEmail: true,
        consent: true,
        operationId: 'acceptOffer',
        summary: 'Accept an offer',
        description:
          'For the recipient of the offer or counter-offer. Books the phone for the buyer at the offered price, or at the listed price if that is lower by now, and closes all other offers for it. An expired offer is refused with 409.',
        tags,
        request: { params },
        responses,
      }),
      (c) => answer(c, () => acceptOffer(deps, requireViewer(c), c.req.valid('param').id)),
    )
    .openapi(
      route('loggedIn', {
        method: 'post',
        path: '/offers/{id}/decline',
        operationId: 'declineOffer',
        summary: 'Decline an offer',
        description:
          'For the recipient of the offer or counter-offer. Declining it again changes nothing; an offer that is no longer open for another reason is refused with 409.',
        tags,
        request: { params },
        responses,
      }),
      (c) =>
        answer(c, () => closeOpenOffer(deps, requireViewer(c), c.req.valid('param').id, 'decline')),
    )
    .openapi(
      route('loggedIn', {
        method: 'post',
        path: '/offers/{id}/withdraw',
        operationId: 'withdrawOffer',
        summary: 'Withdraw your own offer',
        description:
          'For the author of the offer or counter-offer. Withdrawing it again changes nothing; an offer that was answered is refused with 409.',
        tags,
        request: { params },
        responses,
      }),
      (c) =>
        answer(c, () =>
          closeOpenOffer(deps, requireViewer(c), c.req.valid('param').id, 'withdraw'),
        ),
    )
}
