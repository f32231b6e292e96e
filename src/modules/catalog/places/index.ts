export { countryByName, foldName, prepareCountryNames } from './country-names.ts'
export {
  distanceKm,
  findPlace,
  loadPlaces,
  type Place,
  type Point,
  placesWithin,
} from './place.ts'
export { mapRoutes, placesApi } from './places.api.ts'
export {
  claimPlaceLookup,
  findLargestPlaces,
  findPlaceById,
  finishPlaceLookup,
  savePlaceLookupProgress,
} from './places.store.ts'
