import type { DeliveryTerms } from '../../../shared/listings/delivery-terms.ts'
import { toMajor } from '../../../shared/money.ts'
import type { DeliveryTermsForm } from '../terms/terms.contract.ts'
import type { DeliveryColumn } from './csv.ts'

type Cells = Record<DeliveryColumn, string>

/** The delivery columns of the example file. */
export const exampleDelivery: Cells = {
  pick_up: 'yes',
  shipping: 'NO 0; EU 12.00; WORLD 25.00',
  handling_days: '2',
  carrier: 'Posten',
}

/** Delivery terms as cells: shipping is 'NO 0; SE DK 5.00'. */
export function deliveryCells(terms: DeliveryTerms, currency: string): Cells {
  const zones = terms.shippingZones.map(
    ({ to, priceMinor }) => `${to.join(' ')} ${toMajor(priceMinor, currency)}`,
  )
  return {
    pick_up: terms.pickUp ? 'yes' : 'no',
    shipping: zones.join('; '),
    handling_days: terms.handlingDays === null ? '' : String(terms.handlingDays),
    carrier: terms.carrier,
  }
}

const NO = /^(no|n|false|0)$/i
/** Codes, then a price with or without a sign. */
const ZONE = /^((?:[a-z]{2}|world)(?:[ ,]+(?:[a-z]{2}|world))*)[ :=]+(.+)$/i
/** Days that a seller has who names none. */
const HANDLING_DAYS = 3

/**
 * The delivery that the cells of a line name, as the API takes it; undefined if they name none. Text
 * that cannot be read stays as it is, so that it is refused in its column.
 */
export function readDeliveryCells(
  cells: Partial<Record<string, string>>,
): DeliveryTermsForm | undefined {
  const { pick_up: pickUp, shipping, handling_days: days, carrier = '' } = cells
  if (pickUp === undefined && shipping === undefined) return
  const zones = (shipping ?? '').split(';').flatMap((part) => {
    const text = part.trim()
    if (!text || NO.test(text)) return []
    const [, codes = text, price = ''] = ZONE.exec(text) ?? []
    return [{ to: codes.toUpperCase().split(/[ ,]+/), price }]
  })
  const handlingDays = days === undefined ? HANDLING_DAYS : Number(days)
  return {
    pickUp: pickUp === undefined ? zones.length === 0 : !NO.test(pickUp),
    shipping: zones.length > 0 ? { zones, handlingDays, carrier } : null,
  }
}

/** The column of an error in delivery terms. */
export function deliveryColumn(field: string): DeliveryColumn | undefined {
  if (!field.startsWith('delivery')) return
  if (field.endsWith('handlingDays')) return 'handling_days'
  if (field.endsWith('carrier')) return 'carrier'
  return field.startsWith('delivery.shipping') ? 'shipping' : 'pick_up'
}
