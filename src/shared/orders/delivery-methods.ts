import type { DeliveryTerms } from '../listings/delivery-terms.ts'
import type { SettingValues } from '../settings/definitions.ts'
import type { Delivery } from './order-life-cycle.ts'

/** The delivery methods that a shop can offer. */
export const deliveries = ['pick_up', 'shipping'] as const satisfies readonly Delivery[]

/** The delivery methods that the shop offers: one of them, or both. */
export function shopDeliveries({
  deliveryMethods,
}: Pick<SettingValues, 'deliveryMethods'>): Delivery[] {
  return deliveries.filter((delivery) => ['both', delivery].includes(deliveryMethods))
}

/** The part of a seller's terms that the shop offers; nothing where the seller offers another method only. */
export function offeredTerms<Terms extends DeliveryTerms>(
  terms: Terms,
  offered: readonly Delivery[],
): Terms {
  const shipping = offered.includes('shipping')
    ? {}
    : { shippingZones: [], handlingDays: null, carrier: '' }
  return { ...terms, pickUp: terms.pickUp && offered.includes('pick_up'), ...shipping }
}

/** Whether buyers can have a phone at all. */
export function isDeliverable({ pickUp, shippingZones }: DeliveryTerms): boolean {
  return pickUp || shippingZones.length > 0
}

/**
 * The terms of a form, with what the listing had of a method that the shop does not offer: it is not
 * shown in the form, and is offered again when the shop offers that method again.
 */
export function withHiddenTerms(
  submitted: DeliveryTerms,
  before: DeliveryTerms,
  offered: readonly Delivery[],
): DeliveryTerms {
  const { shippingZones, handlingDays, carrier } = offered.includes('shipping') ? submitted : before
  const { pickUp } = offered.includes('pick_up') ? submitted : before
  return { pickUp, shippingZones, handlingDays, carrier }
}
