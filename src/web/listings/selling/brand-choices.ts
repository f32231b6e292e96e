import { FIRST_BRANDS, OTHER_BRAND } from '../../../shared/brands.ts'

/** The brand of the catalog that a text names, ignoring case; undefined for another one. */
export function knownBrand(brands: readonly string[], text: string): string | undefined {
  const wanted = text.trim().toLowerCase()
  return catalogBrands(brands).find((brand) => brand.toLowerCase() === wanted)
}

/** Brands that contain what was typed: the most common ones, the others by name, and another one last. */
export function brandChoices(
  brands: readonly string[],
  typed: string,
): { brand: string; label: string }[] {
  const wanted = typed.trim().toLowerCase()
  const matches = catalogBrands(brands)
    .filter((brand) => brand.toLowerCase().includes(wanted))
    .map((brand) => ({ brand, label: brand }))
  if (!wanted || wanted === OTHER_BRAND.toLowerCase())
    return [...matches, { brand: OTHER_BRAND, label: OTHER_BRAND }]
  if (knownBrand(brands, typed)) return matches
  const other = typed.trim()
  return [...matches, { brand: other, label: `${OTHER_BRAND}: “${other}”` }]
}

function catalogBrands(brands: readonly string[]): string[] {
  const others = brands.filter((brand) => !FIRST_BRANDS.includes(brand) && brand !== OTHER_BRAND)
  const byName = others.toSorted((a, b) => a.localeCompare(b, 'en', { sensitivity: 'base' }))
  return [...FIRST_BRANDS, ...byName]
}
