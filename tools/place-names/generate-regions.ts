import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { foldName } from '../../src/modules/catalog/places/country-names.ts'
import { createCsvReader } from '../../src/platform/csv.ts'
import { type Language, languageCodes } from '../../src/shared/languages.ts'

/**
 * Writes db/data/region-names.csv: the names of regions in the languages of the shop where they differ from that in
 * places.csv. Usage: see README.md.
 */
const [folder] = process.argv.slice(2)
if (!folder) throw new Error('usage: node generate-regions.ts ISO_3166_2_DB_FOLDER')

const here = import.meta.dirname
const data = path.join(here, '../../db/data')

function readCsv(file: string): string[][] {
  const reader = createCsvReader()
  const [, ...records] = [...reader.push(readFileSync(file, 'utf8')), ...reader.end()]
  return records.map(({ cells }) => cells ?? [])
}

const readJson = (file: string) => JSON.parse(readFileSync(path.join(folder, file), 'utf8'))

type Region = { name: string; reference?: { geonames?: number } }
/** Regions by country, named as GeoNames names them. */
const countries: Record<string, { regions?: Region[] }> = readJson('i18n/geonames.json')
/** Names by the id of GeoNames and the language. */
const names: Record<string, Partial<Record<Language, string>>> = readJson(
  'data/names_geonames.json',
)

/** What kind of region it is, which one list writes and the other does not. */
const KIND =
  /\b(?:province|region|governorate|department|state of|state|district|county|division|prefecture|oblast|krai|republic|municipality|canton|voivodeship|emirate|wilaya)\b/g

function keyOf(name: string): string {
  const folded = foldName(name)
  return folded.replace(KIND, '').replace(/\s/g, '') || folded
}

/** The id of each region of a country by its key; null where two share it. */
function idsOf(country: string): Map<string, number | null> {
  const ids = new Map<string, number | null>()
  for (const { name, reference } of countries[country]?.regions ?? []) {
    const [key, id] = [keyOf(name), reference?.geonames]
    if (id) ids.set(key, ids.has(key) && ids.get(key) !== id ? null : id)
  }
  return ids
}

const regions = new Set<string>()
for (const [, , country, region] of readCsv(path.join(data, 'places.csv')))
  if (region) regions.add(`${country},${region}`)

const ownNames = new Map<string, string>()
for (const [country, region, language, name = ''] of readCsv(path.join(here, 'own-regions.csv')))
  ownNames.set(`${country},${region} ${language}`, name)

const SCRIPTS: Partial<Record<Language, RegExp>> = {
  ar: /\p{Script=Arabic}/u,
  bn: /\p{Script=Bengali}/u,
  hi: /\p{Script=Devanagari}/u,
}
/** Marks of direction and vowel signs of Arabic, which few people write. */
const MARKS = /[\u200e\u200f\u064b-\u0652]/g

/** In Portuguese, states of India have spellings that Brazil does not write ("Pradexe"). */
const isLeftAside = (country: string, language: Language) => country === 'IN' && language === 'pt'

const rows = [...regions].sort().flatMap((line) => {
  const [country = '', ...rest] = line.split(',')
  const region = rest.join(',')
  const id = idsOf(country).get(keyOf(region))
  const cells = languageCodes.map((language) => {
    const own = ownNames.get(`${line} ${language}`)
    if (own !== undefined) return own
    // English stays as places.csv has it.
    if (!id || language === 'en' || isLeftAside(country, language)) return ''
    const name = (names[id]?.[language] ?? '').replace(MARKS, '').trim()
    const isRight = (SCRIPTS[language] ?? /\p{Script=Latin}/u).test(name) && !/[,"()]/.test(name)
    return isRight && name !== region ? name : ''
  })
  return cells.some(Boolean) && !/[,"]/.test(region) ? [[country, region, ...cells]] : []
})
writeFileSync(
  path.join(data, 'region-names.csv'),
  [['country', 'region', ...languageCodes], ...rows]
    .map((cells) => `${cells.join(',')}\n`)
    .join(''),
)
const counts = languageCodes.map(
  (language, index) => `${language} ${rows.filter((row) => row[index + 2]).length}`,
)
console.info(`${rows.length} of ${regions.size} regions: ${counts.join(', ')}`)
