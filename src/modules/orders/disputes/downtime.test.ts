import { afterAll, beforeAll, expect, test } from 'vitest'
import { as, type TestApp } from '../../../../test/app.ts'
import { api as paths } from '../../../contract/urls.ts'
import { DAY, HOUR } from '../../../shared/time.ts'
import { openShop, type Shop } from '../checkout/checkout.fixture.ts'
import { runDeadlines } from '../deadlines/run-deadlines.ts'
import { isFirstReminder } from '../orders.fixture.ts'
import { accept, buildDispute, type Disputed, propose } from './disputes.fixture.ts'
import { escalateOverdueReturns } from './settlements.ts'

const AWAY_DAYS = 60

let stepped: Shop
let jumped: Shop
beforeAll(async () => {
  stepped = await openShop()
  jumped = await openShop()
})
afterAll(() => Promise.all([stepped.close(), jumped.close()]))

type DisputedSale = Disputed & { app: TestApp }

async function agreeReturn({ app, seller, buyer, orderId }: DisputedSale) {
  await propose(app, seller, orderId, { kind: 'return' })
  await accept(app, buyer, orderId)
}

async function sendBack(sale: DisputedSale) {
  await agreeReturn(sale)
  const parcel = { carrier: 'DHL', tracking: 'JD014600777' }
  await as(sale.app, sale.buyer).post(paths.returnSent(sale.orderId), parcel)
}

/** The stages that disputes reach before both parties stop responding. */
const stories: Record<string, (sale: DisputedSale) => Promise<unknown>> = {
  'nobody answers': async () => {},
  'the seller answers': ({ app, seller, orderId }) =>
    as(app, seller).post(paths.disputeStatements(orderId), { text: 'It left without a crack.' }),
  'a return is agreed': agreeReturn,
  'the phone is sent back': sendBack,
  'nothing came back': async (sale) => {
    await sendBack(sale)
    const came = { arrived: 'nothing' }
    await as(sale.app, sale.seller).post(paths.returnReceived(sale.orderId), came)
  },
}

/** The outcome of a dispute after a story and 60 days without activity. */
async function after60Days(
  shop: Shop,
  story: (sale: DisputedSale) => Promise<unknown>,
  hours: number,
) {
  const { app } = shop
  const dispute = await buildDispute(shop)
  const { orderId } = dispute
  await story({ ...dispute, app })
  const since = app.clock.now()
  for (let gone = 0; gone < AWAY_DAYS * 24; gone += hours) {
    app.clock.advance(hours * HOUR)
    // Repeats, as a starting instance does, until nothing is due.
    while ((await runDeadlines(app.deps)) + (await escalateOverdueReturns(app.deps)) > 0);
  }
  const { rows } = await app.deps.db.pool.query(
    `select o.state, d.stage, l.state as phone, o.state_due_at,
       (select array_agg(name || coalesce(' ' || (data ->> 'reminded'), '') order by id)
          from events where data ? 'orderId' and data ->> 'orderId' = o.id::text) as events,
       (select array_agg(action || ' ' || extract(epoch from at - $2) / 86400 order by at)
          from order_deadlines where order_id = o.id and done_at is null) as deadlines
     from orders o join disputes d on d.order_id = o.id join listings l on l.id = o.listing_id
     where o.id = $1`,
    [orderId, since],
  )
  return { ...rows[0], events: rows[0].events.filter(isFirstReminder) }
}

test.each(Object.entries(stories))(
  '%s: after 60 days of downtime it ends as with a job every six hours',
  async (_, story) => {
    const there = await after60Days(stepped, story, 6)
    const away = await after60Days(jumped, story, AWAY_DAYS * 24)
    expect(away).toEqual(there)
  },
)

test('an unsent return expires at its deadline, however late the job runs', async () => {
  const dispute = await buildDispute(stepped)
  await agreeReturn({ ...dispute, app: stepped.app })
  stepped.app.clock.advance(30 * DAY)
  while (
    (await runDeadlines(stepped.app.deps)) + (await escalateOverdueReturns(stepped.app.deps)) >
    0
  );
  const { rows } = await stepped.app.deps.db.pool.query(
    'select at from order_deadlines where order_id = $1 and done_at is null',
    [dispute.orderId],
  )
  // Reminded on day 7 and every third day from then on, the last time on day 28.
  expect(rows).toEqual([{ at: new Date(stepped.app.clock.now().getTime() + DAY) }])
})

test('a failing return does not block others', async () => {
  const { app } = stepped
  const [broken, sound] = [await buildDispute(stepped), await buildDispute(stepped)]
  for (const dispute of [broken, sound]) await agreeReturn({ ...dispute, app })
  app.clock.advance(8 * DAY)
  const { pool } = app.deps.db
  await pool.query(
    `create function refuse_return() returns trigger language plpgsql as
       $$ begin raise exception 'broken'; end $$;
     create trigger refuse_return before update on disputes for each row
       when (new.order_id = '${broken.orderId}') execute function refuse_return()`,
  )
  await escalateOverdueReturns(app.deps)
  await pool.query('drop function refuse_return() cascade')
  const stages = 'select stage from disputes where order_id = any($1) order by opened_at, id'
  const { rows } = await pool.query(stages, [[broken.orderId, sound.orderId]])
  expect(rows.map(({ stage }) => stage)).toEqual(['returning', 'answered'])
  expect(await escalateOverdueReturns(app.deps)).toBe(1)
})
