import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { foldName } from '../../src/modules/catalog/places/country-names.ts'
import { distanceKm } from '../../src/modules/catalog/places/place.ts'
import { createCsvReader } from '../../src/platform/csv.ts'
import { isLanguage, type Language, languageCodes } from '../../src/shared/languages.ts'
import { type NamedPlace, toShownName, withoutDetail } from './clean-name.ts'

/**
 * Writes db/data/place-names.csv: the names of places in the languages of the shop where they differ from
 * the name in places.csv. Usage: see README.md.
 */
const [geoNamesFolder, cldrFolder] = process.argv.slice(2)
if (!geoNamesFolder || !cldrFolder)
  throw new Error('usage: node generate.ts GEONAMES_LOCALE_FOLDER CLDR_DATES_MAIN_FOLDER')

const here = import.meta.dirname
const data = path.join(here, '../../db/data')

type Names = Map<number, string>

function readCsv(file: string): string[][] {
  const reader = createCsvReader()
  const [, ...records] = [...reader.push(readFileSync(file, 'utf8')), ...reader.end()]
  return records.map(({ cells }) => cells ?? [])
}

const places = readCsv(path.join(data, 'places.csv')).map(
  ([id, name = '', country = '', , lat, lon, population]): NamedPlace => ({
    id: Number(id),
    name,
    country,
    lat: Number(lat),
    lon: Number(lon),
    population: Number(population),
  }),
)

/** The texts of a gettext file in little-endian order by their keys, which are ids of GeoNames. */
function readGeoNames(language: Language): Names {
  const file = readFileSync(path.join(geoNamesFolder!, language, 'LC_MESSAGES/geonames.mo'))
  const word = (at: number) => file.readUInt32LE(at)
  const text = (table: number, index: number) => {
    const [length, start] = [word(table + index * 8), word(table + index * 8 + 4)]
    return file.toString('utf8', start, start + length)
  }
  const names: Names = new Map()
  for (let index = 0; index < word(8); index += 1)
    names.set(Number(text(word(12), index)), text(word(16), index))
  return names
}

type Zones = { [part: string]: Zones | string }

/** The cities that name a time zone, by their identifier such as 'Asia/Dhaka'. */
function readZones(language: Language): Map<string, string> {
  const file = path.join(cldrFolder!, language, 'timeZoneNames.json')
  const { zone } = JSON.parse(readFileSync(file, 'utf8')).main[language].dates.timeZoneNames
  const cities = new Map<string, string>()
  const collect = (zones: Zones, prefix: string) => {
    for (const [part, inner] of Object.entries(zones)) {
      if (typeof inner === 'string') continue
      if (typeof inner.exemplarCity === 'string') cities.set(prefix + part, inner.exemplarCity)
      else collect(inner, `${prefix}${part}/`)
    }
  }
  collect(zone, '')
  return cities
}

/** Names that CLDR keeps for a zone under its first identifier. */
const FORMER_ZONES: Record<string, string> = {
  'Asia/Kolkata': 'Asia/Calcutta',
  'Asia/Ho_Chi_Minh': 'Asia/Saigon',
  'Asia/Kathmandu': 'Asia/Katmandu',
  'Asia/Yangon': 'Asia/Rangoon',
  'Europe/Kyiv': 'Europe/Kiev',
  'Africa/Asmara': 'Africa/Asmera',
}

/** The farthest that a zone's coordinates are from those of its city. */
const SAME_CITY_KM = 30

/** The place of each time zone: in its country, with its name, nearby. */
function placesOfZones(): Map<string, number> {
  const english = readZones('en')
  const found = new Map<string, number>()
  for (const line of readFileSync('/usr/share/zoneinfo/zone.tab', 'utf8').split('\n')) {
    const [country, position, zone] = line.split('\t')
    if (line.startsWith('#') || !position || !zone) continue
    const id = FORMER_ZONES[zone] ?? zone
    const city = zone.split('/').at(-1)!.replaceAll('_', ' ')
    const wanted = new Set([city, english.get(id) ?? city].map(foldName))
    const point = readPosition(position)
    const near = places.filter(
      (place) => place.country === country && distanceKm(point, place) < SAME_CITY_KM,
    )
    const [match] = near
      .filter(({ id: placeId, name }) =>
        [name, geoNames.en.get(placeId) ?? name].some((one) => wanted.has(foldName(one))),
      )
      .sort((a, b) => b.population - a.population)
    if (match) found.set(id, match.id)
  }
  return found
}

/** '+5230+01322' or '+340308-1181434' in degrees (ISO 6709). */
function readPosition(text: string) {
  const [lat = 0, lon = 0] = (text.match(/[+-]\d+/g) ?? []).map((part) => {
    const digits = part.slice(1)
    const whole = digits.length === 4 || digits.length === 6 ? 2 : 3
    const minutes = Number(digits.slice(whole, whole + 2))
    return (part[0] === '-' ? -1 : 1) * (Number(digits.slice(0, whole)) + minutes / 60)
  })
  return { lat, lon }
}

const geoNames = Object.fromEntries(
  languageCodes.map((language) => [language, readGeoNames(language)]),
) as Record<Language, Names>

const ownNames = new Map<string, string>()
for (const [id, language, name = ''] of readCsv(path.join(here, 'own-names.csv'))) {
  if (!isLanguage(language)) throw new Error(`own-names.csv has the language ${language}`)
  ownNames.set(`${id} ${language}`, name)
}

const zones = placesOfZones()
const cldr = Object.fromEntries(
  languageCodes.map((language) => {
    const cities = [...readZones(language)].flatMap(([zone, city]): [number, string][] => {
      const id = zones.get(zone)
      return id === undefined ? [] : [[id, withoutDetail(city)]]
    })
    return [language, new Map(cities)]
  }),
) as Record<Language, Names>

/** Our own names first, then those of CLDR, which people have checked, then those of GeoNames. */
function nameOf(place: NamedPlace, language: Language): string {
  const own = ownNames.get(`${place.id} ${language}`)
  if (own !== undefined) return own === '-' || own === place.name ? '' : own
  const checked = cldr[language].get(place.id)
  const other = geoNames[language].get(place.id)
  const shown = checked ?? (other && toShownName(other, place, language)) ?? ''
  return shown === place.name ? '' : shown
}

const rows = places
  .map((place) => [String(place.id), ...languageCodes.map((language) => nameOf(place, language))])
  .filter(([, ...names]) => names.some(Boolean))
writeFileSync(
  path.join(data, 'place-names.csv'),
  // No name has a comma or a quote: toShownName() cuts them off.
  [['id', ...languageCodes], ...rows].map((cells) => `${cells.join(',')}\n`).join(''),
)
