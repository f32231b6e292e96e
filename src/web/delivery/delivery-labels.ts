import {
  type DeliveryTerms,
  pickUpOnly,
  summarizeDelivery,
} from '../../shared/listings/delivery-terms.ts'
import { canPayShipping, type ShippingPayment } from '../../shared/orders/payment-methods.ts'
import type { Phone } from '../api/index.ts'

/** Delivery terms of the API as the shared rules take them. */
export function toTerms({ pickUp, shipping }: Phone['delivery']): DeliveryTerms {
  if (!shipping) return { ...pickUpOnly, pickUp }
  const { zones, handlingDays, carrier } = shipping
  return { pickUp, shippingZones: zones, handlingDays, carrier }
}

type Delivered = Pick<Phone, 'currency'> & {
  delivery: {
    pickUp: boolean
    shipping: { zones: { to: string[]; priceMinor: number }[] } | null
  }
}

/** "Pick-up only", "Ships worldwide for $12". */
export function deliveryLabel({ delivery, currency }: Delivered): string {
  return summarizeDelivery({ shippingZones: delivery.shipping?.zones ?? [] }, currency)
}

/** False where the seller offers only a method that the shop does not. */
export function isDelivered({ delivery }: Pick<Delivered, 'delivery'>): boolean {
  return delivery.pickUp || delivery.shipping !== null
}

type Offered = Delivered & Pick<Phone, 'takesTransfer'>

/** Whether a phone for sale is shipped, and can be paid for before. */
export function isShipped(phone: Offered, payment: ShippingPayment): boolean {
  return phone.delivery.shipping !== null && canPayShipping(payment, phone)
}
