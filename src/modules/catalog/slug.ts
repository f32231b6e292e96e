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
