import { boundsOfDay } from '../../../shared/reader-format.ts'
import { encodePlace, type KeysetPlace, type KeysetSorts, placeDecoder } from '../../db/index.ts'
import { z } from '../router.ts'
import { cursorParam } from './paging.ts'

const CURSOR = '`cursor` from the previous response, with the same `sort`.'

/** Rows of a page of a list in the console. */
export const LIST_PAGE = 50

/** The parameter of the text that a list is searched for. */
export function searchParam(maxLength: number, description: string) {
  return z
    .string()
    .max(maxLength, `At most ${maxLength} characters`)
    .optional()
    .openapi({ description })
}

const day = z.iso.date('Must be a date such as 2026-01-31').optional()
/** The first and the last day of a list, in the shop's time zone. */
export const dayParams = {
  from: day.openapi({ description: 'First day, in the shop’s time zone.' }),
  to: day.openapi({ description: 'Last day, in the shop’s time zone.' }),
}

/** The moments between which `from` and `to` are; the second one is the end of the day. */
export function dayBounds(
  { from, to }: { from?: string | undefined; to?: string | undefined },
  timeZone: string,
) {
  return {
    since: from ? boundsOfDay(from, timeZone).start : undefined,
    until: to ? boundsOfDay(to, timeZone).end : undefined,
  }
}

/** Parameters of a list: its filters, one of its orders, and where a page begins. */
export function listQuery<Filters extends z.ZodRawShape, Sorts extends KeysetSorts>(
  filters: Filters,
  sorts: Sorts,
  defaultSort: keyof Sorts & string,
) {
  const names = Object.keys(sorts) as [keyof Sorts & string, ...(keyof Sorts & string)[]]
  const sort = z.enum(names).default(defaultSort as never)
  const file = z.object({ ...filters, sort })
  const page = file
    .extend({
      cursor: cursorParam(placeDecoder(sorts)).openapi({ type: 'string', description: CURSOR }),
    })
    .refine(
      (query) => {
        const { sort, cursor } = query as { sort: string; cursor?: KeysetPlace }
        return !cursor || cursor.sort === sort
      },
      { path: ['cursor'], message: 'Use the cursor with the sort order that it comes from' },
    )
  return { page, file }
}

export const nextCursor = z
  .string()
  .nullable()
  .openapi({ description: 'Pass as `cursor` to get the next page; null on the last page.' })

export type PlacedRow = { id: string; sortValues: string[] }

/** Where a row is in a list of this order. */
export function placeIn(sort: string, { id, sortValues }: PlacedRow): KeysetPlace {
  return { sort, id, values: sortValues }
}

/** The rows of a page, of which one more than its size was read, and the cursor of the next one. */
export function toListPage<Row extends PlacedRow>(
  rows: readonly Row[],
  sort: string,
  size = LIST_PAGE,
): { items: Row[]; cursor: string | null } {
  const items = rows.slice(0, size)
  const last = rows.length > size ? items.at(-1) : undefined
  return { items, cursor: last ? encodePlace(placeIn(sort, last)) : null }
}
