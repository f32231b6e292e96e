import { setTimeout as wait } from 'node:timers/promises'
import type { Acknowledged } from './call-with-retry.ts'
import type { Fixtures } from './fixtures.ts'

// Each query returns violations.
const violationQueries: Record<string, string> = {
  'phones whose state is not their order’s': `
    select l.id, l.state, o.state as order_state from listings l
    left join orders o on o.listing_id = l.id
      and o.state in ('awaiting_payment', 'payment_sent', 'payment_disputed', 'paid', 'shipped',
        'delivered', 'disputed')
    where (l.state = 'reserved') <> (o.id is not null)
      or (l.state = 'sold') <> exists (
        select from orders d where d.listing_id = l.id and d.state = 'completed')`,
  'orders of one buyer and phone made twice': `
    select buyer_id, listing_id from orders group by 1, 2 having count(*) > 1`,
  'transitions recorded twice': `
    select data ->> 'orderId' as id, name from events where name like 'order\\_%'
    group by 1, 2 having count(*) > 1`,
  'orders without the event of their state': `
    select o.id, o.state from orders o
    where o.state <> 'awaiting_payment' and not exists (
      select from events e where e.data ? 'orderId' and e.data ->> 'orderId' = o.id::text
        and e.name = 'order_' || o.state)`,
  'events of orders without a row in the log': `
    select data ->> 'orderId' as id from events e where name like 'order\\_%' and not exists (
      select from audit_log a where a.subject_type = 'order'
        and a.subject_id = e.data ->> 'orderId' and a.action = e.name)`,
  'live orders whose end has no deadline': `
    select o.id from orders o where state_due_at is not null and not exists (
      select from order_deadlines c where c.order_id = o.id and c.done_at is null
        and c.at = o.state_due_at)`,
  'disputes whose order is not disputed, or the other way round': `
    select o.id, o.state, d.id as dispute from orders o
    full join (select * from disputes where closed_at is null) d on d.order_id = o.id
    where (coalesce(o.state, '') in ('disputed', 'payment_disputed')) <> (d.id is not null)`,
  'currencies in which the ledger is not zero': `
    select currency, sum(amount_minor) from ledger_entries
    group by currency having sum(amount_minor) <> 0`,
  'orders whose held money is not what they hold': `
    select o.id, o.state, coalesce(-sum(e.amount_minor), 0) as held from orders o
    left join ledger_transfers t on t.order_id = o.id
    left join ledger_entries e on e.transfer_id = t.id and e.account = 'held'
    group by o.id having coalesce(-sum(e.amount_minor), 0) <> case
      when o.payment = 'online' and o.state in ('paid', 'shipped', 'delivered', 'disputed')
      then o.price_minor else 0 end`,
  'orders charged, released or given back twice': `
    select order_id, kind from ledger_transfers
    where kind in ('charge', 'release', 'refund', 'payout')
    group by order_id, kind having count(*) > 1`,
  'ended orders of which a cent is nowhere': `
    select o.id from orders o join ledger_transfers t on t.order_id = o.id and t.kind = 'charge'
    where o.state in ('completed', 'refunded') and not exists (
      select from ledger_transfers r where r.order_id = o.id and r.kind in ('release', 'refund'))`,
  'calls to the provider made twice': `
    select task_id from demo_transfers group by task_id having count(*) > 1`,
  'charges that gave away more than they took': `
    select c.ref from demo_charges c join demo_transfers t on t.charge_ref = c.ref
    group by c.ref having sum(t.amount_minor) > c.amount_minor`,
  'currencies in which the provider has what the ledger lacks': `
    select currency from (
      select currency, amount_minor from demo_charges where state = 'paid'
      union all select currency, -amount_minor from demo_transfers
      union all select currency, -amount_minor from ledger_entries where account = 'provider'
    ) as moved group by currency having sum(amount_minor) <> 0`,
  'refunds and payouts that are due and did not happen': `
    select id, kind, state, problem from money_tasks where state not in ('done', 'waiting')`,
  'people notified of one event twice': `
    select user_id, event_id from notifications group by 1, 2 having count(*) > 1`,
  'events that nobody was notified of in time': `
    select event_id from notification_queue where attempts > 0 or next_attempt_at < now() - interval '30 s'`,
}

/** Responses that the database contradicts: `text` lists rows that are missing or duplicated. */
function missing(acknowledged: Acknowledged) {
  return [
    {
      name: `of ${acknowledged.states.length} acknowledged states, lost`,
      text: `select t.id, t.state from unnest($1::text[], $2::text[]) as t (id, state)
        where not exists (
          select from events e where e.data ? 'orderId' and e.data ->> 'orderId' = t.id
            and e.name = case t.state when 'awaiting_payment' then 'phone_booked'
              else 'order_' || t.state end)`,
      values: [
        acknowledged.states.map(({ orderId }) => orderId),
        acknowledged.states.map(({ state }) => state),
      ],
    },
    {
      name: `of ${acknowledged.messages.length} acknowledged messages, lost or doubled`,
      text: `select t.id from unnest($1::uuid[]) as t (id)
        left join messages m on m.client_id = t.id group by t.id having count(m.id) <> 1`,
      values: [acknowledged.messages],
    },
    {
      name: `of ${acknowledged.statements.length} acknowledged statements, lost or doubled`,
      text: `select t.words from unnest($1::text[]) as t (words)
        left join dispute_statements s on s.text = t.words
        group by t.words having count(s.id) <> 1`,
      values: [acknowledged.statements],
    },
    {
      name: `of ${acknowledged.ratings.length} acknowledged ratings, lost`,
      text: `select t.id from unnest($1::uuid[], $2::text[]) as t (id, side)
        where not exists (select from ratings r where r.order_id = t.id and r.side = t.side)`,
      values: [
        acknowledged.ratings.map(({ orderId }) => orderId),
        acknowledged.ratings.map(({ side }) => side),
      ],
    },
  ]
}

/**
 * Checks the invariants of the database, and that it agrees with the responses that users received. Returns
 * what is violated.
 */
export async function findViolations(
  { deps }: Fixtures,
  acknowledged: Acknowledged,
): Promise<string[]> {
  const violations: string[] = []
  const checks = [
    ...Object.entries(violationQueries).map(([name, text]) => ({ name, text, values: [] })),
    ...missing(acknowledged),
  ]
  for (const { name, text, values } of checks) {
    const { rows } = await deps.db.pool.query(text, values)
    if (rows.length > 0)
      violations.push(`${name}: ${rows.length}, such as ${JSON.stringify(rows.slice(0, 3))}`)
  }
  return violations
}

/** Time for pending refunds, payouts and notifications; after that the books must balance. */
const SETTLE_MS = 120_000

/** Waits until nothing is due; what remains is checked later. */
export async function settles({ deps }: Fixtures): Promise<boolean> {
  const end = performance.now() + SETTLE_MS
  while (performance.now() < end) {
    const { rows } = await deps.db.pool.query(
      `select 1 from money_tasks where state in ('due', 'sent')
       union all select 1 from notification_queue
       union all select 1 from order_deadlines where done_at is null and at < now() limit 1`,
    )
    if (rows.length === 0) return true
    await wait(500)
  }
  return false
}
