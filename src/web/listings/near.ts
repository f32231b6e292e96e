/** Kilometres that can be chosen around a place, and those that are meant when none are named. */
export const distances = [10, 25, 50, 100, 250] as const
export const USUAL_KM = 50
const MOST_KM = 2_000

const PLACE = /^[1-9]\d{0,8}$/
const SPOT = /^(-?\d{1,2}(?:\.\d{1,6})?),(-?\d{1,3}(?:\.\d{1,6})?)$/

/** A place's id, or "lat,lon" made coarse; undefined for anything else. */
export function readNear(text: string | undefined): string | undefined {
  if (text === undefined || PLACE.test(text)) return text
  const [, lat, lon] = SPOT.exec(text) ?? []
  return lat && lon ? coarse(Number(lat), Number(lon)) : undefined
}

/** A tenth of a degree is about 11 km: near enough to search, too far to find a door. */
export function coarse(lat: number, lon: number): string | undefined {
  if (Math.abs(lat) > 90 || Math.abs(lon) > 180) return
  return `${Number(lat.toFixed(1))},${Number(lon.toFixed(1))}`
}

/** Kilometres as text; undefined for the usual ones. */
export function readWithin(text: string | undefined): string | undefined {
  const km = Number(text)
  return Number.isInteger(km) && km > 0 && km <= MOST_KM && km !== USUAL_KM ? String(km) : undefined
}

/** The id in a `near` that names a place. */
export function placeIdOf(near: string | undefined): string | undefined {
  return near !== undefined && PLACE.test(near) ? near : undefined
}
