import type { Deps } from '../../../deps.ts'
import { isId } from '../../../platform/db/index.ts'
import {
  createRouter,
  json,
  jsonBody,
  refusals,
  refuse,
  requireViewer,
  route,
  z,
} from '../../../platform/http/index.ts'
import { toPhone } from '../../listings/index.ts'
import { phoneBody } from '../../listings/listings.contract.ts'
import { deleteFavourite, listFavouriteIds, listFavourites } from './favourites.store.ts'
import { keepFavourite, MOST_FAVOURITES, takeOverFavourites } from './favourites.ts'
import { favouriteBody, favouriteIdsBody, takeOverBody } from './saved.contract.ts'

const tags = ['saved']
const params = z.object({ id: z.string() })

const reasons = {
  not_found: [404, 'There is no such phone.'],
  own_phone: [409, 'This is your own phone.'],
  too_many: [409, `You keep ${MOST_FAVOURITES} phones already. Let one go first.`],
} as const

export function favouritesApi(deps: Deps) {
  const db = deps.db.kysely
  return createRouter()
    .openapi(
      route('signedIn', {
        method: 'get',
        path: '/favourites',
        operationId: 'listFavourites',
        summary: 'Phones that one keeps, newest first; a sold one stays and says so',
        tags,
        responses: { 200: json(z.array(phoneBody)), ...refusals(401) },
      }),
      async (c) => {
        const viewer = requireViewer(c)
        const phones = await listFavourites(db, viewer.id)
        return c.json(
          phones.map((phone) => toPhone(phone, viewer)),
          200,
        )
      },
    )
    .openapi(
      route('signedIn', {
        method: 'get',
        path: '/favourite-ids',
        operationId: 'listFavouriteIds',
        summary: 'Ids of the phones that one keeps',
        tags,
        responses: { 200: json(favouriteIdsBody), ...refusals(401) },
      }),
      async (c) => c.json({ ids: await listFavouriteIds(db, requireViewer(c).id) }, 200),
    )
    .openapi(
      route('signedIn', {
        method: 'post',
        path: '/favourites',
        operationId: 'takeOverFavourites',
        summary: 'Takes over what the browser kept before login',
        tags,
        request: {
          body: jsonBody(takeOverBody),
        },
        responses: { 200: json(favouriteIdsBody), ...refusals(401, 413, 422) },
      }),
      async (c) => {
        const ids = await takeOverFavourites(deps, requireViewer(c), c.req.valid('json').ids)
        return c.json({ ids }, 200)
      },
    )
    .openapi(
      route('signedIn', {
        method: 'put',
        path: '/favourites/{id}',
        operationId: 'keepFavourite',
        summary: 'Keeps a phone; again is harmless',
        tags,
        request: { params },
        responses: { 200: json(favouriteBody), ...refusals(401, 404, 409, 413) },
      }),
      async (c) => {
        const { id } = c.req.valid('param')
        const outcome = await keepFavourite(deps, requireViewer(c), id)
        if ('refused' in outcome) return refuse(c, ...turnedDown(outcome.refused))
        return c.json({ id, favourite: true }, 200)
      },
    )
    .openapi(
      route('signedIn', {
        method: 'delete',
        path: '/favourites/{id}',
        operationId: 'dropFavourite',
        summary: 'Lets a phone go; again is harmless',
        tags,
        request: { params },
        responses: { 200: json(favouriteBody), ...refusals(401, 413) },
      }),
      async (c) => {
        const { id } = c.req.valid('param')
        if (isId(id)) await deleteFavourite(db, requireViewer(c).id, id)
        return c.json({ id, favourite: false }, 200)
      },
    )
}

function turnedDown<R extends keyof typeof reasons>(reason: R) {
  const [status, message] = reasons[reason]
  return [status, reason, message] as [(typeof reasons)[R][0], string, string]
}
