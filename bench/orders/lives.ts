import { randomUUID } from 'node:crypto'
import { handOverCode } from '../../src/modules/orders/index.ts'
import { api } from '../../src/paths.ts'
import { wait } from '../child.ts'
import { call, type Said } from './call.ts'
import type { Ground, Somebody } from './ground.ts'

/** What an actor was told: this order is in this state. It must never be taken back. */
export type Acknowledged = { orderId: string; state: string }
type Stage = {
  ground: Ground
  /** Where the server is now; it comes back somewhere else. */
  origin: () => string
  told: Acknowledged[]
  calls: { sent: number; repeated: number; broken: number }
}

const address = {
  name: 'Bea Buyer',
  line1: 'Storgata 1',
  city: 'Oslo',
  postalCode: '0155',
  country: 'NO',
}
const CARD = '4242424242424242'
const PATIENCE_MS = 100

/** Repeats a call with its key until somebody answers, as an honest client does. */
async function insist(stage: Stage, person: Somebody, path: string, body?: unknown): Promise<Said> {
  const key = randomUUID()
  for (;;) {
    stage.calls.sent += 1
    const said = await call(stage.origin(), person, path, body, key)
    if (said.status === 500) stage.calls.broken += 1
    const isOpen = said.status === 0 || said.status >= 500 || said.body.error === 'in_progress'
    if (!isOpen) return noted(stage, said)
    stage.calls.repeated += 1
    await wait(PATIENCE_MS)
  }
}

function noted(stage: Stage, said: Said): Said {
  const order = (said.body.order ?? said.body) as { _id?: string; state?: string; phoneId?: string }
  if (said.status < 300 && order._id && order.state && order.phoneId)
    stage.told.push({ orderId: order._id, state: order.state })
  return said
}

/**
 * One phone from its booking to some end: two buyers want it, one gets it, and pays in cash or
 * online, by a path that chance chooses; now and then everything is sent twice at once.
 */
export async function liveOnce(
  stage: Stage,
  [buyer, rival, seller]: [Somebody, Somebody, Somebody],
  phoneId: string,
) {
  const chance = Math.random()
  const [mine, theirs] = await Promise.all([
    insist(stage, buyer, api.adverts(), { phoneId }),
    chance < 0.5 ? insist(stage, rival, api.adverts(), { phoneId }) : undefined,
  ])
  const [winner, booked] = mine.status < 300 ? [buyer, mine] : [rival, theirs]
  const order = booked?.body.order as { _id: string } | undefined
  if (!order) return
  const id = order._id
  const say = (who: Somebody, path: string, body?: unknown) => insist(stage, who, path, body)
  const code = handOverCode(stage.ground.deps.secret, id)
  if (chance < 0.15) return void (await say(winner, api.cancelOrder(id)))
  if (chance < 0.3) return void (await twice(() => say(seller, api.handOver(id), { code })))
  const isSent = chance > 0.5
  if (isSent) await say(winner, api.orderDelivery(id), { method: 'shipping', address })
  const checkout = await say(winner, api.checkout(id), { way: 'online' })
  const payment = checkout.body.payment as { _id: string } | null | undefined
  if (!payment) return
  await twice(() => say(winner, api.confirmDemoPayment(payment._id), { card: CARD }))
  if (!isSent) return void (await twice(() => say(seller, api.handOver(id), { code })))
  if (chance < 0.6) return void (await say(seller, api.cancelSale(id), { reason: 'It broke' }))
  await twice(() => say(seller, api.shipOrder(id), { carrier: 'DHL', tracking: 'JD0146' }))
  await say(winner, api.deliverOrder(id))
  if (chance < 0.9) await twice(() => say(winner, api.confirmOrder(id)))
}

// Two tabs.
const twice = (act: () => Promise<Said>) => Promise.all([act(), act()])
