import type { Family } from '../phone/slab.ts'
import { androids } from './android.ts'
import { foldables } from './foldables.ts'
import { googles } from './google.ts'
import { independents } from './independents.ts'
import { iphones } from './iphone.ts'
import { makers } from './makers.ts'
import { handsets, nokiaSlabs } from './nokia.ts'
import { samsungs } from './samsung.ts'

export const families = {
  ...iphones,
  ...samsungs,
  ...googles,
  ...androids,
  ...makers,
  ...independents,
  ...nokiaSlabs,
  ...foldables,
  ...handsets,
} as const satisfies Record<string, Family>
export type FamilyName = keyof typeof families
export const familyNames = Object.keys(families) as FamilyName[]
