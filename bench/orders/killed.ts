import { wait } from '../child.ts'
import type { Figure } from '../figure.ts'
import type { Ground, Node, Somebody } from './ground.ts'
import { type Acknowledged, liveOnce } from './lives.ts'

/** BENCH_LIVES plays fewer, for a first look. */
const LIVES = Number(process.env.BENCH_LIVES ?? 1_000)
const ACTORS = 10
const KILLED_AFTER_MS = [2_000, 6_000] as const
/** Refunds and payouts that wait for their turn; then the books must be closed. */
const SETTLE_MS = 60_000

/** Orders live while their server is killed every few seconds; then everything must add up. */
export async function killed(ground: Ground): Promise<Figure[]> {
  let node: Node = await ground.serve('killed', '1')
  let over = false
  let kills = 0
  const killing = (async () => {
    while (!over) {
      const [least, most] = KILLED_AFTER_MS
      await wait(least + Math.random() * (most - least))
      if (over) break
      await node.kill()
      kills += 1
      node = await ground.serve('killed', '1')
    }
  })()
  const told: Acknowledged[] = []
  const calls = { sent: 0, repeated: 0, broken: 0 }
  try {
    await play(ground, { ground, origin: () => node.origin, told, calls })
    over = true
    await killing
    await settled(ground)
    console.log(
      `    ${LIVES} orders' lives, ${kills} kills, ${calls.sent} calls, ${calls.repeated} of them repeats`,
    )
    return [
      { name: 'killed: servers killed', unit: '', ours: kills, target: { atLeast: 5 } },
      { name: 'killed: answers of 500', unit: '', ours: calls.broken, target: { atMost: 0 } },
      ...(await reckon(ground, told)),
    ]
  } finally {
    over = true
    await killing
    await node.stop()
  }
}

async function play(ground: Ground, stage: Parameters<typeof liveOnce>[0]) {
  let left = LIVES
  async function actor(people: [Somebody, Somebody, Somebody]) {
    while (left > 0) {
      left -= 1
      const [phone] = await ground.phones(people[2], 1)
      if (phone) await liveOnce(stage, people, phone)
    }
  }
  const buyers = await ground.people('Buyer', ACTORS * 2)
  const sellers = await ground.people('Seller', ACTORS)
  await Promise.all(
    sellers.map((seller, at) => actor([buyers[at * 2]!, buyers[at * 2 + 1]!, seller])),
  )
}

async function settled({ deps }: Ground) {
  const end = performance.now() + SETTLE_MS
  while (performance.now() < end) {
    const { rows } = await deps.db.pool.query(
      `select 1 from money_tasks where kind <> 'payout' and state not in ('done', 'dead') limit 1`,
    )
    if (rows.length === 0) return
    await wait(500)
  }
}

// Each counts what must not be: the rows that it finds are shown.
const wrongs: Record<string, string> = {
  'phones whose state is not their order’s': `
    select l.id, l.state, o.state as order_state from listings l
    left join orders o on o.listing_id = l.id
      and o.state in ('awaiting_payment', 'paid', 'shipped', 'delivered', 'disputed')
    where (l.state = 'reserved') <> (o.id is not null)
      or (l.state = 'sold') <> exists (
        select from orders d where d.listing_id = l.id and d.state = 'completed')`,
  'orders of one buyer and phone made twice': `
    select buyer_id, listing_id from orders group by 1, 2 having count(*) > 1`,
  'moves told twice': `
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
  'live orders whose end has no clock': `
    select o.id from orders o where state_due_at is not null and not exists (
      select from order_clocks c where c.order_id = o.id and c.done_at is null
        and c.at = o.state_due_at)`,
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
  'charges of one order made twice': `
    select order_id from ledger_transfers where kind = 'charge'
    group by order_id having count(*) > 1`,
}

async function reckon({ deps }: Ground, told: readonly Acknowledged[]): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const [name, text] of Object.entries(wrongs)) {
    const { rows } = await deps.db.pool.query(text)
    if (rows.length > 0) console.error(name, rows.slice(0, 5))
    figures.push({ name: `killed: ${name}`, unit: '', ours: rows.length, target: { atMost: 0 } })
  }
  const { rows } = await deps.db.pool.query<{ id: string; state: string }>(
    `select t.id, t.state from unnest($1::text[], $2::text[]) as t (id, state)
     where not exists (
       select from events e where e.data ? 'orderId' and e.data ->> 'orderId' = t.id
         and e.name = case t.state when 'awaiting_payment' then 'phone_booked'
           else 'order_' || t.state end)`,
    [told.map(({ orderId }) => orderId), told.map(({ state }) => state)],
  )
  if (rows.length > 0) console.error('lost', rows.slice(0, 5))
  const name = `killed: of ${told.length} acknowledged states, lost`
  figures.push({ name, unit: '', ours: rows.length, target: { atMost: 0 } })
  return figures
}
