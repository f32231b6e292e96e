/** What the catalogue knows of a model; null and empty lists where it does not. */
export type Facts = {
  /** 'YYYY' or 'YYYY-MM', as exactly as it is known. */
  announced: string | null
  os: string | null
  /** Inches. */
  displayIn: number | null
  chipset: string | null
  mainCameraMp: number | null
  batteryMah: number | null
  ramGb: number | null
  /** The largest variant, where the others are not known. */
  maxStorageGb: number | null
  storageGb: number[]
  colours: string[]
  launchPriceMinor: number | null
  launchCurrency: string | null
  /** 'YYYY-MM-DD'. */
  securityUpdatesUntil: string | null
  sourceNote: string
}

export const NO_FACTS: Facts = {
  announced: null,
  os: null,
  displayIn: null,
  chipset: null,
  mainCameraMp: null,
  batteryMah: null,
  ramGb: null,
  maxStorageGb: null,
  storageGb: [],
  colours: [],
  launchPriceMinor: null,
  launchCurrency: null,
  securityUpdatesUntil: null,
  sourceNote: '',
}

/** `facts`, with what they leave open taken from `others`. */
export function completed(facts: Facts, others: Facts): Facts {
  const known = Object.entries(facts).filter(([, value]) => !isBlank(value))
  return { ...others, ...Object.fromEntries(known) }
}

function isBlank(value: unknown) {
  return value === null || value === '' || (Array.isArray(value) && value.length === 0)
}
