import { cached, type Executor } from '../../../platform/db/index.ts'
import { countryByName, namesCountryOrRegion } from './countries.ts'
import { foldName, type Place } from './place.ts'
import { listPlacesByName } from './places.store.ts'

/**
 * Population from which a place is recognized among unrelated words: 'nice flat in Oslo' means Oslo,
 * but 'central station' does not mean a town called Central.
 */
const LARGE_CITY = 100_000

/**
 * Finds the place of a listing's location: 'Berlin', 'Berlin, Germany', 'München', '10115 Berlin'.
 * Among several, prefers the one whose country or region is named too, then the largest. Undefined
 * when the text names no known city.
 */
export async function findPlace(db: Executor, text: string): Promise<Place | undefined> {
  const known = await placesByText(db)
  const place = known.get(text) ?? searchPlace(db, text)
  if (known.size < MAX_CACHED) known.set(text, place)
  place.catch(() => known.delete(text))
  return place
}

/** Most sellers name one of the large cities. About 300 bytes each. */
const MAX_CACHED = 2_000
const placesByText = cached(['places'], async () => new Map<string, Promise<Place | undefined>>())

async function searchPlace(db: Executor, text: string): Promise<Place | undefined> {
  const readings = readLocation(text)
  if (readings.length === 0) return undefined
  const candidates = await listPlacesByName(db, [
    ...new Set(readings.map((reading) => reading.name)),
  ])
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
  const at = a.findIndex((value, index) => value !== b[index])
  return at !== -1 && (a[at] ?? 0) > (b[at] ?? 0)
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
    .split(/[,;/|()\n]|\s[-–—]\s/)
    .map((part) => foldName(part).split(' ').filter(isWord))
    .filter((words) => words.length > 0)
  return parts.flatMap((words, at) => {
    const others = parts.filter((_, index) => index !== at).map((other) => other.join(' '))
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
