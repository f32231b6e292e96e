import { api } from '../../contract/urls.ts'
import type { Deps } from '../../deps.ts'
import { isId, type ReadSource } from '../../platform/db/index.ts'
import {
  createLimiter,
  createRouter,
  cursorParam,
  decodeTimeCursor,
  encodeTimeCursor,
  json,
  jsonBody,
  limitAttempts,
  messagesFor,
  paginate,
  readForViewer,
  refusals,
  refuse,
  requireViewer,
  route,
  type TimeCursor,
  type Viewer,
  z,
} from '../../platform/http/index.ts'
import { staffMay } from '../../shared/accounts/staff-roles.ts'
import type { Language } from '../../shared/languages.ts'
import { visibilityRefusal } from '../../shared/listings/listing-life-cycle.ts'
import {
  LISTING_DAYS,
  MAX_PHONES_BY_ID,
  RENEWABLE_DAYS,
} from '../../shared/listings/listing-limits.ts'
import { formatQuantity, spellQuantity } from '../../shared/quantities.ts'
import { pageLanguage } from '../../text/errors.ts'
import { findBrand } from '../catalog/index.ts'
import { listPhotos } from '../media/index.ts'
import { addListing } from './add-listing.ts'
import { judgeListings } from './assessment/judge-listings.ts'
import { draftsApi } from './drafts/drafts.api.ts'
import { editListing } from './edit-listing.ts'
import {
  newPhoneBody,
  phoneBody,
  phoneDetailBody,
  phoneFormBody,
  phoneInListBody,
} from './listings.contract.ts'
import { findListings, listOfEmail, listOfSeller, type Offer } from './listings.store.ts'
import { findPhone, toPhoneDetail } from './phone-details.ts'
import { reasons, refuseListing } from './refusals.ts'
import { renewalsApi } from './renewals/renewals.api.ts'
import { reviewsApi, toProposed } from './reviews/reviews.api.ts'
import { editedPhoneBody, listedPhoneBody } from './reviews/reviews.contract.ts'
import { afterSaleApi, defaultPlaceApi, termsApi } from './terms/terms.api.ts'
import { forPage, toPhone } from './to-phone.ts'
import { transitionOwnListing } from './transition-listing.ts'
import { vacationApi } from './vacation/vacation.api.ts'
import type { EditCallbacks } from './versions/versions.ts'

const tags = ['listings']
const params = z.object({ id: z.string() })

/** Characters of an id; in URLs the name of the phone may follow it. */
const ID_LENGTH = 36

/** New listings of one seller per hour: enough for a shop, too few for spam. */
const NEW_LISTINGS = { points: 30, seconds: 3_600 }

/** What modules above this one do. `onChanged` runs in the transaction that changes a listing. */
type Callbacks = EditCallbacks & { listNewest: ListNewest }

export function listingsApi(deps: Deps, { listNewest, ...callbacks }: Callbacks) {
  const db = deps.db.kysely
  const limiter = createLimiter(deps.db.pool, 'listing', NEW_LISTINGS.points, NEW_LISTINGS.seconds)
  const router = createRouter()
    .openapi(
      route('sell', {
        method: 'post',
        path: '/phones',
        confirmedEmail: true,
        consent: true,
        operationId: 'createPhone',
        summary: 'List a phone for sale',
        description:
          'For sellers. Only `brand`, `name` and `price` are required. The listing is live at once, unless a moderator reviews it first: see `state` and `notice` in the response. Refused with 409 if another listing already offers this phone, and with 422 and the fields at fault if the form is invalid.',
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
        // Refused forms do not count, so that they can be corrected and sent again.
        const tooMany = await limitAttempts(c, limiter, viewer.id)
        if (tooMany) return tooMany
        const outcome = await addListing(deps, viewer, c.req.valid('json'))
        if ('listing' in outcome) {
          const { listing, photos, notice } = outcome
          const shown = notice.map(messagesFor(c)).join(' ')
          const phone = toPhone(forPage(deps, c), listing, viewer, photos)
          return c.json({ ...phone, notice: shown }, 201)
        }
        await limiter.refund(viewer.id)
        if (outcome.refused === 'invalid')
          return refuse(c, 422, 'invalid', 'Some fields are not valid.', outcome.fields)
        return refuseListing(c, outcome.refused)
      },
    )
    .openapi(
      route('anyone', {
        method: 'get',
        path: '/phones/{id}',
        etag: true,
        operationId: 'getPhone',
        summary: 'Get a phone',
        description:
          'Returns a listing with the specifications of its model, its verification results and what similar phones cost. `state` says whether it is for sale. Listings that are not public return 404 for everyone but their seller and admins; removed ones return 410.',
        tags,
        request: { params },
        responses: { 200: json(phoneDetailBody), ...refusals(404, 410) },
      }),
      async (c) => {
        const id = c.req.valid('param').id.slice(0, ID_LENGTH)
        const phone = isId(id)
          ? await readForViewer(c, deps.db, (source) => findPhone(deps, id, source))
          : undefined
        const why = phone ? visibilityRefusal(phone.row, c.var.viewer) : 'not_found'
        if (!phone || why) return refuseListing(c, why ?? 'not_found')
        const language = pageLanguage(c.req.header('accept-language'))
        return c.json(toPhoneDetail(phone, c.var.viewer, language), 200)
      },
    )
    .openapi(
      route('sell', {
        method: 'delete',
        path: '/phones/{id}',
        operationId: 'withdrawPhone',
        summary: 'Withdraw a phone',
        description:
          'Ends the listing of your own phone and returns it. Withdrawing it again changes nothing. A phone that a buyer has booked is refused with 409.',
        tags,
        request: { params },
        responses: { 200: json(phoneBody), ...refusals(401, 403, 404, 409, 413) },
      }),
      async (c) => {
        const viewer = requireViewer(c)
        const outcome = await transitionOwnListing(
          deps,
          viewer,
          c.req.valid('param').id,
          'withdraw',
        )
        if ('refused' in outcome) return refuseListing(c, outcome.refused)
        return c.json(toPhone(forPage(deps, c), outcome.listing, viewer), 200)
      },
    )
    .openapi(
      route('loggedIn', {
        method: 'get',
        path: '/my-products/{email}',
        compressed: true,
        operationId: 'listSellerPhones',
        summary: 'List the phones of a seller by email',
        description:
          'Returns all phones of a seller in every state, newest first. Sellers see their own; admins see those of anyone. Other emails return 404.',
        tags,
        request: { params: z.object({ email: z.string() }) },
        responses: { 200: json(z.array(phoneBody)), ...refusals(401, 404) },
      }),
      async (c) => {
        const viewer = requireViewer(c)
        const email = c.req.valid('param').email.toLowerCase()
        const isOwn = email === viewer.email.toLowerCase()
        if (!isOwn && !staffMay(viewer, 'seeListings'))
          return refuse(c, 404, 'not_found', 'Not found.')
        const listings = await (isOwn ? listOfSeller(db, viewer.id) : listOfEmail(db, email))
        return c.json(
          listings.map((listing) => toPhone(forPage(deps, c), listing, viewer)),
          200,
        )
      },
    )
  for (const part of [
    livePhonesApi(deps, listNewest),
    editApi(deps, callbacks),
    lifeApi(deps),
    vacationApi(deps),
    termsApi(deps, callbacks),
    afterSaleApi(deps, callbacks),
    defaultPlaceApi(deps),
    renewalsApi(deps),
    draftsApi(deps),
    reviewsApi(deps, callbacks),
  ])
    router.route('/', part)
  return router
}

/** Editing the seller's own phone. */
function editApi(deps: Deps, callbacks: EditCallbacks) {
  return createRouter().openapi(
    route('sell', {
      method: 'put',
      path: '/phones/{id}',
      operationId: 'updatePhone',
      summary: 'Replace the details of a phone',
      description:
        'Replaces all details of your own listing: fields that are left out become empty. Depending on the moderation settings, some changes are pending in `proposed` while the approved version stays public. Sold and booked phones are refused with 409. With `version`, the form is refused with 409 `phone_changed` if the listing is no longer the one it was filled from. Once a buyer has made an offer or written a message, the listing has to stay about the same phone: another brand, model or storage, or fewer photos, is refused with 409 `new_phone`; `fields` says what.',
      tags: ['listings'],
      request: {
        params: z.object({ id: z.string() }),
        body: jsonBody(phoneFormBody),
      },
      responses: { 200: json(editedPhoneBody), ...refusals(401, 403, 404, 409, 413, 422) },
    }),
    async (c) => {
      const viewer = requireViewer(c)
      const { id } = c.req.valid('param')
      const outcome = await editListing(deps, viewer, id, c.req.valid('json'), callbacks)
      if ('listing' in outcome) {
        const { listing, notice } = outcome
        const photos = await listPhotos(deps.db.kysely, { listingId: listing.id })
        const shown = notice.map(messagesFor(c)).join(' ')
        const waits = { proposed: toProposed(outcome.proposed), notice: shown }
        return c.json({ ...toPhone(forPage(deps, c), listing, viewer, photos), ...waits }, 200)
      }
      if (outcome.refused === 'invalid')
        return refuse(c, 422, 'invalid', 'Some fields are not valid.', outcome.fields)
      if ('fields' in outcome)
        return refuse(c, 409, outcome.refused, reasons[outcome.refused][1], outcome.fields)
      return refuseListing(c, outcome.refused)
    },
  )
}

const lifeTags = ['listings']

/** Calls of one seller per hour: each clears cached pages and writes events. */
const CHANGES_PER_HOUR = 300

const transitionTexts = {
  pause: {
    summary: 'Pause a phone',
    description:
      'Hides your own listing from buyers until you resume it. Pausing it again changes nothing. A phone that a buyer has booked is refused with 409.',
  },
  resume: {
    summary: 'Resume a paused phone',
    description:
      'Puts your own paused listing up for sale again. Resuming it again changes nothing. Refused with 409 during your vacation.',
  },
  renew: {
    summary: `Renew a phone for ${formatQuantity(LISTING_DAYS, 'day')}`,
    description: `Puts your own ended listing up for sale again, or extends one that ends within ${spellQuantity(RENEWABLE_DAYS, 'day')}. Renewing it again changes nothing. A sold or booked phone is refused with 409.`,
  },
} as const

/** Pausing, resuming and renewing the seller's own phone. */
function lifeApi(deps: Deps) {
  const router = createRouter()
  const limiter = createLimiter(deps.db.pool, 'change-listing', CHANGES_PER_HOUR, 3_600)
  for (const transition of ['pause', 'resume', 'renew'] as const)
    router.openapi(
      route('sell', {
        method: 'post',
        path: `/phones/{id}/${transition}`,
        // Pausing a phone is always possible.
        ...(transition !== 'pause' && { confirmedEmail: true as const, consent: true as const }),
        operationId: `${transition}Phone`,
        ...transitionTexts[transition],
        tags: lifeTags,
        request: { params: z.object({ id: z.string() }) },
        responses: { 200: json(phoneBody), ...refusals(401, 403, 404, 409, 413, 429) },
      }),
      async (c) => {
        const viewer = requireViewer(c)
        const tooMany = await limitAttempts(c, limiter, viewer.id)
        if (tooMany) return tooMany
        const outcome = await transitionOwnListing(
          deps,
          viewer,
          c.req.valid('param').id,
          transition,
        )
        if ('refused' in outcome) return refuseListing(c, outcome.refused)
        return c.json(toPhone(forPage(deps, c), outcome.listing, viewer), 200)
      },
    )
  return router
}

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

/** Live listings, newest first: of a brand, if one is given, and after a position. */
export type ListNewest = (
  page: {
    limit: number
    after: TimeCursor | undefined
    brandId: string | undefined
  },
  source: ReadSource,
) => Promise<Offer[]>

/** The public list of phones. */
export function livePhonesApi(deps: Deps, listNewest: ListNewest) {
  return createRouter().openapi(
    route('anyone', {
      method: 'get',
      path: '/phones',
      compressed: true,
      operationId: 'listPhones',
      summary: 'List phones for sale',
      description:
        'Returns phones for sale, newest first, at most 100 at a time; the `Link` header has the next page. With `id` it returns exactly these phones in this order instead, without those that you may not see, and with `priceVerdict` and `proofs`, as a search does.',
      tags: ['listings'],
      request: { query },
      responses: { 200: json(z.array(phoneInListBody)), ...refusals(422) },
    }),
    async (c) => {
      const { limit = PAGE, cursor: after, brand, id } = c.req.valid('query')
      if (id !== undefined)
        return c.json(await phonesOf(forPage(deps, c), [id].flat(), c.var.viewer), 200)
      const wanted = brand ? await findBrand(deps.db.kysely, brand) : undefined
      if (brand && !wanted) {
        const fields = { brand: 'Choose a brand from the list' }
        return refuse(c, 422, 'invalid', 'Some fields are not valid.', fields)
      }
      const page = { limit: limit + 1, after, brandId: wanted?.id }
      const live = await readForViewer(c, deps.db, (source) => listNewest(page, source))
      const offers = paginate(c, live, {
        limit,
        path: api.phones(),
        cursorOf: ({ createdAt, id }) => encodeTimeCursor({ at: createdAt, id }),
        query: { limit: String(limit), ...(brand && { brand }) },
      })
      const viewer = c.var.viewer
      return c.json(
        offers.map((offer) => toPhone(forPage(deps, c), offer, viewer)),
        200,
      )
    },
  )
}

/** The phones with these ids that the viewer may see, in the requested order. */
async function phonesOf(
  deps: Deps & { language: Language },
  requestedIds: string[],
  viewer: Viewer | null,
) {
  const ids = [...new Set(requestedIds.map((id) => id.toLowerCase()))]
    .filter(isId)
    .slice(0, MAX_PHONES_BY_ID)
  const listings = await findListings(deps.db.kysely, ids)
  const shown = listings.filter((listing) => !visibilityRefusal(listing, viewer))
  const judge = await judgeListings(deps, shown)
  return shown
    .toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
    .map((listing) => ({ ...toPhone(deps, listing, viewer), ...judge(listing) }))
}
