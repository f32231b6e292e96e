import { sql } from 'kysely'
import type { Tx } from '../../platform/db/index.ts'
import type { Facts } from './facts.ts'

export type NewModel = {
  categoryId: string
  name: string
  slug: string
  otherNames: string[]
  facts: Facts
}

/** Any number does; whoever changes models takes the same lock first. */
const CATALOGUE_LOCK = 7_236_426

/** The columns that hold facts, and how a JSON record names and types them. */
const columns: [column: string, field: keyof Facts, type: string][] = [
  ['announced', 'announced', 'text'],
  ['os', 'os', 'text'],
  ['display_in', 'displayIn', 'numeric'],
  ['chipset', 'chipset', 'text'],
  ['main_camera_mp', 'mainCameraMp', 'numeric'],
  ['battery_mah', 'batteryMah', 'integer'],
  ['ram_gb', 'ramGb', 'numeric'],
  ['max_storage_gb', 'maxStorageGb', 'integer'],
  ['storage_gb', 'storageGb', 'integer[]'],
  ['colours', 'colours', 'text[]'],
  ['launch_price_minor', 'launchPriceMinor', 'bigint'],
  ['launch_currency', 'launchCurrency', 'text'],
  ['security_updates_until', 'securityUpdatesUntil', 'date'],
  ['source_note', 'sourceNote', 'text'],
]
const names = columns.map(([column]) => column).join(', ')
const fields = columns.map(([, field]) => `"${field}"`).join(', ')
const record = columns.map(([, field, type]) => `"${field}" ${type}`).join(', ')

/** What stands in a column where nothing is known. */
function blankOf(column: string, type: string) {
  if (type.endsWith('[]')) return `'{}'::${type}`
  return column === 'source_note' ? `''` : `null::${type}`
}

/** Held until commit: no two changes of the catalogue at once. */
export async function lockCatalogue(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${CATALOGUE_LOCK})`.execute(tx)
}

/**
 * The models of these brands by `{brand's id} {name in lower case}`. `aka` marks other names, and
 * names of models that were merged; a model's own name has the last word.
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

/** Which of these addresses are taken, and which numbered ones that begin with them. */
export async function takenSlugs(tx: Tx, slugs: string[]): Promise<Set<string>> {
  const { rows } = await sql<{ slug: string }>`
    select slug from models
    where slug = any(${slugs}) or regexp_replace(slug, '-\\d+$', '') = any(${slugs})`.execute(tx)
  return new Set(rows.map(({ slug }) => slug))
}

/** Inserts all in one statement; answers their ids by slug. */
export async function insertModels(tx: Tx, models: NewModel[], at: Date) {
  const given = models.map(({ facts, otherNames: _, ...rest }) => ({ ...rest, ...facts }))
  const { rows } = await sql<{ id: number; slug: string }>`
    insert into models (category_id, name, slug, created_at, updated_at, ${sql.raw(names)})
    select "categoryId", name, slug, ${at}, ${at}, ${sql.raw(fields)}
    from json_to_recordset(${JSON.stringify(given)}::json)
      as given ("categoryId" uuid, name text, slug text, ${sql.raw(record)})
    returning id, slug`.execute(tx)
  return new Map(rows.map(({ id, slug }) => [slug, id]))
}

/**
 * Takes facts over into models that nobody corrected by hand; `fill` only where nothing stands.
 * Answers how many models are different now.
 */
export async function addFacts(
  tx: Tx,
  updates: { id: number; fill: boolean; facts: Facts }[],
  at: Date,
): Promise<number> {
  if (updates.length === 0) return 0
  const given = updates.map(({ facts, ...rest }) => ({ ...rest, ...facts }))
  const merged = columns.map(([column, field, type]) => {
    const blank = blankOf(column, type)
    const [old, said] = [`nullif(m.${column}, ${blank})`, `nullif(g."${field}", ${blank})`]
    const value = `case when g.fill then coalesce(${old}, ${said}) else coalesce(${said}, ${old}) end`
    return `coalesce(${value}, ${blank}) as ${column}`
  })
  const set = columns.map(([column]) => `${column} = w.${column}`).join(', ')
  const differs = columns.map(([column]) => `m.${column} is distinct from w.${column}`).join(' or ')
  const { rows } = await sql<{ id: number }>`
    with wanted as materialized (
      select m.id, ${sql.raw(merged.join(', '))}
      from json_to_recordset(${JSON.stringify(given)}::json)
        as g (id integer, fill boolean, ${sql.raw(record)})
      join models m on m.id = g.id
      where m.corrected_at is null and not m.catch_all)
    update models m set ${sql.raw(set)}, updated_at = ${at}
    from wanted w where w.id = m.id and (${sql.raw(differs)})
    returning m.id`.execute(tx)
  return rows.length
}

/**
 * Adds other names, except such as another model of the brand is called by: a name leads to one
 * model. Answers how many were added.
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
