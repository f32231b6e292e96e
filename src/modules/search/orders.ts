import type { Sort } from './search.contract.ts'

/**
 * What a sort goes by. Equal keys are told apart by id, so that a walk never skips or repeats. Keys
 * are moments, minor units, or minor units for each day of security updates that is left.
 */
export type Order = { key: string; way: 'asc' | 'desc'; type: 'time' | 'minor' | 'support' }

export const orders: Record<Sort, Order> = {
  best: { key: 'best_at', way: 'desc', type: 'time' },
  newest: { key: 'created_at', way: 'desc', type: 'time' },
  price_up: { key: 'price_minor', way: 'asc', type: 'minor' },
  price_down: { key: 'price_minor', way: 'desc', type: 'minor' },
  saving: { key: 'saving_minor', way: 'desc', type: 'minor' },
  support: { key: '', way: 'asc', type: 'support' },
}
