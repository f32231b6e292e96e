/** Offered first wherever a brand is chosen; the others follow by name. */
export const FIRST_BRANDS = ['Iphone', 'Nokia', 'Samsung']

/** The brand of phones whose own brand the catalog doesn't have. Their names begin with it. */
export const OTHER_BRAND = 'Other brand'

/** Names, in lower case, of brands that the list has under another name. */
export const BRAND_ALIASES: Readonly<Record<string, string>> = { apple: 'Iphone' }

/** The brand as sentences write it: its maker's spelling where the list has another. */
export function brandInText(brand: string): string {
  return brand === 'Iphone' ? 'iPhone' : brand
}
