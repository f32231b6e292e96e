import {
  isDestination,
  MAX_HANDLING_DAYS,
  pickUpOnly,
  sortZones,
} from '../../../shared/listings/delivery-terms.ts'
import { editablePrice, toMajor } from '../../../shared/money.ts'
import type { Delivery } from '../../../shared/orders/order-life-cycle.ts'
import { parsePostage } from '../../../shared/parse-price.ts'
import type { NewPhone, Phone } from '../../api/index.ts'

export type DeliveryRow = { to: string; price: string }
/** What the form holds: one row for each destination, as typed. */
export type DeliveryFields = {
  pickUp: boolean
  ships: boolean
  rows: DeliveryRow[]
  handlingDays: string
  carrier: string
}

const DEFAULT_DAYS = '3'
export const emptyRow: DeliveryRow = { to: '', price: '' }
export const untouched: DeliveryFields = {
  pickUp: true,
  ships: false,
  rows: [emptyRow],
  handlingDays: DEFAULT_DAYS,
  carrier: '',
}

/** The form's text of delivery terms; '' is what the seller's default says. */
export function deliveryText(fields: DeliveryFields): string {
  return JSON.stringify(fields)
}

/** Reads that text, perhaps written by an older version of the form. */
export function readDeliveryText(text: string): DeliveryFields | undefined {
  try {
    const read: unknown = JSON.parse(text || 'null')
    if (typeof read !== 'object' || read === null) return
    const { rows, ...rest } = { ...untouched, ...(read as Partial<DeliveryFields>) }
    const stored = Array.isArray(rows) ? rows : []
    return {
      pickUp: rest.pickUp === true,
      ships: rest.ships === true,
      rows: stored.map(({ to, price }) => ({ to: String(to ?? ''), price: String(price ?? '') })),
      handlingDays: String(rest.handlingDays),
      carrier: String(rest.carrier),
    }
  } catch {
    return
  }
}

/** Terms of the API as the form shows them. */
export function fieldsFromDelivery({ pickUp, shipping }: Phone['delivery']): DeliveryFields {
  if (!shipping) return { ...untouched, pickUp }
  const { zones, handlingDays, carrier } = shipping
  const rows = zones.flatMap(({ to, price }) =>
    to.map((code) => ({ to: code, price: editablePrice(price) })),
  )
  return { pickUp, ships: true, rows, handlingDays: String(handlingDays), carrier }
}

/** The fields with the delivery methods that the shop offers; one that is the only one is chosen. */
export function offeredFields(
  fields: DeliveryFields,
  offered: readonly Delivery[],
): DeliveryFields {
  const [only, ...others] = offered
  if (others.length > 0) return fields
  const ships = only === 'shipping'
  return {
    ...fields,
    pickUp: !ships,
    ships,
    rows: fields.rows.length > 0 ? fields.rows : [emptyRow],
  }
}

/** What is missing; the server knows the limits of prices. */
export function deliveryProblem({
  pickUp,
  ships,
  rows,
  handlingDays,
}: DeliveryFields): 'none' | 'place' | 'price' | 'days' | undefined {
  if (!pickUp && !ships) return 'none'
  if (!ships) return
  if (rows.length === 0 || rows.some(({ to }) => !to)) return 'place'
  if (rows.some(({ price }) => !price.trim())) return 'price'
  const days = Number(handlingDays)
  if (!Number.isInteger(days) || days < 1 || days > MAX_HANDLING_DAYS) return 'days'
}

/** The terms as the API takes them; destinations with the same price are one zone. */
export function toDelivery(fields: DeliveryFields): NonNullable<NewPhone['delivery']> {
  const { pickUp, ships, rows, handlingDays, carrier } = fields
  if (!ships) return { pickUp, shipping: null }
  const prices = [...new Set(rows.map(({ price }) => price.trim()))]
  const zones = prices.map((price) => ({
    to: rows.filter((row) => row.price.trim() === price).map(({ to }) => to),
    price,
  }))
  return { pickUp, shipping: { zones, handlingDays: Number(handlingDays), carrier } }
}

/** The server's message about delivery, with the codes of the destinations that it is about. */
export function deliveryRefusal(
  errors: Record<string, string>,
  fields: DeliveryFields | undefined,
): { message: string; destinations: string[] } | undefined {
  const [name, message] = Object.entries(errors).find(([field]) => /^delivery\b/.test(field)) ?? []
  if (!name || !message) return
  const zone = /zones\.(\d+)/.exec(name)?.[1]
  const delivery = zone && fields && toDelivery(fields)
  const codes = delivery ? (delivery.shipping?.zones[Number(zone)]?.to ?? []) : []
  return { message, destinations: codes.filter(isDestination) }
}

/** The terms for a preview, as far as they can be read. */
export function previewDelivery(
  fields: DeliveryFields | undefined,
  currency: string,
): Phone['delivery'] {
  if (!fields?.ships) return { pickUp: fields?.pickUp ?? pickUpOnly.pickUp, shipping: null }
  const zones = fields.rows.flatMap(({ to, price }) => {
    const parsed = parsePostage(price, currency)
    return to && 'minor' in parsed ? { to: [to], priceMinor: parsed.minor } : []
  })
  const shown = sortZones(zones).map((zone) => ({
    ...zone,
    price: toMajor(zone.priceMinor, currency),
  }))
  const { pickUp, handlingDays, carrier } = fields
  const shipping = { zones: shown, handlingDays: Number(handlingDays) || 1, carrier }
  return { pickUp, shipping: shown.length > 0 ? shipping : null }
}

/** Whether terms of the form are those of the API. */
export function isSameDelivery(fields: DeliveryFields, delivery: Phone['delivery']): boolean {
  return deliveryText(fields) === deliveryText(fieldsFromDelivery(delivery))
}
