import { iphones } from './models/iphone.ts'
import type { PhoneModel } from './models/model.ts'
import {
  asuses,
  fairphones,
  googles,
  honors,
  huaweis,
  motorolas,
  nokias,
  nothings,
  oneplus,
  oppos,
  sonys,
  xiaomis,
} from './models/other-brands.ts'
import { samsungs } from './models/samsung.ts'

export type { PhoneModel }

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

const rows: Record<Brand, readonly Omit<PhoneModel, 'brand'>[]> = {
  Iphone: iphones,
  Nokia: nokias,
  Samsung: samsungs,
  Google: googles,
  Xiaomi: xiaomis,
  OnePlus: oneplus,
  Motorola: motorolas,
  Sony: sonys,
  Huawei: huaweis,
  Oppo: oppos,
  Honor: honors,
  Fairphone: fairphones,
  Nothing: nothings,
  Asus: asuses,
}

export const catalog: readonly (PhoneModel & { brand: Brand })[] = brands.flatMap((brand) =>
  rows[brand].map((row) => ({ brand, ...row })),
)

/** How a brand is written in file names and addresses. */
export function brandSlug(brand: string): string {
  return brand.toLowerCase()
}
