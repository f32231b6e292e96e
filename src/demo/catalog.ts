import { readTable } from './tables/read-table.ts'

/** A real phone that the demo has pictures of. */
export type PhoneModel = {
  brand: Brand
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

/** The three that the form has always offered come first. */
export const brands = [
  'Iphone',
  'Nokia',
  'Samsung',
  'Google',
  'Xiaomi',
  'OnePlus',
  'Motorola',
  'Sony',
  'Huawei',
  'Oppo',
  'Honor',
  'Fairphone',
  'Nothing',
  'Asus',
] as const
export type Brand = (typeof brands)[number]

const rows = readTable('models', 'brand,name,announced,storage_gb,launch_usd,family,colors')

export const catalog: readonly PhoneModel[] = rows.map((row) => ({
  brand: row.brand as Brand,
  name: row.name,
  announced: row.announced,
  storageGb: row.storage_gb.split(' ').filter(Boolean).map(Number),
  launchUsd: Number(row.launch_usd),
  family: row.family,
  // A name and a hex value each.
  colors: row.colors.split('; ').map((color) => {
    const space = color.lastIndexOf(' ')
    return { name: color.slice(0, space), hex: color.slice(space + 1) }
  }),
}))

/** How a brand is written in file names and addresses. */
export function brandSlug(brand: string): string {
  return brand.toLowerCase()
}
