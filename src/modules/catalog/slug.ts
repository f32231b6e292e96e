/** Plain words of a text for an address: 'Galaxy S10+' becomes 'galaxy-s10-plus'. */
export function slugOf(text: string): string {
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

/** A model as people say it, with its brand unless the name begins with it: 'Nokia 3310', 'iPhone 13'. */
export function fullName(brand: string, name: string): string {
  return name.toLowerCase().startsWith(brand.toLowerCase()) ? name : `${brand} ${name}`
}

/** 'samsung-galaxy-s21-ultra'; a name without a plain letter is called by its brand alone. */
export function modelSlug(brand: string, name: string): string {
  return slugOf(fullName(brand, name)) || `${slugOf(brand) || 'brand'}-model`
}

/** The first of 'x', 'x-2', 'x-3' … that is not taken; takes it. */
export function freeSlug(wanted: string, taken: Set<string>): string {
  let slug = wanted
  for (let n = 2; taken.has(slug); n += 1) slug = `${wanted}-${n}`
  taken.add(slug)
  return slug
}
