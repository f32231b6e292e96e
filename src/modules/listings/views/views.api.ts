import { createHmac } from 'node:crypto'
import type { Deps } from '../../../deps.ts'
import { type Db, isId } from '../../../platform/db/index.ts'
import { createRouter, isRobot, refusals, route, z } from '../../../platform/http/index.ts'
import { SELLER_DAYS_RETENTION_DAYS } from '../../../shared/analytics/figures.ts'
import { VIEW_DAYS } from '../../../shared/listings/listing-limits.ts'
import { toLocalDay } from '../../../shared/reader-format.ts'
import { DAY } from '../../../shared/time.ts'
import { countViews, deletePastViewMarks, deleteViewDays, type View } from './views.store.ts'

const MARK_PURPOSE = 'views of phones'
/** 64 bits: no collisions among the viewers of one phone on one day. */
const MARK_BYTES = 8

/** The UTC day: '2026-11-21'. */
function dayOf(date: Date): string {
  return date.toISOString().slice(0, 10)
}

/**
 * Distinguishes the viewers of one phone on one day, and nothing else: another day or phone gives
 * another mark, and without the secret of the instance it cannot be traced to a person.
 */
function viewerMark(secret: string, date: Date, listingId: string, who: string): Buffer {
  const ofToday = createHmac('sha256', secret).update(MARK_PURPOSE).update(dayOf(date)).digest()
  const mark = createHmac('sha256', ofToday).update(listingId).update(who).digest()
  return mark.subarray(0, MARK_BYTES)
}

/** Queued views: seconds of more traffic than an instance gets. */
const MOST_WAITING = 5_000
/** Queued views per IP address: enough for a household, not for a flood. */
const MOST_OF_ONE = 30

type Waiting = { views: View[]; byAddress: Map<string, number> }

const waiting = new WeakMap<Db, Waiting>()

const none = (): Waiting => ({ views: [], byAddress: new Map() })

/** Queues a view in memory; beyond the limits it is dropped and not counted. */
function queueView(db: Db, address: string, view: View): void {
  const held = waiting.get(db) ?? none()
  waiting.set(db, held)
  const ofThis = held.byAddress.get(address) ?? 0
  if (held.views.length >= MOST_WAITING || ofThis >= MOST_OF_ONE) return
  held.byAddress.set(address, ofThis + 1)
  held.views.push(view)
}

/** Empties the queue. */
function takeQueuedViews(db: Db): View[] {
  const views = waiting.get(db)?.views ?? []
  waiting.set(db, none())
  return views
}

/**
 * Stores the queued views in one statement, by the day in the time zone of the shop, and deletes the marks of
 * past days. Returns how many counted. A killed process loses its queue: seconds of views.
 */
export async function writeQueuedViews(
  deps: Pick<Deps, 'db' | 'clock'>,
  timeZone = 'UTC',
): Promise<number> {
  const now = deps.clock.now()
  const today = dayOf(now)
  const views = takeQueuedViews(deps.db)
  await deletePastViewMarks(deps.db.kysely, today)
  if (views.length === 0) return 0
  return countViews(deps.db.kysely, { day: today, localDay: toLocalDay(now, timeZone), views })
}

/** Deletes views by day that are old. */
export async function deleteOldViewDays({
  db,
  clock,
}: Pick<Deps, 'db' | 'clock'>): Promise<number> {
  const daysAgo = (days: number) => dayOf(new Date(clock.now().getTime() - days * DAY))
  return deleteViewDays(db.kysely, {
    sellers: daysAgo(SELLER_DAYS_RETENTION_DAYS),
    // A day more than is shown: the day of the shop may begin before that of UTC.
    listings: daysAgo(VIEW_DAYS + 1),
  })
}

/** Pages report their views, because cached pages are sent without running server code. */
export function viewsApi(deps: Deps) {
  return createRouter().openapi(
    route('anyone', {
      method: 'post',
      path: '/phones/{id}/views',
      operationId: 'recordView',
      summary: 'Count a view of a phone',
      description:
        'Counts one view per viewer and day. Always returns 204, counted or not: bots, admins and the seller of the phone are ignored. Only an anonymous marker is stored, for one day.',
      tags: ['listings'],
      request: { params: z.object({ id: z.string() }) },
      responses: { 204: { description: 'Received.' }, ...refusals(413) },
    }),
    (c) => {
      const { id } = c.req.valid('param')
      const { viewer, address } = c.var
      const headers = c.req.raw.headers
      if (!isId(id) || viewer?.role === 'admin' || isRobot(headers)) return c.body(null, 204)
      const listingId = id.toLowerCase()
      const who = viewer?.id ?? `${address} ${headers.get('user-agent')}`
      const mark = viewerMark(deps.secret, deps.clock.now(), listingId, who)
      queueView(deps.db, address, { listingId, viewerId: viewer?.id ?? null, mark })
      return c.body(null, 204)
    },
  )
}
