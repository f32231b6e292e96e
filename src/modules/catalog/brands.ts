import { cached, type Executor, newId, publishChange, type Tx } from '../../platform/db/index.ts'
import { BRAND_ALIASES, OTHER_BRAND } from '../../shared/brands.ts'
import { editDistance } from './edit-distance.ts'
import { freeSlug, slugify } from './model.ts'
import {
  type CategoryRow,
  insertBrands,
  insertMissingCatchAlls,
  listCategories,
} from './models.store.ts'

/** Brands that the catalog lists under their maker. */
const SUB_BRANDS: Record<string, string> = { redmi: 'xiaomi', poco: 'xiaomi' }

export type Brand = { id: string; brand: string }

const brands = cached(['brands'], async (db) => {
  const rows = await listCategories(db)
  const byText = new Map<string, CategoryRow>()
  // Names are set last: a name wins over another brand's slug.
  for (const row of rows) byText.set(row.slug, row)
  for (const row of rows) byText.set(row.brand.toLowerCase(), row)
  return { rows, byText, byId: new Map(rows.map((row) => [row.id, row])) }
})

/** Every brand, from the cache. */
export async function allBrands(db: Executor): Promise<CategoryRow[]> {
  return (await brands(db)).rows
}

export async function brandById(db: Executor, id: string): Promise<CategoryRow | undefined> {
  return (await brands(db)).byId.get(id.toLowerCase())
}

/** Finds a brand by name or slug, ignoring case; 'Apple' finds Iphone. */
export async function findBrand(db: Executor, text: string): Promise<Brand | undefined> {
  const row = (await brands(db)).byText.get(normalizeBrand(text))
  return row && { id: row.id, brand: row.brand }
}

/** The brand of a phone: one of the catalog, or another one with its name as it was typed. */
type BrandOfPhone = Brand & { other: string | null }

/**
 * The brand that a seller typed. 'Redmi' and 'Samsung Galaxy' are found too. A name that the
 * catalog lacks is another brand, unless it looks like a misspelled one.
 */
export async function readBrand(
  db: Executor,
  typed: string,
): Promise<BrandOfPhone | { suggestion: string } | undefined> {
  const text = typed.trim()
  const brand =
    (await findBrand(db, text)) ??
    (await findBrand(db, SUB_BRANDS[text.toLowerCase()] ?? '')) ??
    (await brandAtStart(db, text))
  if (brand) return { ...brand, other: null }
  const suggestion = await nearestBrand(db, text)
  if (suggestion) return { suggestion }
  const other = await findBrand(db, OTHER_BRAND)
  return other && /\p{L}/u.test(text) ? { ...other, other: text } : undefined
}

/** 'Samsung Galaxy' begins with a brand. */
export async function brandAtStart(db: Executor, text: string): Promise<Brand | undefined> {
  const words = text.split(/\s+/)
  for (let many = words.length - 1; many > 0; many -= 1) {
    const brand = await findBrand(db, words.slice(0, many).join(' '))
    if (brand) return brand
  }
}

/** Letters from which on two may be wrong; below it one. */
const LONG_NAME = 7
/** Names that are too short to tell a typo from another brand. */
const SHORTEST_NAME = 4

async function nearestBrand(db: Executor, text: string): Promise<string | undefined> {
  const name = text.toLowerCase()
  if (name.length < SHORTEST_NAME) return undefined
  const most = name.length >= LONG_NAME ? 2 : 1
  const near = (await brands(db)).rows
    .map(({ brand }) => ({ brand, off: editDistance(name, brand.toLowerCase()) }))
    .filter(({ brand, off }) => off <= most && brand.length >= SHORTEST_NAME)
  return near.sort((a, b) => a.off - b.off)[0]?.brand
}

/** A brand's name as the list has it, in lower case: 'Apple' becomes 'iphone'. */
export function normalizeBrand(text: string): string {
  const name = text.trim().toLowerCase()
  return BRAND_ALIASES[name]?.toLowerCase() ?? name
}

export function brandAliases(brand: string): string[] {
  return Object.keys(BRAND_ALIASES).filter(
    (alias) => BRAND_ALIASES[alias]?.toLowerCase() === brand.toLowerCase(),
  )
}

/**
 * Returns brands by the names given, and adds those that are missing, each with a catch-all model
 * for phones that match no other. The caller holds the catalog lock.
 */
export async function ensureBrands(tx: Tx, names: string[]): Promise<Map<string, CategoryRow>> {
  const before = byName(await listCategories(tx))
  const missing = new Map<string, string>()
  for (const name of names) {
    const key = normalizeBrand(name)
    if (!before.has(key) && !missing.has(key)) missing.set(key, name)
  }
  const taken = new Set([...before.values()].map(({ slug }) => slug))
  const fresh = [...missing.values()].map((brand) => {
    const slug = freeSlug(slugify(brand) || 'brand', taken)
    return { id: newId(), brand, slug }
  })
  if (fresh.length > 0) {
    await insertBrands(tx, fresh)
    publishChange(tx, 'brands')
  }
  await insertMissingCatchAlls(tx)
  const brands = fresh.length > 0 ? byName(await listCategories(tx)) : before
  const pairs = names.map((name) => [name, brands.get(normalizeBrand(name))] as const)
  return new Map(pairs.filter((pair): pair is [string, CategoryRow] => pair[1] !== undefined))
}

function byName(rows: CategoryRow[]) {
  return new Map(rows.map((row) => [normalizeBrand(row.brand), row]))
}
