import type pg from 'pg'
import { decodeIds } from './facets/listing-rows.store.ts'

/** Common words may match very many listings. */
const TIMEOUT_MS = 500
/** The error code of a statement that was ended: query_canceled. */
const CANCELED = '57014'

/** The expression of the full-text index. */
const TERMS = 'listing_terms(name, color, location, model_id, brand_number)'

/**
 * Ids, as the index has them, of at most `most` live listings that contain the words; undefined on a timeout.
 * @param terms A full-text query of lexemes, empty for none; `typed` is one that is parsed as the texts of listings are.
 */
export async function findByText(
  pool: pg.Pool,
  { terms, typed }: { terms: string; typed: string },
  { seller, most }: { seller: string | undefined; most: number },
): Promise<Uint32Array | undefined> {
  const client = await pool.connect()
  try {
    await client.query(`begin read only; set local statement_timeout = ${TIMEOUT_MS}`)
    const { rows } = await client.query<{ ids: Buffer | null }>(
      `select string_agg(uuid_send(id), ''::bytea) as ids from (
        select id from listings where state = 'live' and ${TERMS} @@ ($1::tsquery && to_tsquery('simple', $3))
          and ($2::uuid is null or seller_id = $2) limit ${most}
      ) matching`,
      [terms, seller ?? null, typed],
    )
    return decodeIds(rows[0]?.ids ?? null)
  } catch (error) {
    if ((error as { code?: string }).code === CANCELED) return undefined
    throw error
  } finally {
    await client.query('rollback').catch(() => {})
    client.release()
  }
}
