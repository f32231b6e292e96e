import type { Deps } from '../../../deps.ts'
import { createRouter, json, refusals, route, z } from '../../../platform/http/index.ts'
import { foldName, labelPlaces, type Place } from './place.ts'
import { findPlaceById, listPlacesByPrefix } from './places.store.ts'

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
