import { sql } from 'kysely'
import type { Executor } from '../../../platform/db/index.ts'
import type { Claimed } from './checkup.contract.ts'

const facts = sql`
  case when not m.catch_all then c.brand || ' ' || m.name end as name, m.os,
  m.display_in::float8 as display_in`

/** What a listing says of its phone, which is what a buyer would be told. */
export async function claimedOfListing(db: Executor, listingId: string) {
  const { rows } = await sql<Claimed>`
    select ${facts}, l.storage_gb
    from listings l join models m on m.id = l.model_id join categories c on c.id = m.category_id
    where l.id = ${listingId}`.execute(db)
  return rows[0]
}

/** What the catalogue knows of a model that a browser can hold itself against. */
export async function claimedOf(db: Executor, slug: string, storageGb: number | null) {
  const { rows } = await sql<Claimed>`
    select ${facts}, ${storageGb}::int as storage_gb
    from models m join categories c on c.id = m.category_id
    where m.id = (select coalesce(merged_into, id) from models where slug = ${slug})`.execute(db)
  return rows[0]
}
