import type { Context } from 'hono'
import type { Language } from '../../../shared/languages.ts'
import { MOST_COUNTED_ROWS } from '../../../shared/limits.ts'
import { pageLanguage } from '../../../text/errors.ts'
import type { KeysetPlace } from '../../db/index.ts'
import { type AppEnv, json, refusals } from '../responses.ts'
import { createRouter, route, z } from '../router.ts'
import { type Access, requireViewer, type Viewer } from '../viewer.ts'
import { type FileColumns, type FileDeps, fileResponses, sendListFile } from './list-file.ts'
import { dayBounds, LIST_PAGE, nextCursor, type PlacedRow, toListPage } from './list-parameters.ts'

/** Filters and order as the routes read them. */
type Wanted = {
  sort: string
  q?: string | undefined
  from?: string | undefined
  to?: string | undefined
}
type Days = ReturnType<typeof dayBounds>
/** Which rows, and whether they are for the file, which has fewer facts about them. */
type Place = { after: KeysetPlace | undefined; limit: number; isFile?: boolean }

type List<Query extends Wanted, Row extends PlacedRow, Item extends z.ZodType> = {
  /** Names the file and the entry of the audit log: 'listings'. */
  name: string
  /** What the list has, in a sentence. */
  things: string
  tags: string[]
  /** From `listQuery`. */
  query: { page: z.ZodType<Query & { cursor?: KeysetPlace | undefined }>; file: z.ZodType<Query> }
  page: {
    access: Access
    path: `/${string}`
    operationId: string
    summary: string
    description: string
    compressed?: true
    item: Item
    /** The name of the answer in the contract. */
    body: string
  }
  file: { access: Access; operationId: string; columns: FileColumns<Row> }
  readRows: (wanted: Omit<Query, 'from' | 'to'> & Days & Place) => Promise<Row[]>
  /** With `countRows` of the platform. */
  countRows: (wanted: Omit<Query, 'from' | 'to'> & Days) => Promise<number>
  /** What this viewer sees of a row, in the language of the page. */
  toItem: (row: Row, language: Language, viewer: Viewer) => z.output<Item>
}

const total = z
  .number()
  .int()
  .nullable()
  .openapi({
    description: `How many there are with these filters, on the first page; ${MOST_COUNTED_ROWS + 1} if there are more than ${MOST_COUNTED_ROWS}, and null on later pages.`,
  })

/** The routes of a list of the console: its pages, and all of it as a CSV file. */
export function listRoutes<Query extends Wanted, Row extends PlacedRow, Item extends z.ZodType>(
  deps: FileDeps,
  list: List<Query, Row, Item>,
) {
  const { name, things, tags, query, page, file, toItem } = list
  const { access, item, body, ...operation } = page
  const listBody = z.object({ items: z.array(item), cursor: nextCursor, total }).openapi(body)
  const withDays = ({ from, to, ...wanted }: Query) => ({
    ...wanted,
    ...dayBounds({ from, to }, deps.settings.current().timeZone),
  })
  const readRows = (wanted: Query, place: Place) => list.readRows({ ...withDays(wanted), ...place })
  return createRouter()
    .openapi(
      route(access, {
        ...operation,
        method: 'get',
        tags,
        request: { query: query.page as never },
        responses: { 200: json(listBody), ...refusals(401, 403, 422) },
      }),
      async (c: Context<AppEnv>) => {
        const { cursor: after, ...wanted } = c.req.valid('query' as never) as Query & {
          cursor?: KeysetPlace
        }
        const rows = await readRows(wanted as never, { after, limit: LIST_PAGE + 1 })
        const { items, cursor } = toListPage(rows, wanted.sort)
        // A list of one page is its own count, and only the first of several counts.
        const total = after
          ? null
          : cursor
            ? await list.countRows(withDays(wanted as never))
            : items.length
        const viewer = requireViewer(c)
        const language = pageLanguage(c.req.header('accept-language'))
        c.header('Cache-Control', 'no-store')
        return c.json(
          { items: items.map((row) => toItem(row, language, viewer)), cursor, total },
          200,
        ) as never
      },
    )
    .openapi(
      route(file.access, {
        method: 'get',
        path: `${page.path}.csv`,
        operationId: file.operationId,
        summary: `Export ${things} as CSV`,
        description: `For admins. Returns the ${things} of the same filters as a CSV file, with times in the shop’s time zone and their offset from UTC. The export is written to the audit log.`,
        tags,
        request: { query: query.file as never },
        responses: fileResponses,
      }),
      (c: Context<AppEnv>) => {
        const wanted = c.req.valid('query' as never) as Query
        return sendListFile<Row>(deps, c, {
          name,
          query: wanted,
          columns: file.columns,
          readRows: (place) => readRows(wanted, { ...place, isFile: true }),
        })
      },
    )
}
