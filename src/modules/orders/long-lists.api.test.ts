import { afterAll, beforeAll, expect, test } from 'vitest'
import { as, type TestApp, testApp } from '../../../test/app.ts'
import { copyRow, walk } from '../../../test/long-lists.ts'
import { api as paths } from '../../contract/urls.ts'
import { buildBooking } from './orders.fixture.ts'

let app: TestApp
let booking: Awaited<ReturnType<typeof buildBooking>>
beforeAll(async () => {
  app = await testApp()
  booking = await buildBooking(app)
  // Every third row has the same timestamp as the one before, so the id must break the tie.
  await copyRow(app, 'orders', {
    id: booking.order._id,
    times: 240,
    differing: `jsonb_build_object('state', 'cancelled', 'idempotency_key', null,
      'created_at', one.created_at - copies.n / 3 * interval '1 second')`,
  })
})
afterAll(() => app.close())

/** All orders of the buyer, who has no others, in list order. */
async function inOrder(): Promise<string[]> {
  const { rows } = await app.deps.db.pool.query(
    'select id from orders where buyer_id = $1 order by created_at desc, id desc',
    [booking.buyer.id],
  )
  return rows.map(({ id }) => id)
}

/** Adds another order, the newest. */
const addNewer = () =>
  copyRow(app, 'orders', {
    id: booking.order._id,
    times: 1,
    differing: `jsonb_build_object('state', 'cancelled', 'idempotency_key', null,
      'created_at', one.created_at + interval '1 minute')`,
  })

test.each([
  ['orders', 'buyer'],
  ['sales', 'seller'],
] as const)(
  '200: /%s is paged beyond 200 for its %s, each once, while new ones arrive',
  async (list, side) => {
    const before = await inOrder()
    const pages = await walk(app, booking[side], paths[list](), { between: addNewer })
    expect(pages.map(({ length }) => length)).toEqual([200, before.length - 200])
    expect(pages.flat()).toEqual(before)
  },
)

test('the last page has no next link', async () => {
  const rest = (await inOrder()).slice(200)
  await app.deps.db.pool.query('delete from orders where id = any($1)', [rest])
  expect(await walk(app, booking.buyer, paths.orders())).toHaveLength(1)
})

test.each(['made-up', '', Buffer.from('99.not-an-id').toString('base64url')])(
  '422: the cursor %j is refused at its field',
  async (cursor) => {
    for (const [list, side] of [
      ['orders', 'buyer'],
      ['sales', 'seller'],
    ] as const) {
      const response = await as(app, booking[side]).get(`${paths[list]()}?cursor=${cursor}`)
      expect([response.status, Object.keys(response.body.fields)]).toEqual([422, ['cursor']])
    }
  },
)
