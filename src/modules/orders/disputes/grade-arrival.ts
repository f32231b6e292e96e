import type { Deps } from '../../../deps.ts'
import { inTransaction, isId } from '../../../platform/db/index.ts'
import { recordEvent, writeAudit } from '../../../platform/events.ts'
import type { Viewer } from '../../../platform/http/index.ts'
import {
  type Answers,
  compareAnswers,
  computeGrade,
  type Difference,
  findGrading,
} from '../../verification/grading/index.ts'
import { lockOrder, sideOf } from '../index.ts'
import { type Arrival, putArrival } from './disputes.store.ts'

type Noted =
  | { arrival: Arrival }
  | { refused: 'not_found' | 'wrong_state' }
  | { wrong: Record<string, string> }

/** States in which the phone is with its buyer, and can still be disputed. */
const IN_HAND = ['shipped', 'delivered', 'disputed']

/**
 * The buyer answers the questions that the seller answered, with the phone in hand. What differs is
 * put into words; whether to dispute it is up to the buyer. Answering again replaces the answers.
 */
export async function gradeArrival(
  deps: Deps,
  buyer: Viewer,
  orderId: string,
  answers: Answers,
): Promise<Noted> {
  if (!isId(orderId)) return { refused: 'not_found' }
  return inTransaction(deps.db, async (tx): Promise<Noted> => {
    const order = await lockOrder(tx, orderId)
    if (!order || sideOf(order, buyer.id) !== 'buyer') return { refused: 'not_found' }
    if (!IN_HAND.includes(order.state)) return { refused: 'wrong_state' }
    const listed = await findGrading(tx, { listingId: order.listingId })
    const kind = { os: listed?.os ?? null, announced: listed?.announced ?? null }
    const result = computeGrade(answers, kind)
    if ('wrong' in result) return result
    const at = deps.clock.now()
    const differences = listed ? compareAnswers(listed.answers, answers, kind) : []
    const arrival = { grade: result.grade, listedGrade: listed?.grade ?? null, differences, at }
    await putArrival(tx, order.id, answers, arrival)
    const facts = { grade: result.grade, worse: isWorse(arrival) }
    const about = { orderId: order.id, listingId: order.listingId }
    await recordEvent(tx, 'arrival_graded', at, { ...about, ...facts })
    const subject: [string, string] = ['order', order.id]
    await writeAudit(tx, { actor: buyer, action: 'arrival_graded', subject, at, data: facts })
    return { arrival }
  })
}

/**
 * True if the phone is in worse condition than listed: by an answer, or by a grade stated by hand.
 */
export function isWorse({ differences, grade, listedGrade }: Arrival): boolean {
  return differences.some((one) => one.isWorse) || (listedGrade !== null && grade > listedGrade)
}

/** The differences in words, the worse ones first; empty when there are none. */
export function describeDifferences(differences: readonly Difference[]): string {
  return [...differences]
    .sort((a, b) => Number(b.isWorse) - Number(a.isWorse))
    .map(
      ({ question, listed, received }) => `${question} Listed: ${listed}. Received: ${received}.`,
    )
    .join('\n')
}
