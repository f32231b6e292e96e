import type { Deps } from '../../../deps.ts'
import { isId } from '../../../platform/db/index.ts'
import {
  createLimiter,
  createRouter,
  json,
  jsonBody,
  limitAttempts,
  refusals,
  requireViewer,
  route,
  type Viewer,
} from '../../../platform/http/index.ts'
import { editableStates } from '../../../shared/listings/listing-life-cycle.ts'
import { advertise, stopAdvertising } from '../advertising/index.ts'
import {
  type Listing,
  possibleTransitions,
  refusalMessages,
  toPhone,
  transitionOwnListing,
} from '../index.ts'
import { csvApi } from './csv.api.ts'
import {
  type BulkAction,
  type BulkResult,
  bulkBody,
  bulkResultsBody,
  type OwnAction,
  type OwnPhone,
  ownPhonesBody,
  ownPhonesQuery,
} from './my-phones.contract.ts'
import { countOwn, isAway, type OwnListing, ownListings } from './my-phones.store.ts'

const tags = ['listings']

const PAGE = 25

/** Calls of one seller per hour; each may change a hundred listings. */
const CHANGES_PER_HOUR = 300

/** A seller's own phones, and actions on many of them. */
export function myPhonesApi(deps: Deps) {
  const db = deps.db.kysely
  const limiter = createLimiter(deps.db.pool, 'change-listings', CHANGES_PER_HOUR, 3_600)
  const router = createRouter()
    .openapi(
      route('sell', {
        method: 'get',
        path: '/my-phones',
        compressed: true,
        operationId: 'listMyPhones',
        summary: 'List your phones',
        description:
          'For sellers. Returns 25 of your listings at a time, filtered by state and text, with views, favorites, bookings and the actions that each allows, and the number of listings in each state.',
        tags,
        request: { query: ownPhonesQuery },
        responses: { 200: json(ownPhonesBody), ...refusals(401, 403, 422) },
      }),
      async (c) => {
        const seller = requireViewer(c)
        const { state, q, sort = 'newest', page: requestedPage = 1 } = c.req.valid('query')
        const counts = await countOwn(db, seller.id, q)
        const total = counts
          .filter((one) => !state || one.state === state)
          .reduce((sum, { count }) => sum + count, 0)
        const pageCount = Math.max(1, Math.ceil(total / PAGE))
        const page = Math.min(requestedPage, pageCount)
        const at = deps.clock.now()
        const wanted = { state, q, sort, offset: (page - 1) * PAGE, limit: PAGE, at }
        const [listings, away] = await Promise.all([
          ownListings(db, seller.id, wanted),
          isAway(db, seller.id),
        ])
        const items = listings.map((listing) => toOwnPhone(listing, seller, { at, away }))
        return c.json({ items, total, page, pageCount, counts }, 200)
      },
    )
    .openapi(
      route('sell', {
        method: 'post',
        path: '/my-phones/bulk',
        confirmedEmail: true,
        operationId: 'updatePhones',
        summary: 'Change several of your phones at once',
        description:
          'For sellers. Applies one action, such as `pause` or `renew`, to up to 100 of your phones. Each phone has its own result; one refusal does not stop the others. Repeating the call is safe.',
        tags,
        request: {
          body: jsonBody(bulkBody),
        },
        responses: { 200: json(bulkResultsBody), ...refusals(401, 403, 413, 422, 429) },
      }),
      async (c) => {
        const seller = requireViewer(c)
        const tooMany = await limitAttempts(c, limiter, seller.id)
        if (tooMany) return tooMany
        return c.json({ results: await updateMany(deps, seller, c.req.valid('json')) }, 200)
      },
    )
  router.route('/', csvApi(deps))
  return router
}

type Made = { state: Listing['state'] } | { refused: keyof typeof refusalMessages }

/**
 * Makes the same change to many phones of a seller, each in a transaction of its own; a refusal does
 * not stop the others. Repeating the call is harmless.
 */
async function updateMany(
  deps: Deps,
  seller: Viewer,
  { ids, action }: { ids: string[]; action: BulkAction },
): Promise<BulkResult[]> {
  const results: BulkResult[] = []
  for (const id of new Set(ids)) results.push(resultOf(id, await make(deps, seller, id, action)))
  return results
}

async function make(deps: Deps, seller: Viewer, id: string, action: BulkAction): Promise<Made> {
  if (!isId(id)) return { refused: 'not_found' }
  if (action === 'advertise') {
    const outcome = await advertise(deps, seller, id)
    if (!('refused' in outcome)) return { state: 'live' }
    if (outcome.refused === 'too_many_adverts') return { refused: outcome.refused }
    // For a seller, the phones of others do not exist.
    return { refused: outcome.refused === 'not_live' ? 'not_on_sale' : 'not_found' }
  }
  if (action === 'stop_advertising') {
    const outcome = await stopAdvertising(deps, seller, id)
    return 'refused' in outcome ? { refused: 'not_found' } : { state: outcome.state }
  }
  const outcome = await transitionOwnListing(deps, seller, id, action)
  return 'refused' in outcome ? outcome : { state: outcome.listing.state }
}

function resultOf(id: string, made: Made): BulkResult {
  if ('state' in made) return { id, ok: true, state: made.state, error: null, message: null }
  const message = refusalMessages[made.refused][1]
  return { id, ok: false, state: null, error: made.refused, message }
}

type Now = { at: Date; away: boolean }

/** A listing for its seller, with the possible actions. */
function toOwnPhone(listing: OwnListing, seller: Viewer, now: Now): OwnPhone {
  const { views, favorites, bookings, review, pausedByVacation, removalReason } = listing
  return {
    ...toPhone(listing, seller),
    views,
    favorites,
    bookings,
    expiresAt: listing.expiresAt.toISOString(),
    actions: actionsFor(listing, now),
    review,
    pausedByVacation,
    removalReason,
  }
}

function actionsFor(listing: OwnListing, { at, away }: Now): OwnAction[] {
  return [
    ...(editableStates.includes(listing.state) ? (['edit'] as const) : []),
    ...possibleTransitions(listing, at, { away }),
    ...(listing.state === 'live' && !listing.advertised ? (['advertise'] as const) : []),
    ...(listing.advertised ? (['stop_advertising'] as const) : []),
  ]
}
