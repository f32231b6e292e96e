import { cached, type Executor } from '../../platform/db/index.ts'
import { type CategoryRow, listCategories } from './categories.store.ts'

/** What people call a brand that the list names otherwise. */
const ALIASES: Record<string, string> = { apple: 'iphone' }

export type Brand = { id: string; brand: string }

const brands = cached(['brands'], async (db) => {
  const rows = await listCategories(db)
  const byText = new Map<string, CategoryRow>()
  // A name has the last word over another brand's slug.
  for (const row of rows) byText.set(row.slug, row)
  for (const row of rows) byText.set(row.brand.toLowerCase(), row)
  return { rows, byText, byId: new Map(rows.map((row) => [row.id, row])) }
})

/** Every brand, from memory. */
export async function allBrands(db: Executor): Promise<CategoryRow[]> {
  return (await brands(db)).rows
}

export async function brandById(db: Executor, id: string): Promise<CategoryRow | undefined> {
  return (await brands(db)).byId.get(id.toLowerCase())
}

/** The brand that a text names, by name or slug, in any case; 'Apple' is Iphone too. */
export async function findBrand(db: Executor, text: string): Promise<Brand | undefined> {
  const found = (await brands(db)).byText.get(commonName(text))
  return found && { id: found.id, brand: found.brand }
}

/** A brand's name as the list has it, in lower case. */
export function commonName(text: string): string {
  const wanted = text.trim().toLowerCase()
  return ALIASES[wanted] ?? wanted
}

/** What people call this brand besides its name. */
export function otherBrandNames(brand: string): string[] {
  return Object.keys(ALIASES).filter((alias) => ALIASES[alias] === brand.toLowerCase())
}
