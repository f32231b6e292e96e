import { createCsvReader } from '../../../platform/csv.ts'
import { cached, type Executor, publishChange, type Tx } from '../../../platform/db/index.ts'
import { listPoints, queuePlaceLookup, storePlaces } from './places.store.ts'

/** A city, with its coordinates in degrees. */
export type Place = {
  /** The GeoNames id. */
  id: number
  name: string
  /** ISO 3166-1, two letters. */
  country: string
  region: string
  lat: number
  lon: number
  population: number
}

export type Point = { lat: number; lon: number }

/** Mean radius of the Earth in km (IUGG). */
const EARTH_KM = 6_371.009
const RADIANS = Math.PI / 180

/** Great-circle distance in kilometers (haversine; within 0.5% of the real distance). */
export function distanceKm(a: Point, b: Point): number {
  const lat = Math.sin(((b.lat - a.lat) * RADIANS) / 2)
  const lon = Math.sin(((b.lon - a.lon) * RADIANS) / 2)
  const chord = lat * lat + Math.cos(a.lat * RADIANS) * Math.cos(b.lat * RADIANS) * lon * lon
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(chord)))
}

const english = new Intl.DisplayNames(['en'], { type: 'region' })

function countryName(code: string): string {
  return english.of(code) ?? code
}

/**
 * Labels for a list of places: 'Berlin, Germany', with the region only where two places of one
 * country have the same name.
 */
export function labelPlaces(places: readonly Place[]): string[] {
  const key = ({ name, country }: Place) => `${name}|${country}`
  const counts = new Map<string, number>()
  for (const place of places) counts.set(key(place), (counts.get(key(place)) ?? 0) + 1)
  return places.map((place) => {
    const region = (counts.get(key(place)) ?? 0) > 1 && place.region ? [place.region] : []
    return [place.name, ...region, countryName(place.country)].join(', ')
  })
}

// Letters that NFKD does not decompose into a letter and a mark.
const UNFOLDED_LETTERS: Record<string, string> = {
  ß: 'ss',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ŧ: 't',
}

/** Folds a name for comparison: lower case, no accents, no punctuation, single spaces. */
export function foldName(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Mn}+/gu, '')
    .toLowerCase()
    .replace(/[ßøæœłđðþıŧ]/g, (letter) => UNFOLDED_LETTERS[letter] ?? letter)
    .replace(/[’'`.]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** Kilometers per degree of latitude, rounded down so that no place in range is missed. */
const KM_PER_DEGREE = 110.5

/** Coordinates of all 24,000 places, sorted by latitude: 300 KB. */
const points = cached(['places'], async (db) => {
  const { id, lat, lon } = await listPoints(db)
  return { id: Int32Array.from(id), lat: Float32Array.from(lat), lon: Float32Array.from(lon) }
})

/** The distance in kilometers of every place within `km` of a point, by place id. */
export async function placesWithin(
  db: Executor,
  from: Point,
  km: number,
): Promise<Map<number, number>> {
  const { id, lat, lon } = await points(db)
  const degrees = km / KM_PER_DEGREE
  const distances = new Map<number, number>()
  for (let at = firstAtLeast(lat, from.lat - degrees); at < lat.length; at += 1) {
    const here = { lat: lat[at]!, lon: lon[at]! }
    if (here.lat > from.lat + degrees) break
    const distance = distanceKm(from, here)
    if (distance <= km) distances.set(id[at]!, distance)
  }
  return distances
}

function firstAtLeast(sorted: Float32Array, value: number) {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (sorted[middle]! < value) low = middle + 1
    else high = middle
  }
  return low
}

/**
 * Fills the table of places from the text of db/data/places.csv. Places that are no longer in the
 * file stay, because listings may refer to them.
 * @throws when a line of this file, which is ours, cannot be read.
 */
export async function loadPlaces(tx: Tx, text: string): Promise<void> {
  const reader = createCsvReader()
  const [, ...records] = [...reader.push(text), ...reader.end()]
  const places: Place[] = []
  const names: { name: string; placeId: number; population: number }[] = []
  for (const { cells, line } of records) {
    const [id, name, country, region, lat, lon, population, others] = cells ?? []
    if (!name || !country) throw new Error(`line ${line} of the places has no name or country`)
    const place = {
      id: Number(id),
      name,
      country,
      region: region ?? '',
      lat: Number(lat),
      lon: Number(lon),
      population: Number(population),
    }
    places.push(place)
    const spellings = new Set([name, ...(others ? others.split('|') : [])].map(foldName))
    spellings.delete('')
    for (const spelling of spellings)
      names.push({ name: spelling, placeId: place.id, population: place.population })
  }
  await storePlaces(tx, places, names)
  await queuePlaceLookup(tx)
  publishChange(tx, 'places')
}
