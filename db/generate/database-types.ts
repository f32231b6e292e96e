import { type Kysely, sql } from 'kysely'
import {
  ColumnTypeNode,
  type ExpressionNode,
  GenericExpressionNode,
  generate,
  IdentifierNode,
  LiteralNode,
  PostgresDialect,
  UnionExpressionNode,
} from 'kysely-codegen'
import type { Database } from '../../src/platform/db/index.ts'

/**
 * The TypeScript types of a database's tables, with camelCase names. They say what our connection
 * returns (connect.ts): bigint is a number, timestamptz a Date, jsonb is parsed and written as text.
 * A text column whose check constraint lists its values becomes a union of them.
 */
export async function databaseTypes(db: Kysely<Database>): Promise<string> {
  const dialect = new PostgresDialect()
  Object.assign(dialect.adapter.scalars, {
    int8: new IdentifierNode('number'),
    timestamptz: new IdentifierNode('Date'),
    jsonb: writtenAsText('unknown'),
  })
  return generate({
    // Its own types of Kysely are those of the CommonJS build.
    db: db as never,
    dialect,
    camelCase: true,
    excludePattern: 'migrations',
    overrides: { columns: { ...(await listedValues(db)), ...wideNumbers } },
    typeOnlyImports: true,
    outFile: null,
  })
}

/** Perceptual hashes need all 64 bits: they are written, and read with `::text`, as text. */
const wideNumbers = {
  'media.hash': writtenAsText('number'),
  'listed_photo_hashes.hash': writtenAsText('number'),
}

function writtenAsText(read: string): ColumnTypeNode {
  const text = new IdentifierNode('string')
  return new ColumnTypeNode(new IdentifierNode(read), text, text)
}

async function listedValues(db: Kysely<Database>): Promise<Record<string, ExpressionNode>> {
  type Check = { column: string; definition: string; hasDefault: boolean }
  const { rows } = await sql<Check>`
    select relname || '.' || attname as column, pg_get_constraintdef(c.oid) as definition,
      atthasdef as "hasDefault"
    from pg_constraint c
    join pg_class on pg_class.oid = conrelid
    join pg_attribute on attrelid = conrelid and array[attnum] = conkey
    where contype = 'c' and c.connamespace = 'public'::regnamespace
    order by 1`.execute(db)
  const types = rows.flatMap(({ column, definition, hasDefault }) => {
    const [, list] = /^CHECK \(\(\w+ = ANY \(ARRAY\[(.*)\]\)\)\)$/.exec(definition) ?? []
    if (!list) return []
    const values = [...list.matchAll(/'([^']*)'::text/g)].map(([, value = '']) => value)
    // Numbers stay numbers.
    if (values.length === 0) return []
    const union = new UnionExpressionNode(values.map((value) => new LiteralNode(value)))
    return [[column, hasDefault ? new GenericExpressionNode('Generated', [union]) : union] as const]
  })
  return Object.fromEntries(types)
}
