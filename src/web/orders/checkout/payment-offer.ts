import { methodsForDelivery } from '../../../shared/orders/payment-methods.ts'
import type { OrderDetail, PaymentMethod } from '../order-api.ts'

/** What has to be known to offer payment methods. */
export type PaymentOffer = {
  seller: string
  /** Only what can be completed. */
  methods: readonly PaymentMethod[]
  isDemo: boolean
  /** Until when the phone is reserved if an online payment is left. */
  holdUntil: string | null
}

/** The methods of an order with the delivery that is chosen. */
export function paymentOffer(order: OrderDetail): PaymentOffer {
  const { seller, delivery, payments, provider, holdUntil } = order
  const methods = methodsForDelivery(delivery, payments)
  return { seller, methods, isDemo: provider === 'demo', holdUntil }
}
