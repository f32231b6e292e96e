import { sql } from 'kysely'
import type { Tx } from '../../platform/db/index.ts'
import { pickFields } from '../../shared/field-values.ts'
import type { Listing } from './listing.ts'
import { listingColumns } from './listing-columns.ts'
import type { Words } from './read-form.ts'

/** Writes what a form says over a listing. */
export async function rewriteListing(
  tx: Tx,
  id: string,
  said: Words & Pick<Listing, 'img' | 'mediaId'>,
  now: Date,
): Promise<Listing> {
  return tx
    .updateTable('listings')
    .set({
      categoryId: said.categoryId,
      ...pickFields(said),
      priceMinor: said.priceMinor,
      originalPriceMinor: said.originalPriceMinor,
      usedMonths: said.usedMonths,
      img: said.img,
      mediaId: said.mediaId,
      modelId: said.modelId,
      brandNumber: sql`(select number from categories where id = ${said.categoryId})`,
      supportUntil: sql`(select security_updates_until from models where id = ${said.modelId})`,
      colourFamily: said.colourFamily,
      placeId: said.placeId,
      lat: said.lat,
      lon: said.lon,
      updatedAt: now,
    })
    .where('id', '=', id)
    .returning(listingColumns)
    .executeTakeFirstOrThrow()
}
