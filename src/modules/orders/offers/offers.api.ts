import type { Context } from 'hono'
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
  refusals,
  refuse,
  requireViewer,
  route,
  z,
} from '../../../platform/http/index.ts'
import { api as paths } from '../../../routes.ts'
import { acceptOffer, closeOpenOffer } from './answer-offer.ts'
import { counterOffer, makeOffer } from './make-offer.ts'
import { MAX_OFFERS, type Offer } from './offer.ts'
import { toOffers } from './offer-view.ts'
import { counterBody, newOfferBody, offerBody, offersBody } from './offers.contract.ts'
import { listOffers, talkOf } from './offers.store.ts'

const tags = ['offers']
const params = z.object({ id: z.string() })
const responses = { 200: json(offerBody), ...refusals(401, 403, 404, 409, 413, 422, 429) }

/** Offers in one answer, at most; the next ones are behind the Link header. */
const PAGE = 100

/** Offers that one account may make or answer in ten minutes. */
const ACTS = { points: 40, seconds: 600 }

/** What buyers would pay and sellers would take; an offer that is accepted is a booking. */
export function offersApi(deps: Deps) {
  const limiter = createLimiter(deps.db.pool, 'offers', ACTS.points, ACTS.seconds)

  async function answer(
    c: Context<AppEnv>,
    act: () => Promise<{ offer: Offer } | { refused: Reason } | { wrong: string }>,
  ) {
    const viewer = requireViewer(c)
    const tooMany = await limitAttempts(c, limiter, viewer.id)
    if (tooMany) return tooMany
    const done = await act()
    if ('refused' in done) return refuse(c, ...toRefusal(done.refused))
    if ('wrong' in done) return refuse(c, 422, 'invalid', `${done.wrong}.`, { price: done.wrong })
    const [offer] = await toOffers(deps, [done.offer], viewer)
    return c.json(offer!, 200)
  }

  return createRouter()
    .openapi(
      route('signedIn', {
        method: 'get',
        path: '/offers',
        operationId: 'listOffers',
        summary: 'My offers and those for my phones, newest first; Link names the next page',
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
        if (phoneId !== undefined && !isId(phoneId)) return c.json({ items: [], left: null }, 200)
        const db = deps.db.kysely
        const wanted = { listingId: phoneId, limit: PAGE + 1, after }
        const offers = paginate(c, await listOffers(db, viewer.id, wanted), {
          limit: PAGE,
          path: paths.offers(),
          cursorOf: ({ createdAt, id }) => encodeTimeCursor({ at: createdAt, id }),
          query: phoneId ? { phoneId } : {},
        })
        const items = await toOffers(deps, offers, viewer)
        if (!phoneId || viewer.role !== 'Buyer') return c.json({ items, left: null }, 200)
        const made = (await talkOf(db, phoneId, viewer.id)).filter((one) => one.madeBy === 'buyer')
        return c.json({ items, left: Math.max(0, MAX_OFFERS - made.length) }, 200)
      },
    )
    .openapi(
      route('signedIn', {
        method: 'post',
        path: '/offers',
        operationId: 'makeOffer',
        summary: 'Says what a buyer would pay; it stands for 48 hours',
        tags,
        request: { body: jsonBody(newOfferBody) },
        responses,
      }),
      (c) => {
        const { phoneId, price } = c.req.valid('json')
        return answer(c, () => makeOffer(deps, requireViewer(c), phoneId, price))
      },
    )
    .openapi(
      route('Seller', {
        method: 'post',
        path: '/offers/{id}/counter',
        operationId: 'counterOffer',
        summary: 'Answers an offer with another price',
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
      route('signedIn', {
        method: 'post',
        path: '/offers/{id}/accept',
        operationId: 'acceptOffer',
        summary: 'Agrees: the phone is booked at that price, and other offers for it are void',
        tags,
        request: { params },
        responses,
      }),
      (c) => answer(c, () => acceptOffer(deps, requireViewer(c), c.req.valid('param').id)),
    )
    .openapi(
      route('signedIn', {
        method: 'post',
        path: '/offers/{id}/decline',
        operationId: 'declineOffer',
        summary: 'Says no to an offer; again is harmless',
        tags,
        request: { params },
        responses,
      }),
      (c) =>
        answer(c, () => closeOpenOffer(deps, requireViewer(c), c.req.valid('param').id, 'decline')),
    )
    .openapi(
      route('signedIn', {
        method: 'post',
        path: '/offers/{id}/withdraw',
        operationId: 'withdrawOffer',
        summary: 'Takes one’s own offer back; again is harmless',
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

/** Refusals of this module's routes: their status and the words for people. */
const offerRefusals = {
  not_found: [404, 'There is no such offer or phone.'],
  buyers_only: [403, 'Only buyers make offers.'],
  own_phone: [403, 'This phone is your own.'],
  own_offer: [403, 'The other side answers your offer.'],
  not_yours: [403, 'This offer is not yours to take back or to counter.'],
  already_booked: [409, 'Somebody has booked this phone.'],
  not_for_sale: [409, 'This phone is not for sale now.'],
  too_many: [409, 'You have made three offers for this phone. You can still book it.'],
  answered: [409, 'This offer is not open any more.'],
  run_out: [409, 'This offer has run out.'],
  account_gone: [409, 'The buyer’s account is closed.'],
  too_many_holds: [409, 'The buyer has too many phones booked and unpaid.'],
} as const
export type Reason = keyof typeof offerRefusals

/** A refusal as `refuse` jsonBody it. */
export function toRefusal<R extends Reason>(reason: R) {
  const [status, message] = offerRefusals[reason]
  return [status, reason, message] as [(typeof offerRefusals)[R][0], R, string]
}
