import { readFileSync } from 'node:fs'
import path from 'node:path'
import { createCsvReader } from '../../platform/csv.ts'
import { ROOT } from '../../platform/root.ts'

type ColumnOf<Head extends string> = Head extends `${infer First},${infer Rest}`
  ? First | ColumnOf<Rest>
  : Head

/**
 * The rows of `tables/NAME.csv`, whose first line is `head`; a cell without a value is ''.
 * @throws Error if the file has another first line
 */
export function readTable<Head extends string>(
  name: string,
  head: Head,
): Record<ColumnOf<Head>, string>[] {
  const file = path.join(ROOT, 'src/demo/tables', `${name}.csv`)
  const reader = createCsvReader()
  const records = [...reader.push(readFileSync(file, 'utf8')), ...reader.end()]
  const [columns = [], ...rows] = records.map(({ cells }) => cells ?? [])
  if (columns.join(',') !== head) throw new Error(`${name}.csv does not begin with ${head}`)
  return rows.map(
    (cells) =>
      Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? ''])) as Record<
        ColumnOf<Head>,
        string
      >,
  )
}

/** Null for an empty cell. */
export function toNumber(cell: string): number | null {
  return cell === '' ? null : Number(cell)
}
