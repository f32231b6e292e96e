import { type Generated, sql } from 'kysely'
import type { Listing } from './listing.ts'

/** The table as it is; rows are read with the names of Listing, so nothing is mapped by hand. */
type ListingTable = {
  id: string
  seller_id: string | null
  seller_name: string
  seller_email: string
  category_id: string
  brand: string
  name: string
  description: string
  storage_gb: number | null
  colour: string | null
  grade: Listing['grade']
  price_minor: number
  original_price_minor: number | null
  currency: string
  location: string
  used: string
  used_months: number | null
  img: string
  media_id: string | null
  advertised: boolean
  state: Listing['state']
  created_at: Date
  updated_at: Date
  expires_at: Date
  model_id: number
  brand_number: number
  colour_family: number
  place_id: number | null
  lat: number | null
  lon: number | null
  standing: number
  support_until: Date | null
  /** Its seller was told that it ends soon. */
  reminded: Generated<boolean>
}
export type ListingTables = { listings: ListingTable }

const plainColumns = [
  'id',
  'seller_id as sellerId',
  'seller_name as sellerName',
  'seller_email as sellerEmail',
  'category_id as categoryId',
  'brand',
  'name',
  'description',
  'storage_gb as storageGb',
  'colour',
  'grade',
  'price_minor as priceMinor',
  'original_price_minor as originalPriceMinor',
  'currency',
  'location',
  'used',
  'used_months as usedMonths',
  'img',
  'media_id as mediaId',
  'advertised',
  'state',
  'created_at as createdAt',
  'updated_at as updatedAt',
  'expires_at as expiresAt',
  'model_id as modelId',
  'colour_family as colourFamily',
  'place_id as placeId',
  'lat',
  'lon',
  'standing',
] as const

const MODEL = `(select case when not models.catch_all
  then json_build_object('slug', models.slug, 'name', models.name) end
  from models where models.id = listings.model_id)`
const model = sql.raw<Listing['model']>(MODEL).as('model')

const COVER = `(select json_build_object('width', media.width, 'height', media.height,
  'placeholder', encode(media.placeholder, 'base64'))
  from media where media.id = listings.media_id)`
const cover = sql.raw<Listing['cover']>(COVER).as('cover')

/** Every column of a Listing; also where other tables are joined. */
export const listingColumns = [
  ...plainColumns.map((column) => `listings.${column}` as const),
  model,
  cover,
] as const

/** What a card shows; lists read no more. */
export type Offer = Omit<Listing, 'categoryId' | 'mediaId' | 'updatedAt' | 'expiresAt'>

const NOT_SHOWN = ['category_id', 'media_id', 'updated_at', 'expires_at']

/** The columns of an Offer as SQL, for who knows the models by their ids. */
export const offerColumnsWithoutModel = [
  ...plainColumns
    .filter((column) => !NOT_SHOWN.includes(column.split(' ')[0] ?? ''))
    .map((column) => `listings.${column.replace(/ as (\w+)/, ' as "$1"')}`),
  `${COVER} as cover`,
].join(', ')

/** The columns of an Offer as SQL, for statements written by hand. */
export const offerColumns = `${offerColumnsWithoutModel}, ${MODEL} as model`
