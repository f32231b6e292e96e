import { sql } from 'kysely'
import type { Executor } from '../../../platform/db/index.ts'
import type { OrderState } from '../../../shared/orders/order-life-cycle.ts'
import type { Deadline } from '../deadlines/deadlines.ts'
import type { MeetUp } from '../delivery/delivery.store.ts'
import type { Order } from '../order.ts'
import type { OrderEvent } from '../orders.store.ts'
import type { Claim } from '../warranty/claim.ts'

/** What an order's next step depends on, besides its row. */
export type StepFacts = {
  /** The newest is the first; more are not needed. */
  meetUps: readonly Pick<MeetUp, 'by' | 'agreedAt' | 'supersededAt'>[]
  /** The open ones, earliest first. */
  deadlines: readonly Deadline[]
  /** Those about disputes, oldest first; they show how far a dispute has come. */
  events: readonly Pick<OrderEvent, 'name' | 'data'>[]
  /** Only an open one counts. */
  claims: readonly Pick<Claim, 'state' | 'dueAt'>[]
}

export const noStepFacts: StepFacts = { meetUps: [], deadlines: [], events: [], claims: [] }

const meetUpStates: readonly OrderState[] = ['awaiting_payment', 'paid']
const deadlineStates: readonly OrderState[] = ['payment_sent', 'shipped', 'return_requested']
const disputeStates: readonly OrderState[] = ['payment_disputed', 'disputed']

/** As JSON: times are text. */
type Stored<Row> = {
  [Key in keyof Row]: Row[Key] extends Date
    ? string
    : Row[Key] extends Date | null
      ? string | null
      : Row[Key]
}
export type StoredStepFacts =
  | {
      [Key in keyof StepFacts]?: Stored<StepFacts[Key][number]>[] | null
    }
  | null

const openDeadlines = sql`(
  select json_agg(json_build_object('at', at, 'action', action) order by at, id)
  from order_deadlines where order_id = orders.id and done_at is null)`

/**
 * The facts as a column of a query on `orders`, for `readStepFacts`. They are read only in the states
 * that need them: an order that is over costs a list nothing.
 */
export const stepFactsColumn = sql<StoredStepFacts>`case
  when orders.state = any(${meetUpStates}::text[]) then json_build_object('meetUps', (
    select json_build_array(json_build_object(
      'by', proposed_by, 'agreedAt', agreed_at, 'supersededAt', superseded_at))
    from order_meet_ups where order_id = orders.id order by number desc limit 1))
  when orders.state = any(${deadlineStates}::text[]) then
    json_build_object('deadlines', ${openDeadlines})
  when orders.state = any(${disputeStates}::text[]) then
    json_build_object('deadlines', ${openDeadlines}, 'events', (
      select json_agg(json_build_object('name', events.name, 'data', data) order by events.id)
      from events where data ? 'orderId' and data ->> 'orderId' = orders.id::text
        and (events.name in ('order_disputed', 'order_payment_disputed', 'dispute_answered')
          or events.name like 'return\\_%')))
  when orders.claim_state is not null then json_build_object('claims', (
    select json_build_array(json_build_object('state', claims.state, 'dueAt', due_at))
    from warranty_claims claims where order_id = orders.id and closed_at is null))
  end`

/** The facts of a row that was read with `stepFactsColumn`. */
export function readStepFacts(stored: StoredStepFacts): StepFacts {
  if (!stored) return noStepFacts
  const { meetUps, deadlines, events, claims } = stored
  return {
    meetUps: (meetUps ?? []).map(({ by, agreedAt, supersededAt }) => ({
      by,
      agreedAt: toDate(agreedAt),
      supersededAt: toDate(supersededAt),
    })),
    deadlines: (deadlines ?? []).map(({ at, action }) => ({ at: new Date(at), action })),
    events: events ?? [],
    claims: (claims ?? []).map(({ state, dueAt }) => ({ state, dueAt: toDate(dueAt) })),
  }
}

function toDate(time: string | null): Date | null {
  return time === null ? null : new Date(time)
}

/**
 * The facts for the next step of one order. Reads nothing in states that need none.
 */
export async function findStepFacts(
  db: Executor,
  { id, state, claimState }: Pick<Order, 'id' | 'state' | 'claimState'>,
): Promise<StepFacts> {
  const needsThem = [meetUpStates, deadlineStates, disputeStates].some((states) =>
    states.includes(state),
  )
  if (!needsThem && !claimState) return noStepFacts
  const row = await db
    .selectFrom('orders')
    .select(stepFactsColumn.as('stepFacts'))
    .where('id', '=', id)
    .executeTakeFirst()
  return readStepFacts(row?.stepFacts ?? null)
}
