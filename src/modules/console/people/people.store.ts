import { sql } from 'kysely'
import type { Executor } from '../../../platform/db/index.ts'
import type { ListingState } from '../../../shared/listings/listing-life-cycle.ts'
import type { OrderState } from '../../../shared/orders/order-life-cycle.ts'

/** What the staff see of a person beside the account. */
export type PersonRow = {
  banReason: string | null
  bannedAt: Date | null
  lastActiveAt: Date | null
  hasSecondFactor: boolean
  sellerTermsAcceptedAt: Date | null
  hasPhoneNumber: boolean
  listings: Partial<Record<ListingState, number>>
  bought: Partial<Record<OrderState, number>>
  sold: Partial<Record<OrderState, number>>
  reportsAbout: number
  openReportsAbout: number
  reportsBy: number
  appeals: number
}

export async function findPerson(db: Executor, id: string): Promise<PersonRow | undefined> {
  const { rows } = await sql<PersonRow>`
    select ban_reason, banned_at, last_active_at, seller_terms_accepted_at,
      second_factor_at is not null or exists (select from passkeys where user_id = users.id) as has_second_factor,
      exists (select from phone_numbers where user_id = users.id) as has_phone_number,
      coalesce((select jsonb_object_agg(state, count) from (
        select state, count(*) from listings where seller_id = users.id group by state) by_state), '{}') as listings,
      coalesce((select jsonb_object_agg(state, count) from (
        select state, count(*) from orders where buyer_id = users.id group by state) by_state), '{}') as bought,
      coalesce((select jsonb_object_agg(state, count) from (
        select state, count(*) from orders where seller_id = users.id group by state) by_state), '{}') as sold,
      (select count(*)::int from reports where reported_id = users.id) as reports_about,
      (select count(*)::int from reports where reported_id = users.id and decision is null) as open_reports_about,
      (select count(*)::int from reports where reporter_id = users.id) as reports_by,
      (select count(*)::int from appeals where user_id = users.id) as appeals
    from users where id = ${id}`.execute(db)
  return rows[0]
}

export type MoneySum = {
  kind: 'payout' | 'refund'
  state: string
  currency: string
  count: number
  amountMinor: number
}

/** Payouts of a person's sales and refunds of their orders, by state and currency. */
export async function sumMoney(db: Executor, id: string): Promise<MoneySum[]> {
  const { rows } = await sql<MoneySum>`
    select kind, state, currency, count(*)::int as count, sum(amount_minor)::bigint as amount_minor
    from (
      select kind, state, currency, amount_minor from money_tasks where user_id = ${id} and kind = 'payout'
      union all
      select kind, money_tasks.state, money_tasks.currency, amount_minor
      from orders join money_tasks on order_id = orders.id
      where buyer_id = ${id} and kind = 'refund'
    ) tasks
    group by kind, state, currency order by kind, state, currency`.execute(db)
  return rows
}

export type DeviceRow = { firstSeen: Date; lastSeen: Date; isTrusted: boolean }

const DEVICES = 20

/** The browsers that logged in to an account, the last used first. */
export async function listDevices(db: Executor, id: string, now: Date): Promise<DeviceRow[]> {
  return await db
    .selectFrom('knownDevices')
    .select([
      'firstSeen',
      'lastSeen',
      sql<boolean>`coalesce(trusted_until > ${now}, false)`.as('isTrusted'),
    ])
    .where('userId', '=', id)
    .orderBy('lastSeen', 'desc')
    .orderBy('id')
    .limit(DEVICES)
    .execute()
}
