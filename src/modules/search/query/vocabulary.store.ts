import { sql } from 'kysely'
import { runInTurns } from '../../../platform/concurrency.ts'
import type { Executor } from '../../../platform/db/index.ts'

export type ModelRow = {
  id: number
  name: string
  slug: string
  catchAll: boolean
  /** 'Android', 'iOS'; null when it is not known. */
  os: string | null
  /** Days since 1970; null when the end of security updates is not known. */
  supportDay: number | null
  /** Other names. */
  names: string[]
  brand: BrandRow
}

export type BrandRow = { number: number; id: string; brand: string; slug: string }

/** One array per column, with an element per model; brands and other names beside them. */
type Columns = {
  ids: number[]
  names: string[]
  slugs: string[]
  catchAlls: boolean[]
  systems: (string | null)[]
  supportDays: (number | null)[]
  brandNumbers: number[]
  brands: BrandRow[]
  otherNames: [modelId: number, names: string[]][]
}

/** Milliseconds after which other requests go first. */
const SLICE_MS = 2
/** Models after which the caller may pause. */
const STEP = 256

/**
 * Every model that listings can belong to, by id, with its brand and its other names. Read at every start: as
 * columns of JSON, because ten thousand rows take a process that has just started ten times as long to parse.
 * Each is parsed by itself, in small steps.
 */
export async function readModels(db: Executor): Promise<ModelRow[]> {
  // Without plugins, one of which looks at every element of an array.
  const { rows } = await sql<{ [Name in keyof Columns]: string }>`
    with live as (
      select models.id, models.name, models.slug, models.catch_all, models.os,
        models.security_updates_until - '1970-01-01'::date as support_day, categories.number
      from models join categories on categories.id = models.category_id
      where models.merged_into is null
      order by models.id
    ), columns as (
      select array_agg(id) as ids, array_agg(name) as names, array_agg(slug) as slugs,
        array_agg(catch_all) as catch_alls, array_agg(os) as systems,
        array_agg(support_day) as support_days, array_agg(number) as brand_numbers
      from live
    )
    select coalesce(to_json(ids), '[]')::text as "ids", coalesce(to_json(names), '[]')::text as "names",
      coalesce(to_json(slugs), '[]')::text as "slugs",
      coalesce(to_json(catch_alls), '[]')::text as "catchAlls",
      coalesce(to_json(systems), '[]')::text as "systems",
      coalesce(to_json(support_days), '[]')::text as "supportDays",
      coalesce(to_json(brand_numbers), '[]')::text as "brandNumbers",
      (select coalesce(json_agg(json_build_object(
          'number', number, 'id', id, 'brand', brand, 'slug', slug)), '[]') from categories)::text
        as "brands",
      (select coalesce(json_agg(json_build_array(model_id, names)), '[]') from (
        select model_id, array_agg(name) as names from model_names group by model_id) own
      )::text as "otherNames"
    from columns`.execute(db.withoutPlugins())
  return runInTurns(toRows(rows[0]!), SLICE_MS)
}

function* toRows(
  texts: {
    [Name in keyof Columns]: string
  },
): Generator<void, ModelRow[], void> {
  const parsed: Partial<Record<keyof Columns, unknown>> = {}
  for (const name of Object.keys(texts) as (keyof Columns)[]) {
    parsed[name] = JSON.parse(texts[name])
    yield
  }
  const columns = parsed as Columns
  const brands = new Map(columns.brands.map((brand) => [brand.number, brand]))
  const otherNames = new Map(columns.otherNames)
  const rows: ModelRow[] = []
  for (const [index, id] of columns.ids.entries()) {
    rows.push({
      id,
      name: columns.names[index]!,
      slug: columns.slugs[index]!,
      catchAll: columns.catchAlls[index]!,
      os: columns.systems[index] ?? null,
      supportDay: columns.supportDays[index] ?? null,
      names: otherNames.get(id) ?? NO_NAMES,
      brand: brands.get(columns.brandNumbers[index]!)!,
    })
    if (index % STEP === 0) yield
  }
  return rows
}

/** One list for all models without other names. */
const NO_NAMES: string[] = []
