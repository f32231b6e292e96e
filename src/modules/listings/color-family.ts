/** Color families for filters. Listings store the index from 1: never reorder. */
export const colorFamilies = [
  'black',
  'white',
  'gray',
  'silver',
  'gold',
  'blue',
  'green',
  'red',
  'pink',
  'purple',
  'yellow',
  'orange',
  'brown',
  'other',
] as const
export type ColorFamily = (typeof colorFamilies)[number]

/** Names that manufacturers use. */
const words: Partial<{ [family in ColorFamily]: string }> = {
  black: 'midnight obsidian onyx charcoal noir jet ebony ink carbon',
  white: 'starlight snow pearl ivory cream porcelain polar frost chalk',
  gray: 'titanium graphite slate stone gunmetal anthracite ash fog hazel',
  silver: 'chrome platinum steel aluminium aluminum',
  gold: 'golden champagne bronze',
  blue: 'navy azure sky ocean cobalt sapphire pacific sierra denim indigo bay aqua cyan ultramarine',
  green: 'mint sage olive teal emerald alpine forest lime jade aurora',
  red: 'coral crimson burgundy ruby scarlet cherry',
  pink: 'rose blush magenta fuchsia',
  purple: 'violet lavender lilac plum amethyst orchid mauve',
  yellow: 'lemon canary',
  orange: 'peach apricot sunset tangerine',
  brown: 'copper mocha sand desert chocolate coffee leather',
}

const families = new Map<string, number>(colorFamilies.map((family, index) => [family, index + 1]))
// Sellers and manufacturers write it both ways.
families.set('grey', families.get('gray')!)
const fancy = new Map<string, number>()
for (const [family, names = ''] of Object.entries(words))
  for (const name of names.split(' ')) fancy.set(name, families.get(family)!)

export function isPlainColor(word: string): boolean {
  return families.has(word) && word !== 'other'
}

/** Whether a word is a plain color or a manufacturer's name for one. */
export function isColor(word: string): boolean {
  return isPlainColor(word) || fancy.has(word)
}

/**
 * The family of a color as manufacturers name it: plain names win over fancy ones, and the last one
 * counts ('Midnight Green', 'Blue Titanium'). 0 without a color.
 */
export function toColorFamily(color: string | null): number {
  const names = color?.toLowerCase().match(/\p{L}+/gu) ?? []
  if (names.length === 0) return 0
  const plain = names.findLast((word) => families.has(word))
  if (plain) return families.get(plain)!
  const colorWord = names.findLast((word) => fancy.has(word))
  return colorWord ? fancy.get(colorWord)! : colorFamilies.length
}
