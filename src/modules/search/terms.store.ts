import type pg from 'pg'
import { MOST_COUNTED } from './search.contract.ts'
import type { Terms } from './terms.ts'

/** Words may be in very many listings; what takes longer is not waited for, in milliseconds. */
const PATIENCE = 500

export type TermsRow = {
  modelId: number
  traits: number
  price: number
  place: number
  n: number
  ids: string[]
}
/** `terms` is what they were found by. */
export type Having = { terms: string; rows: TermsRow[] }

/**
 * Counts the live listings that have the words, by everything they are filtered by. Looks at no more
 * than can be counted exactly, and one. Words go on only where nothing has them as they are;
 * undefined when that would take too long.
 */
export async function countHaving(
  pool: pg.Pool,
  { whole, begun }: Terms,
  models: number[] | null,
): Promise<Having | undefined> {
  const client = await pool.connect()
  try {
    await client.query(`begin read only; set local statement_timeout = ${PATIENCE}`)
    const count = async (terms: string) =>
      (
        await client.query<TermsRow>(
          `select model_id as "modelId", traits, price_minor as price,
            coalesce(place_id, 0) as place, count(*)::int as n, array_agg(id::text) as ids
          from (
            select id, model_id, traits, price_minor, place_id from listings
            where state = 'live' and ${HAVE} @@ $1::tsquery
              and ($2::int[] is null or model_id + 0 = any($2))
            limit ${MOST_COUNTED + 1}
          ) found group by 1, 2, 3, 4 order by 1`,
          [terms, models],
        )
      ).rows
    const rows = await count(whole)
    if (rows.length > 0 || whole === begun) return { terms: whole, rows }
    return { terms: begun, rows: await count(begun) }
  } catch (error) {
    if ((error as { code?: string }).code === '57014') return undefined
    throw error
  } finally {
    await client.query('rollback').catch(() => {})
    client.release()
  }
}

/** What the index of words is of. */
export const HAVE = 'listing_terms(name, colour, location, model_id, brand_number)'
