import type { Deps } from '../../../deps.ts'
import { createRouter, json, refusals, route, z } from '../../../platform/http/index.ts'
import { foldName } from './fold.ts'
import { labelPlaces, type Place } from './place.ts'
import { placeBody } from './places.contract.ts'
import { placeById, placesBeginning } from './places.store.ts'

/** Suggestions that a person can take in at a glance. */
const MOST = 8
/** Letters from which on there is something to suggest. */
const LEAST_LETTERS = 2
const LONGEST = 60

const word = z.union([z.string(), z.array(z.string())]).optional()
const query = z.object({
  q: word.openapi({ type: 'string', description: 'Beginning of the name; accents are ignored.' }),
  id: word.openapi({ type: 'string', description: 'ID of a single place, instead of `q`.' }),
})

export function placesApi(deps: Deps) {
  const db = deps.db.kysely
  return createRouter().openapi(
    route('anyone', {
      method: 'get',
      path: '/places',
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
        const place = await placeById(db, Number(id))
        return c.json(toBodies(place ? [place] : []), 200)
      }
      const prefix = foldName((c.req.query('q') ?? '').slice(0, LONGEST))
      if (prefix.length < LEAST_LETTERS) return c.json([], 200)
      return c.json(toBodies(await placesBeginning(db, prefix, MOST)), 200)
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
