import { randomUUID } from 'node:crypto'
import { api } from '../../src/routes.ts'
import type { Somebody } from './fixtures.ts'
import { insist, type Stage, tally, twice } from './insist.ts'
import { oneOf, type PlacedOrder, perhaps } from './order-scenarios.ts'

/** A dispute that is settled, decided by an admin, or ended by a return. */
export async function runDispute(stage: Stage, order: PlacedOrder, admin: Somebody) {
  const { id, buyer, seller } = order
  const text = `It does not charge. ${randomUUID()}`
  const body = { reason: 'does_not_work', text }
  const opened = await twice(() => insist(stage, buyer, api.dispute(id), body))
  if (!tally(stage, 'disputed', opened)) return
  stage.acknowledged.statements.push(text)
  if (perhaps(0.5)) await answer(stage, order)
  const end = oneOf(['settle', 'settle', 'give in', 'decide', 'send back', 'send back'])
  if (end === 'settle') {
    const kind = oneOf(['part_refund', 'refund', 'release'])
    return settle(stage, order, { kind, ...(kind === 'part_refund' && { refundMinor: 700 }) })
  }
  if (end === 'give in') {
    const gives = insist(stage, seller, api.settlements(id), { kind: 'refund' })
    // Both end it concurrently, each in the other's favor.
    const [paid, refused] = await Promise.all([
      gives,
      perhaps(0.5) ? insist(stage, buyer, api.settlements(id), { kind: 'release' }) : undefined,
    ])
    return void tally(stage, 'settled', refused ? [paid, refused] : paid)
  }
  if (end === 'decide') return decide(stage, order, admin)
  return sendBack(stage, order, admin)
}

async function answer(stage: Stage, { id, seller }: PlacedOrder) {
  const text = `It did when I sent it. ${randomUUID()}`
  const said = await insist(stage, seller, api.disputeStatements(id), { text, photos: [] })
  if (tally(stage, 'answered', said)) stage.acknowledged.statements.push(text)
}

async function settle(stage: Stage, { id, buyer, seller }: PlacedOrder, wanted: { kind: string }) {
  const proposed = await insist(stage, buyer, api.settlements(id), wanted)
  // Giving in needs no approval.
  if (!tally(stage, 'proposed', proposed) || wanted.kind === 'release') return
  const path = api.answerSettlement(id, 1, 'accept')
  tally(stage, 'settled', await twice(() => insist(stage, seller, path)))
}

async function decide(stage: Stage, { id }: PlacedOrder, admin: Somebody) {
  const kind = oneOf(['release', 'part_refund', 'refund'])
  const reason = 'The photos show it clearly.'
  const body = { kind, reason, ...(kind === 'part_refund' && { refundMinor: 1_000 }) }
  const path = api.disputeDecision(id)
  tally(stage, 'decided', await twice(() => insist(stage, admin, path, body)))
}

/** The phone is returned; sometimes a different one arrives, and an admin decides. */
async function sendBack(stage: Stage, order: PlacedOrder, admin: Somebody) {
  const { id, buyer, seller } = order
  await settle(stage, order, { kind: 'return' })
  const parcel = { carrier: 'DHL', tracking: 'JD0147' }
  tally(stage, 'sent back', await twice(() => insist(stage, buyer, api.returnSent(id), parcel)))
  const arrived = perhaps(0.7) ? 'phone' : 'other_phone'
  const path = api.returnReceived(id)
  const received = await twice(() => insist(stage, seller, path, { arrived }))
  tally(stage, arrived === 'phone' ? 'came back' : 'another came back', received)
  if (arrived !== 'phone') await decide(stage, order, admin)
}
