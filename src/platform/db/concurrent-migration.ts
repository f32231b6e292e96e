import type pg from 'pg'

/**
 * The first line of a migration whose statements run one after another, each on its own instead of all in one
 * transaction. `create index concurrently` needs that, and a backfill that commits after each batch.
 */
const MARK = '-- no transaction\n'

export const isConcurrent = (text: string) => text.startsWith(MARK)

/**
 * What such a migration may have. Each can run again after it was interrupted, or after it was done: a test
 * checks that.
 */
export const REPEATABLE_STATEMENTS = [
  /^set \w+ =/i,
  /^create (unique )?index concurrently if not exists \w+/i,
  /^drop index concurrently if exists \w+/i,
  /^alter table \w+ validate constraint \w+$/i,
  /^analyze \w+/i,
  // A loop over batches, with `commit` after each.
  /^do \$\$/i,
]

const BUILDS_INDEX = /^create (?:unique )?index concurrently if not exists (\w+)/i
/** Between batches, where a transaction ends. */
const COMMIT = /\bcommit;/gi

/**
 * The statements, which end with a semicolon at the end of a line, except those between `$$`. Comments are left
 * out.
 */
export function statementsIn(text: string): string[] {
  const code = text.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/^\s*--.*$/gm, '')
  return [...code.matchAll(/(?:\$\$[\s\S]*?\$\$|[\s\S])+?(?:;[ \t]*$|$(?![\s\S]))/gm)]
    .map(([statement]) => statement.trim().replace(/;$/, ''))
    .filter(Boolean)
}

/**
 * Runs the statements of such a migration; those that an interrupted attempt has done already change nothing.
 */
export async function runConcurrently(client: pg.Client, text: string): Promise<void> {
  // Nobody waits for what these statements wait for: they lock tables only against other migrations and vacuum.
  await client.query('set lock_timeout = 0; set statement_timeout = 0')
  for (const statement of statementsIn(text)) {
    const index = BUILDS_INDEX.exec(statement)?.[1]
    if (index) await dropInvalidIndex(client, index)
    await client.query(statement)
  }
}

/** An index whose building was interrupted stays there, is kept up to date and never used. */
async function dropInvalidIndex(client: pg.Client, name: string) {
  const { rows } = await client.query(
    'select from pg_index where indexrelid = to_regclass($1) and not indisvalid',
    [name],
  )
  if (rows.length > 0) await client.query(`drop index concurrently ${name}`)
}

/** A migration as it runs in one transaction, where nobody uses the tables: what it makes is the same. */
export function textInTransaction(text: string): string {
  if (!isConcurrent(text)) return text
  return statementsIn(text)
    .map((statement) => `${statement.replace(/ concurrently\b/i, '').replaceAll(COMMIT, '')};\n`)
    .join('')
}
