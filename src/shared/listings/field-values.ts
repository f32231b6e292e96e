import { plainLine } from '../plain-line.ts'
import {
  type FieldKey,
  type FieldValue,
  type FieldValues,
  type InputKey,
  type ListingField,
  listingFields,
  type MaterialValues,
} from './listing.fields.ts'

export const fieldEntries = Object.entries(listingFields) as [FieldKey, ListingField][]
export const fieldKeys = Object.keys(listingFields) as FieldKey[]
/** The fields that people enter. */
export const inputEntries = fieldEntries.filter(([, field]) => !field.isComputed) as [
  InputKey,
  ListingField,
][]
export const materialKeys = fieldEntries.flatMap(([key, { isMaterial }]) =>
  isMaterial ? key : [],
) as (keyof MaterialValues)[]

const detailSections: ListingField['section'][] = ['condition', 'phone', 'place', 'returns']

/** The fields among the details of a phone: its condition first. */
export const detailEntries = detailSections.flatMap((section) =>
  fieldEntries.filter(([, field]) => field.isDetail && field.section === section),
)

export function isFieldKey(key: string): key is FieldKey {
  return Object.hasOwn(listingFields, key)
}

/** Makes a value for every field. */
export function mapFields<Value>(
  make: (key: FieldKey, field: ListingField) => Value,
): Record<FieldKey, Value> {
  const made = fieldEntries.map(([key, field]) => [key, make(key, field)])
  return Object.fromEntries(made) as Record<FieldKey, Value>
}

/** Makes a value for every field that people enter. */
export function mapInputs<Value>(
  make: (key: InputKey, field: ListingField) => Value,
): Record<InputKey, Value> {
  const made = inputEntries.map(([key, field]) => [key, make(key, field)])
  return Object.fromEntries(made) as Record<InputKey, Value>
}

/** The fields of a record that has more than those. */
export function pickFields(record: FieldValues): FieldValues {
  return mapFields((key) => record[key]) as FieldValues
}

/** The column of a property in the database: 'storageGb' is stored in storage_gb. */
export function columnName(key: string): string {
  return key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

/** The stored value of what a form sends. */
export function storedValue(field: ListingField, sent: unknown): FieldValue {
  if (field.kind === 'text') {
    const text = String(sent ?? '').trim()
    return field.nullable ? text || null : text
  }
  if (field.hasDefault && sent === 0) return null
  return (sent as FieldValue | undefined) ?? null
}

/** A stored value as a form or a CSV file shows it. */
export function fieldText(field: ListingField, value: FieldValue): string {
  if (value !== null) return String(value)
  return field.hasDefault && field.kind === 'number' ? '0' : ''
}

/**
 * What a form or a CSV file says, as the API takes it: '128 GB' and '1 TB' are numbers. Text that does
 * not fit stays as it is, so that it is refused with its field.
 */
export function readFieldText(field: ListingField, text: string): FieldValue {
  const typed = text.trim()
  if (field.kind === 'text') return field.nullable ? typed || null : typed
  if (typed === '') return null
  if (field.kind === 'choice')
    return (
      Object.keys(field.options).find((option) => option.toLowerCase() === typed.toLowerCase()) ??
      typed
    )
  return readNumber(field.unit, typed)
}

function readNumber(unit: string, text: string): number | string {
  const [, digits, written = ''] = /^(\d{1,6})\s*(\D*)$/.exec(plainLine(text)) ?? []
  if (!digits) return text
  if (unit === 'GB' && written.toLowerCase() === 'tb') return Number(digits) * 1024
  return written === '' || written.toLowerCase() === unit.toLowerCase() ? Number(digits) : text
}

/** A value for display, with its unit; empty where there is none. */
export function displayField(field: ListingField, value: FieldValue): string {
  if (value === null || value === '') return ''
  if (field.kind === 'choice') return field.options[String(value)] ?? String(value)
  if (field.kind === 'text') return String(value)
  if (field.unit === 'GB') return formatStorage(Number(value))
  return `${value} ${value === 1 ? (field.unitOfOne ?? field.unit) : field.unit}`
}

/** 128 is '128 GB', 1024 is '1 TB'. */
export function formatStorage(gb: number): string {
  return gb >= 1024 && gb % 1024 === 0 ? `${gb / 1024} TB` : `${gb} GB`
}
