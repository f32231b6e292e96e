import { toMajor } from '../../shared/money.ts'
import type { Money } from './payments.contract.ts'

/** An amount as API bodies show it: formatted in major units, and in minor units. */
export function moneyOf(amountMinor: number, currency: string): Money {
  return { amount: toMajor(amountMinor, currency), amountMinor, currency }
}
