import { cachedByKey, type Executor } from '../../platform/db/index.ts'
import type { Model, ModelChange, ModelFacts } from './catalog.contract.ts'
import { type Facts, findModelById, type ModelRow } from './models.store.ts'

export const NO_FACTS: Facts = {
  announced: null,
  os: null,
  displayIn: null,
  chipset: null,
  mainCameraMp: null,
  batteryMah: null,
  ramGb: null,
  maxStorageGb: null,
  storageGb: [],
  colors: [],
  launchPriceMinor: null,
  launchCurrency: null,
  securityUpdatesUntil: null,
  sourceNote: '',
}

/** Fills the gaps of `facts` from `others`. */
export function completeFacts(facts: Facts, others: Facts): Facts {
  const present = Object.entries(facts).filter(([, value]) => !isBlank(value))
  return { ...others, ...Object.fromEntries(present) }
}

function isBlank(value: unknown) {
  return value === null || value === '' || (Array.isArray(value) && value.length === 0)
}

export function toModel(row: ModelRow, live: number): Model {
  return {
    _id: String(row.id),
    slug: row.slug,
    name: row.name,
    fullName: row.catchAll ? row.name : fullName(row.brand, row.name),
    brand: row.brand,
    brandId: row.brandId,
    otherNames: row.otherNames,
    facts: toFacts(row),
    live,
    corrected: row.correctedAt !== null,
  }
}

function toFacts(row: ModelRow): ModelFacts {
  const { announced, os, displayIn, chipset, mainCameraMp, batteryMah, ramGb, ...rest } = row
  const { storageGb, colors, launchPriceMinor, launchCurrency } = rest
  const { maxStorageGb, securityUpdatesUntil, sourceNote } = rest
  return {
    ...{ announced, os, displayIn, chipset, mainCameraMp, batteryMah, ramGb, storageGb },
    maxStorageGb: storageGb.length > 0 ? Math.max(...storageGb) : maxStorageGb,
    ...{ colors, launchPriceMinor, launchCurrency, securityUpdatesUntil, sourceNote },
  }
}

/** The facts after a change. Missing fields stay; null and empty text clear a field. */
export function applyChange(
  before: Facts,
  change: Omit<ModelChange, 'name' | 'otherNames'>,
): Facts {
  const { launchPriceUsd: price, storageGb, batteryMah, maxStorageGb, ...rest } = change
  const given = Object.entries(rest).filter(([, value]) => value !== undefined)
  const cleared = given.map(([key, value]) => [key, value === '' ? null : value])
  const facts: Facts = { ...before, ...Object.fromEntries(cleared) }
  return {
    ...facts,
    sourceNote: change.sourceNote ?? before.sourceNote,
    batteryMah: wholeOr(batteryMah, before.batteryMah),
    maxStorageGb: wholeOr(maxStorageGb, before.maxStorageGb),
    storageGb: storageGb ? [...new Set(storageGb)].sort((a, b) => a - b) : before.storageGb,
    ...(price === undefined
      ? {}
      : {
          launchPriceMinor: price === null ? null : Math.round(price * 100),
          launchCurrency: price === null ? null : 'USD',
        }),
  }
}

function wholeOr(value: number | null | undefined, before: number | null) {
  if (value === undefined) return before
  return value === null ? null : Math.round(value)
}

type Given = Partial<ModelChange>

/** The model as a change of every field would write it; prices in dollars, empty lists and texts as null. */
function asChange(row: ModelRow): Record<keyof ModelChange, unknown> {
  const { name, otherNames, launchPriceMinor: cents } = row
  return { ...toFacts(row), name, otherNames, launchPriceUsd: cents === null ? null : cents / 100 }
}

/** Lists in one order, and null for what is empty, so that equal values are equal texts. */
function comparable(value: unknown): string {
  if (isBlank(value)) return 'null'
  return JSON.stringify(Array.isArray(value) ? value.map(String).sort() : value)
}

/**
 * The fields of a change whose value is no longer the one that the admin saw, with a message each that names the
 * value of today. A field that has the new value already is none of them.
 */
export function changedMeanwhile(row: ModelRow, change: Given, replaces: Given) {
  const now = asChange(row)
  const names = Object.keys(replaces) as (keyof ModelChange)[]
  const changed = names.filter((name) => {
    const today = comparable(now[name])
    return (
      change[name] !== undefined &&
      replaces[name] !== undefined &&
      comparable(replaces[name]) !== today &&
      comparable(change[name]) !== today
    )
  })
  return Object.fromEntries(changed.map((name) => [name, messageOf(now[name])]))
}

function messageOf(value: unknown): string {
  if (isBlank(value)) return 'Another admin has cleared this. Save again to replace it'
  const text = Array.isArray(value) ? value.join(', ') : value
  return `Another admin has changed this to “${text}”. Save again to replace it`
}

/** About 1 kB each. */
const MOST_FACTS = 2_000

/** Null for a catch-all model. */
export const getModelFacts = cachedByKey(
  { topics: ['models', 'brands'], most: MOST_FACTS },
  readFacts,
)

async function readFacts(db: Executor, modelId: number): Promise<ModelFacts | null> {
  const model = await findModelById(db, modelId)
  return model && !model.catchAll ? toFacts(model) : null
}

/** 'Galaxy S10+' becomes 'galaxy-s10-plus'. */
export function slugify(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('+', ' plus ')
    .replaceAll('&', ' and ')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .replaceAll(' ', '-')
}

/** The name with its brand, unless it starts with the brand: 'Nokia 3310', 'iPhone 13'. */
export function fullName(brand: string, name: string): string {
  return name.toLowerCase().startsWith(brand.toLowerCase()) ? name : `${brand} ${name}`
}

/** 'samsung-galaxy-s21-ultra'; a name without Latin letters or digits becomes '{brand}-model'. */
export function modelSlug(brand: string, name: string): string {
  return slugify(fullName(brand, name)) || `${slugify(brand) || 'brand'}-model`
}

/** Returns the first of 'x', 'x-2', 'x-3' … that is free, and adds it to `taken`. */
export function freeSlug(base: string, taken: Set<string>): string {
  let slug = base
  for (let n = 2; taken.has(slug); n += 1) slug = `${base}-${n}`
  taken.add(slug)
  return slug
}
