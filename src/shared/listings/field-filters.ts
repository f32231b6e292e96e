import { plainLine } from '../plain-line.ts'
import { displayField, fieldEntries } from './field-values.ts'
import type { FilterKey, ListingField } from './listing.fields.ts'

/** A field that a search can filter by. */
export type FilterField = Extract<ListingField, { kind: 'number' | 'choice' }>

export const filterEntries = fieldEntries.flatMap(([key, field]): [FilterKey, FilterField][] =>
  field.kind !== 'text' && field.filter ? [[key as FilterKey, field]] : [],
)

/** A value for each field that a search can filter by. */
export function mapFilterFields<T>(
  toValue: (key: FilterKey, field: FilterField) => T,
): Record<FilterKey, T> {
  const entries = filterEntries.map(([key, field]) => [key, toValue(key, field)] as const)
  return Object.fromEntries(entries) as Record<FilterKey, T>
}

/** The values chosen for each field: at least a number, or any of some options. */
export type FieldFilters = { [Key in FilterKey]?: number | string[] }

/** The filters in URL parameters; invalid values are ignored. */
export function readFieldFilters(texts: (key: FilterKey) => readonly string[]): FieldFilters {
  const filters: FieldFilters = {}
  for (const [key, field] of filterEntries) {
    const chosen = readFieldFilter(field, texts(key))
    if (chosen !== undefined) filters[key] = chosen
  }
  return filters
}

export function readFieldFilter(field: FilterField, texts: readonly string[]) {
  if (field.kind === 'number') return readLeast(field, texts[0] ?? '')
  const wanted = new Set(texts.map((text) => text.trim().toLowerCase()))
  const options = Object.keys(field.options).filter((option) => wanted.has(option.toLowerCase()))
  return options.length > 0 ? options : undefined
}

function readLeast({ min, max }: { min: number; max: number }, text: string) {
  const typed = plainLine(text)
  if (!/^\d{1,9}$/.test(typed)) return undefined
  const least = Number(typed)
  return least >= min && least <= max ? least : undefined
}

/** What a filter requires: 'at least 80 %', or the label of each option. */
export function filterLabels(field: FilterField, chosen: number | string[]): string[] {
  return typeof chosen === 'number'
    ? [`at least ${displayField(field, chosen)}`]
    : chosen.map((option) => displayField(field, option))
}

/** A label within a sentence: 'Battery health' becomes 'battery health', 'SIM slots' stays. */
export function startInLowerCase(label: string): string {
  return label.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())
}
