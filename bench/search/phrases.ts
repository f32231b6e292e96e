import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Phone } from '../../src/modules/listings/listings.contract.ts'
import { createCsvReader } from '../../src/platform/csv.ts'
import { postageTo } from '../../src/shared/listings/delivery-terms.ts'

/** A query as people type it, with what its results must have. */
export type PhraseQuery = {
  /** The rules were written for the tuned ones only. */
  half: string
  query: string
  /** Brands, or brands with models; '*' stands for any, or for any ending. */
  phones: string[]
  filters: URLSearchParams
}

export function phraseQueries(): PhraseQuery[] {
  const reader = createCsvReader()
  const text = readFileSync(path.resolve(import.meta.dirname, '../phrases.csv'), 'utf8')
  const [, ...rows] = [...reader.push(text), ...reader.end()]
  return rows.map(({ cells }) => {
    const [half = '', query = '', phones = '', filters = ''] = cells ?? []
    // A plus sign means several values, or this value and more.
    const written = filters.replaceAll('+', '%2B')
    return { half, query, phones: phones.split('|'), filters: new URLSearchParams(written) }
  })
}

const SIZES = [16, 32, 64, 128, 256, 512, 1_024]

/** The expected filters as parameters of a search. */
export function toParams({ filters }: PhraseQuery): URLSearchParams {
  const pairs = [...filters].flatMap(([name, value]): [string, string][] => {
    if (name === 'near') return []
    if (!value.includes('+')) return [[name, value]]
    const values = value.endsWith('+')
      ? SIZES.filter((size) => size >= Number(value.slice(0, -1)))
      : value.split('+')
    return values.map((one) => [name, String(one)])
  })
  return new URLSearchParams([...pairs, ['limit', '48']])
}

/** A result with the distance to the requested place, if there is one. */
export type ResultWithDistance = Phone & { distanceKm: number | null }

/** The expectations that a result does not meet. */
export function failedExpectations(
  { phones, filters }: PhraseQuery,
  result: ResultWithDistance,
): string[] {
  const missed = [...filters].filter(([name, value]) => !(checks[name]?.(result, value) ?? false))
  const names = missed.map(([name, value]) => `${name}=${value}`)
  return phones.some((name) => isPhone(result, name)) ? names : [result.name, ...names]
}

function isPhone({ brand, model }: ResultWithDistance, expected: string): boolean {
  const name = `${brand} ${model?.name ?? ''}`
  if (expected === '*' || expected === brand) return true
  return expected.endsWith('*') ? name.startsWith(expected.slice(0, -1)) : name === expected
}

const SELLER_LEVELS = ['new', 'proven', 'trusted']
/** Kilometers around a place when a query names no distance. */
const USUAL_KM = 50

const oneOf = (value: unknown, wanted: string) => wanted.split('+').includes(String(value))

const checks: Record<string, (phone: ResultWithDistance, wanted: string) => boolean> = {
  min: ({ priceMinor }, wanted) => priceMinor >= Number(wanted) * 100,
  max: ({ priceMinor }, wanted) => priceMinor <= Number(wanted) * 100,
  storage: ({ storageGb }, wanted) =>
    wanted.endsWith('+')
      ? (storageGb ?? 0) >= Number(wanted.slice(0, -1))
      : storageGb === Number(wanted),
  color: ({ colorFamily }, wanted) => oneOf(colorFamily, wanted),
  grade: ({ grade }, wanted) => oneOf(grade, wanted),
  batteryPercent: ({ batteryPercent }, wanted) => (batteryPercent ?? 0) >= Number(wanted),
  returnDays: ({ returnDays }, wanted) => (returnDays ?? 0) >= Number(wanted),
  warrantyMonths: ({ warrantyMonths }, wanted) => (warrantyMonths ?? 0) >= Number(wanted),
  used: ({ usedMonths }, wanted) => usedMonths !== null && usedMonths <= Number(wanted),
  sellerLevel: ({ sellerLevel }, wanted) =>
    SELLER_LEVELS.indexOf(sellerLevel) >= SELLER_LEVELS.indexOf(wanted),
  photo: ({ img }) => img !== '',
  pickUp: ({ delivery }) => delivery.pickUp,
  shipsTo: (phone, wanted) => postage(phone, wanted) !== undefined,
  freeShipping: ({ delivery }) =>
    delivery.shipping?.zones.some(({ priceMinor }) => priceMinor === 0) ?? false,
  near: ({ distanceKm }) => distanceKm !== null && distanceKm <= USUAL_KM,
  within: ({ distanceKm }, wanted) => distanceKm !== null && distanceKm <= Number(wanted),
}

function postage({ delivery }: ResultWithDistance, country: string): number | undefined {
  return delivery.shipping
    ? postageTo({ shippingZones: delivery.shipping.zones }, country)
    : undefined
}
