import { Hono } from 'hono'
import type { Deps } from '../../../deps.ts'
import {
  type AppEnv,
  createRouter,
  json,
  refusals,
  route,
  z,
} from '../../../platform/http/index.ts'
import { drawMap, mapKey, WIDEST_MAP_KM } from './draw-map.ts'
import { foldName, labelPlaces, type Place, placesWithin } from './place.ts'
import { findPlaceById, listLargest, listPlacesByPrefix } from './places.store.ts'

export const placeBody = z
  .object({
    id: z.number().int().openapi({ example: 2950159, description: 'The GeoNames id.' }),
    name: z.string().openapi({ example: 'Berlin' }),
    label: z.string().openapi({
      example: 'Berlin, Germany',
      description: 'With the country, and the region where the name is ambiguous.',
    }),
    country: z.string().openapi({ example: 'DE' }),
    region: z.string(),
    lat: z.number(),
    lon: z.number(),
  })
  .openapi('Place')
export type PlaceBody = z.infer<typeof placeBody>

const MAX_SUGGESTIONS = 8
const MIN_LETTERS = 2
const MAX_LETTERS = 60

const firstValue = z.union([z.string(), z.array(z.string())]).optional()
const query = z.object({
  q: firstValue.openapi({
    type: 'string',
    description: 'Beginning of the name; accents are ignored.',
  }),
  id: firstValue.openapi({ type: 'string', description: 'ID of a single place, instead of `q`.' }),
})

export function placesApi(deps: Deps) {
  const db = deps.db.kysely
  return createRouter().openapi(
    route('anyone', {
      method: 'get',
      path: '/places',
      compressed: true,
      operationId: 'listPlaces',
      summary: 'Find cities',
      description: 'Returns cities whose name starts with the text, largest first.',
      tags: ['places'],
      request: { query },
      responses: { 200: json(z.array(placeBody)), ...refusals() },
    }),
    async (c) => {
      const id = c.req.query('id') ?? ''
      if (/^\d{1,9}$/.test(id)) {
        const place = await findPlaceById(db, Number(id))
        return c.json(toBodies(place ? [place] : []), 200)
      }
      const prefix = foldName((c.req.query('q') ?? '').slice(0, MAX_LETTERS))
      if (prefix.length < MIN_LETTERS) return c.json([], 200)
      return c.json(toBodies(await listPlacesByPrefix(db, prefix, MAX_SUGGESTIONS)), 200)
    },
  )
}

function toBodies(places: Place[]) {
  const labels = labelPlaces(places)
  return places.map(({ population: _, ...place }, at) => ({
    ...place,
    label: labels[at] ?? place.name,
  }))
}

/** Places change with a new version of the shop only. */
const CACHE = 'public, max-age=86400'
/** The largest towns of the widest map, and those of a small one. */
const MOST_TOWNS = 400
const CLOSE_KM = 120

/** Maps of the rough area of a place: /maps/{id}.svg. */
export function mapRoutes(deps: Deps) {
  const db = deps.db.kysely
  return new Hono<AppEnv>().get('/maps/:file{[1-9][0-9]{0,8}\\.svg}', async (c) => {
    const place = await findPlaceById(db, Number.parseInt(c.req.param('file'), 10))
    if (!place) return c.text('Map not found.\n', 404)
    const distances = await placesWithin(db, place, WIDEST_MAP_KM)
    const close = [...distances].flatMap(([id, km]) => (km <= CLOSE_KM ? id : []))
    const [near, far] = await Promise.all([
      listLargest(db, close, MOST_TOWNS),
      listLargest(db, [...distances.keys()], MOST_TOWNS),
    ])
    const places = new Map([...near, ...far].map((one) => [one.id, one]))
    const svg = drawMap(place, [...places.values()])
    const key = mapKey(svg)
    const headers = { ETag: `"${key}"`, 'Cache-Control': CACHE }
    if (c.req.header('if-none-match')?.includes(key)) return c.body(null, 304, headers)
    return c.body(svg, 200, { ...headers, 'Content-Type': 'image/svg+xml; charset=utf-8' })
  })
}
