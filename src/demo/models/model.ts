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
  colours: readonly { name: string; hex: string }[]
  family: FamilyName
}

/** One row of the table; colours are written as name and hex. */
export function model(
  name: string,
  announced: string,
  storageGb: readonly number[],
  launchUsd: number,
  family: FamilyName,
  colours: Record<string, string>,
): Omit<PhoneModel, 'brand'> {
  return {
    name,
    announced,
    storageGb,
    launchUsd,
    family,
    colours: Object.entries(colours).map(([name, hex]) => ({ name, hex })),
  }
}
