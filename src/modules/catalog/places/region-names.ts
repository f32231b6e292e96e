import { readFileSync } from 'node:fs'
import path from 'node:path'
import { createCsvReader } from '../../../platform/csv.ts'
import { ROOT } from '../../../platform/root.ts'
import { type Language, languageCodes } from '../../../shared/languages.ts'
import type { NamesByLanguage } from './place-names.ts'

/** The regions of places.csv that have other names, by country and name; read once in the life of the process. */
let regions: ReadonlyMap<string, NamesByLanguage> | undefined

function readRegions(): ReadonlyMap<string, NamesByLanguage> {
  const reader = createCsvReader()
  const file = readFileSync(path.join(ROOT, 'db/data/region-names.csv'), 'utf8')
  const [, ...records] = [...reader.push(file), ...reader.end()]
  return new Map(
    records.map(({ cells }) => {
      const [country, region, ...names] = cells ?? []
      const byLanguage = languageCodes.map((language, index) => [language, names[index] || region])
      return [`${country} ${region}`, Object.fromEntries(byLanguage)]
    }),
  )
}

function namesOf(country: string, region: string): NamesByLanguage {
  regions ??= readRegions()
  return regions.get(`${country} ${region}`) ?? {}
}

/** The name of a region of a country in a language; where that is not known, as GeoNames writes it. */
export function regionName(country: string, region: string, language: Language): string {
  return namesOf(country, region)[language] ?? region
}

/** The names of a region in all languages. */
export function regionNames(country: string, region: string): string[] {
  return [region, ...Object.values(namesOf(country, region))]
}
