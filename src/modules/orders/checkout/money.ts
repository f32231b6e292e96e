import { toMajor } from '../../../shared/money.ts'
import type { Money } from './checkout.contract.ts'

/** A sum as every body says it: as text for people, in minor units for sums. */
export function moneyOf(amountMinor: number, currency: string): Money {
  return { amount: toMajor(amountMinor, currency), amountMinor, currency }
}
