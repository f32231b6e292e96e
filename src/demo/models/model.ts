export type PhoneModel = {
  brand: string
  /** As people write it. */
  name: string
  /** YYYY-MM, or YYYY where the month is not known. */
  announced: string
  storageGb: readonly number[]
  /** Of the smallest variant, when it came out. */
  launchUsd: number
  colors: readonly { name: string; hex: string }[]
  /** How it looks: the name of a drawing in tools/demo-pictures/families. */
  family: string
}

/** Families of phones with keys, and of those that fold, whose sellers describe other things. */
export const keyFamilies: ReadonlySet<string> = new Set([
  'nokia-classic',
  'nokia-bar',
  'nokia-slim',
  'nokia-shell',
  'nokia-keyboard',
  'keyboard-tall',
])
export const foldingFamilies: ReadonlySet<string> = new Set([
  'galaxy-flip',
  'galaxy-flip-small',
  'razr',
  'galaxy-fold',
  'pixel-fold',
  'honor-fold',
])

/** One row of the table; colors are written as name and hex. */
export function model(
  name: string,
  announced: string,
  storageGb: readonly number[],
  launchUsd: number,
  family: string,
  colors: Record<string, string>,
): Omit<PhoneModel, 'brand'> {
  return {
    name,
    announced,
    storageGb,
    launchUsd,
    family,
    colors: Object.entries(colors).map(([name, hex]) => ({ name, hex })),
  }
}
