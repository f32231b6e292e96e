import { cached, type Executor } from '../../../platform/db/index.ts'
import { distanceKm, type Point } from './place.ts'
import { listPoints } from './places.store.ts'

/** Kilometers per degree of latitude, rounded down so that no place in range is missed. */
const KM_PER_DEGREE = 110.5

/** Coordinates of all 24,000 places, sorted by latitude: 300 KB. */
const points = cached(['places'], async (db) => {
  const { id, lat, lon } = await listPoints(db)
  return { id: Int32Array.from(id), lat: Float32Array.from(lat), lon: Float32Array.from(lon) }
})

/** The distance in kilometers of every place within `km` of a point, by place id. */
export async function placesWithin(
  db: Executor,
  from: Point,
  km: number,
): Promise<Map<number, number>> {
  const { id, lat, lon } = await points(db)
  const degrees = km / KM_PER_DEGREE
  const distances = new Map<number, number>()
  for (let at = firstAtLeast(lat, from.lat - degrees); at < lat.length; at += 1) {
    const here = { lat: lat[at]!, lon: lon[at]! }
    if (here.lat > from.lat + degrees) break
    const distance = distanceKm(from, here)
    if (distance <= km) distances.set(id[at]!, distance)
  }
  return distances
}

function firstAtLeast(sorted: Float32Array, value: number) {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (sorted[middle]! < value) low = middle + 1
    else high = middle
  }
  return low
}
