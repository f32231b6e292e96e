import { type SqlBool, sql } from 'kysely'
import type { Executor, Tx } from '../../platform/db/index.ts'
import type { Facts } from './facts.ts'

export type ModelRow = Facts & {
  id: number
  slug: string
  name: string
  brand: string
  brandId: string
  catchAll: boolean
  mergedInto: number | null
  correctedAt: Date | null
  otherNames: string[]
}

const columns = sql`
  models.id, models.slug, models.name, categories.brand, category_id as brand_id,
  catch_all, merged_into, corrected_at,
  array(select name from model_names where model_id = models.id order by name) as other_names,
  announced, os, display_in::float8 as display_in, chipset,
  main_camera_mp::float8 as main_camera_mp, battery_mah, ram_gb::float8 as ram_gb,
  storage_gb, max_storage_gb, colours,
  launch_price_minor, launch_currency,
  security_updates_until::text as security_updates_until, source_note`

async function models(db: Executor, where: ReturnType<typeof sql<SqlBool>>, rest = sql``) {
  const { rows } = await sql<ModelRow>`
    select ${columns} from models join categories on categories.id = category_id
    where ${where} ${rest}`.execute(db)
  return rows
}

export async function findModelById(db: Executor, id: number): Promise<ModelRow | undefined> {
  return (await models(db, sql`models.id = ${id}`))[0]
}

/** The model at an address; where two became one, the one that stayed. */
export async function findModelBySlug(db: Executor, slug: string): Promise<ModelRow | undefined> {
  const at = sql<SqlBool>`models.id = (
    select coalesce(merged_into, id) from models where slug = ${slug})`
  return (await models(db, at))[0]
}

type Wanted = {
  brandId?: string | undefined
  /** Each must be in the name or in another name; in lower case. */
  words: string[]
  after?: { name: string; id: number } | undefined
  limit: number
}

/** Models by brand and name, in the order of their full names. */
export function listModels(db: Executor, { brandId, words, after, limit }: Wanted) {
  const name = sql`lower(brand || ' ' || models.name)`
  const conditions = [
    sql<SqlBool>`merged_into is null and not catch_all`,
    ...(brandId ? [sql<SqlBool>`category_id = ${brandId}`] : []),
    ...words.map(
      (word) => sql<SqlBool>`(${name} like ${contains(word)} or exists (
        select from model_names n where n.model_id = models.id and n.name like ${contains(word)}))`,
    ),
    ...(after ? [sql<SqlBool>`(${name}, models.id) > (${after.name}, ${after.id})`] : []),
  ]
  const rest = sql`order by ${name}, models.id limit ${limit}`
  return models(db, sql.join(conditions, sql` and `), rest)
}

const contains = (word: string) => `%${word.replace(/[\\%_]/g, '\\$&')}%`

/** The live model of a brand that has this name, in any case. */
export async function findModelByName(db: Executor, brandId: string, name: string) {
  const { rows } = await sql<{ id: number }>`
    select id from models where category_id = ${brandId} and lower(name) = lower(${name})
      and merged_into is null`.execute(db)
  return rows[0]?.id
}

/** Writes every fact of a model anew, with its name; from then on imports leave it alone. */
export async function writeModel(tx: Tx, id: number, model: Facts & { name: string }, at: Date) {
  const m = model
  await sql`
    update models set name = ${m.name}, announced = ${m.announced}, os = ${m.os},
      display_in = ${m.displayIn}, chipset = ${m.chipset}, main_camera_mp = ${m.mainCameraMp},
      battery_mah = ${m.batteryMah}, ram_gb = ${m.ramGb}, max_storage_gb = ${m.maxStorageGb},
      storage_gb = ${m.storageGb}::integer[], colours = ${m.colours}::text[],
      launch_price_minor = ${m.launchPriceMinor}, launch_currency = ${m.launchCurrency},
      security_updates_until = ${m.securityUpdatesUntil}::date, source_note = ${m.sourceNote},
      corrected_at = ${at}, updated_at = ${at}
    where id = ${id}`.execute(tx)
}

export async function forgetNames(tx: Tx, id: number): Promise<void> {
  await sql`delete from model_names where model_id = ${id}`.execute(tx)
}

/** One model becomes another: with what was merged into it before, and its names. */
export async function noteMerger(tx: Tx, from: number, into: number, at: Date): Promise<void> {
  await sql`
    update models set merged_into = ${into}, updated_at = ${at}
    where id = ${from} or merged_into = ${from}`.execute(tx)
  await sql`
    insert into model_names (model_id, name)
    select ${into}::integer, name from (
      select name from model_names where model_id = ${from}
      union select lower(name) from models where id = ${from}) as names
    where name <> (select lower(name) from models where id = ${into})
    on conflict do nothing`.execute(tx)
  await forgetNames(tx, from)
}
