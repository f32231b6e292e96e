import { sql } from 'kysely'
import { columnName, fieldKeys } from '../../shared/field-values.ts'
import type { Listing } from './listing.ts'

/** Rows are read with the names of Listing, so nothing is mapped by hand. */
const plainColumns = [
  'id',
  'sellerId',
  'sellerName',
  'sellerEmail',
  'categoryId',
  ...fieldKeys,
  'priceMinor',
  'originalPriceMinor',
  'currency',
  'usedMonths',
  'img',
  'mediaId',
  'advertised',
  'state',
  'createdAt',
  'updatedAt',
  'expiresAt',
  'modelId',
  'colourFamily',
  'placeId',
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

const NOT_SHOWN: readonly string[] = ['categoryId', 'mediaId', 'updatedAt', 'expiresAt']

/** The columns of an Offer as SQL, for who knows the models by their ids. */
export const offerColumnsWithoutModel = [
  ...plainColumns
    .filter((column) => !NOT_SHOWN.includes(column))
    .map((column) => `listings.${columnName(column)} as "${column}"`),
  `${COVER} as cover`,
].join(', ')

/** The columns of an Offer as SQL, for statements written by hand. */
export const offerColumns = `${offerColumnsWithoutModel}, ${MODEL} as model`
