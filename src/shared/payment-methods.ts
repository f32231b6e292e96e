import type { Delivery, Payment } from './order-life-cycle.ts'

/**
 * The methods that fit a delivery: a phone that is shipped cannot be paid at a meet-up. Without a
 * method a delivery cannot be completed, so it is not offered.
 */
export function methodsForDelivery(
  delivery: Delivery | null,
  methods: readonly Payment[],
): Payment[] {
  return methods.filter((method) => delivery !== 'shipping' || method !== 'meet_up')
}

/** The deliveries that can be paid with these methods. */
export function payableDeliveries(methods: readonly Payment[]): Delivery[] {
  return (['pick_up', 'shipping'] as const).filter(
    (delivery) => methodsForDelivery(delivery, methods).length > 0,
  )
}
