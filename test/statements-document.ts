import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const FILE = path.resolve(import.meta.dirname, '../docs/statements.md')

/** For a test that finds other counts. */
export const HINT =
  'other counts than in docs/statements.md; if intended, WRITE_STATEMENTS=1 npm test -- unit test/statements'

type Row = (string | number)[]

const toLine = (row: Row) => `| ${row.join(' | ')} |`

/**
 * The rows of the table below a heading of docs/statements.md, one line each. With WRITE_STATEMENTS the table
 * gets these `rows` first.
 */
export function documentTable(
  heading: string,
  rows: Row[],
): { counted: string[]; documented: string[] } {
  const counted = rows.map(toLine)
  const text = readFileSync(FILE, 'utf8')
  const table = new RegExp(`(?<=^## ${heading}\\n[^#]*\\n\\|[-:|]+\\|\\n)(\\|.*\\n)*`, 'm')
  const [present] = table.exec(text) ?? []
  if (present === undefined) throw new Error(`docs/statements.md has no table "${heading}"`)
  if (!process.env.WRITE_STATEMENTS) return { counted, documented: present.trimEnd().split('\n') }
  writeFileSync(
    FILE,
    text.replace(table, () => counted.map((line) => `${line}\n`).join('')),
  )
  return { counted, documented: counted }
}
