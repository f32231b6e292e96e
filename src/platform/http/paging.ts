import type { Context } from 'hono'
import { isId } from '../db/index.ts'
import { z } from './router.ts'

/** The query parameter of a list that goes on; `read` knows a place in it from a made-up word. */
export function cursorParam<Place>(read: (word: string) => Place | undefined) {
  return z
    .string()
    .transform((word, context): Place | typeof z.NEVER => {
      const place = read(word)
      if (place) return place
      context.addIssue({ code: 'custom', message: 'Take the cursor from the Link header' })
      return z.NEVER
    })
    .optional()
    .openapi({ type: 'string', description: 'From the Link header.' })
}

type Paging<Row> = {
  /** Rows of a page, at most. */
  limit: number
  /** Where the list is asked for. */
  path: string
  cursorOf: (last: Row) => string
  /** What else was asked, and is asked of the next page too. */
  query?: Record<string, string>
}

/**
 * The rows of a page out of one more than are shown: that one tells whether there is a next page,
 * which the Link header names (RFC 8288).
 */
export function paginate<Row>(
  c: Context,
  rows: readonly Row[],
  { limit, path, cursorOf, query = {} }: Paging<Row>,
): Row[] {
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  if (rows.length > limit && last) {
    const params = new URLSearchParams({ ...query, cursor: cursorOf(last) })
    c.header('Link', `<${path}?${params}>; rel="next"`)
  }
  return page
}

/** Where a queue goes on: after the one of this rank, time (null: never) and id. */
export type QueueCursor = { rank: number; at: Date | null; id: string }

/** Such a place as an opaque word for an address. */
export function encodeQueueCursor({ rank, at, id }: QueueCursor): string {
  return Buffer.from(`${rank}.${at?.getTime() ?? ''}.${id}`).toString('base64url')
}

/** Undefined for a word that is no cursor of ours. */
export function decodeQueueCursor(word: string): QueueCursor | undefined {
  const [rank = '', ms = '', id = ''] = Buffer.from(word, 'base64url').toString().split('.')
  if (!/^\d$/.test(rank) || !/^\d{0,14}$/.test(ms) || !isId(id)) return undefined
  return { rank: Number(rank), at: ms ? new Date(Number(ms)) : null, id }
}

/** Where a list that is newest first goes on: after the one with this time and id. */
export type TimeCursor = { at: Date; id: string }

/** Such a place as an opaque word for an address. */
export function encodeTimeCursor({ at, id }: TimeCursor): string {
  return Buffer.from(`${at.getTime()}.${id}`).toString('base64url')
}

/** Undefined for a word that is no cursor of ours: the list then begins anew. */
export function decodeTimeCursor(word: string | undefined): TimeCursor | undefined {
  const [ms = '', id = ''] = Buffer.from(word ?? '', 'base64url')
    .toString()
    .split('.')
  if (!/^\d{1,14}$/.test(ms) || !isId(id)) return undefined
  return { at: new Date(Number(ms)), id }
}
