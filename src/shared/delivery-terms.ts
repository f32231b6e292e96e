import { isCountry } from './countries.ts'

/** Destinations that stand for many countries. `EU` is reserved in ISO 3166-1 for this use. */
export const EU = 'EU'
export const WORLD = 'WORLD'

/** Countries or regions that are shipped to at one price, in minor units; 0 is free. */
export type ShippingZone = { to: string[]; priceMinor: number }

/** How a phone can be had. It is shipped if there are zones; pick-up, shipping or both is offered. */
export type DeliveryTerms = {
  pickUp: boolean
  shippingZones: ShippingZone[]
  /** Working days until it is sent, at most; null if it is not shipped. */
  handlingDays: number | null
  carrier: string
}

export const MAX_ZONES = 20
export const MAX_HANDLING_DAYS = 10
export const MAX_CARRIER_LENGTH = 60

/** What listings offer whose sellers have said nothing. */
export const pickUpOnly: DeliveryTerms = {
  pickUp: true,
  shippingZones: [],
  handlingDays: null,
  carrier: '',
}

export function isDestination(code: string): boolean {
  return code === EU || code === WORLD || isCountry(code)
}
