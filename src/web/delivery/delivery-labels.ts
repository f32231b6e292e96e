import { type DeliveryTerms, pickUpOnly, summarizeDelivery } from '../../shared/delivery-terms.ts'
import type { Phone } from '../api/index.ts'

/** Delivery terms of the API as the shared rules take them. */
export function toTerms({ pickUp, shipping }: Phone['delivery']): DeliveryTerms {
  if (!shipping) return { ...pickUpOnly, pickUp }
  const { zones, handlingDays, carrier } = shipping
  return { pickUp, shippingZones: zones, handlingDays, carrier }
}

/** "Pick-up only", "Ships worldwide for $12", for a card. */
export function deliveryLabel({
  delivery,
  currency,
}: Pick<Phone, 'delivery' | 'currency'>): string {
  return summarizeDelivery(toTerms(delivery), currency)
}
