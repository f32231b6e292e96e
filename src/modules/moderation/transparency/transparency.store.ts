import { sql } from 'kysely'
import type { Executor } from '../../../platform/db/index.ts'

/** How often something happened in a quarter. */
export type CountRow = {
  /** Quarters since the year 0. */
  quarter: number
  /** Of the audit log; `report` and `appeal` for how long their decisions took. */
  action: string
  /** Tells the kinds of an action apart; empty where there are none. */
  key: string
  count: number
  medianHours: number | null
}

/**
 * What moderators did, by quarter, from the audit log, which stays when listings and accounts are
 * deleted. One pass over an index that holds nothing else. Quarters begin in `timeZone`.
 */
export async function countModeration(db: Executor, timeZone: string): Promise<CountRow[]> {
  const { rows } = await sql<CountRow>`
    with acts as materialized (
      select id, (extract(year from at at time zone ${timeZone}) * 4
          + extract(quarter from at at time zone ${timeZone}) - 1)::int as quarter,
        action, subject_id, data, at
      from audit_log
      where action in ('phone_removed', 'rating_hidden', 'reply_hidden', 'account_banned',
        'phone_reported', 'message_reported', 'seller_reported', 'review_reported',
        'reply_reported', 'report_decided', 'appeal_received', 'appeal_accepted',
        'appeal_rejected')
    ), complaints as (
      select distinct on (data ->> 'listingId') data ->> 'listingId' as listing_id,
        data ->> 'complaint' as complaint
      from acts where action = 'report_decided' and data ->> 'decision' = 'removed'
      order by data ->> 'listingId', id
    ), counted as (
      select quarter, action, case action when 'report_decided' then data ->> 'decision'
        when 'phone_removed' then coalesce(complaint, 'unreported') else '' end as key
      from acts left join complaints on action = 'phone_removed' and listing_id = subject_id
    ), begun as (
      select at, case action when 'appeal_received' then data ->> 'appealId' else subject_id end as id
      from acts where action = 'appeal_received' or right(action, 9) = '_reported'
    ), decided as (
      select quarter, at, case action when 'report_decided' then 'report' else 'appeal' end as action,
        case action when 'report_decided' then subject_id else data ->> 'appealId' end as id
      from acts where action in ('report_decided', 'appeal_accepted', 'appeal_rejected')
    )
    select quarter, action, key, count(*)::int as count, null::float as median_hours
    from counted group by quarter, action, key
    union all
    select decided.quarter, decided.action, '', count(*)::int, percentile_cont(0.5)
      within group (order by extract(epoch from decided.at - begun.at)::float / 3600)
    from decided join begun using (id) group by decided.quarter, decided.action`.execute(db)
  return rows
}

/** Undecided reports and appeals. */
export async function countWaiting(db: Executor): Promise<{ reports: number; appeals: number }> {
  const { rows } = await sql<{ reports: number; appeals: number }>`
    select (select count(*)::int from reports where decision is null) as reports,
      (select count(*)::int from appeals join users on users.id = user_id
        and users.banned_at = appeals.banned_at where decision is null) as appeals`.execute(db)
  return rows[0] ?? { reports: 0, appeals: 0 }
}
