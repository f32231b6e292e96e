import { sql } from 'kysely'
import type { Executor, Tx } from '../../../platform/db/index.ts'
import { type AfterSaleTerms, noAfterSaleTerms } from '../../../shared/listings/after-sale-terms.ts'

/** The returns and warranty that a seller's new listings start with; none if none are saved. */
export async function findDefaultAfterSale(
  db: Executor,
  sellerId: string,
): Promise<AfterSaleTerms> {
  const { rows } = await sql<AfterSaleTerms>`
    select return_days, return_postage, warranty_months, warranty_text from seller_after_sale_terms
    where seller_id = ${sellerId}`.execute(db)
  return rows[0] ?? noAfterSaleTerms
}

export async function putDefaultAfterSale(
  tx: Tx,
  sellerId: string,
  terms: AfterSaleTerms,
  at: Date,
) {
  const values = { ...terms, updatedAt: at }
  await tx
    .insertInto('sellerAfterSaleTerms')
    .values({ sellerId, ...values })
    .onConflict((conflict) => conflict.column('sellerId').doUpdateSet(values))
    .execute()
}

/** Gives terms to the live listings of a seller that have others. Returns their ids. */
export async function setAfterSaleOfLive(
  tx: Tx,
  sellerId: string,
  { returnDays, returnPostage, warrantyMonths, warrantyText }: AfterSaleTerms,
  at: Date,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with other as (
      select id from listings
      where seller_id = ${sellerId} and state = 'live'
        and (return_days, return_postage, warranty_months, warranty_text) is distinct from
          (${returnDays}::smallint, ${returnPostage}::text, ${warrantyMonths}::smallint,
            ${warrantyText}::text)
      order by id for update
    )
    update listings set return_days = ${returnDays}, return_postage = ${returnPostage},
      warranty_months = ${warrantyMonths}, warranty_text = ${warrantyText}, updated_at = ${at}
    from other where listings.id = other.id returning listings.id`.execute(tx)
  return rows.map(({ id }) => id)
}
