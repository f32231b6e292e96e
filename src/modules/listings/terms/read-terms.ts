import type { Deps } from '../../../deps.ts'
import type { Executor } from '../../../platform/db/index.ts'
import {
  type DeliveryTerms,
  sortZones,
  whyTooMuchPostage,
} from '../../../shared/listings/delivery-terms.ts'
import { payableDeliveries } from '../../../shared/orders/payment-methods.ts'
import { parsePostage } from '../../../shared/parse-price.ts'
import { paymentMethods } from '../../payments/index.ts'
import type { DeliveryTermsForm } from './terms.contract.ts'

type FieldErrors = Record<string, string>

/**
 * Reads delivery terms, or says what is wrong by field. Without `priceMinor` they are for phones of
 * any price.
 */
export function readTerms(
  { pickUp, shipping }: DeliveryTermsForm,
  { currency, priceMinor }: { currency: string; priceMinor?: number },
): { terms: DeliveryTerms } | { fields: FieldErrors } {
  if (!shipping) return { terms: { pickUp, shippingZones: [], handlingDays: null, carrier: '' } }
  const fields: FieldErrors = {}
  const named = new Set<string>()
  const zones = shipping.zones.map(({ to, price }, at) => {
    const postage = parsePostage(price, currency)
    const minor = 'minor' in postage ? postage.minor : 0
    const wrong =
      'wrong' in postage
        ? postage.wrong
        : priceMinor !== undefined && whyTooMuchPostage(minor, priceMinor, currency)
    if (wrong) fields[`delivery.shipping.zones.${at}.price`] = wrong
    const twice = [...new Set(to)].find((code) => named.has(code))
    if (twice) fields[`delivery.shipping.zones.${at}.to`] = `${twice} has a price above`
    for (const code of to) named.add(code)
    return { to, priceMinor: minor }
  })
  if (Object.keys(fields).length > 0) return { fields }
  const { handlingDays, carrier = '' } = shipping
  return { terms: { pickUp, shippingZones: sortZones(zones), handlingDays, carrier } }
}

/** Whether a buyer of this seller can pay for a phone before it is shipped. */
export async function canBePaidBeforeShipping(
  deps: Deps,
  db: Executor,
  item: { sellerId: string; priceMinor: number; currency: string },
): Promise<boolean> {
  return payableDeliveries(await paymentMethods(deps, db, item)).includes('shipping')
}

export const NOT_PAYABLE =
  'Buyers can’t pay for a shipped phone here yet. Offer pick-up only, or add payment instructions'
