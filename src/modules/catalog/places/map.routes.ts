import { Hono } from 'hono'
import type { Deps } from '../../../deps.ts'
import type { AppEnv } from '../../../platform/http/index.ts'
import { drawMap, mapKey, WIDEST_MAP_KM } from './draw-map.ts'
import { placesWithin } from './nearby.ts'
import { findPlaceById, listLargest } from './places.store.ts'

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
