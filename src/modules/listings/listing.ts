import type { FieldValues } from '../../shared/listing.fields.ts'
import type { ListingState } from '../../shared/listing-life-cycle.ts'
import type { Cover } from '../media/index.ts'

export type Grade = NonNullable<FieldValues['grade']>

/** A phone that a seller offers, as it is kept. Its state says whether anybody sees it. */
export type Listing = FieldValues & {
  id: string
  sellerId: string | null
  sellerName: string
  sellerEmail: string
  categoryId: string
  priceMinor: number
  originalPriceMinor: number | null
  currency: string
  usedMonths: number | null
  img: string
  mediaId: string | null
  advertised: boolean
  state: ListingState
  createdAt: Date
  updatedAt: Date
  expiresAt: Date
  modelId: number
  /** The model as people know it; null for a brand's catch-all. */
  model: { slug: string; name: string } | null
  /** Index in colourFamilies, from 1; 0 when not known. */
  colourFamily: number
  placeId: number | null
  /** Of the place, in degrees; never of an address. */
  lat: number | null
  lon: number | null
  /** Index in standings. */
  standing: number
  /** What is known of the picture of its cover. */
  cover: Cover
}

/** What is decided when a phone is listed; the rest follows from its model. */
export type NewListing = Omit<Listing, 'model' | 'cover'>
