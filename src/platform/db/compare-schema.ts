import type pg from 'pg'
import { textInTransaction } from './concurrent-migration.ts'
import type { Migration } from './migration-files.ts'

/** Tables are made here to see what SQL files make. It exists only within a transaction, or for a moment. */
export const SCRATCH = 'redial_scratch'

/**
 * Whether these files make what the database has: the same tables, columns, constraints, indexes, functions and
 * triggers. Comments and the order of columns make no difference. Nothing is left of what it makes to find out.
 */
export async function makesTheSame(client: pg.Client, files: Migration[]): Promise<boolean> {
  await client.query('begin')
  try {
    const current = await describe(client, 'public')
    await client.query(`create schema ${SCRATCH}`)
    // Extensions are installed once for a database, into its schema `public`.
    await client.query(`set local search_path = ${SCRATCH}, public`)
    for (const { text } of files) await client.query(textInTransaction(text))
    const made = await describe(client, SCRATCH)
    return current.length === made.length && current.every((line, index) => line === made[index])
  } catch {
    // Such as a file whose text is not SQL any more.
    return false
  } finally {
    await client.query('rollback')
  }
}

/** A line for each thing in a schema, in alphabetical order. */
async function describe(client: pg.Client, schema: string): Promise<string[]> {
  // What is in the search path is written without the name of its schema.
  await client.query(`set local search_path = ${schema}`)
  const { rows } = await client.query<{ line: string }>(DESCRIPTION, [schema])
  const prefix = new RegExp(`\\b(?:${schema}|public)\\.`, 'g')
  return rows.map(({ line }) => line.replace(prefix, '')).sort()
}

// The table `migrations` is made by the program, and the order of columns is that of history.
const DESCRIPTION = `
with tables as (
  select oid, relname, relkind, relpersistence from pg_class
  where relnamespace = $1::regnamespace and relkind in ('r', 'p', 'v', 'm', 'S') and relname <> 'migrations'
)
select format('relation %s %s %s', relname, relkind, relpersistence) as line from tables
union all
select format('column %s.%s %s %s %s %s', relname, attname, format_type(atttypid, atttypmod), attnotnull,
  attgenerated, pg_get_expr(adbin, adrelid))
from tables
join pg_attribute on attrelid = tables.oid and attnum > 0 and not attisdropped
left join pg_attrdef on adrelid = tables.oid and adnum = attnum
where relkind <> 'S'
union all
select format('constraint %s %s %s', relname, conname, pg_get_constraintdef(pg_constraint.oid))
from tables join pg_constraint on conrelid = tables.oid and contype <> 'n'
union all
select pg_get_indexdef(indexrelid) from tables join pg_index on indrelid = tables.oid
union all
select pg_get_triggerdef(pg_trigger.oid) from tables join pg_trigger on tgrelid = tables.oid and not tgisinternal
union all
select pg_get_functiondef(oid) from pg_proc where pronamespace = $1::regnamespace and prokind in ('f', 'p')
  and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')
union all
select format('type %s %s', typname, (select string_agg(enumlabel, ',' order by enumsortorder) from pg_enum where enumtypid = pg_type.oid))
from pg_type where typnamespace = $1::regnamespace and typtype in ('e', 'd')`
