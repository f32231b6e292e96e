import { countLiveByCategory } from './live-listings.store.ts'
import {
  assignModels,
  countLiveOfModels,
  listingsOfModel,
  moveListings,
  noteSupport,
  stockOfModel,
} from './model-listings.store.ts'

/** What the catalogue asks of the listings. It is handed in: listings stand on the catalogue. */
export const listingStock = {
  assignModels,
  countLiveByCategory,
  countLiveOfModels,
  listingsOfModel,
  moveListings,
  noteSupport,
  stockOfModel,
}
