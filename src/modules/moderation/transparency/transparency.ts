import type { Deps } from '../../../deps.ts'
import type { Quarter, Transparency } from './transparency.contract.ts'
import { type CountRow, countModeration, countWaiting } from './transparency.store.ts'

const QUARTERS_A_YEAR = 4
const MONTHS = 3

/** What moderators did, by quarter, without a quarter left out. */
export async function readTransparency(deps: Deps): Promise<Transparency> {
  const db = deps.db.kysely
  const [rows, waiting] = [await countModeration(db), await countWaiting(db)]
  const now = deps.clock.now()
  return { asOf: now.toISOString(), waiting, quarters: toQuarters(rows, now) }
}

/** Newest first, from the first quarter with anything in it until now. */
export function toQuarters(rows: readonly CountRow[], now: Date): Quarter[] {
  if (rows.length === 0) return []
  const byQuarter = Map.groupBy(rows, ({ quarter }) => numberOf(quarter))
  const first = Math.min(...byQuarter.keys())
  const last = Math.max(numberOf(now), ...byQuarter.keys())
  return Array.from({ length: last - first + 1 }, (_, back) =>
    toQuarter(last - back, byQuarter.get(last - back) ?? []),
  )
}

/** Quarters since the year 0. */
function numberOf(at: Date): number {
  return at.getUTCFullYear() * QUARTERS_A_YEAR + Math.floor(at.getUTCMonth() / MONTHS)
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
  const kinds = (of: (quarter: Quarter) => Record<string, number>) =>
    [...new Set(quarters.flatMap((quarter) => Object.keys(of(quarter))))].sort()
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
