import type { Delivery, PaymentMethod } from './order-life-cycle.ts'

/**
 * The methods that fit a delivery: a phone that is shipped cannot be paid at a meet-up. Without a
 * method a delivery cannot be completed, so it is not offered.
 */
export function methodsForDelivery(
  delivery: Delivery | null,
  methods: readonly PaymentMethod[],
): PaymentMethod[] {
  return methods.filter((method) => delivery !== 'shipping' || method !== 'meet_up')
}

/** The deliveries that can be paid with these methods. */
export function payableDeliveries(methods: readonly PaymentMethod[]): Delivery[] {
  return (['pick_up', 'shipping'] as const).filter(
    (delivery) => methodsForDelivery(delivery, methods).length > 0,
  )
}

/**
 * Who can be paid before a phone is shipped: any seller, those who have saved payment instructions,
 * or none.
 */
export const shippingPayments = ['any', 'instructions', 'none'] as const
export type ShippingPayment = (typeof shippingPayments)[number]

/** What a search goes by: whether the shop offers pick-up, and for which phones shipping. */
export type SearchedDelivery = { pickUp: boolean; shipping: ShippingPayment }

/** Whether a phone can be paid for before it is shipped. */
export function canPayShipping(
  payment: ShippingPayment,
  { takesTransfer }: { takesTransfer?: boolean },
): boolean {
  return payment === 'any' || (payment === 'instructions' && takesTransfer === true)
}

/** Whether anybody can get a phone: picked up, or shipped and paid for before. */
export function isObtainable(
  phone: { pickUp: boolean; isShipped: boolean; takesTransfer?: boolean },
  offered: SearchedDelivery,
): boolean {
  if (phone.pickUp && offered.pickUp) return true
  return phone.isShipped && canPayShipping(offered.shipping, phone)
}
