import type { Executor } from '../../platform/db/index.ts'
import { type CategoryRow, listCategories } from './categories.store.ts'

/** What people call a brand that the list names otherwise. */
const ALIASES: Record<string, string> = { apple: 'iphone' }

export type Brand = { id: string; brand: string }

/** The brand that a text names, by name or slug, in any case; 'Apple' is Iphone too. */
export async function findBrand(db: Executor, text: string): Promise<Brand | undefined> {
  return pickBrand(await listCategories(db), text)
}

/** The brands that these texts name; what names none is left out. */
export async function findBrands(db: Executor, texts: string[]): Promise<Brand[]> {
  if (texts.length === 0) return []
  const known = await listCategories(db)
  return texts.flatMap((text) => pickBrand(known, text) ?? [])
}

function pickBrand(known: CategoryRow[], text: string): Brand | undefined {
  const wanted = text.trim().toLowerCase()
  const name = ALIASES[wanted] ?? wanted
  const found = known.find((one) => one.brand.toLowerCase() === name || one.slug === name)
  return found && { id: found.id, brand: found.brand }
}
