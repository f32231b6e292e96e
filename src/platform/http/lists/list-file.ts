import type { Context } from 'hono'
import { toLocalDay, toOffsetTime } from '../../../shared/reader-format.ts'
import { escapeFormula, formatCsvLine } from '../../csv.ts'
import { csvHeaders, streamCsv } from '../../csv-file.ts'
import { type Db, inTransaction, type KeysetPlace } from '../../db/index.ts'
import { writeAudit } from '../../events.ts'
import type { AppEnv } from '../responses.ts'
import { refusals } from '../responses.ts'
import { z } from '../router.ts'
import { requireViewer } from '../viewer.ts'
import { placeIn } from './list-parameters.ts'

/** Rows per read of a file. */
const AT_ONCE = 5_000

/** The answers of a route that exports a list. */
export const fileResponses = {
  200: {
    description: 'The file',
    content: { 'text/csv': { schema: z.string().openapi({ format: 'binary' }) } },
  },
  ...refusals(401, 403, 422),
}

/** The columns of a file, in their order: name and content. Names are English, see `csvHead`. */
export type FileColumns<Row> = Record<string, (row: Row) => string | number | boolean | Date | null>

type ListFile<Row> = {
  /** Names the file and the entry of the audit log: 'listings'. */
  name: string
  /** The parameters of the request. */
  query: { sort: string; q?: string | undefined } & Record<string, unknown>
  columns: FileColumns<Row>
  readRows: (page: { after: KeysetPlace | undefined; limit: number }) => Promise<Row[]>
}

export type FileDeps = {
  db: Db
  clock: { now: () => Date }
  settings: { current: () => { timeZone: string } }
}

/** Sends a list as a CSV file of any length, with times in the shop's time zone, and writes to the audit log who took it. */
export async function sendListFile<Row extends { id: string; sortValues: string[] }>(
  deps: FileDeps,
  c: Context<AppEnv>,
  { name, query, columns, readRows }: ListFile<Row>,
) {
  const actor = requireViewer(c)
  const now = deps.clock.now()
  const { timeZone } = deps.settings.current()
  const { q, sort: _, ...filters } = query
  await inTransaction(deps.db, (tx) =>
    writeAudit(tx, {
      actor,
      action: `${name.replaceAll('-', '_')}_exported`,
      subject: ['user', actor.id],
      // The log is kept for ever, so it has no names and addresses that somebody searched for.
      data: { ...filters, isSearch: Boolean(q?.trim()) },
      at: now,
    }),
  )
  const stream = streamCsv<Row>({
    columns: Object.keys(columns),
    limit: AT_ONCE,
    toLine: (row) =>
      formatCsvLine(Object.values(columns).map((read) => toText(read(row), timeZone))),
    readRows: (last, limit) => readRows({ after: last && placeIn(query.sort, last), limit }),
  })
  const file = zonedFileName(name, now, timeZone)
  return c.body(stream, 200, csvHeaders(file)) as never
}

/** The name of a file whose times are in a time zone: 'orders-2026-11-23-Europe-Berlin.csv'. */
export function zonedFileName(name: string, date: Date, timeZone: string): string {
  const zone = timeZone === 'UTC' ? '' : `-${timeZone.replaceAll('/', '-')}`
  return `${name}-${toLocalDay(date, timeZone)}${zone}.csv`
}

function toText(value: string | number | boolean | Date | null, timeZone: string): string {
  if (value === null) return ''
  if (value instanceof Date) return toOffsetTime(value, timeZone)
  return typeof value === 'string' ? escapeFormula(value) : String(value)
}
