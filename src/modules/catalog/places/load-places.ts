import { createCsvReader } from '../../../platform/csv.ts'
import { publishChange, type Tx } from '../../../platform/db/index.ts'
import { foldName, type Place } from './place.ts'

import { queuePlaceLookup, storePlaces } from './places.store.ts'

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
