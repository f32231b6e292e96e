import type { BadgeTone } from '../../ui/badge.tsx'
import type { OrderDetail } from '../order-api.ts'

export type Claim = OrderDetail['warrantyClaims'][number]

/** In the order in which they are offered. */
export const claimReasons: readonly Claim['reason'][] = [
  'does_not_work',
  'battery',
  'screen',
  'part_failed',
  'other',
]

export const claimTones: Record<Claim['state'], BadgeTone> = {
  open: 'waiting',
  unanswered: 'danger',
  refused: 'danger',
  agreed: 'waiting',
  settled: 'good',
  withdrawn: 'neutral',
  lapsed: 'neutral',
  disputed: 'neutral',
}

export function openClaim({ warrantyClaims }: Pick<OrderDetail, 'warrantyClaims'>) {
  return warrantyClaims.find(({ closedAt }) => closedAt === null)
}
