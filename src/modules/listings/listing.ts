import type { DeliveryTerms } from '../../shared/listings/delivery-terms.ts'
import type { FieldValues } from '../../shared/listings/listing.fields.ts'
import type { ListingState } from '../../shared/listings/listing-life-cycle.ts'
import type { Cover } from '../media/index.ts'

/** A phone that a seller offers, as stored. Its state says who can see it. */
export type Listing = FieldValues &
  DeliveryTerms & {
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
    /** Null when the model is unknown. */
    model: { slug: string; name: string } | null
    /** Index in colorFamilies, from 1; 0 when unknown. */
    colorFamily: number
    placeId: number | null
    /** Of the town, in degrees; never of an address. */
    lat: number | null
    lon: number | null
    /** The seller level, as an index in sellerLevels. */
    sellerLevel: number
    /** Whether its seller has saved payment instructions. */
    takesTransfer: boolean
    /** Size and placeholder of the cover. */
    cover: Cover
  }

/** What is inserted; the rest is read from other tables. */
export type NewListing = Omit<Listing, 'model' | 'cover' | 'takesTransfer'>
