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
