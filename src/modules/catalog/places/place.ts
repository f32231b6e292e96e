import { createCsvReader } from '../../../platform/csv.ts'
import {
  cached,
  cachedByKey,
  type Executor,
  publishChange,
  type Tx,
} from '../../../platform/db/index.ts'
import { countryName } from '../../../shared/countries.ts'
import { countryByName, foldName, prepareCountryNames } from './country-names.ts'
import type { NamesByLanguage } from './place-names.ts'
import {
  listPlacesByName,
  listPoints,
  type Place,
  queuePlaceLookup,
  storePlaces,
} from './places.store.ts'
import { regionNames } from './region-names.ts'

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

// The first name takes 20 to 45 ms, which a search would wait for: the process reads it before it serves.
countryName('DE')

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
): Promise<ReadonlyMap<number, number>> {
  const { id, lat, lon } = await points(db)
  const degrees = km / KM_PER_DEGREE
  const degreesOfLongitude = longitudesWithin(from, km)
  const distances = new Map<number, number>()
  for (let index = firstAtLeast(lat, from.lat - degrees); index < lat.length; index += 1) {
    if (lat[index]! > from.lat + degrees) break
    const apart = Math.abs(lon[index]! - from.lon)
    if (Math.min(apart, 360 - apart) > degreesOfLongitude) continue
    const distance = distanceKm(from, { lat: lat[index]!, lon: lon[index]! })
    if (distance <= km) distances.set(id[index]!, distance)
  }
  return distances
}

/**
 * How many degrees of longitude points within `km` can be away, rounded up; 180 where a pole is
 * within. It leaves out most places of the same latitudes without computing their distance.
 */
function longitudesWithin({ lat }: Point, km: number): number {
  const angle = km / EARTH_KM
  const latitude = Math.abs(lat) * RADIANS
  if (angle + latitude >= Math.PI / 2) return 180
  return (Math.asin(Math.sin(angle) / Math.cos(latitude)) / RADIANS) * 1.001
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
 * Fills the table of places from the text of db/data/places.csv, and their names in other languages from that of
 * db/data/place-names.csv. A place that the file no longer has stays, because listings may refer to it.
 * @throws when a line of these files, which are ours, cannot be read.
 */
export async function loadPlaces(tx: Tx, text: string, translations: string): Promise<void> {
  const translated = readNames(translations)
  const [, ...records] = readCsv(text)
  const places: Place[] = []
  const names: { name: string; placeId: number; population: number }[] = []
  for (const { cells, line } of records) {
    const [id, name, country, region, lat, lon, population, others] = cells ?? []
    if (!name || !country) throw new Error(`line ${line} of the places has no name or country`)
    const place = {
      id: Number(id),
      name,
      names: translated.get(id) ?? {},
      country,
      region: region ?? '',
      lat: Number(lat),
      lon: Number(lon),
      population: Number(population),
    }
    places.push(place)
    const all = [name, ...(others ? others.split('|') : []), ...Object.values(place.names)]
    const spellings = new Set(all.flatMap(spellingsOf))
    spellings.delete('')
    for (const spelling of spellings)
      names.push({ name: spelling, placeId: place.id, population: place.population })
  }
  await storePlaces(tx, places, names)
  await queuePlaceLookup(tx)
  publishChange(tx, 'places')
}

function readCsv(text: string) {
  const reader = createCsvReader()
  return [...reader.push(text), ...reader.end()]
}

/** The names of places by the id of the place. */
function readNames(text: string): Map<string | undefined, NamesByLanguage> {
  const [header, ...records] = readCsv(text)
  const languages = header?.cells?.slice(1) ?? []
  return new Map(
    records.map(({ cells, line }) => {
      const [id, ...names] = cells ?? []
      if (names.length !== languages.length)
        throw new Error(`line ${line} of the names of places has no cell for each language`)
      const entries = languages.map((language, index) => [language, names[index]])
      return [id, Object.fromEntries(entries.filter(([, name]) => name))]
    }),
  )
}

const ARABIC_ARTICLE = 'ال'

/** A folded name; an Arabic one without its article too, which people omit: 'قاهرة' is 'القاهرة'. */
function spellingsOf(name: string): string[] {
  const folded = foldName(name)
  return folded.startsWith(ARABIC_ARTICLE)
    ? [folded, folded.slice(ARABIC_ARTICLE.length)]
    : [folded]
}

/**
 * Population from which a place is recognized among unrelated words: 'nice flat in Oslo' means Oslo,
 * but 'central station' does not mean a town called Central.
 */
const LARGE_CITY = 100_000

/** Most sellers name one of the large cities. About 300 bytes each. */
const MAX_CACHED = 2_000

/**
 * Finds the place of a listing's location: 'Berlin', 'Berlin, Germany', 'München', '10115 Berlin'.
 * Among several, prefers the one whose country or region is named too, then the largest. Undefined
 * when the text names no known city.
 */
export const findPlace = cachedByKey({ topics: ['places'], most: MAX_CACHED }, searchPlace)

async function searchPlace(db: Executor, text: string): Promise<Place | undefined> {
  const readings = readLocation(text)
  if (readings.length === 0) return undefined
  const candidates = await listPlacesByName(db, [
    ...new Set(readings.map((reading) => reading.name)),
  ])
  if (candidates.length > 0) await prepareCountryNames()
  const byName = Map.groupBy(candidates, (row) => row.matchedName)
  let best: { place: Place; rank: number[] } | undefined
  for (const reading of readings) {
    for (const { matchedName: _, ...place } of byName.get(reading.name) ?? []) {
      const rank = rankOf(reading, place)
      if (rank && (!best || ranksHigher(rank, best.rank))) best = { place, rank }
    }
  }
  return best?.place
}

/** Undefined when the text contradicts the place. */
function rankOf(reading: Reading, place: Place): number[] | undefined {
  const confirmed = reading.rest.filter((words) => namesCountryOrRegion(words, place)).length
  const elsewhere = reading.rest.some((words) => countryByName(words) !== undefined)
  if (confirmed === 0 && elsewhere) return undefined
  const isSure = reading.whole || confirmed > 0
  if (!isSure && place.population < LARGE_CITY) return undefined
  return [confirmed, Number(reading.whole), isSure ? 0 : reading.length, place.population]
}

function ranksHigher(a: number[], b: number[]) {
  const first = a.findIndex((value, index) => value !== b[index])
  return first !== -1 && (a[first] ?? 0) > (b[first] ?? 0)
}

/** Words in a name at most ('San Miguel de Tucumán' has four). */
const MAX_NAME_WORDS = 5
/** Longer texts are cut: a listing's location has at most 80 characters. */
const MAX_CHARACTERS = 120

/** Words of a location that may be a place's name, and the words around them. */
type Reading = {
  name: string
  /** Words of the name. */
  length: number
  /** The other words of the same part of the text, then the other parts. */
  rest: string[]
  /** Its part of the text contains nothing else, except a postal code. */
  whole: boolean
}

/**
 * Lists every possible place name in a free text: 'Berlin', 'Berlin, Germany', '10115 Berlin',
 * 'Berlin Mitte'. Words with digits are postal codes and house numbers.
 */
function readLocation(text: string): Reading[] {
  const parts = text
    .slice(0, MAX_CHARACTERS)
    .split(/[,،;/|()\n]|\s[-–—]\s/)
    .map((part) => foldName(part).split(' ').filter(isWord))
    .filter((words) => words.length > 0)
  return parts.flatMap((words, part) => {
    const others = parts.filter((_, index) => index !== part).map((other) => other.join(' '))
    return runs(words).map(({ from, to }) => {
      const around = [words.slice(0, from).join(' '), words.slice(to).join(' ')].filter(Boolean)
      return {
        name: words.slice(from, to).join(' '),
        length: to - from,
        rest: [...around, ...others],
        whole: around.length === 0,
      }
    })
  })
}

function isWord(word: string) {
  return word !== '' && !/\d/.test(word)
}

function runs(words: string[]) {
  const all: { from: number; to: number }[] = []
  for (let from = 0; from < words.length; from += 1)
    for (let to = from + 1; to <= Math.min(words.length, from + MAX_NAME_WORDS); to += 1)
      all.push({ from, to })
  return all
}

/** Abbreviations of states and provinces, which people write after a city. */
const REGION_CODES: Record<string, Record<string, string>> = {
  US: {
    ...regionCodes(
      'al Alabama|ak Alaska|az Arizona|ar Arkansas|ca California|co Colorado|ct Connecticut',
      'de Delaware|fl Florida|ga Georgia|hi Hawaii|id Idaho|il Illinois|in Indiana|ia Iowa',
      'ks Kansas|ky Kentucky|la Louisiana|me Maine|md Maryland|ma Massachusetts|mi Michigan',
      'mn Minnesota|ms Mississippi|mo Missouri|mt Montana|ne Nebraska|nv Nevada',
      'nh New Hampshire|nj New Jersey|nm New Mexico|ny New York|nc North Carolina',
      'nd North Dakota|oh Ohio|ok Oklahoma|or Oregon|pa Pennsylvania|ri Rhode Island',
      'sc South Carolina|sd South Dakota|tn Tennessee|tx Texas|ut Utah|vt Vermont|va Virginia',
      'wa Washington|wv West Virginia|wi Wisconsin|wy Wyoming|dc District of Columbia',
    ),
  },
  CA: regionCodes(
    'ab Alberta|bc British Columbia|mb Manitoba|nb New Brunswick|ns Nova Scotia|on Ontario',
    'qc Quebec|sk Saskatchewan|pe Prince Edward Island|nl Newfoundland and Labrador',
  ),
  AU: regionCodes(
    'nsw New South Wales|vic Victoria|qld Queensland|wa Western Australia|sa South Australia',
    'tas Tasmania|act Australian Capital Territory|nt Northern Territory',
  ),
}

function regionCodes(...lines: string[]): Record<string, string> {
  const parts = lines.flatMap((line) => line.split('|'))
  return Object.fromEntries(
    parts.map((part) => {
      const gap = part.indexOf(' ')
      return [part.slice(0, gap), foldName(part.slice(gap + 1))]
    }),
  )
}

/** True when the folded `text` is the name or code of the place's country or region. */
function namesCountryOrRegion(text: string, place: { country: string; region: string }): boolean {
  if (countryByName(text) === place.country || text === place.country.toLowerCase()) return true
  const [region, ...others] = regionNames(place.country, place.region).map(foldName)
  return text === region || REGION_CODES[place.country]?.[text] === region || others.includes(text)
}
