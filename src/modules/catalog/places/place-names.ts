import { countryName, otherCountryNames } from '../../../shared/countries.ts'
import { type Language, languageCodes } from '../../../shared/languages.ts'
import { regionName, regionNames } from './region-names.ts'

/** The names of a place that differ from its `name`, by language. */
export type NamesByLanguage = { readonly [language in Language]?: string }

/** A place as far as pages name it. */
export type NamedPlace = {
  name: string
  names: NamesByLanguage
  /** ISO 3166-1, two letters. */
  country: string
  /** As GeoNames writes it; empty where none is known. */
  region: string
}

/** The name of a place in a language; where that is not known, as GeoNames writes it. */
export function placeName(
  { name, names }: Pick<NamedPlace, 'name' | 'names'>,
  language: Language,
): string {
  return names[language] ?? name
}

const COMMA = ', '
const ARABIC_COMMA = '، '

/**
 * Labels for a list of places in a language: 'Berlin, Germany', with the region only where two places of one
 * country have the same name.
 */
export function labelPlaces(places: readonly NamedPlace[], language: Language): string[] {
  const key = (place: NamedPlace) => `${placeName(place, language)}|${place.country}`
  const counts = new Map<string, number>()
  for (const place of places) counts.set(key(place), (counts.get(key(place)) ?? 0) + 1)
  return places.map((place) => {
    return labelOf(place, language, { withRegion: (counts.get(key(place)) ?? 0) > 1 })
  })
}

function labelOf(
  place: NamedPlace,
  language: Language,
  { withRegion }: { withRegion: boolean },
): string {
  const { country, region } = place
  return [
    placeName(place, language),
    ...(withRegion && region ? [regionName(country, region, language)] : []),
    countryName(country, language),
  ].join(language === 'ar' ? ARABIC_COMMA : COMMA)
}

/**
 * The location of a listing in a language, if it is no more than the name of its place in any language, as suggestions
 * write it: 'München, Deutschland' is 'Munich, Germany' in English. Everything else stays as it was typed.
 */
export function translateLocation(location: string, place: NamedPlace, language: Language): string {
  for (const name of new Set([place.name, ...Object.values(place.names)])) {
    if (location === name) return placeName(place, language)
    if (!location.startsWith(name)) continue
    const rest = location.slice(name.length)
    const comma = [COMMA, ARABIC_COMMA].find((one) => rest.startsWith(one))
    if (!comma) continue
    const parts = rest.slice(comma.length).split(comma)
    const country = parts.pop() ?? ''
    const [region, ...others] = parts
    const isRegion = !region || regionNames(place.country, place.region).includes(region)
    if (isRegion && others.length === 0 && isCountryName(country, place.country))
      return labelOf(place, language, { withRegion: Boolean(region) })
  }
  return location
}

function isCountryName(text: string, code: string): boolean {
  return (
    otherCountryNames[text] === code ||
    languageCodes.some((language) => countryName(code, language) === text)
  )
}
