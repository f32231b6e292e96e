import { dealTellings } from './deal-tellings.ts'
import { disputeTellings } from './dispute-tellings.ts'
import { orderTellings } from './order-tellings.ts'
import { paymentTellings } from './payment-tellings.ts'
import type { Telling } from './telling.ts'

/** What people are told, event by event. What is not here concerns nobody who was not there. */
export const tellings: Record<string, Telling> = {
  ...orderTellings,
  ...paymentTellings,
  ...disputeTellings,
  ...dealTellings,
}
