import { formatCsvLine } from './csv.ts'

/** The byte order mark, by which spreadsheets recognize UTF-8. */
const MARK = '\uFEFF'

/**
 * The first line of a file for spreadsheets. Columns have English names in every language, as in the files of Shopify
 * (which reads back no others) and Stripe: programs, formulas and the import of listings find columns by name, whoever
 * took the file. For the same reason a choice is its code, not its label.
 */
export function csvHead(columns: readonly string[]): string {
  return MARK + formatCsvLine(columns)
}

type CsvStream<Row> = {
  columns: readonly string[]
  /** The rows after this one, at most `limit`; from the first row on without one. */
  readRows: (after: Row | undefined, limit: number) => Promise<Row[]>
  /** A row as a line of the file. */
  toLine: (row: Row) => string
  /** Rows per query, so that a long list is never in memory as a whole. */
  limit: number
}

/** A CSV file of any length. */
export function streamCsv<Row>(options: CsvStream<Row>): ReadableStream<Uint8Array> {
  const { columns, readRows, toLine, limit } = options
  const encoder = new TextEncoder()
  let last: Row | undefined
  return new ReadableStream({
    start: (file) => file.enqueue(encoder.encode(csvHead(columns))),
    async pull(file) {
      const rows = await readRows(last, limit)
      last = rows.at(-1)
      if (rows.length > 0) file.enqueue(encoder.encode(rows.map(toLine).join('')))
      if (rows.length < limit) file.close()
    },
  })
}

/** Headers of an answer that the browser saves as a file, such as `accounts-2026-01-31.csv`. */
export function csvHeaders(name: string) {
  return {
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="${name}"`,
    'cache-control': 'private, no-store',
  }
}
