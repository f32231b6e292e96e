import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import type { Server } from '../../bench/server.ts'
import type { CrashTrial } from './call-with-retry.ts'
import { openFixtures, type ServedFixtures } from './fixtures.ts'
import { findViolations, settles } from './invariants.ts'
import { runOrder } from './order-scenarios.ts'

/**
 * Runs orders through the API while their server is killed every few seconds, and then checks that nothing that
 * was acknowledged is lost or happened twice, and that the books balance. `npm run fuzz:crashes -- --orders
 * 100` runs fewer.
 */
const { values } = parseArgs({ options: { orders: { type: 'string', default: '1000' } } })

const CLIENTS = 10
const KILLED_AFTER_MS = [2_000, 6_000] as const
/** Steps of the scenarios. With so many orders one that never succeeds is not tested. */
const ENOUGH_ORDERS = 500
const STEPS = [
  ...['offered', 'countered', 'agreed on a price', 'booked', 'expired', 'cancelled', 'called off'],
  ...['messages', 'paid', 'handed over', 'delivered', 'confirmed', 'rated'],
  ...['disputed', 'answered', 'proposed', 'settled', 'decided'],
  ...['sent back', 'came back', 'another came back'],
]

async function runWhileKilled(fixtures: ServedFixtures, orders: number): Promise<string[]> {
  let server: Server = await fixtures.serve()
  let isOver = false
  let kills = 0
  const killing = (async () => {
    while (!isOver) {
      const [least, most] = KILLED_AFTER_MS
      await wait(least + Math.random() * (most - least))
      if (isOver) break
      process.kill(server.pid, 'SIGKILL')
      await server.stop()
      kills += 1
      server = await fixtures.serve()
    }
  })()
  const trial: CrashTrial = {
    fixtures,
    origin: () => server.origin,
    acknowledged: { states: [], messages: [], statements: [], ratings: [] },
    calls: { sent: 0, repeated: 0, broken: 0 },
    done: new Map(),
  }
  try {
    await runOrders(trial, orders)
    isOver = true
    await killing
    const isSettled = await settles(fixtures)
    const { sent, repeated, broken } = trial.calls
    console.log(`${orders} orders, ${kills} kills, ${sent} calls, ${repeated} repeats`)
    console.log([...trial.done].map(([name, count]) => `${name} ${count}`).join(', '))
    const untested = orders < ENOUGH_ORDERS ? [] : STEPS.filter((step) => !trial.done.has(step))
    return [
      ...(untested.length > 0 ? [`steps that never succeeded: ${untested.join(', ')}`] : []),
      ...(broken > 0 ? [`${broken} answers of 500`] : []),
      ...(isSettled ? [] : ['refunds, payouts or notifications are still pending']),
      ...(await findViolations(fixtures, trial.acknowledged)),
    ]
  } finally {
    isOver = true
    await killing
    await server.stop()
  }
}

/** Ten at a time, each scenario with its own users. */
async function runOrders(trial: CrashTrial, orders: number) {
  const { fixtures } = trial
  let left = orders
  async function client() {
    while (left > 0) {
      left -= 1
      const [buyer, rival] = await fixtures.people('Buyer', 2)
      const [seller] = await fixtures.people('Seller', 1)
      const [admin] = await fixtures.people('admin', 1)
      const [phone] = await fixtures.phones(seller!, 1)
      const parties = { buyer: buyer!, rival: rival!, seller: seller!, admin: admin! }
      await runOrder(trial, parties, phone!)
    }
  }
  await Promise.all(Array.from({ length: CLIENTS }, client))
}

const fixtures = await openFixtures()
try {
  const violations = await runWhileKilled(fixtures, Number(values.orders))
  for (const violation of violations) console.error(violation)
  console.log(violations.length > 0 ? `${violations.length} violations` : 'no violation')
  if (violations.length > 0) process.exitCode = 1
} finally {
  await fixtures.close()
}
