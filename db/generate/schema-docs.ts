import { type Kysely, sql } from 'kysely'
import type { Database } from '../../src/platform/db/index.ts'
import { tableOwners } from './table-owners.ts'

type Column = {
  name: string
  type: string
  nullable: boolean
  default: string | null
  generated: boolean
  comment: string | null
}
type Key = { column: string; target: string }
type Table = {
  name: string
  comment: string | null
  columns: Column[]
  keys: Key[]
  constraints: string[]
  indexes: string[]
}

/** The tables of a database with their columns, keys and comments, as Markdown by module. */
export async function schemaDocs(db: Kysely<Database>): Promise<string> {
  const tables = new Map((await readTables(db)).map((table) => [table.name, table]))
  const modules = Map.groupBy(tableOwners(), ([, module]) => module)
  const sections = [...modules].map(([module, owned]) => {
    const ownTables = owned.flatMap(([name]) => tables.get(name) ?? [])
    return [`## ${module}`, diagram(ownTables), ...ownTables.map(tableText)].join('\n\n')
  })
  return `${[INTRO, ...sections].join('\n\n')}\n`
}

const INTRO = `# Database schema

The tables by the module that owns them. \`npm run db:docs\` writes this file from the database and its
comments; triggers and functions are explained in \`db/schema\`. Amounts ending in \`_minor\` are in the
smallest unit of their currency.`

function diagram(tables: Table[]): string {
  const relations = tables.flatMap(({ name, keys }) =>
    keys.map(({ column, target }) => `  ${target} ||--o{ ${name} : ${column}`),
  )
  const alone = tables
    .filter(({ name }) => !relations.some((line) => line.split(/\W+/).includes(name)))
    .map(({ name }) => `  ${name}`)
  return ['```mermaid', 'erDiagram', ...relations, ...alone, '```'].join('\n')
}

function tableText({ name, comment, columns, keys, constraints, indexes }: Table): string {
  const rows = columns.map((column) => {
    const target = keys.find((key) => key.column === column.name)?.target
    const notes = [
      target && `→ \`${target}\`.`,
      column.generated ? 'Generated.' : column.default && `Default \`${plain(column.default)}\`.`,
      column.comment,
    ]
    const type = `${column.type}${column.nullable ? ', null' : ''}`
    return `| \`${column.name}\` | ${type} | ${cell(notes.filter(Boolean).join(' '))} |`
  })
  const list = [...constraints, ...indexes].map((line) => `- \`${plain(line)}\``)
  const parts = [
    `### ${name}`,
    comment ?? '',
    ['| column | type | |', '|---|---|---|', ...rows].join('\n'),
    list.join('\n'),
  ]
  return parts.filter(Boolean).join('\n\n')
}

/** Without the casts that PostgreSQL adds. */
const plain = (expression: string) => expression.replaceAll(/::[a-z]+(\[\])?/g, '')
const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ')

async function readTables(db: Kysely<Database>): Promise<Table[]> {
  const { rows } = await sql<Table>`
    select relname as name, obj_description(c.oid, 'pg_class') as comment,
      (select json_agg(json_build_object('name', attname, 'type', format_type(atttypid, atttypmod),
          'nullable', not attnotnull, 'generated', attgenerated <> '' or attidentity <> '',
          'default', pg_get_expr(adbin, adrelid), 'comment', col_description(c.oid, attnum))
          order by attnum)
        from pg_attribute left join pg_attrdef on adrelid = attrelid and adnum = attnum
        where attrelid = c.oid and attnum > 0 and not attisdropped) as columns,
      (select coalesce(json_agg(json_build_object('column', attname, 'target', confrelid::regclass)
          order by attname), '[]')
        from pg_constraint join pg_attribute on attrelid = conrelid and array[attnum] = conkey
        where conrelid = c.oid and contype = 'f') as keys,
      (select coalesce(json_agg(pg_get_constraintdef(oid) order by
          case contype when 'p' then 0 when 'u' then 1 else 2 end, conname), '[]')
        from pg_constraint where conrelid = c.oid and contype in ('p', 'u', 'c')) as constraints,
      (select coalesce(json_agg(regexp_replace(pg_get_indexdef(indexrelid),
          '^CREATE (UNIQUE )?INDEX (\\w+) ON public\\.\\w+ USING ', '\\2: \\1') order by indexrelid::regclass::text), '[]')
        from pg_index where indrelid = c.oid
          and not exists (select from pg_constraint where conindid = indexrelid and contype in ('p', 'u'))) as indexes
    from pg_class c where relnamespace = 'public'::regnamespace and relkind = 'r'
    order by relname`.execute(db)
  return rows
}
