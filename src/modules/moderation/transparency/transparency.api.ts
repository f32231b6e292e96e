import type { Deps } from '../../../deps.ts'
import { createRouter, json, refusals, route, z } from '../../../platform/http/index.ts'
import { toLocalDay } from '../../../shared/reader-format.ts'
import { type CountRow, countModeration, countWaiting } from './transparency.store.ts'

const count = z.number().int().min(0)
const hours = z
  .number()
  .min(0)
  .nullable()
  .openapi({ description: 'Hours; null when nothing was decided.' })

const quarterBody = z
  .object({
    quarter: z.string().openapi({ example: '2026-Q4', description: 'In the shop’s time zone.' }),
    removedListings: z.object({
      total: count,
      byReason: z.record(z.string(), count).openapi({
        description:
          'By the reason of the report that led to the removal; `unreported` if there was no report. Reasons that never occurred are left out.',
      }),
    }),
    hiddenReviews: count.openapi({ description: 'Including hidden replies.' }),
    bans: count,
    reports: z.object({
      received: count,
      decided: z.record(z.string(), count).openapi({
        description:
          'In this quarter, by outcome: dismissed, listing removed, conversation closed, account banned, review hidden.',
      }),
      medianHours: hours,
    }),
    appeals: z.object({ received: count, accepted: count, rejected: count, medianHours: hours }),
  })
  .openapi('TransparencyQuarter')
export type Quarter = z.infer<typeof quarterBody>

const transparencyBody = z
  .object({
    asOf: z.iso.datetime(),
    waiting: z.object({ reports: count, appeals: count }).openapi({
      description: 'Not decided yet.',
    }),
    quarters: z.array(quarterBody).openapi({
      description: 'Newest first, from the first quarter in which anything happened; empty before.',
    }),
  })
  .openapi('Transparency')
export type Transparency = z.infer<typeof transparencyBody>

const QUARTERS_A_YEAR = 4
const MONTHS = 3

/** Moderation figures of every quarter, including those without any. */
async function readTransparency(deps: Deps): Promise<Transparency> {
  const db = deps.db.kysely
  const { timeZone } = deps.settings.current()
  const [rows, waiting] = [await countModeration(db, timeZone), await countWaiting(db)]
  const now = deps.clock.now()
  const quarters = toQuarters(rows, quarterOf(toLocalDay(now, timeZone)))
  return { asOf: now.toISOString(), waiting, quarters }
}

/** Newest first, from the first quarter with anything in it until the current one. */
function toQuarters(rows: readonly CountRow[], current: number): Quarter[] {
  if (rows.length === 0) return []
  const byQuarter = Map.groupBy(rows, ({ quarter }) => quarter)
  const first = Math.min(...byQuarter.keys())
  const last = Math.max(current, ...byQuarter.keys())
  return Array.from({ length: last - first + 1 }, (_, back) =>
    toQuarter(last - back, byQuarter.get(last - back) ?? []),
  )
}

/** The quarter of a day ('2026-11-23'), in quarters since the year 0. */
function quarterOf(day: string): number {
  const [year = 0, month = 1] = day.split('-').map(Number)
  return year * QUARTERS_A_YEAR + Math.floor((month - 1) / MONTHS)
}

function toQuarter(number: number, rows: readonly CountRow[]): Quarter {
  const kindsOf = (action: string) =>
    Object.fromEntries(
      rows.filter((row) => row.action === action).map(({ key, count }) => [key, count]),
    )
  const sum = (isCounted: (action: string) => boolean) =>
    rows.reduce((total, { action, count }) => (isCounted(action) ? total + count : total), 0)
  const count = (...actions: string[]) => sum((action) => actions.includes(action))
  const median = (action: string) => {
    const hours = rows.find((row) => row.action === action)?.medianHours
    return hours == null ? null : Math.round(hours * 10) / 10
  }
  return {
    quarter: `${Math.floor(number / QUARTERS_A_YEAR)}-Q${(number % QUARTERS_A_YEAR) + 1}`,
    removedListings: { total: count('phone_removed'), byReason: kindsOf('phone_removed') },
    hiddenReviews: count('rating_hidden', 'reply_hidden'),
    bans: count('account_banned'),
    reports: {
      received: sum((action) => action.endsWith('_reported')),
      decided: kindsOf('report_decided'),
      medianHours: median('report'),
    },
    appeals: {
      received: count('appeal_received'),
      accepted: count('appeal_accepted'),
      rejected: count('appeal_rejected'),
      medianHours: median('appeal'),
    },
  }
}

/** A line for each number; every kind that occurred in any quarter has one in each. */
export function toCsv({ quarters }: Transparency): string {
  const kinds = (countsIn: (quarter: Quarter) => Record<string, number>) =>
    [...new Set(quarters.flatMap((quarter) => Object.keys(countsIn(quarter))))].sort()
  const reasons = kinds(({ removedListings }) => removedListings.byReason)
  const outcomes = kinds(({ reports }) => reports.decided)
  const lines = quarters.flatMap(({ quarter, removedListings, reports, appeals, ...rest }) => [
    ...reasons.map((reason) => [
      quarter,
      'listings_removed',
      reason,
      removedListings.byReason[reason] ?? 0,
    ]),
    [quarter, 'reviews_hidden', '', rest.hiddenReviews],
    [quarter, 'people_banned', '', rest.bans],
    [quarter, 'reports_received', '', reports.received],
    ...outcomes.map((outcome) => [
      quarter,
      'reports_decided',
      outcome,
      reports.decided[outcome] ?? 0,
    ]),
    [quarter, 'report_median_hours', '', reports.medianHours ?? ''],
    [quarter, 'appeals_received', '', appeals.received],
    [quarter, 'appeals_decided', 'accepted', appeals.accepted],
    [quarter, 'appeals_decided', 'rejected', appeals.rejected],
    [quarter, 'appeal_median_hours', '', appeals.medianHours ?? ''],
  ])
  // Numbers and constants only: nothing needs quotes.
  return [['quarter', 'measure', 'kind', 'value'], ...lines]
    .map((line) => `${line.join(',')}\r\n`)
    .join('')
}

const tags = ['moderation']
/** A few minutes' delay do not matter. */
const CACHE = 'public, max-age=600'

/** What moderators did, for everyone. */
export function transparencyApi(deps: Deps) {
  return createRouter()
    .openapi(
      route('anyone', {
        method: 'get',
        path: '/transparency',
        compressed: true,
        operationId: 'getTransparency',
        summary: 'Get the transparency report',
        description:
          'Returns by quarter, in the shop’s time zone: listings removed, reviews hidden, accounts banned, reports and appeals with their outcomes, and the median time until a decision. Contains counts only, computed from the audit log.',
        tags,
        responses: { 200: json(transparencyBody), ...refusals() },
      }),
      async (c) => {
        c.header('Cache-Control', CACHE)
        return c.json(await readTransparency(deps), 200)
      },
    )
    .openapi(
      route('anyone', {
        method: 'get',
        path: '/transparency.csv',
        operationId: 'exportTransparency',
        summary: 'Export the transparency report as CSV',
        description:
          'Returns the same counts as CSV, one per line: quarter, measure, kind, value. Quarters begin in the shop’s time zone.',
        tags,
        responses: {
          200: {
            description: 'The file',
            content: { 'text/csv': { schema: z.string().openapi({ format: 'binary' }) } },
          },
          ...refusals(),
        },
      }),
      async (c) =>
        c.body(toCsv(await readTransparency(deps)), 200, {
          'content-type': 'text/csv; charset=utf-8',
          'content-disposition': 'attachment; filename="transparency.csv"',
          'cache-control': CACHE,
        }) as never,
    )
}
