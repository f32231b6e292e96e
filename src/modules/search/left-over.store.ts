import type pg from 'pg'
import { tsqueryOf } from './page.store.ts'
import { MOST_COUNTED } from './search.contract.ts'

/** Words may be in very many listings; what takes longer is not waited for, in milliseconds. */
const PATIENCE = 500

type Row = {
  modelId: number
  traits: number
  price: number
  place: number
  n: number
  ids: string[]
}

/**
 * Counts the live listings that have the words, by everything they are filtered by, among models or
 * brands where some are meant. Looks at no more than can be counted exactly, and one.
 */
export async function countLeftOver(
  pool: pg.Pool,
  words: string[],
  { models, brands }: { models: number[] | null; brands: number[] | null },
): Promise<Row[] | undefined> {
  const client = await pool.connect()
  try {
    await client.query(`begin read only; set local statement_timeout = ${PATIENCE}`)
    const { rows } = await client.query<Row>(
      `select model_id as "modelId", traits, price_minor as price,
        coalesce(place_id, 0) as place, count(*)::int as n, array_agg(id::text) as ids
      from (
        select id, model_id, traits, price_minor, place_id from listings
        where state = 'live' and listing_words(name, colour, location) @@ $1::tsquery
          and ($2::int[] is null or model_id = any($2))
          and ($3::int[] is null or brand_number = any($3))
        limit ${MOST_COUNTED + 1}
      ) found group by 1, 2, 3, 4 order by 1`,
      [tsqueryOf(words), models, brands],
    )
    return rows
  } catch (error) {
    if ((error as { code?: string }).code === '57014') return undefined
    throw error
  } finally {
    await client.query('rollback').catch(() => {})
    client.release()
  }
}
