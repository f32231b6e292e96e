import { type SqlBool, sql } from 'kysely'
import type { Executor, Tx } from '../../platform/db/index.ts'
import { OTHER_BRAND } from '../../shared/brands.ts'

/** Known facts of a model; null or an empty list where unknown. */
export type Facts = {
  /** 'YYYY' or 'YYYY-MM', whichever is known. */
  announced: string | null
  os: string | null
  /** Inches. */
  displayIn: number | null
  chipset: string | null
  mainCameraMp: number | null
  batteryMah: number | null
  ramGb: number | null
  /** GB of the largest variant, for models whose other variants are unknown. */
  maxStorageGb: number | null
  storageGb: number[]
  colors: string[]
  launchPriceMinor: number | null
  launchCurrency: string | null
  /** 'YYYY-MM-DD'. */
  securityUpdatesUntil: string | null
  sourceNote: string
}

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
  storage_gb, max_storage_gb, colors,
  launch_price_minor, launch_currency,
  security_updates_until::text as security_updates_until, source_note`

async function selectModels(db: Executor, where: ReturnType<typeof sql<SqlBool>>, rest = sql``) {
  const { rows } = await sql<ModelRow>`
    select ${columns} from models join categories on categories.id = category_id
    where ${where} ${rest}`.execute(db)
  return rows
}

export async function findModelById(db: Executor, id: number): Promise<ModelRow | undefined> {
  return (await selectModels(db, sql`models.id = ${id}`))[0]
}

/** A merged model's slug finds the model that it was merged into. */
async function findModelBySlug(db: Executor, slug: string): Promise<ModelRow | undefined> {
  const condition = sql<SqlBool>`models.id = (
    select coalesce(merged_into, id) from models where slug = ${slug})`
  return (await selectModels(db, condition))[0]
}

/** Finds a model by slug or id; for a merged model, the one that it was merged into. */
export async function findModel(db: Executor, text: string): Promise<ModelRow | undefined> {
  const bySlug = await findModelBySlug(db, text)
  if (bySlug || !/^\d{1,9}$/.test(text)) return bySlug
  const byId = await findModelById(db, Number(text))
  return byId?.mergedInto ? findModelById(db, byId.mergedInto) : byId
}

/** Of each model what lists are sorted and searched by, by full name in the order of its characters. */
export type IndexedModel = {
  id: number
  brandId: string
  /** In lower case, with the brand. */
  name: string
  otherNames: string[]
  /** Empty where it is not known. */
  announced: string
  /** Its place when the newest comes first, from 1. */
  place: number
}

/** All models apart from catch-alls and merged ones. */
export async function indexModels(db: Executor): Promise<IndexedModel[]> {
  const { rows } = await sql<IndexedModel>`
    select models.id, category_id as brand_id, lower(brand || ' ' || models.name) as name,
      array(select name from model_names where model_id = models.id) as other_names,
      coalesce(announced, '') as announced,
      row_number() over (order by coalesce(announced, '') collate "C" desc, models.id desc)::integer as place
    from models join categories on categories.id = category_id
    where merged_into is null and not catch_all
    order by lower(brand || ' ' || models.name) collate "C", models.id`.execute(db)
  return rows
}

/** These models, in this order. */
export function findModelsById(db: Executor, ids: readonly number[]): Promise<ModelRow[]> {
  const given = sql`array_position(${ids}::integer[], models.id)`
  return selectModels(db, sql`models.id = any(${ids}::integer[])`, sql`order by ${given}`)
}

/** The id of the brand's model with this name, ignoring case. Merged models don't count. */
export async function findModelByName(db: Executor, brandId: string, name: string) {
  const { rows } = await sql<{ id: number }>`
    select id from models where category_id = ${brandId} and lower(name) = lower(${name})
      and merged_into is null`.execute(db)
  return rows[0]?.id
}

/** Replaces the name and all facts of a model. Imports don't change it from then on. */
export async function writeModel(tx: Tx, id: number, model: Facts & { name: string }, date: Date) {
  const m = model
  await sql`
    update models set name = ${m.name}, announced = ${m.announced}, os = ${m.os},
      display_in = ${m.displayIn}, chipset = ${m.chipset}, main_camera_mp = ${m.mainCameraMp},
      battery_mah = ${m.batteryMah}, ram_gb = ${m.ramGb}, max_storage_gb = ${m.maxStorageGb},
      storage_gb = ${m.storageGb}::integer[], colors = ${m.colors}::text[],
      launch_price_minor = ${m.launchPriceMinor}, launch_currency = ${m.launchCurrency},
      security_updates_until = ${m.securityUpdatesUntil}::date, source_note = ${m.sourceNote},
      corrected_at = ${date}, updated_at = ${date}
    where id = ${id}`.execute(tx)
}

export async function deleteOtherNames(tx: Tx, id: number): Promise<void> {
  await sql`delete from model_names where model_id = ${id}`.execute(tx)
}

/** Marks a model, and those merged into it before, as merged; moves its names along. */
export async function markMerged(tx: Tx, from: number, into: number, date: Date): Promise<void> {
  await sql`
    update models set merged_into = ${into}, updated_at = ${date}
    where id = ${from} or merged_into = ${from}`.execute(tx)
  await sql`
    insert into model_names (model_id, name)
    select ${into}::integer, name from (
      select name from model_names where model_id = ${from}
      union select lower(name) from models where id = ${from}) as names
    where name <> (select lower(name) from models where id = ${into})
    on conflict do nothing`.execute(tx)
  await deleteOtherNames(tx, from)
}

export type NewModel = {
  categoryId: string
  name: string
  slug: string
  otherNames: string[]
  facts: Facts
}

/** Arbitrary. Every change of models takes this advisory lock first. */
const CATALOG_LOCK = 7_236_426

/** The columns that hold facts, with their names and types in a JSON record. */
const factColumns: [column: string, field: keyof Facts, type: string][] = [
  ['announced', 'announced', 'text'],
  ['os', 'os', 'text'],
  ['display_in', 'displayIn', 'numeric'],
  ['chipset', 'chipset', 'text'],
  ['main_camera_mp', 'mainCameraMp', 'numeric'],
  ['battery_mah', 'batteryMah', 'integer'],
  ['ram_gb', 'ramGb', 'numeric'],
  ['max_storage_gb', 'maxStorageGb', 'integer'],
  ['storage_gb', 'storageGb', 'integer[]'],
  ['colors', 'colors', 'text[]'],
  ['launch_price_minor', 'launchPriceMinor', 'bigint'],
  ['launch_currency', 'launchCurrency', 'text'],
  ['security_updates_until', 'securityUpdatesUntil', 'date'],
  ['source_note', 'sourceNote', 'text'],
]
const factNames = factColumns.map(([column]) => column).join(', ')
const factFields = factColumns.map(([, field]) => `"${field}"`).join(', ')
const factRecord = factColumns.map(([, field, type]) => `"${field}" ${type}`).join(', ')

/** The value of a column where nothing is known. */
function blankValue(column: string, type: string) {
  if (type.endsWith('[]')) return `'{}'::${type}`
  return column === 'source_note' ? `''` : `null::${type}`
}

/** Held until commit, so that changes of the catalog run one after another. */
export async function lockCatalog(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${CATALOG_LOCK})`.execute(tx)
}

/**
 * The models of these brands by `{brand id} {name in lower case}`. `aka` marks other names and names
 * of merged models; a model's own name wins over them.
 */
export async function knownModels(tx: Tx, brandIds: string[]) {
  const { rows } = await sql<{ key: string; id: number; aka: boolean }>`
    select category_id || ' ' || n.name as key, coalesce(merged_into, m.id) as id, true as aka
      from models m join model_names n on n.model_id = m.id where category_id = any(${brandIds})
    union all
    select category_id || ' ' || lower(name), coalesce(merged_into, id), merged_into is not null
      from models where category_id = any(${brandIds})
    order by aka desc, id desc`.execute(tx)
  return new Map(rows.map(({ key, id, aka }) => [key, { id, aka }]))
}

/** Which of these slugs are taken, with or without a number at the end. */
export async function takenSlugs(tx: Tx, slugs: string[]): Promise<Set<string>> {
  const { rows } = await sql<{ slug: string }>`
    select slug from models
    where slug = any(${slugs}) or regexp_replace(slug, '-\\d+$', '') = any(${slugs})`.execute(tx)
  return new Set(rows.map(({ slug }) => slug))
}

/** Lets the statements of this transaction take as long as they need. */
export async function allowLongStatements(tx: Tx): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(tx)
}

/** Inserts models in one statement. Returns their ids by slug. */
export async function insertModels(tx: Tx, models: NewModel[], date: Date) {
  const given = models.map(({ facts, otherNames: _, ...rest }) => ({ ...rest, ...facts }))
  const { rows } = await sql<{ id: number; slug: string }>`
    insert into models (category_id, name, slug, created_at, updated_at, ${sql.raw(factNames)})
    select "categoryId", name, slug, ${date}, ${date}, ${sql.raw(factFields)}
    from json_to_recordset(${JSON.stringify(given)}::json)
      as given ("categoryId" uuid, name text, slug text, ${sql.raw(factRecord)})
    returning id, slug`.execute(tx)
  return new Map(rows.map(({ id, slug }) => [slug, id]))
}

/**
 * Writes facts to models that were not corrected by hand; with `fill`, only where a model has none.
 * Returns how many models changed.
 */
export async function mergeFacts(
  tx: Tx,
  updates: { id: number; fill: boolean; facts: Facts }[],
  date: Date,
): Promise<number> {
  if (updates.length === 0) return 0
  const records = updates.map(({ facts, ...rest }) => ({ ...rest, ...facts }))
  const merged = factColumns.map(([column, field, type]) => {
    const blank = blankValue(column, type)
    const [old, given] = [`nullif(m.${column}, ${blank})`, `nullif(g."${field}", ${blank})`]
    const value = `case when g.fill then coalesce(${old}, ${given}) else coalesce(${given}, ${old}) end`
    return `coalesce(${value}, ${blank}) as ${column}`
  })
  const set = factColumns.map(([column]) => `${column} = w.${column}`).join(', ')
  const differs = factColumns
    .map(([column]) => `m.${column} is distinct from w.${column}`)
    .join(' or ')
  const { rows } = await sql<{ id: number }>`
    with wanted as materialized (
      select m.id, ${sql.raw(merged.join(', '))}
      from json_to_recordset(${JSON.stringify(records)}::json)
        as g (id integer, fill boolean, ${sql.raw(factRecord)})
      join models m on m.id = g.id
      where m.corrected_at is null and not m.catch_all)
    update models m set ${sql.raw(set)}, updated_at = ${date}
    from wanted w where w.id = m.id and (${sql.raw(differs)})
    returning m.id`.execute(tx)
  return rows.length
}

/**
 * Adds other names, except those that another model of the brand has: a name belongs to one model.
 * Returns how many were added.
 */
export async function addNames(tx: Tx, given: { id: number; name: string }[]): Promise<number> {
  if (given.length === 0) return 0
  const ids = given.map(({ id }) => id)
  const texts = given.map(({ name }) => name.toLowerCase())
  const { rows } = await sql<{ name: string }>`
    insert into model_names (model_id, name)
    select distinct on (m.category_id, given.name) m.id, given.name
    from unnest(${ids}::integer[], ${texts}::text[]) as given (id, name)
    join models m on m.id = given.id
    where lower(m.name) <> given.name and not exists (
      select from models other where other.category_id = m.category_id and other.id <> m.id
        and other.merged_into is null and (lower(other.name) = given.name
          or exists (select from model_names n where n.model_id = other.id and n.name = given.name)))
    order by m.category_id, given.name, m.id
    on conflict do nothing
    returning name`.execute(tx)
  return rows.length
}

/** `position` is null for a brand that is not on the home page. */
export type CategoryRow = { id: string; brand: string; slug: string; position: number | null }

/** Every brand: those of the home page in their order, then the others by name. */
export function listCategories(db: Executor): Promise<CategoryRow[]> {
  return db
    .selectFrom('categories')
    .select(['id', 'brand', 'slug', 'position'])
    .orderBy('position', (order) => order.asc().nullsLast())
    .orderBy((columns) => columns.fn('lower', ['brand']))
    .execute()
}

/** Adds brands that are not on the home page. Skips those whose name or slug exists. */
export async function insertBrands(tx: Tx, brands: Omit<CategoryRow, 'position'>[]) {
  const list = (key: keyof CategoryRow) => brands.map((brand) => (brand as CategoryRow)[key])
  await sql`
    insert into categories (id, brand, slug)
    select * from unnest(${list('id')}::uuid[], ${list('brand')}::text[], ${list('slug')}::text[])
    on conflict do nothing`.execute(tx)
}

/** Adds a catch-all model to each brand that has none. */
export async function insertMissingCatchAlls(tx: Tx): Promise<void> {
  await sql`
    insert into models (category_id, name, slug, catch_all)
    select id, 'Other ' || brand || ' phone', 'other-' || slug, true from categories
    where not exists (select from models where category_id = categories.id and catch_all)
    on conflict do nothing`.execute(tx)
}

/**
 * Queues the listings of these brands to be matched with models again, from the first one on, and those
 * of no known brand, which may have become one of these. Brands without listings are skipped.
 */
export async function queueMatching(tx: Tx, brandIds: string[]): Promise<void> {
  await sql`
    insert into brands_to_match (category_id)
    select id from (
      select unnest(${brandIds}::uuid[]) as id
      union select id from categories where brand = ${OTHER_BRAND}
    ) as brands
    where exists (select from models join listings on listings.model_id = models.id
      where models.category_id = brands.id)
    on conflict (category_id) do update set after_listing = null`.execute(tx)
}

export type NamedModel = {
  id: number
  slug: string
  name: string
  catchAll: boolean
  otherNames: string[]
  codes: string[]
  /** The largest variant in GB; null when unknown. */
  mostStorage: number | null
}

/** The models of a brand with all their names and codes, without merged models. */
export async function listNamedModels(db: Executor, brandId: string): Promise<NamedModel[]> {
  const { rows } = await sql<NamedModel>`
    select id, slug, name, catch_all,
      array(select name from model_names where model_id = models.id) as other_names,
      coalesce(codes, '{}') as codes,
      greatest(max_storage_gb, (select max(gb) from unnest(storage_gb) as gb)) as most_storage
    from models left join (
      select coalesce(merged_into, id) as coded_id, array_agg(code) as codes
      from model_codes join models on models.id = model_id
      where category_id = ${brandId} group by 1
    ) coded on coded_id = models.id
    where category_id = ${brandId} and merged_into is null order by id`.execute(db)
  return rows
}

/** Locks one queued brand until commit, skipping those that another process has locked. */
export async function claimMatching(tx: Tx) {
  const { rows } = await sql<{ brandId: string; after: string | null }>`
    select category_id as brand_id, after_listing as after from brands_to_match
    order by category_id limit 1 for update skip locked`.execute(tx)
  return rows[0]
}

export async function saveMatchingProgress(
  tx: Tx,
  brandId: string,
  listingId: string,
): Promise<void> {
  await sql`
    update brands_to_match set after_listing = ${listingId}
    where category_id = ${brandId}`.execute(tx)
}

export async function finishMatching(tx: Tx, brandId: string): Promise<void> {
  await sql`delete from brands_to_match where category_id = ${brandId}`.execute(tx)
}

export async function listMergedModels(db: Executor, brandId: string) {
  const { rows } = await sql<{ id: number; mergedInto: number }>`
    select id, merged_into from models
    where category_id = ${brandId} and merged_into is not null`.execute(db)
  return rows
}
