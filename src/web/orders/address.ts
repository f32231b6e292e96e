import type { Address } from '../../modules/orders/order-detail.contract.ts'

const fields = [
  'name',
  'line1',
  'line2',
  'city',
  'region',
  'postalCode',
  'country',
  'phone',
] as const
/** A field as the server names it when something is wrong with it. */
export type AddressField = `address.${(typeof fields)[number]}`
export type AddressValues = Record<AddressField, string>

const named = (textOf: (field: (typeof fields)[number]) => string) =>
  Object.fromEntries(fields.map((field) => [`address.${field}`, textOf(field)])) as AddressValues

export const emptyAddress = named(() => '')

export function filledAddress(address: Address): AddressValues {
  return named((field) => address[field])
}

/** What was typed, as the API takes it. */
export function addressOf(values: AddressValues) {
  return Object.fromEntries(
    fields.map((field) => [field, values[`address.${field}`].trim()]),
  ) as Record<(typeof fields)[number], string>
}

const required: Partial<Record<AddressField, string>> = {
  'address.name': 'Name is required',
  'address.line1': 'Street and number are required',
  'address.city': 'City is required',
  'address.country': 'Country is required',
}

/** What is missing; whether the rest fits its country the server says. */
export function addressProblems(values: AddressValues): Partial<Record<AddressField, string>> {
  return Object.fromEntries(
    Object.entries(required).filter(([field]) => values[field as AddressField].trim() === ''),
  )
}
