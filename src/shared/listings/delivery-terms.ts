import { countryCodes, countryName, isCountry } from '../countries.ts'
import { currencyDigits, formatMoney } from '../money.ts'

/** Members of the European Union, as ISO 3166-1 alpha-2 codes. */
export const euCountries =
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ')
const eu = new Set(euCountries)

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

/** Default delivery terms. */
export const pickUpOnly: DeliveryTerms = {
  pickUp: true,
  shippingZones: [],
  handlingDays: null,
  carrier: '',
}

export function pickTerms(record: DeliveryTerms): DeliveryTerms {
  const { pickUp, shippingZones, handlingDays, carrier } = record
  return { pickUp, shippingZones, handlingDays, carrier }
}

export function isDestination(code: string): boolean {
  return code === EU || code === WORLD || isCountry(code)
}

/** A destination as the label of a choice: "Germany", "European Union", "Worldwide". */
export function destinationLabel(code: string, toName = countryName): string {
  if (code === WORLD) return 'Worldwide'
  return code === EU ? 'European Union' : toName(code)
}

/** The destinations that include a country, the most specific first. */
export function destinationsWith(country: string): string[] {
  return eu.has(country) ? [country, EU, WORLD] : [country, WORLD]
}

/**
 * What shipping to a country costs, in minor units; undefined where it is not offered. The most
 * specific zone applies: a seller may charge more for one country than for the rest of the EU.
 */
export function postageTo(
  { shippingZones }: Pick<DeliveryTerms, 'shippingZones'>,
  country: string,
): number | undefined {
  for (const destination of destinationsWith(country)) {
    const prices = shippingZones.flatMap((zone) =>
      zone.to.includes(destination) ? zone.priceMinor : [],
    )
    if (prices.length > 0) return Math.min(...prices)
  }
}

/** Destinations, each with whether shipping there is free. */
export type Shipping = Readonly<Record<string, boolean>>

/** Whether shipping to a country, EU or WORLD is free; undefined where it is not offered. */
export function shippingTo(shipping: Shipping, destination: string): boolean | undefined {
  const match = destinationsWith(destination).find((code) => code in shipping)
  return match === undefined ? undefined : shipping[match]
}

/**
 * What a buyer is offered by two sets of terms: whatever either offers, at the lower price. A seller
 * may improve the terms of a booked phone, and never worsens those that it was booked with.
 */
export function betterTerms(booked: DeliveryTerms, now: DeliveryTerms): DeliveryTerms {
  if (isSameTerms(booked, now)) return booked
  const pickUp = booked.pickUp || now.pickUp
  if (now.shippingZones.length === 0) return { ...booked, pickUp }
  if (booked.shippingZones.length === 0) return { ...now, pickUp }
  const zones = [...countryCodes, WORLD, EU].flatMap((code) => {
    const prices = [postageTo(booked, code), postageTo(now, code)].filter(
      (price) => price !== undefined,
    )
    return prices.length > 0 ? { to: [code], priceMinor: Math.min(...prices) } : []
  })
  return { ...booked, pickUp, shippingZones: sortZones(zones) }
}

export function isSameTerms(a: DeliveryTerms, b: DeliveryTerms): boolean {
  return JSON.stringify(pickTerms(a)) === JSON.stringify(pickTerms(b))
}

/** Zones without repetition, cheapest first, so that equal terms are stored equally. */
export function sortZones(zones: readonly ShippingZone[]): ShippingZone[] {
  const byPrice = new Map<number, Set<string>>()
  for (const { to, priceMinor } of zones) {
    const countries = byPrice.get(priceMinor) ?? new Set()
    for (const code of to) countries.add(code)
    byPrice.set(priceMinor, countries)
  }
  return [...byPrice]
    .sort(([a], [b]) => a - b)
    .map(([priceMinor, to]) => ({ to: [...to].sort(), priceMinor }))
}

/** Postage may be this much above twice the price of the phone, in major units of most currencies. */
const POSTAGE_ALLOWANCE = 100
/** The same in currencies without cents, whose units are small. */
const SMALL_UNIT_ALLOWANCE = 10_000

/** The most that postage may cost for a phone of this price, in minor units. */
export function highestPostage(priceMinor: number, currency: string): number {
  const digits = currencyDigits(currency)
  const allowance = digits === 0 ? SMALL_UNIT_ALLOWANCE : POSTAGE_ALLOWANCE * 10 ** digits
  return priceMinor * 2 + allowance
}

/** Why postage is too much for a phone of this price; undefined if it is not. */
export function postageProblem(
  postageMinor: number,
  priceMinor: number,
  currency: string,
): string | undefined {
  const highest = highestPostage(priceMinor, currency)
  if (postageMinor <= highest) return
  return `At most ${formatMoney(highest, currency)} for a phone at this price`
}

/** Where a phone is shipped to: the largest region, or how many countries. */
type Reach =
  | { kind: 'worldwide' | 'eu' | 'euAndMore' }
  | { kind: 'country'; code: string }
  | { kind: 'countries'; count: number }

type DeliverySummary = {
  where: Reach
  lowestMinor: number
  /** Several prices, of which the lowest is given. */
  isFrom: boolean
  isFree: boolean
}

/** What a card says of shipping; undefined without any. */
export function summaryOfDelivery({
  shippingZones: zones,
}: Pick<DeliveryTerms, 'shippingZones'>): DeliverySummary | undefined {
  if (zones.length === 0) return
  const prices = zones.map((zone) => zone.priceMinor)
  return {
    where: reachOf(zones),
    lowestMinor: Math.min(...prices),
    isFrom: prices.length > 1,
    isFree: prices.every((price) => price === 0),
  }
}

function reaches(zones: readonly ShippingZone[], code: string): boolean {
  return zones.some(({ to }) => to.includes(code))
}

function reachOf(zones: readonly ShippingZone[]): Reach {
  if (reaches(zones, WORLD)) return { kind: 'worldwide' }
  const all = [...new Set(zones.flatMap(({ to }) => to))]
  const countries = all.filter((code) => code !== EU)
  if (reaches(zones, EU))
    return { kind: countries.some((code) => !eu.has(code)) ? 'euAndMore' : 'eu' }
  const [code] = all
  return code && all.length === 1
    ? { kind: 'country', code }
    : { kind: 'countries', count: all.length }
}
