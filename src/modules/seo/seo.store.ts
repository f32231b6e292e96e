import { sql } from 'kysely'
import type { Executor, Tx } from '../../platform/db/index.ts'

type Part = { from: string; to: string | null; live: number }

/** Every part with how many live listings it holds; one scan of an index of ids. */
export async function countParts(db: Executor): Promise<Part[]> {
  const { rows } = await sql<Part>`
    with bounds as (select array_agg(from_id order by from_id) as ids from sitemap_parts),
    counts as (
      select width_bucket(id, (select ids from bounds)) as part, count(*) as live
      from listings where state = 'live' group by 1
    )
    select ids[part] as "from", ids[part + 1] as "to", coalesce(live, 0) as live
    from bounds, generate_subscripts(ids, 1) as part
    left join counts using (part) order by part`.execute(db)
  return rows
}

/** Begins new parts at every `size`th live listing of a part; those before keep their address. */
export async function splitPart(tx: Tx, { from, to }: Part, size: number): Promise<void> {
  await sql`
    insert into sitemap_parts (from_id)
    select id from (
      select id, row_number() over (order by id) as n from listings
      where state = 'live' and id >= ${from}::uuid and (${to}::uuid is null or id < ${to}::uuid)
    ) numbered
    where n > 1 and n % ${size} = 1
    on conflict do nothing`.execute(tx)
}

export type Bounds = { from: string; to: string | null }

/** Where a part begins and ends; undefined when no part begins there. */
export async function findPart(db: Executor, from: string): Promise<Bounds | undefined> {
  const { rows } = await sql<Bounds>`
    select from_id as "from",
      (select min(next.from_id::text)::uuid from sitemap_parts next
        where next.from_id > sitemap_parts.from_id) as "to"
    from sitemap_parts where from_id = ${from}::uuid`.execute(db)
  return rows[0]
}

export type Entry = { id: string; name: string; updatedAt: Date }

/** Live listings of a part in the order of their ids, from the one after `after`. */
export async function listPart(
  db: Executor,
  { from, to }: Bounds,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<Entry[]> {
  const start = after ? sql`id > ${after}::uuid` : sql`id >= ${from}::uuid`
  const end = to ? sql`and id < ${to}::uuid` : sql``
  const { rows } = await sql<Entry>`
    select id, name, updated_at from listings
    where state = 'live' and ${start} ${end} order by id limit ${limit}`.execute(db)
  return rows
}

/** Models and brands that have something for sale: a page without offers is not worth a visit. */
export async function listPagesWithOffers(
  db: Executor,
): Promise<{ models: string[]; categories: string[] }> {
  const { rows } = await sql<{ models: string[]; categories: string[] }>`
    select
      array(select slug from models where not catch_all and merged_into is null and exists (
        select from listings where model_id = models.id and state = 'live')
        order by slug) as models,
      array(select id from categories where position is not null or exists (
        select from listings where brand_number = categories.number and state = 'live')
        order by position, id) as categories`.execute(db)
  return rows[0] ?? { models: [], categories: [] }
}
