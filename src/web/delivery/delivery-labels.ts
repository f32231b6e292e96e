import type { Language } from '../../shared/languages.ts'
import {
  type DeliveryTerms,
  pickUpOnly,
  summaryOfDelivery,
} from '../../shared/listings/delivery-terms.ts'
import { formatMoney } from '../../shared/money.ts'
import { canPayShipping, type ShippingPayment } from '../../shared/orders/payment-methods.ts'
import { formatCount } from '../../shared/quantities.ts'
import type { Phone } from '../api/index.ts'
import type { Translate } from '../ui/text.ts'

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
export function deliveryText(
  { delivery: { shipping }, currency }: Delivered,
  t: Translate<'card'>,
  language: Language,
): string {
  const summary = summaryOfDelivery({ shippingZones: shipping?.zones ?? [] })
  if (!summary) return t('delivery.pickUp')
  const { where, lowestMinor, isFrom } = summary
  if (where.kind === 'worldwide' && summary.isFree) return t('delivery.freeWorldwide')
  const price = formatMoney(lowestMinor, currency, language)
  const cost =
    lowestMinor === 0
      ? t(isFrom ? 'delivery.fromFree' : 'delivery.free')
      : t(isFrom ? 'delivery.from' : 'delivery.at', { price })
  return t('delivery.ships', { where: destination(where, t, language), cost })
}

function destination(
  where: NonNullable<ReturnType<typeof summaryOfDelivery>>['where'],
  t: Translate<'card'>,
  language: Language,
): string {
  if (where.kind === 'country') return t('delivery.country', { code: where.code })
  if (where.kind === 'countries')
    return t('delivery.countries', {
      count: where.count,
      shown: formatCount(where.count, language),
    })
  return t(`delivery.${where.kind}`)
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
