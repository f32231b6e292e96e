import { afterAll, beforeAll, expect, test } from 'vitest'
import { as, buildUser, type TestApp, type TestUser } from '../../../../test/app.ts'
import { countStatements } from '../../../../test/count-statements.ts'
import { copyRow, walk } from '../../../../test/long-lists.ts'
import { api as paths } from '../../../contract/urls.ts'
import { openShop, type Shop } from '../checkout/checkout.fixture.ts'
import { buildDispute, COMPLAINT, type Disputed, propose } from './disputes.fixture.ts'

let shop: Shop
let app: TestApp
let admin: TestUser
let one: Disputed
let other: Disputed
beforeAll(async () => {
  shop = await openShop()
  app = shop.app
  admin = await buildUser(app, { role: 'admin' })
  one = await buildDispute(shop)
  other = await buildDispute(shop)
})
afterAll(() => shop.close())

const CASES = `case copies.n % 5 when 0 then 'stuck' when 1 then 'answered' when 2 then 'returning'
  else 'open' end`

/**
 * Copies the dispute with its phone and order `times` times, in every stage, some unanswered for
 * days.
 */
async function copyDispute(times: number) {
  const phones = await copyRow(app, 'listings', { id: one.phone._id, times })
  for (const [index, phone] of phones.entries()) {
    const due = index % 7 === 0 ? 'null' : `one.state_due_at + ${index % 11} * interval '1 hour'`
    const [orderId] = await copyRow(app, 'orders', {
      id: one.orderId,
      times: 1,
      differing: `jsonb_build_object('listing_id', '${phone}', 'idempotency_key', null,
        'state_due_at', ${due})`,
    })
    await copyRow(app, 'disputes', {
      id: one.dispute._id,
      times: 1,
      differing: `jsonb_build_object('order_id', '${orderId}',
        'stage', ${CASES.replaceAll('copies.n', String(index))},
        'opened_at', one.opened_at - ${index % 2} * interval '4 days')`,
    })
  }
}

test('the queue shows what each dispute shows alone, in as many statements for 50 as for one', async () => {
  const proposal = { kind: 'part_refund', refundMinor: 5_000 }
  expect((await propose(app, other.seller, other.orderId, proposal)).status).toBe(200)
  const queue = async () => (await as(app, admin).get(paths.disputes())).body
  const alone = async ({ orderId }: { orderId: string }) =>
    (await as(app, admin).get(paths.dispute(orderId))).body
  const of = (orderId: string, all: { orderId: string }[]) =>
    all.find((each) => each.orderId === orderId)
  const few = await queue()
  const ofFew = await countStatements(queue)
  expect(of(one.orderId, few)).toEqual(await alone(one))
  expect(of(other.orderId, few)).toEqual(await alone(other))
  expect((await alone(other)).settlements).toHaveLength(1)
  expect(of(one.orderId, few)).toMatchObject({ statements: [{ text: COMPLAINT }], settlements: [] })
  await copyDispute(49)
  const ofMany = await countStatements(queue)
  expect(await queue()).toHaveLength(50)
  expect(ofMany.texts.length).toBe(ofFew.texts.length)
})

test('200: the queue is paged, disputes that need an admin first, each once', async () => {
  await copyDispute(71)
  const read = await walk(app, admin, paths.disputes())
  expect(read.map(({ length }) => length)).toEqual([50, 50, 22])
  expect(new Set(read.flat()).size).toBe(122)
  const ranks = async (address: string) => {
    const { body } = await as(app, admin).get(address)
    return body.map(({ stage, answerDueAt }: { stage: string; answerDueAt: string | null }) =>
      stage === 'open'
        ? Date.parse(answerDueAt ?? '') <= app.clock.now().getTime()
          ? 'late'
          : 'open'
        : stage,
    )
  }
  const first = await ranks(paths.disputes())
  expect([...new Set(first)]).toEqual(['stuck', 'late', 'answered'])
})

test('an admin’s own disputes are not in the queue', async () => {
  await app.deps.db.pool.query(`update users set role = 'admin' where id = $1`, [one.seller.id])
  expect((await walk(app, one.seller, paths.disputes())).flat()).toEqual([other.dispute._id])
  await app.deps.db.pool.query(`update users set role = 'Seller' where id = $1`, [one.seller.id])
})

test.each(['made-up', Buffer.from('1..x').toString('base64url')])(
  '422: the cursor %j is refused at its field',
  async (cursor) => {
    const { status, body } = await as(app, admin).get(`${paths.disputes()}?cursor=${cursor}`)
    expect([status, Object.keys(body.fields)]).toEqual([422, ['cursor']])
  },
)
