import { SECOND } from '../../../shared/time.ts'
import type { MoneyTask, Payment } from '../payment.ts'

/** Longer than the slowest call with its repetition. */
export const LEASE_MS = 90 * SECOND

/** What to query at the provider for a task; undefined for a payment that it never knew. */
export function transferRequest(
  { id, round, orderId, currency }: Pick<MoneyTask, 'id' | 'round' | 'orderId' | 'currency'>,
  payment: Payment,
) {
  const { providerRef: ref, chargeRef } = payment
  if (!ref) return
  const key = round === 0 ? id : `${id}-${round}`
  return { id, key, orderId, ref, chargeRef: chargeRef ?? ref, currency }
}
