import type { Executor } from '../../../platform/db/index.ts'
import { countryNamed, saysWhere } from './countries.ts'
import type { Place } from './place.ts'
import { placesNamed } from './places.store.ts'
import { type Reading, readLocation } from './read-location.ts'

/**
 * People of a place that is believed when its name stands among words that say nothing else:
 * 'nice flat in Oslo' means Oslo, and 'central station' no town called Central.
 */
const KNOWN_CITY = 100_000

/**
 * The place that a listing's location means: 'Berlin', 'Berlin, Germany', 'München', '10115
 * Berlin'. Of several the one whose country or region is named too, else the largest. Undefined
 * when the words name no city of the table.
 */
export async function findPlace(db: Executor, text: string): Promise<Place | undefined> {
  const readings = readLocation(text)
  if (readings.length === 0) return undefined
  const known = await placesNamed(db, [...new Set(readings.map((reading) => reading.name))])
  const byName = Map.groupBy(known, (row) => row.called)
  let best: { place: Place; rank: number[] } | undefined
  for (const reading of readings) {
    for (const { called: _, ...place } of byName.get(reading.name) ?? []) {
      const rank = rankOf(reading, place)
      if (rank && (!best || isAbove(rank, best.rank))) best = { place, rank }
    }
  }
  return best?.place
}

/** Undefined when the text contradicts the place. */
function rankOf(reading: Reading, place: Place): number[] | undefined {
  const told = reading.rest.filter((words) => saysWhere(words, place)).length
  const elsewhere = reading.rest.some((words) => countryNamed(words) !== undefined)
  if (told === 0 && elsewhere) return undefined
  const isSure = reading.whole || told > 0
  if (!isSure && place.population < KNOWN_CITY) return undefined
  return [told, Number(reading.whole), isSure ? 0 : reading.length, place.population]
}

function isAbove(a: number[], b: number[]) {
  const at = a.findIndex((value, index) => value !== b[index])
  return at !== -1 && (a[at] ?? 0) > (b[at] ?? 0)
}
