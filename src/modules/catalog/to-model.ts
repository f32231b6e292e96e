import type { Facts } from './facts.ts'
import type { Model, ModelChange, ModelFacts } from './models.contract.ts'
import type { ModelRow } from './models.store.ts'
import { fullName } from './slug.ts'

/** A model as the API answers it. */
export function toModel(row: ModelRow, live: number): Model {
  return {
    _id: String(row.id),
    slug: row.slug,
    name: row.name,
    fullName: row.catchAll ? row.name : fullName(row.brand, row.name),
    brand: row.brand,
    brandId: row.brandId,
    otherNames: row.otherNames,
    facts: toFacts(row),
    live,
    corrected: row.correctedAt !== null,
  }
}

/** What is known of a model, alone. */
export function toFacts(row: ModelRow): ModelFacts {
  const { announced, os, displayIn, chipset, mainCameraMp, batteryMah, ramGb, ...rest } = row
  const { storageGb, colours, launchPriceMinor, launchCurrency } = rest
  const { maxStorageGb, securityUpdatesUntil, sourceNote } = rest
  return {
    ...{ announced, os, displayIn, chipset, mainCameraMp, batteryMah, ramGb, storageGb },
    maxStorageGb: storageGb.length > 0 ? Math.max(...storageGb) : maxStorageGb,
    ...{ colours, launchPriceMinor, launchCurrency, securityUpdatesUntil, sourceNote },
  }
}

/** The facts after a change: what it leaves out stays, null and empty text empty it. */
export function changedFacts(
  before: Facts,
  change: Omit<ModelChange, 'name' | 'otherNames'>,
): Facts {
  const { launchPriceUsd: price, storageGb, batteryMah, maxStorageGb, ...rest } = change
  const said = Object.entries(rest).filter(([, value]) => value !== undefined)
  const plain = said.map(([key, value]) => [key, value === '' ? null : value])
  const facts: Facts = { ...before, ...Object.fromEntries(plain) }
  return {
    ...facts,
    sourceNote: change.sourceNote ?? before.sourceNote,
    batteryMah: whole(batteryMah, before.batteryMah),
    maxStorageGb: whole(maxStorageGb, before.maxStorageGb),
    storageGb: storageGb ? [...new Set(storageGb)].sort((a, b) => a - b) : before.storageGb,
    ...(price === undefined
      ? {}
      : {
          launchPriceMinor: price === null ? null : Math.round(price * 100),
          launchCurrency: price === null ? null : 'USD',
        }),
  }
}

function whole(said: number | null | undefined, before: number | null) {
  if (said === undefined) return before
  return said === null ? null : Math.round(said)
}
