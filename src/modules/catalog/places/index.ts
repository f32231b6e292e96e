export { findPlace } from './find-place.ts'
export { loadPlaces } from './load-places.ts'
export { placesWithin } from './nearby.ts'
export { distanceKm, type Place, type Point } from './place.ts'
export { placesApi } from './places.api.ts'
export {
  claimPlaceLookup,
  findPlaceById,
  finishPlaceLookup,
  savePlaceLookupProgress,
} from './places.store.ts'
