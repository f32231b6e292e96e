import type { Context } from 'hono'
import { isId } from '../../db/index.ts'
import { z } from '../router.ts'

/** The query parameter with the cursor of a page; `read` decodes it, or returns undefined. */
export function cursorParam<Place>(read: (text: string) => Place | undefined) {
  return z
    .string()
    .transform((text, context): Place | typeof z.NEVER => {
      const place = read(text)
      if (place) return place
      context.addIssue({ code: 'custom', message: 'Use the cursor from the Link header' })
      return z.NEVER
    })
    .optional()
    .openapi({ type: 'string', description: 'From the Link header.' })
}

type Paging<Row> = {
  /** Rows of a page, at most. */
  limit: number
  /** The path of the list. */
  path: string
  cursorOf: (last: Row) => string
  /** Other parameters, repeated for the next page. */
  query?: Record<string, string | undefined>
}

/**
 * The rows of one page. `rows` has one row more than the limit if there is a next page, which is
 * then named in the Link header (RFC 8288).
 */
export function paginate<Row>(
  c: Context,
  rows: readonly Row[],
  { limit, path, cursorOf, query = {} }: Paging<Row>,
): Row[] {
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  if (rows.length > limit && last) {
    const params = new URLSearchParams()
    for (const [name, value] of Object.entries(query)) if (value) params.set(name, value)
    params.set('cursor', cursorOf(last))
    c.header('Link', `<${path}?${params}>; rel="next"`)
  }
  return page
}

/** Position in a queue: after the row with this rank, time (null: never) and ID. */
export type QueueCursor = { rank: number; at: Date | null; id: string }

export function encodeQueueCursor({ rank, at, id }: QueueCursor): string {
  return Buffer.from(`${rank}.${at?.getTime() ?? ''}.${id}`).toString('base64url')
}

/** Undefined for an invalid cursor. */
export function decodeQueueCursor(text: string): QueueCursor | undefined {
  const [rank = '', ms = '', id = ''] = Buffer.from(text, 'base64url').toString().split('.')
  if (!/^\d$/.test(rank) || !/^\d{0,14}$/.test(ms) || !isId(id)) return undefined
  return { rank: Number(rank), at: ms ? new Date(Number(ms)) : null, id }
}

/** Position in a list that is newest first: after the row with this time and ID. */
export type TimeCursor = { at: Date; id: string }

export function encodeTimeCursor({ at, id }: TimeCursor): string {
  return Buffer.from(`${at.getTime()}.${id}`).toString('base64url')
}

/** Undefined for an invalid cursor; the list then starts over. */
export function decodeTimeCursor(text: string | undefined): TimeCursor | undefined {
  const [ms = '', id = ''] = Buffer.from(text ?? '', 'base64url')
    .toString()
    .split('.')
  if (!/^\d{1,14}$/.test(ms) || !isId(id)) return undefined
  return { at: new Date(Number(ms)), id }
}
