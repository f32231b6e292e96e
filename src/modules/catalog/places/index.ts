export { countryByName } from './countries.ts'
export { findPlace } from './find-place.ts'
export { loadPlaces } from './load-places.ts'
export { mapRoutes } from './map.routes.ts'
export { placesWithin } from './nearby.ts'
export { distanceKm, foldName, type Place, type Point } from './place.ts'
export { placesApi } from './places.api.ts'
export {
  claimPlaceLookup,
  findLargestPlaces,
  findPlaceById,
  finishPlaceLookup,
  savePlaceLookupProgress,
} from './places.store.ts'
