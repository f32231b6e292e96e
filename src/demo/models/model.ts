import type { FamilyName } from '@redial/demo-phones'

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
  family: FamilyName
}

/** One row of the table; colors are written as name and hex. */
export function model(
  name: string,
  announced: string,
  storageGb: readonly number[],
  launchUsd: number,
  family: FamilyName,
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
