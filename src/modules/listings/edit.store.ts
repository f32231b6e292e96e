import { sql } from 'kysely'
import type { Tx } from '../../platform/db/index.ts'
import type { Listing } from './listing.ts'
import { type ListingTables, listingColumns } from './listing-columns.ts'
import type { Words } from './read-form.ts'

/** Writes what a form says over a listing. */
export async function rewriteListing(
  tx: Tx,
  id: string,
  said: Words & Pick<Listing, 'img' | 'mediaId'>,
  now: Date,
): Promise<Listing> {
  return tx
    .withTables<ListingTables>()
    .updateTable('listings')
    .set({
      category_id: said.categoryId,
      brand: said.brand,
      name: said.name,
      description: said.description,
      storage_gb: said.storageGb,
      colour: said.colour,
      grade: said.grade,
      price_minor: said.priceMinor,
      original_price_minor: said.originalPriceMinor,
      location: said.location,
      used: said.used,
      used_months: said.usedMonths,
      img: said.img,
      media_id: said.mediaId,
      model_id: said.modelId,
      brand_number: sql`(select number from categories where id = ${said.categoryId})`,
      support_until: sql`(select security_updates_until from models where id = ${said.modelId})`,
      colour_family: said.colourFamily,
      place_id: said.placeId,
      lat: said.lat,
      lon: said.lon,
      updated_at: now,
    })
    .where('id', '=', id)
    .returning(listingColumns)
    .executeTakeFirstOrThrow()
}
