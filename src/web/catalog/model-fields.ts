import type { Model, ModelChange } from '../api/index.ts'

/** The form of a model; lists are typed with commas, other names a line each. */
export const emptyModel = {
  brand: '',
  name: '',
  otherNames: '',
  announced: '',
  os: '',
  chipset: '',
  displayIn: '',
  mainCameraMp: '',
  batteryMah: '',
  ramGb: '',
  storageGb: '',
  colours: '',
  launchPriceUsd: '',
  securityUpdatesUntil: '',
  sourceNote: '',
}
export type ModelFields = typeof emptyModel

const numbers = ['displayIn', 'mainCameraMp', 'batteryMah', 'ramGb', 'launchPriceUsd'] as const

/** What is known of a model, as the form shows it. */
export function fieldsOf({ brand, name, otherNames, facts }: Model): ModelFields {
  const text = (value: string | number | null) => (value === null ? '' : String(value))
  const price = facts.launchPriceMinor
  return {
    brand,
    name,
    otherNames: otherNames.join('\n'),
    announced: text(facts.announced),
    os: text(facts.os),
    chipset: text(facts.chipset),
    displayIn: text(facts.displayIn),
    mainCameraMp: text(facts.mainCameraMp),
    batteryMah: text(facts.batteryMah),
    ramGb: text(facts.ramGb),
    storageGb: facts.storageGb.join(', '),
    colours: facts.colours.join(', '),
    launchPriceUsd: price === null ? '' : String(price / 100),
    securityUpdatesUntil: text(facts.securityUpdatesUntil),
    sourceNote: facts.sourceNote,
  }
}

/** Only what is no figure at all; the rest the server decides. */
export function checkModel(fields: ModelFields) {
  const problems: Partial<Record<keyof ModelFields, string>> = {}
  if (!fields.brand) problems.brand = 'Choose a brand'
  if (!fields.name.trim()) problems.name = 'Name is required'
  for (const name of numbers)
    if (Number.isNaN(toNumber(fields[name]))) problems[name] = 'Must be a number'
  if (listOf(fields.storageGb).some((size) => !/^\d{1,5}$/.test(size)))
    problems.storageGb = 'Must be whole gigabytes, separated by commas'
  return problems
}

/** What the form sends; what was emptied is emptied. */
export function toChange(fields: ModelFields): ModelChange {
  const figures = numbers.map((name) => [name, toNumber(fields[name])])
  return {
    name: fields.name.trim(),
    otherNames: listOf(fields.otherNames, '\n'),
    announced: fields.announced.trim() || null,
    os: fields.os.trim() || null,
    chipset: fields.chipset.trim() || null,
    ...(Object.fromEntries(figures) as Record<(typeof numbers)[number], number | null>),
    storageGb: listOf(fields.storageGb).map(Number),
    colours: listOf(fields.colours),
    securityUpdatesUntil: fields.securityUpdatesUntil || null,
    sourceNote: fields.sourceNote.trim(),
  }
}

function toNumber(text: string): number | null {
  const plain = text.trim().replace(',', '.')
  return plain === '' ? null : Number(plain)
}

function listOf(text: string, separator = ','): string[] {
  return text
    .split(separator)
    .map((one) => one.trim())
    .filter(Boolean)
}
