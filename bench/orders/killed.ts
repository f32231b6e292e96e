import { wait } from '../child.ts'
import type { Figure } from '../figure.ts'
import type { BenchRun } from './call-with-retry.ts'
import type { Fixtures, Node } from './fixtures.ts'
import { verifyInvariants } from './invariants.ts'
import { runOrder } from './order-scenarios.ts'

/** BENCH_ORDERS runs fewer, for a quick check. */
const ORDERS = Number(process.env.BENCH_ORDERS ?? 1_000)
const CLIENTS = 10
const KILLED_AFTER_MS = [2_000, 6_000] as const
/** Steps of the scenarios. One that never succeeds is not tested. */
const STEPS = [
  ...['offered', 'countered', 'agreed on a price', 'booked', 'expired', 'cancelled', 'called off'],
  ...['messages', 'paid', 'handed over', 'delivered', 'confirmed', 'rated'],
  ...['disputed', 'answered', 'proposed', 'settled', 'decided'],
  ...['sent back', 'came back', 'another came back'],
]
/** Time for pending refunds, payouts and notifications; after that the books must balance. */
const SETTLE_MS = 120_000

/**
 * Runs orders while their server is killed every few seconds; afterwards everything must add up.
 */
export async function withServersKilled(fixtures: Fixtures): Promise<Figure[]> {
  let node: Node = await fixtures.serve('killed', { demo: '1' })
  let over = false
  let kills = 0
  const killing = (async () => {
    while (!over) {
      const [least, most] = KILLED_AFTER_MS
      await wait(least + Math.random() * (most - least))
      if (over) break
      await node.kill()
      kills += 1
      node = await fixtures.serve('killed', { demo: '1' })
    }
  })()
  const run: BenchRun = {
    fixtures,
    origin: () => node.origin,
    acknowledged: { states: [], messages: [], statements: [], ratings: [] },
    calls: { sent: 0, repeated: 0, broken: 0 },
    done: new Map(),
  }
  try {
    await runOrders(run)
    over = true
    await killing
    const seconds = await settled(fixtures)
    const { sent, repeated, broken } = run.calls
    console.log(`    ${ORDERS} orders, ${kills} kills, ${sent} calls, ${repeated} repeats`)
    console.log(`    ${[...run.done].map(([name, count]) => `${name} ${count}`).join(', ')}`)
    const missing = STEPS.filter((step) => !run.done.has(step))
    return [
      {
        name: 'killed: kinds of steps that never succeeded',
        unit: '',
        ours: missing.length,
        target: { atMost: 0 },
        note: missing.join(', '),
      },
      { name: 'killed: servers killed', unit: '', ours: kills, target: { atLeast: 5 } },
      { name: 'killed: answers of 500', unit: '', ours: broken, target: { atMost: 0 } },
      { name: 'killed: all settled after', unit: 's', ours: seconds, target: { atMost: 90 } },
      ...(await verifyInvariants(fixtures, run.acknowledged)),
    ]
  } finally {
    over = true
    await killing
    await node.stop()
  }
}

/** Ten at a time, each scenario with its own users. */
async function runOrders(run: BenchRun) {
  const { fixtures } = run
  let left = ORDERS
  async function client() {
    while (left > 0) {
      left -= 1
      const [buyer, rival] = await fixtures.people('Buyer', 2)
      const [seller] = await fixtures.people('Seller', 1)
      const [admin] = await fixtures.people('admin', 1)
      const [phone] = await fixtures.phones(seller!, 1)
      const parties = { buyer: buyer!, rival: rival!, seller: seller!, admin: admin! }
      await runOrder(run, parties, phone!)
    }
  }
  await Promise.all(Array.from({ length: CLIENTS }, client))
}

/** Waits until nothing is due; returns the seconds. What remains is checked later. */
async function settled({ deps }: Fixtures): Promise<number> {
  const started = performance.now()
  const since = () => (performance.now() - started) / 1_000
  while (since() * 1_000 < SETTLE_MS) {
    const { rows } = await deps.db.pool.query(
      `select 1 from money_tasks where state in ('due', 'sent')
       union all select 1 from notification_queue
       union all select 1 from order_deadlines where done_at is null and at < now() limit 1`,
    )
    if (rows.length === 0) break
    await wait(500)
  }
  return since()
}
