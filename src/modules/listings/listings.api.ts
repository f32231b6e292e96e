import type { Deps } from '../../deps.ts'
import { isId } from '../../platform/db/index.ts'
import {
  createLimiter,
  createRouter,
  json,
  jsonBody,
  limitAttempts,
  refusals,
  refuse,
  requireViewer,
  route,
  z,
} from '../../platform/http/index.ts'
import { whyNotVisible } from '../../shared/listing-life-cycle.ts'
import { factsOfModel } from '../catalog/index.ts'
import { listPhotos } from '../media/index.ts'
import { addListing } from './add-listing.ts'
import { draftsApi } from './drafts.api.ts'
import { editApi } from './edit.api.ts'
import type { OnLowered } from './edit-listing.ts'
import { lifeApi } from './life.api.ts'
import { newPhoneBody, phoneBody, phoneDetailBody } from './listings.contract.ts'
import { findListing, listOfEmail, listOfSeller } from './listings.store.ts'
import { livePhonesApi } from './live-phones.api.ts'
import { marketOf } from './market.store.ts'
import { moveOwn } from './move-listing.ts'
import { proofsOf } from './proofs-of.ts'
import { turnedDown } from './refusal-words.ts'
import { renewalsApi } from './renewals.api.ts'
import { noticeOf } from './review-shown.ts'
import { reviewsApi } from './reviews.api.ts'
import { listedPhoneBody } from './reviews.contract.ts'
import { toPhone } from './to-phone.ts'
import { vacationApi } from './vacation.api.ts'
import { vacationOf } from './vacations.store.ts'

const tags = ['listings']
const params = z.object({ id: z.string() })

/** The id of a phone may have its name behind it, as its page's address has. */
const ID_LENGTH = 36

/** New listings that one seller may make in an hour; a shop's worth, and too few for a flood. */
const NEW_LISTINGS = { points: 30, seconds: 3_600 }

/** `onLowered` is told in the transaction that lowers a price: what follows is above this module. */
export function listingsApi(deps: Deps, { onLowered }: { onLowered: OnLowered }) {
  const db = deps.db.kysely
  const limiter = createLimiter(deps.db.pool, 'listing', NEW_LISTINGS.points, NEW_LISTINGS.seconds)
  const router = createRouter()
    .openapi(
      route('Seller', {
        method: 'post',
        path: '/phones',
        operationId: 'addPhone',
        summary: 'Puts a phone on sale',
        tags,
        request: {
          body: jsonBody(newPhoneBody),
        },
        responses: {
          201: json(listedPhoneBody, 'Created'),
          ...refusals(401, 403, 409, 413, 422, 429),
        },
      }),
      async (c) => {
        const viewer = requireViewer(c)
        // Only what was listed counts; a form that was refused may be mended and sent again.
        const tooMany = await limitAttempts(c, limiter, viewer.id)
        if (tooMany) return tooMany
        const outcome = await addListing(deps, viewer, c.req.valid('json'))
        if ('listing' in outcome) {
          const { listing, reuse } = outcome
          const photos = await listPhotos(db, { listingId: listing.id })
          return c.json({ ...toPhone(listing, viewer, photos), notice: noticeOf(reuse) }, 201)
        }
        await limiter.refund(viewer.id)
        if (outcome.refused === 'invalid')
          return refuse(c, 422, 'invalid', 'Some fields are not valid.', outcome.fields)
        return refuse(c, ...turnedDown(outcome.refused))
      },
    )
    .openapi(
      route('anyone', {
        method: 'get',
        path: '/phones/{id}',
        operationId: 'getPhone',
        summary: 'One phone with its model and its market; `state` says whether it is on sale',
        tags,
        request: { params },
        responses: { 200: json(phoneDetailBody), ...refusals(404, 410) },
      }),
      async (c) => {
        const id = c.req.valid('param').id.slice(0, ID_LENGTH)
        const listing = isId(id) ? await findListing(db, id) : undefined
        const why = listing ? whyNotVisible(listing, c.var.viewer) : 'not_found'
        if (!listing || why) return refuse(c, ...turnedDown(why ?? 'not_found'))
        const [photos, proofs, facts, market, vacation] = await Promise.all([
          listPhotos(db, { listingId: listing.id }),
          proofsOf(db, listing.id),
          factsOfModel(db, listing.modelId),
          marketOf(db, listing),
          listing.sellerId ? vacationOf(db, listing.sellerId) : undefined,
        ])
        const awayUntil = vacation?.until.toISOString() ?? null
        const phone = toPhone(listing, c.var.viewer, photos)
        return c.json({ ...phone, proofs, facts, market, awayUntil }, 200)
      },
    )
    .openapi(
      route('Seller', {
        method: 'delete',
        path: '/phones/{id}',
        operationId: 'withdrawPhone',
        summary: 'Its seller takes a phone off the market',
        tags,
        request: { params },
        responses: { 200: json(phoneBody), ...refusals(401, 403, 404, 409, 413) },
      }),
      async (c) => {
        const viewer = requireViewer(c)
        const outcome = await moveOwn(deps, viewer, c.req.valid('param').id, 'withdraw')
        if ('refused' in outcome) return refuse(c, ...turnedDown(outcome.refused))
        return c.json(toPhone(outcome.listing, viewer), 200)
      },
    )
    .openapi(
      route('signedIn', {
        method: 'get',
        path: '/my-products/{email}',
        operationId: 'listMyPhones',
        summary: "One's own phones in every state, newest first; anyone's for an admin",
        tags,
        request: { params: z.object({ email: z.string() }) },
        responses: { 200: json(z.array(phoneBody)), ...refusals(401, 404) },
      }),
      async (c) => {
        const viewer = requireViewer(c)
        const email = c.req.valid('param').email.toLowerCase()
        const isOwn = email === viewer.email.toLowerCase()
        if (!isOwn && viewer.role !== 'admin') return refuse(c, 404, 'not_found', 'Not found.')
        const listings = await (isOwn ? listOfSeller(db, viewer.id) : listOfEmail(db, email))
        return c.json(
          listings.map((listing) => toPhone(listing, viewer)),
          200,
        )
      },
    )
  for (const part of [
    livePhonesApi(deps),
    editApi(deps, { onLowered }),
    lifeApi(deps),
    vacationApi(deps),
    renewalsApi(deps),
    draftsApi(deps),
    reviewsApi(deps),
  ])
    router.route('/', part)
  return router
}
