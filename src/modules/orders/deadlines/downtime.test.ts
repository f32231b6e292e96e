import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { as, type TestApp, testApp } from '../../../../test/app.ts'
import { api as paths } from '../../../contract/urls.ts'
import { manualClock } from '../../../platform/clock.ts'
import { DAY, HOUR } from '../../../shared/time.ts'
import { type RandomAction, randomHistories, sale } from '../life-cycle/random-actions.fixture.ts'
import { newSale, runAction, type World } from '../life-cycle/run-actions.fixture.ts'
import {
  buildBooking,
  buildShipped,
  isFirstReminder,
  listEvents,
  payOnline,
  readState,
} from '../orders.fixture.ts'
import { runDeadlines } from './run-deadlines.ts'

/** A Friday noon, so that every period contains a weekend. */
const START = new Date('2026-03-06T12:00:00Z')
const AWAY_DAYS = 60

let stepped: TestApp
let jumped: TestApp
beforeAll(async () => {
  stepped = await testApp()
  jumped = await testApp()
})
afterAll(() => Promise.all([stepped.close(), jumped.close()]))

async function runAllDeadlines(world: World) {
  while ((await runDeadlines(world)) > 0);
}

/** A return that ends after the return period has no separate end of the period: the money is free at once. */
function isNoEndOfPeriod(event: string): boolean {
  return event !== 'order_return_period_ended'
}

/** Final states of several orders after the same actions and 60 days without activity. */
async function after60Days(app: TestApp, histories: RandomAction[][], hours: number) {
  const world = { ...app.deps, clock: manualClock(START) }
  const phones: string[] = []
  for (const actions of histories) {
    const sale = await newSale(world)
    for (const each of actions)
      if (each.do !== 'wait' && each.do !== 'run_deadlines') await runAction(world, sale, each)
    phones.push(sale.phone)
    world.clock.advance(7 * HOUR)
    await runAllDeadlines(world)
  }
  for (let gone = 0; gone < AWAY_DAYS * 24; gone += hours) {
    world.clock.advance(hours * HOUR)
    await runAllDeadlines(world)
  }
  // Reminders of a refund count from the end of the order, which comes late after a downtime.
  world.clock.advance(8 * DAY)
  await runAllDeadlines(world)
  const { rows } = await app.deps.db.pool.query(
    `select l.state as phone, o.state, o.payment, o.delivery,
       (select array_agg(name || coalesce(' ' || (data ->> 'reminded'), '') order by id)
          from events where data ? 'orderId' and data ->> 'orderId' = o.id::text) as events,
       (select array_agg(action order by at) from order_deadlines
          where order_id = o.id and done_at is null) as deadlines
     from unnest($1::uuid[]) with ordinality as wanted (id, n)
     join listings l on l.id = wanted.id join orders o on o.listing_id = l.id
     order by n, o.created_at, o.id`,
    [phones],
  )
  return rows.map((row) => ({
    ...row,
    events: row.events.filter(isFirstReminder).filter(isNoEndOfPeriod),
  }))
}

test('after 60 days of downtime orders end as with a job every six hours, with fewer reminders', async () => {
  // Many orders at once: the 240 runs of the job take the time, not the orders.
  const histories = fc.array(randomHistories, { minLength: 12, maxLength: 15 })
  // Booked and never paid; paid and never shipped.
  const abandoned = [sale.slice(0, 1), sale.slice(0, 3), sale.slice(0, 1)]
  const states = new Set<string>()
  await fc.assert(
    fc.asyncProperty(histories, async (actions) => {
      const there = await after60Days(stepped, actions, 6)
      const away = await after60Days(jumped, actions, AWAY_DAYS * 24)
      expect(away).toEqual(there)
      for (const { events } of there) for (const event of events) states.add(event)
    }),
    { numRuns: 3, examples: [[abandoned]] },
  )
  expect([...states]).toEqual(
    expect.arrayContaining(['order_expired', 'order_refunded', 'order_reminded seller']),
  )
}, 180_000)

test('a failing deadline does not affect others and is retried after a minute', async () => {
  const [broken, sound] = [await buildBooking(jumped), await buildBooking(jumped)]
  jumped.clock.advance(48 * HOUR)
  const { pool } = jumped.deps.db
  await pool.query(
    'update order_deadlines set action = $2 where order_id = $1 and done_at is null',
    [broken.order._id, 'confirm'],
  )
  await runDeadlines(jumped.deps)
  expect(await readState(jumped, broken.order._id)).toBe('awaiting_payment')
  expect(await readState(jumped, sound.order._id)).toBe('expired')
  await pool.query(
    'update order_deadlines set action = $2 where order_id = $1 and done_at is null',
    [broken.order._id, 'expire'],
  )
  await runDeadlines(jumped.deps)
  expect(await readState(jumped, broken.order._id)).toBe('awaiting_payment')
  jumped.clock.advance(60_000)
  await runDeadlines(jumped.deps)
  expect(await readState(jumped, broken.order._id)).toBe('expired')
})

test('four concurrent jobs send each reminder once, before the end', async () => {
  const { order, buyer } = await buildBooking(jumped)
  await payOnline(jumped, order._id, buyer)
  jumped.clock.advance(9 * DAY)
  await Promise.all(Array.from({ length: 4 }, () => runDeadlines(jumped.deps)))
  await runDeadlines(jumped.deps)
  expect(await listEvents(jumped, order._id)).toEqual([
    'phone_booked',
    'payment_chosen',
    'order_paid',
    'order_reminded',
    'order_refunded',
  ])
})

test('after 90 days of downtime admins are reminded once, then weekly', async () => {
  const { order, buyer } = await buildShipped(jumped)
  jumped.clock.advance(90 * DAY)
  while ((await runDeadlines(jumped.deps)) > 0);
  const reminders = async () => {
    const { body } = await as(jumped, buyer).get(paths.order(order._id))
    const events = await listEvents(jumped, order._id)
    return [events.filter((name) => name === 'order_reminded').length, body.deadlines[0].at]
  }
  // The buyer after 14 days, an admin after 21; weekly from then on gives 91 days.
  const next = new Date(jumped.clock.now().getTime() + DAY).toISOString()
  expect(await reminders()).toEqual([2, next])
  jumped.clock.advance(DAY)
  await runDeadlines(jumped.deps)
  expect((await reminders())[0]).toBe(3)
})
