import type { Tally } from '@redial/facet-index'
import {
  EU,
  euCountries,
  type Shipping,
  shippingTo,
  WORLD,
} from '../../shared/listings/delivery-terms.ts'
import { type FieldFilters, filterEntries } from '../../shared/listings/field-filters.ts'
import type { FilterKey } from '../../shared/listings/listing.fields.ts'
import {
  canPayShipping,
  isObtainable,
  type SearchedDelivery,
} from '../../shared/orders/payment-methods.ts'

/** Facts of a listing; see the SQL function listing_facts(). */
export type Facts = {
  pickUp: boolean
  /** Destinations, each with whether shipping there is free; absent when it is not shipped. */
  shipping?: Shipping
  /** True when it is shipped and its seller has saved payment instructions. */
  takesTransfer?: boolean
} & { [Key in FilterKey]?: number | string }

/** The facts of each variant by its id. */
export type Variants = ReadonlyMap<number, Facts>

/** How a phone must be available. */
export type DeliveryFilters = {
  pickUp: boolean
  /** A country, EU or WORLD. */
  shipsTo: string | undefined
  freeShipping: boolean
}

/** Filters on the facts of a listing. */
export type FactFilters = DeliveryFilters & { fields: FieldFilters }
export type FactFilter = keyof DeliveryFilters | FilterKey

/** Shipping as far as the shop offers it and buyers can pay for it; undefined when they can't. */
function payableShipping(facts: Facts, offered: SearchedDelivery): Shipping | undefined {
  return canPayShipping(offered.shipping, facts) ? facts.shipping : undefined
}

/** The filters that a listing with these facts fails. */
export function failedFacts(
  { pickUp, shipsTo, freeShipping, fields }: FactFilters,
  facts: Facts,
  offered: SearchedDelivery,
): FactFilter[] {
  const failed: FactFilter[] = []
  if (pickUp && !(facts.pickUp && offered.pickUp)) failed.push('pickUp')
  const shipping = payableShipping(facts, offered)
  if (shipsTo && (!shipping || shippingTo(shipping, shipsTo) === undefined)) failed.push('shipsTo')
  if (freeShipping && !(shipping && isFree(shipping, shipsTo))) failed.push('freeShipping')
  for (const [key] of filterEntries) {
    const chosen = fields[key]
    if (chosen !== undefined && !fitsField(chosen, facts[key])) failed.push(key)
  }
  return failed
}

/** Free to a destination; without one, free to any. */
function isFree(shipping: Shipping, destination: string | undefined): boolean {
  return destination
    ? shippingTo(shipping, destination) === true
    : Object.values(shipping).includes(true)
}

function fitsField(chosen: number | string[], value: number | string | undefined): boolean {
  if (value === undefined) return false
  return typeof chosen === 'number' ? Number(value) >= chosen : chosen.includes(String(value))
}

/** The variants that pass; null without a filter on facts. */
export function passingVariants(
  variants: Variants,
  filters: FactFilters,
  offered: SearchedDelivery,
): Set<number> | null {
  if (!hasFactFilter(filters)) return null
  const passing = new Set<number>()
  for (const [id, facts] of variants)
    if (failedFacts(filters, facts, offered).length === 0) passing.add(id)
  return passing
}

/** The variants of phones that anybody can get. */
export function obtainableVariants(variants: Variants, offered: SearchedDelivery): Set<number> {
  const isOffered = ({ pickUp, shipping, takesTransfer = false }: Facts) =>
    isObtainable({ pickUp, isShipped: shipping !== undefined, takesTransfer }, offered)
  return new Set([...variants].flatMap(([id, facts]) => (isOffered(facts) ? [id] : [])))
}

function hasFactFilter({ pickUp, shipsTo, freeShipping, fields }: FactFilters): boolean {
  return pickUp || shipsTo !== undefined || freeShipping || Object.keys(fields).length > 0
}

/** Numbers of results with each fact, each ignoring the filter on it. */
export type FactCounts = {
  pickUp: number
  freeShipping: number
  /** By destination. A country without its own count uses that of EU or WORLD. */
  shipsTo: Map<string, number>
  /** By stored value. */
  fields: { [Key in FilterKey]: Map<number | string, number> }
}

/** @param counts The results by variant, ignoring all filters on facts. */
export function countFacts(
  counts: Tally,
  variants: Variants,
  filters: FactFilters,
  offered: SearchedDelivery,
): FactCounts {
  const fields = Object.fromEntries(filterEntries.map(([key]) => [key, new Map()]))
  const result: FactCounts = {
    pickUp: 0,
    freeShipping: 0,
    shipsTo: new Map(),
    fields: fields as FactCounts['fields'],
  }
  const isFiltered = hasFactFilter(filters)
  // Variants that ship alike share an object.
  const destinations = new Map<Shipping, number>()
  const free = new Map<Shipping, number>()
  counts.forEach((id, count) => {
    const facts = variants.get(id)
    if (!facts) return
    const failed = isFiltered ? failedFacts(filters, facts, offered) : NO_FILTERS
    if (failed.length > 1) return
    const [only] = failed
    const fits = (name: FactFilter) => only === undefined || only === name
    const shipping = payableShipping(facts, offered)
    if (facts.pickUp && offered.pickUp && fits('pickUp')) result.pickUp += count
    if (shipping && fits('freeShipping')) add(free, shipping, count)
    if (shipping && fits('shipsTo')) add(destinations, shipping, count)
    for (const [key] of filterEntries) {
      const value = facts[key]
      if (value !== undefined && fits(key)) add(result.fields[key], value, count)
    }
  })
  for (const [shipping, count] of free)
    if (isFree(shipping, filters.shipsTo)) result.freeShipping += count
  result.shipsTo = countDestinations(destinations)
  return result
}

const NO_FILTERS: readonly FactFilter[] = []

const eu = new Set(euCountries)

function countDestinations(counts: Map<Shipping, number>): Map<string, number> {
  const byCountry = new Map<string, number>()
  let [world, inEu] = [0, 0]
  for (const [shipping, count] of counts) {
    if (WORLD in shipping) world += count
    else if (EU in shipping) inEu += count
    for (const code of Object.keys(shipping)) {
      if (code === WORLD || code === EU) continue
      const isIncluded = WORLD in shipping || (EU in shipping && eu.has(code))
      add(byCountry, code, isIncluded ? 0 : count)
    }
  }
  const destinations = new Map<string, number>()
  if (world > 0) destinations.set(WORLD, world)
  if (inEu > 0) destinations.set(EU, world + inEu)
  for (const [code, count] of byCountry) {
    const total = count + world + (eu.has(code) ? inEu : 0)
    if (total > 0) destinations.set(code, total)
  }
  return destinations
}

function add<Key>(counts: Map<Key, number>, key: Key, by: number) {
  counts.set(key, (counts.get(key) ?? 0) + by)
}
