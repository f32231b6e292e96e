export { countryByName, foldName, prepareCountryNames } from './country-names.ts'
export {
  distanceKm,
  findPlace,
  loadPlaces,
  type Point,
  placesWithin,
} from './place.ts'
export {
  type NamedPlace,
  type NamesByLanguage,
  translateLocation,
} from './place-names.ts'
export { mapRoutes, placesApi } from './places.api.ts'
export {
  claimPlaceLookup,
  findLargestPlaces,
  findPlaceById,
  finishPlaceLookup,
  type Place,
  savePlaceLookupProgress,
} from './places.store.ts'
