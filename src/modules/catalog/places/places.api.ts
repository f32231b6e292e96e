import { createHash } from 'node:crypto'
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
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '../../../shared/languages.ts'
import { pageLanguage } from '../../../text/errors.ts'
import { foldName } from './country-names.ts'
import { embedFont, MAP_FONT } from './map-font.ts'
import { type Point, placesWithin } from './place.ts'
import { labelPlaces, placeName } from './place-names.ts'
import { findPlaceById, listLargest, listPlacesByPrefix, type Place } from './places.store.ts'
import { regionName } from './region-names.ts'

/** Units of the drawing, which are pixels at its usual size. */
const WIDTH = 360
const HEIGHT = 230
const MARGIN = 10
const FONT_SIZE = 13
/** Mean width of a letter, as a share of the font size. */
const LETTER_WIDTH = 0.56
const KM_PER_DEGREE = 111.2
const RADIANS = Math.PI / 180

/** Kilometers from the middle to the upper edge that a map may show. */
const EXTENTS_KM = [18, 30, 50, 80, 130, 220, 400, 800]
/** Enough towns that people know to see where a place is. */
const LEAST_NEIGHBORS = 4
const KNOWN_FROM = 100_000
const MAX_NEIGHBORS = 9

/** Kilometers from the middle to a corner of the widest map. */
const WIDEST_MAP_KM = Math.ceil(800 * Math.hypot(1, WIDTH / HEIGHT))

type Spot = { name: string; x: number; y: number }
type Box = { left: number; right: number; top: number; bottom: number }

/**
 * The rough area of a place as an SVG: a circle as wide as the town, and the larger towns around it where
 * they are. It shows the town, never a point in it. Follows the color scheme of the page.
 */
export function drawMap(place: Place, others: readonly Place[], language: Language): string {
  const ownName = placeName(place, language)
  const neighbors = others.filter((one) => one.id !== place.id)
  const largeTowns = neighbors.filter(({ population }) => population >= KNOWN_FROM)
  const enough = EXTENTS_KM.findIndex(
    (km) => inFrame(place, largeTowns, km, language).length >= LEAST_NEIGHBORS,
  )
  // One step wider, so that they are not at the edge.
  const extent = (enough < 0 ? undefined : EXTENTS_KM[enough + 1]) ?? EXTENTS_KM.at(-1)!
  const scale = HEIGHT / 2 / extent
  const radius = Math.max(16, townRadiusKm(place) * scale)
  const boxes: Box[] = [
    // The area and the name of the place, the scale bar and the north arrow.
    {
      left: WIDTH / 2 - radius,
      right: WIDTH / 2 + radius,
      top: HEIGHT / 2 - radius,
      bottom: HEIGHT / 2 + radius,
    },
    labelBox(ownName, WIDTH / 2, HEIGHT / 2 + radius + FONT_SIZE, 'middle'),
    { left: 0, right: 150, top: HEIGHT - 40, bottom: HEIGHT },
    { left: WIDTH - 40, right: WIDTH, top: 0, bottom: 50 },
  ]
  const towns = inFrame(place, neighbors, extent, language)
    .map((spot) => placeLabel(spot, boxes))
    .filter((label) => label !== undefined)
    .slice(0, MAX_NEIGHBORS)
  const title = `Map of the area around ${ownName}`
  const names = towns.map(({ spot }) => spot.name).join(', ')
  const shapes = [
    `<rect width="${WIDTH}" height="${HEIGHT}" class="land"/>`,
    `<circle cx="${WIDTH / 2}" cy="${HEIGHT / 2}" r="${round(radius)}" class="area"/>`,
    ...towns.map(({ spot, anchor, x }) => {
      const y = round(spot.y + FONT_SIZE / 3)
      return `<circle cx="${round(spot.x)}" cy="${round(spot.y)}" r="3" class="town"/><text x="${round(x)}" y="${y}" text-anchor="${anchor}">${escapeText(spot.name)}</text>`
    }),
    `<text x="${WIDTH / 2}" y="${round(HEIGHT / 2 + radius + FONT_SIZE + 3)}" text-anchor="middle" class="own">${escapeText(ownName)}</text>`,
    scaleBar(scale),
    `<path d="M${WIDTH - 20} 12l5 13-5-4-5 4z" class="mark"/><text x="${WIDTH - 20}" y="39" text-anchor="middle">N</text>`,
  ]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" role="img" aria-labelledby="t d"><title id="t">${escapeText(title)}</title><desc id="d">${escapeText(names && `Nearby: ${names}`)}</desc><style>${STYLE}</style>${shapes.join('')}</svg>`
}

/** The colors of the pages, by day and by night. */
const STYLE = `text{font:${FONT_SIZE}px ${MAP_FONT},system-ui,sans-serif;fill:#5f5c63}.own{font-weight:600;fill:#17161a}.land{fill:#efe8db}.area{fill:#cf3a1d;fill-opacity:.16;stroke:#cf3a1d;stroke-width:1.5}.town,.mark{fill:#5f5c63}.bar{fill:none;stroke:#5f5c63;stroke-width:1.5}@media(prefers-color-scheme:dark){text{fill:#aba7b0}.own{fill:#f3f1ec}.land{fill:#2b2721}.area{fill:#ff8a6f;stroke:#ff8a6f}.town,.mark{fill:#aba7b0}.bar{stroke:#aba7b0}}`

/** About as wide as a town with so many people. */
function townRadiusKm({ population }: Place): number {
  return Math.min(15, Math.max(3, 2 + Math.sqrt(population) / 150))
}

/** The places that a map shows, the largest first. */
function inFrame(
  center: Point,
  places: readonly Place[],
  extentKm: number,
  language: Language,
): Spot[] {
  const scale = HEIGHT / 2 / extentKm
  const eastKm = KM_PER_DEGREE * Math.cos(center.lat * RADIANS)
  return [...places]
    .sort((a, b) => b.population - a.population || a.id - b.id)
    .map(({ lat, lon, ...place }) => {
      // The shorter way around the Earth.
      const east = ((lon - center.lon + 540) % 360) - 180
      return {
        name: placeName(place, language),
        x: WIDTH / 2 + east * eastKm * scale,
        y: HEIGHT / 2 - (lat - center.lat) * KM_PER_DEGREE * scale,
      }
    })
    .filter(({ x, y }) => x > MARGIN && x < WIDTH - MARGIN && y > MARGIN && y < HEIGHT - 2 * MARGIN)
}

type Label = { spot: Spot; x: number; anchor: 'start' | 'end' }

/** Beside the dot, where nothing else is; undefined when there is no room. */
function placeLabel(spot: Spot, taken: Box[]): Label | undefined {
  for (const anchor of ['start', 'end'] as const) {
    const x = spot.x + (anchor === 'start' ? 7 : -7)
    const box = labelBox(spot.name, x, spot.y + FONT_SIZE / 3, anchor)
    const occupied = {
      ...box,
      left: Math.min(box.left, spot.x - 4),
      right: Math.max(box.right, spot.x + 4),
    }
    if (
      occupied.left < 2 ||
      occupied.right > WIDTH - 2 ||
      taken.some((other) => overlaps(occupied, other))
    )
      continue
    taken.push(occupied)
    return { spot, x, anchor }
  }
  return undefined
}

function labelBox(text: string, x: number, y: number, anchor: 'start' | 'middle' | 'end'): Box {
  const width = text.length * FONT_SIZE * LETTER_WIDTH
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2
  return { left, right: left + width, top: y - FONT_SIZE, bottom: y + 4 }
}

function overlaps(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}

/** A bar of a round length, at most a quarter of the width. */
function scaleBar(pixelsPerKm: number): string {
  const lengths = [200, 100, 50, 20, 10, 5, 2, 1]
  const km = lengths.find((one) => one * pixelsPerKm <= WIDTH / 4) ?? 1
  const end = round(16 + km * pixelsPerKm)
  const y = HEIGHT - 14
  return `<path d="M16 ${y - 5}v5H${end}v-5" class="bar"/><text x="${end + 6}" y="${y + 2}">${km} km</text>`
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}

function escapeText(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}

/** Names the content of a map. */
function mapKey(svg: string): string {
  return createHash('sha256').update(svg).digest('base64url').slice(0, 22)
}

const placeBody = z
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
      description:
        'Returns cities whose name in any language starts with the text, largest first, named in the language of the page.',
      tags: ['places'],
      request: { query },
      responses: { 200: json(z.array(placeBody)), ...refusals() },
    }),
    async (c) => {
      const id = c.req.query('id') ?? ''
      const language = pageLanguage(c.req.header('accept-language'))
      if (/^\d{1,9}$/.test(id)) {
        const place = await findPlaceById(db, Number(id))
        return c.json(toBodies(place ? [place] : [], language), 200)
      }
      const prefix = foldName((c.req.query('q') ?? '').slice(0, MAX_LETTERS))
      if (prefix.length < MIN_LETTERS) return c.json([], 200)
      const places = await listPlacesByPrefix(db, prefix, MAX_SUGGESTIONS)
      return c.json(toBodies(places, language), 200)
    },
  )
}

function toBodies(places: Place[], language: Language) {
  const labels = labelPlaces(places, language)
  return places.map(({ id, country, region, lat, lon, ...place }, index) => {
    const name = placeName(place, language)
    const label = labels[index] ?? name
    return { id, name, label, country, region: regionName(country, region, language), lat, lon }
  })
}

/** Places change with a new version of the shop only. */
const CACHE = 'public, max-age=86400'
/** The largest towns of the widest map, and those of a small one. */
const MOST_TOWNS = 400
const CLOSE_KM = 120

/** Maps of the rough area of a place: /maps/{id}.svg, in another language with ?language=de. */
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
    const wanted = c.req.query('language')
    const language = isLanguage(wanted) ? wanted : DEFAULT_LANGUAGE
    const svg = drawMap(place, [...places.values()], language)
    const key = mapKey(svg)
    const headers = { ETag: `"${key}"`, 'Cache-Control': CACHE }
    if (c.req.header('if-none-match')?.includes(key)) return c.body(null, 304, headers)
    return c.body(await embedFont(svg), 200, {
      ...headers,
      'Content-Type': 'image/svg+xml; charset=utf-8',
    })
  })
}
