import { afterAll, beforeAll, expect, test } from 'vitest'
import { as, buildUser, type TestApp, type TestUser } from '../../../../test/app.ts'
import { api as paths } from '../../../contract/urls.ts'
import { DAY } from '../../../shared/time.ts'
import { openShop, type Shop } from '../checkout/checkout.fixture.ts'
import { listAuditRows } from '../orders.fixture.ts'
import { type Stage, solutions, stages } from './dispute.ts'
import { accept, buildDispute, type Disputed, propose } from './disputes.fixture.ts'

let shop: Shop
let app: TestApp
let admin: TestUser
beforeAll(async () => {
  shop = await openShop()
  app = shop.app
  admin = await buildUser(app, { role: 'admin' })
})
afterAll(() => shop.close())

const addStatement = (by: TestUser, orderId: string) =>
  as(app, by).post(paths.disputeStatements(orderId), { text: 'It left without a crack.' })
const parcel = { carrier: 'DHL', tracking: 'JD014600777' }
const send = ({ buyer, orderId }: Disputed) =>
  as(app, buyer).post(paths.returnSent(orderId), parcel)
const receive = ({ seller, orderId }: Disputed) =>
  as(app, seller).post(paths.returnReceived(orderId), { arrived: 'nothing' })

async function buildAt(stage: Stage): Promise<Disputed> {
  const sale = await buildDispute(shop)
  const { seller, buyer, orderId } = sale
  if (stage === 'open') return sale
  if (stage === 'answered') await addStatement(seller, orderId)
  else {
    await propose(app, seller, orderId, { kind: 'return' })
    await accept(app, buyer, orderId)
    if (stage !== 'returning') await send(sale)
    if (stage === 'stuck') await receive(sale)
  }
  return sale
}

const see = async (by: TestUser, orderId: string) =>
  (await as(app, by).get(paths.dispute(orderId))).body

const withAmount = (kind: string) => ({ kind, ...(kind === 'part_refund' && { refundMinor: 100 }) })

test.each(stages)(
  '%s: the offered actions are exactly those that the server accepts',
  async (stage) => {
    // What is refused changes nothing: the next attempt is made on the same dispute.
    let unchanged: Disputed | undefined
    for (const side of ['buyer', 'seller', 'admin'] as const)
      for (const kind of solutions) {
        const sale: Disputed = unchanged ?? (await buildAt(stage))
        const by = side === 'admin' ? admin : sale[side]
        const { solutions: offered, stage: at } = await see(by, sale.orderId)
        const answer =
          side === 'admin'
            ? await as(app, by).post(paths.disputeDecision(sale.orderId), {
                ...withAmount(kind),
                reason: 'As it stands in the listing.',
              })
            : await propose(app, by, sale.orderId, withAmount(kind))
        const isTaken = answer.status === 200
        expect([at, side, kind, isTaken]).toEqual([stage, side, kind, offered.includes(kind)])
        unchanged = isTaken ? undefined : sale
      }
    for (const [action, side, operation] of [
      ['send_back', 'buyer', send],
      ['receive_return', 'seller', receive],
    ] as const) {
      const sale = await buildAt(stage)
      const { actions } = await see(sale[side], sale.orderId)
      // Already sent or reported: repeating it is harmless, but it is not offered.
      const isAgain = stage === (side === 'buyer' ? 'sent_back' : 'stuck')
      const isTaken = (await operation(sale)).status === 200
      expect([action, isTaken && !isAgain]).toEqual([action, actions.includes(action)])
    }
  },
)

test('after twenty proposals each side can only concede; after twenty statements no more', async () => {
  const { buyer, orderId } = await buildDispute(shop)
  for (let n = 1; n <= 20; n += 1) {
    await propose(app, buyer, orderId, { kind: 'part_refund', refundMinor: n })
    if (n === 20) continue
    const text = `For the ${n}th time: the screen has a crack.`
    await as(app, buyer).post(paths.disputeStatements(orderId), { text })
  }
  const { solutions: offered, actions } = await see(buyer, orderId)
  expect([offered, actions]).toEqual([['release'], ['propose_settlement']])
  const more = await propose(app, buyer, orderId, { kind: 'return' })
  expect([more.status, more.body.error]).toEqual([409, 'too_many_proposals'])
  expect((await addStatement(buyer, orderId)).body.error).toBe('too_many_statements')
})

test('after the deadline the parties have no actions, an admin has all', async () => {
  const { buyer, seller, orderId } = await buildDispute(shop)
  const returning = await buildAt('returning')
  app.clock.advance(7 * DAY)
  expect((await see(returning.buyer, returning.orderId)).actions).not.toContain('send_back')
  app.clock.advance(7 * DAY)
  for (const party of [buyer, seller])
    expect(await see(party, orderId)).toMatchObject({ solutions: [], actions: [] })
  expect((await see(admin, orderId)).actions).toEqual(['add_statement', 'decide'])
})

test('the audit log says that support decided, not an admin', async () => {
  const support = await buildUser(app, { role: 'admin', staffRole: 'support' })
  const { orderId } = await buildDispute(shop)
  const decision = { kind: 'refund', reason: 'As it stands in the listing.' }
  expect((await as(app, support).post(paths.disputeDecision(orderId), decision)).status).toBe(200)
  const rows = await listAuditRows(app, 'order', orderId)
  const roles = rows.filter((row) => row.actor_id === support.id).map((row) => row.actor_role)
  expect(new Set(roles)).toEqual(new Set(['support']))
})
