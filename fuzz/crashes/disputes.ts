import { randomUUID } from 'node:crypto'
import { api } from '../../src/contract/urls.ts'
import { type CrashTrial, callWithRetry, countOutcome, twice } from './call-with-retry.ts'
import { oneOf, withProbability } from './chance.ts'
import type { LoggedInUser } from './fixtures.ts'
import type { PlacedOrder } from './order-scenarios.ts'

/** A dispute that is settled, decided by an admin, or ended by a return. */
export async function runDispute(run: CrashTrial, order: PlacedOrder, admin: LoggedInUser) {
  const { id, buyer, seller } = order
  const text = `It does not charge. ${randomUUID()}`
  const body = { reason: 'does_not_work', text }
  const opened = await twice(() => callWithRetry(run, buyer, api.dispute(id), body))
  if (!countOutcome(run, 'disputed', opened)) return
  run.acknowledged.statements.push(text)
  if (withProbability(0.5)) await answer(run, order)
  const end = oneOf(['settle', 'settle', 'give in', 'decide', 'send back', 'send back'])
  if (end === 'settle') {
    const kind = oneOf(['part_refund', 'refund', 'release'])
    return settle(run, order, { kind, ...(kind === 'part_refund' && { refundMinor: 700 }) })
  }
  if (end === 'give in') {
    const gives = callWithRetry(run, seller, api.settlements(id), { kind: 'refund' })
    // Both end it concurrently, each in the other's favor.
    const [paid, refused] = await Promise.all([
      gives,
      withProbability(0.5)
        ? callWithRetry(run, buyer, api.settlements(id), { kind: 'release' })
        : undefined,
    ])
    return void countOutcome(run, 'settled', refused ? [paid, refused] : paid)
  }
  if (end === 'decide') return decide(run, order, admin)
  return sendBack(run, order, admin)
}

async function answer(run: CrashTrial, { id, seller }: PlacedOrder) {
  const text = `It did when I sent it. ${randomUUID()}`
  const response = await callWithRetry(run, seller, api.disputeStatements(id), { text, photos: [] })
  if (countOutcome(run, 'answered', response)) run.acknowledged.statements.push(text)
}

async function settle(
  run: CrashTrial,
  { id, buyer, seller }: PlacedOrder,
  wanted: { kind: string },
) {
  const proposed = await callWithRetry(run, buyer, api.settlements(id), wanted)
  // Giving in needs no approval.
  if (!countOutcome(run, 'proposed', proposed) || wanted.kind === 'release') return
  const path = api.answerSettlement(id, 1, 'accept')
  countOutcome(run, 'settled', await twice(() => callWithRetry(run, seller, path)))
}

async function decide(run: CrashTrial, { id }: PlacedOrder, admin: LoggedInUser) {
  const kind = oneOf(['release', 'part_refund', 'refund'])
  const reason = 'The photos show it clearly.'
  const body = { kind, reason, ...(kind === 'part_refund' && { refundMinor: 1_000 }) }
  const path = api.disputeDecision(id)
  countOutcome(run, 'decided', await twice(() => callWithRetry(run, admin, path, body)))
}

/** The phone is returned; sometimes a different one arrives, and an admin decides. */
async function sendBack(run: CrashTrial, order: PlacedOrder, admin: LoggedInUser) {
  const { id, buyer, seller } = order
  await settle(run, order, { kind: 'return' })
  const parcel = { carrier: 'DHL', tracking: 'JD0147' }
  countOutcome(
    run,
    'sent back',
    await twice(() => callWithRetry(run, buyer, api.returnSent(id), parcel)),
  )
  const arrived = withProbability(0.7) ? 'phone' : 'other_phone'
  const path = api.returnReceived(id)
  const received = await twice(() => callWithRetry(run, seller, path, { arrived }))
  countOutcome(run, arrived === 'phone' ? 'came back' : 'another came back', received)
  if (arrived !== 'phone') await decide(run, order, admin)
}
