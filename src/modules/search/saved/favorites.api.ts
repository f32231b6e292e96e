import type { Deps } from '../../../deps.ts'
import { inTransaction, isId } from '../../../platform/db/index.ts'
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
import { MAX_FAVORITES } from '../../../shared/listings/listing-limits.ts'
import { lockPerson } from '../../accounts/index.ts'
import { findListing, forPage, judgeListings, toPhone } from '../../listings/index.ts'
import {
  favoriteBody,
  favoriteIdsBody,
  favoritePhoneBody,
  importFavoritesBody,
} from './saved.contract.ts'
import {
  addFavorites,
  deleteFavorite,
  isFavorite,
  listFavoriteIds,
  listFavorites,
} from './saved.store.ts'

type Refusal = 'not_found' | 'own_phone' | 'too_many'

/** Adds a favorite; repeating it is safe. */
function addFavorite(
  deps: Deps,
  viewer: Viewer,
  id: string,
): Promise<{ saved: true } | { refused: Refusal }> {
  const now = deps.clock.now()
  return inTransaction(deps.db, async (tx) => {
    await lockPerson(tx, viewer.id)
    const listing = isId(id) ? await findListing(tx, id) : undefined
    if (!listing) return { refused: 'not_found' }
    if (listing.sellerId === viewer.id) return { refused: 'own_phone' }
    if (await isFavorite(tx, viewer.id, id)) return { saved: true }
    const added = await addFavorites(tx, {
      userId: viewer.id,
      ids: [id],
      most: MAX_FAVORITES,
      at: now,
    })
    if (added.length > 0) return { saved: true }
    const ids = await listFavoriteIds(tx, viewer.id)
    return { refused: ids.length >= MAX_FAVORITES ? 'too_many' : 'not_found' }
  })
}

/**
 * Imports what a browser stored before login. Unknown and unavailable phones, own phones and those
 * beyond the limit are left out. Returns the IDs of all favorites.
 */
function importFavorites(deps: Deps, viewer: Viewer, ids: string[]): Promise<string[]> {
  const now = deps.clock.now()
  return inTransaction(deps.db, async (tx) => {
    await lockPerson(tx, viewer.id)
    const listingIds = [...new Set(ids.filter(isId).map((id) => id.toLowerCase()))]
    if (listingIds.length > 0)
      await addFavorites(tx, { userId: viewer.id, ids: listingIds, most: MAX_FAVORITES, at: now })
    return listFavoriteIds(tx, viewer.id)
  })
}

const tags = ['saved']
const params = z.object({ id: z.string() })

const reasons = {
  not_found: [404, 'Phone not found.'],
  own_phone: [409, 'This is your own phone.'],
  too_many: [409, `You have ${MAX_FAVORITES} favorites. Remove one first.`],
} as const

export function favoritesApi(deps: Deps) {
  const db = deps.db.kysely
  return createRouter()
    .openapi(
      route('loggedIn', {
        method: 'get',
        path: '/favorites',
        compressed: true,
        operationId: 'listFavorites',
        summary: 'List your favorites',
        description: `Returns the phones that you saved, last saved first, at most ${MAX_FAVORITES}. Phones that were sold stay in the list; see \`state\`. \`savedPriceMinor\` says what a phone cost when you saved it.`,
        tags,
        responses: { 200: json(z.array(favoritePhoneBody)), ...refusals(401) },
      }),
      async (c) => {
        const viewer = requireViewer(c)
        const phones = await listFavorites(db, viewer.id)
        const reader = forPage(deps, c)
        const judge = await judgeListings(deps, phones)
        return c.json(
          phones.map((phone) => ({
            ...toPhone(reader, phone, viewer),
            ...judge(phone),
            savedPriceMinor: phone.savedPriceMinor,
          })),
          200,
        )
      },
    )
    .openapi(
      route('loggedIn', {
        method: 'get',
        path: '/favorite-ids',
        operationId: 'listFavoriteIds',
        summary: 'List the IDs of your favorites',
        description: 'Returns only the IDs of the phones that you saved, to mark them in lists.',
        tags,
        responses: { 200: json(favoriteIdsBody), ...refusals(401) },
      }),
      async (c) => c.json({ ids: await listFavoriteIds(db, requireViewer(c).id) }, 200),
    )
    .openapi(
      route('loggedIn', {
        method: 'post',
        path: '/favorites',
        operationId: 'importFavorites',
        summary: 'Import favorites from the browser',
        description:
          'Adds phones that a browser saved before login to your favorites. Unknown phones, your own phones and any beyond the limit of 200 are skipped. Returns the IDs of all your favorites.',
        tags,
        request: {
          body: jsonBody(importFavoritesBody),
        },
        responses: { 200: json(favoriteIdsBody), ...refusals(401, 413, 422) },
      }),
      async (c) => {
        const ids = await importFavorites(deps, requireViewer(c), c.req.valid('json').ids)
        return c.json({ ids }, 200)
      },
    )
    .openapi(
      route('loggedIn', {
        method: 'put',
        path: '/favorites/{id}',
        operationId: 'addFavorite',
        summary: 'Add a favorite',
        description: `Saves a phone; adding it again changes nothing. Your own phones, and any phone beyond the limit of ${MAX_FAVORITES}, are refused with 409.`,
        tags,
        request: { params },
        responses: { 200: json(favoriteBody), ...refusals(401, 404, 409, 413) },
      }),
      async (c) => {
        const { id } = c.req.valid('param')
        const outcome = await addFavorite(deps, requireViewer(c), id)
        if ('refused' in outcome) return refuse(c, ...toRefusal(outcome.refused))
        return c.json({ id, favorite: true }, 200)
      },
    )
    .openapi(
      route('loggedIn', {
        method: 'delete',
        path: '/favorites/{id}',
        operationId: 'removeFavorite',
        summary: 'Remove a favorite',
        description: 'Removes a phone from your favorites. Removing it again changes nothing.',
        tags,
        request: { params },
        responses: { 200: json(favoriteBody), ...refusals(401, 413) },
      }),
      async (c) => {
        const { id } = c.req.valid('param')
        if (isId(id)) await deleteFavorite(db, requireViewer(c).id, id)
        return c.json({ id, favorite: false }, 200)
      },
    )
}

function toRefusal<R extends keyof typeof reasons>(reason: R) {
  const [status, message] = reasons[reason]
  return [status, reason, message] as [(typeof reasons)[R][0], string, string]
}
