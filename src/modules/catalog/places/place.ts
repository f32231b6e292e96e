/** A city. Coordinates are the city's, in degrees. */
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

/** Mean radius of the earth in km (IUGG). */
const EARTH_KM = 6_371.009
const RADIANS = Math.PI / 180

/** Kilometres as the crow flies (haversine; within 0.5 % on the real earth). */
export function distanceKm(a: Point, b: Point): number {
  const lat = Math.sin(((b.lat - a.lat) * RADIANS) / 2)
  const lon = Math.sin(((b.lon - a.lon) * RADIANS) / 2)
  const chord = lat * lat + Math.cos(a.lat * RADIANS) * Math.cos(b.lat * RADIANS) * lon * lon
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(chord)))
}

const english = new Intl.DisplayNames(['en'], { type: 'region' })

/** 'DE' is 'Germany'. */
export function countryName(code: string): string {
  return english.of(code) ?? code
}

/**
 * Names that tell the places of one list apart: 'Berlin, Germany', and with the region only where
 * two of one country have the same name.
 */
export function labelPlaces(places: readonly Place[]): string[] {
  const key = ({ name, country }: Place) => `${name}|${country}`
  const met = new Map<string, number>()
  for (const place of places) met.set(key(place), (met.get(key(place)) ?? 0) + 1)
  return places.map((place) => {
    const region = (met.get(key(place)) ?? 0) > 1 && place.region ? [place.region] : []
    return [place.name, ...region, countryName(place.country)].join(', ')
  })
}
