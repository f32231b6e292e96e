import type { BulkMove, OwnPhone } from '../../api/index.ts'
import { allMoves } from './act-words.ts'

type Acts = Pick<OwnPhone, 'acts'>

/** The one act that stands in a phone's row: what most likely comes next. */
export function nextAct({ acts }: Acts): BulkMove | undefined {
  const order = ['renew', 'resume', 'advertise', 'stop_advertising'] as const
  return order.find((move) => acts.includes(move))
}

/** Moves with one phone, in the order of the screens. */
export function movesOf({ acts }: Acts): BulkMove[] {
  return allMoves.filter((move) => acts.includes(move))
}

/** Moves that at least one of several phones can make, with how many can. */
export function movesOfAll(phones: readonly Acts[]): { move: BulkMove; count: number }[] {
  return allMoves
    .map((move) => ({ move, count: phones.filter(({ acts }) => acts.includes(move)).length }))
    .filter(({ count }) => count > 0)
}
