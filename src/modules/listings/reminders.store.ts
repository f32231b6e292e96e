import { sql } from 'kysely'
import type { Tx } from '../../platform/db/index.ts'

/** A listing that ends soon, and whom to tell. */
export type Ending = {
  id: string
  name: string
  seller: string
  email: string
  expiresAt: Date
}

/** Live listings that end before then and of which nobody was told; from now on they were. */
export async function takeEnding(tx: Tx, until: Date, limit: number): Promise<Ending[]> {
  const { rows } = await sql<Ending>`
    with ending as materialized (
      select id from listings
      where state = 'live' and not reminded and expires_at <= ${until} and seller_id is not null
      order by expires_at limit ${limit} for update skip locked
    )
    update listings set reminded = true from ending where listings.id = ending.id
    returning listings.id, name, seller_name as seller, seller_email as email,
      expires_at`.execute(tx)
  return rows
}
