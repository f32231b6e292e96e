import pg from 'pg'
import { toSlug } from '../../src/modules/listings/to-phone.ts'

/** Up to so many live phones of a market, in a fixed pseudo-random order. */
export async function readPhones(
  url: string,
  count: number,
): Promise<{ id: string; slug: string }[]> {
  const client = new pg.Client(url)
  await client.connect()
  const { rows } = await client.query<{ id: string; name: string }>(
    `select id, name from listings where state = 'live' order by md5(id::text) limit $1`,
    [count],
  )
  await client.end()
  return rows.map(({ id, name }) => ({ id, slug: toSlug(name) }))
}
