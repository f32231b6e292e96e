import type { Deps } from '../../../deps.ts'
import { inTransaction, publishChange, type Tx } from '../../../platform/db/index.ts'
import { type Actor, recordEvent, writeAudit } from '../../../platform/events.ts'
import {
  createRouter,
  json,
  jsonBody,
  refusals,
  refuse,
  requireViewer,
  route,
  type Viewer,
} from '../../../platform/http/index.ts'
import { MAX_VACATION_DAYS } from '../../../shared/listings/listing-limits.ts'
import { formatQuantity } from '../../../shared/quantities.ts'
import { DAY } from '../../../shared/time.ts'
import { lockSeller } from '../../accounts/index.ts'
import { newVacationBody, vacationBody } from '../listings.contract.ts'
import { refuseListing } from '../refusals.ts'
import {
  deleteVacation,
  findVacation,
  listLiveIds,
  listPausedIds,
  lockVacation,
  recordPause,
  sellersComingBack,
  sellersStillSelling,
  writeVacation,
} from '../sellers.store.ts'
import { transitionListing } from '../transition-listing.ts'

/** Sellers per run. */
const BATCH = 20

type Outcome = { until: Date | null } | { refused: 'not_a_seller' | 'past' | 'too_long' }

/**
 * Starts, changes or ends (`until` null) a vacation. It pauses the live listings, and its end resumes
 * exactly those. Repeating the call is harmless.
 */
async function setVacation(deps: Deps, seller: Viewer, until: Date | null): Promise<Outcome> {
  const now = deps.clock.now()
  if (until && until <= now) return { refused: 'past' }
  // The last day ends up to a day later, wherever the seller is.
  if (until && until.getTime() > now.getTime() + (MAX_VACATION_DAYS + 1) * DAY)
    return { refused: 'too_long' }
  return inTransaction(deps.db, async (tx): Promise<Outcome> => {
    if (!(await lockSeller(tx, seller.id))) return { refused: 'not_a_seller' }
    const before = await lockVacation(tx, seller.id)
    if (!until) {
      if (before) await comeBack(tx, seller, seller.id, now)
      return { until }
    }
    if (before?.until.getTime() !== until.getTime()) {
      await writeVacation(tx, seller.id, until, now)
      await note(tx, seller, 'vacation_set', seller.id, now, { until })
    }
    await pauseAll(tx, seller.id, now)
    return { until }
  })
}

/** Ends vacations whose last day has passed, and pauses listings that went live during one. */
export async function applyVacations(deps: Deps): Promise<number> {
  const now = deps.clock.now()
  const db = deps.db.kysely
  let count = 0
  for (const sellerId of await sellersComingBack(db, now, BATCH))
    count += await inTransaction(deps.db, async (tx) => {
      await lockSeller(tx, sellerId)
      const vacation = await lockVacation(tx, sellerId)
      // Extended meanwhile, or ended by another node.
      if (!vacation || vacation.until > now) return 0
      return comeBack(tx, 'system', sellerId, now)
    })
  for (const sellerId of await sellersStillSelling(db, BATCH))
    count += await inTransaction(deps.db, async (tx) => {
      const vacation = await lockVacation(tx, sellerId)
      return vacation ? pauseAll(tx, sellerId, now) : 0
    })
  return count
}

async function pauseAll(tx: Tx, sellerId: string, date: Date): Promise<number> {
  let paused = 0
  for (const id of await listLiveIds(tx, sellerId)) {
    const outcome = await transitionListing(tx, { as: 'system' }, id, 'pause', date, {
      vacation: true,
    })
    // Reserved meanwhile: it is paused if its order is cancelled.
    if ('refused' in outcome || outcome.again) continue
    await recordPause(tx, sellerId, id)
    paused += 1
  }
  return paused
}

async function comeBack(tx: Tx, actor: Actor, sellerId: string, date: Date): Promise<number> {
  const ids = await listPausedIds(tx, sellerId)
  // Ended first, because nothing resumes during a vacation.
  await deleteVacation(tx, sellerId)
  for (const id of ids)
    await transitionListing(tx, { as: 'system' }, id, 'resume', date, { vacation: true })
  await note(tx, actor, 'vacation_ended', sellerId, date, {})
  return ids.length
}

async function note(
  tx: Tx,
  actor: Actor,
  action: 'vacation_set' | 'vacation_ended',
  sellerId: string,
  date: Date,
  data: Record<string, unknown>,
) {
  await recordEvent(tx, action, date, { sellerId, ...data })
  await writeAudit(tx, { actor, action, subject: ['user', sellerId], at: date, data })
  publishChange(tx, 'listings')
}

const tags = ['listings']

const wrongUntil = {
  past: 'Must be later than now',
  too_long: `A vacation can last at most ${formatQuantity(MAX_VACATION_DAYS, 'day')}`,
}

/** Vacations of sellers. */
export function vacationApi(deps: Deps) {
  return createRouter()
    .openapi(
      route('sell', {
        method: 'get',
        path: '/vacation',
        operationId: 'getVacation',
        summary: 'Get your vacation',
        description:
          'For sellers. Returns when your vacation ends, or null if you are not on vacation.',
        tags,
        responses: { 200: json(vacationBody), ...refusals(401, 403) },
      }),
      async (c) => {
        const vacation = await findVacation(deps.db.kysely, requireViewer(c).id)
        return c.json({ until: vacation?.until.toISOString() ?? null }, 200)
      },
    )
    .openapi(
      route('sell', {
        method: 'put',
        path: '/vacation',
        operationId: 'updateVacation',
        summary: 'Set or end your vacation',
        description: `For sellers. Pauses your live listings until the given time. With \`until\` null the vacation ends, and exactly the listings that it paused are resumed. A time in the past, or more than ${formatQuantity(MAX_VACATION_DAYS, 'day')} ahead, is refused with 422.`,
        tags,
        request: {
          body: jsonBody(newVacationBody),
        },
        responses: { 200: json(vacationBody), ...refusals(401, 403, 413, 422) },
      }),
      async (c) => {
        const { until } = c.req.valid('json')
        const outcome = await setVacation(
          deps,
          requireViewer(c),
          until === null ? null : new Date(until),
        )
        if (!('refused' in outcome))
          return c.json({ until: outcome.until?.toISOString() ?? null }, 200)
        if (outcome.refused === 'not_a_seller') return refuseListing(c, outcome.refused)
        const fields = { until: wrongUntil[outcome.refused] }
        return refuse(c, 422, 'invalid', 'Some fields are not valid.', fields)
      },
    )
}
