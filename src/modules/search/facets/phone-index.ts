import { createFacetIndex, type FacetIndex, type ItemRows } from '@redial/facet-index'
import type { Deps } from '../../../deps.ts'
import { createTurns } from '../../../platform/concurrency.ts'
import { type Db, inTransaction, perDatabase, publishChange } from '../../../platform/db/index.ts'
import type { Shipping } from '../../../shared/listings/delivery-terms.ts'
import { PHONE_LISTS, topicsOfListings } from '../../../shared/listings/listing-topics.ts'
import type { Facts, Variants } from '../variants.ts'
import {
  numberChanges,
  purgeChanges,
  readChanges,
  readLiveListings,
  readVariants,
  readVersions,
} from './listing-rows.store.ts'
import { bandStarts, type PhoneFacet, traitFacets } from './phone-facets.ts'

export type PhoneIndex = FacetIndex<PhoneFacet>

/** All phones for sale as this process has them in memory. */
type Replica = {
  index: PhoneIndex
  /** Of the changes that it has; undefined until it is loaded. */
  version: number | undefined
  stale: boolean
  reading: Promise<PhoneIndex> | undefined
  /** The facts of all variants in the index. They never change once they are stored. */
  variants: Map<number, Facts>
  /**
   * Shipping of the variants by its JSON: many ship alike, and share one object, so that it is counted once.
   */
  shippings: Map<string, Shipping>
}

/** Milliseconds of searching or loading after which other requests go first. */
const SLICE_MS = 2

const createPhoneIndex = (): PhoneIndex =>
  createFacetIndex({ facets: traitFacets, bands: bandStarts }, { pause: createTurns(SLICE_MS) })

const replicaFor = perDatabase((db) => {
  const replica: Replica = {
    index: createPhoneIndex(),
    version: undefined,
    stale: true,
    reading: undefined,
    variants: new Map(),
    shippings: new Map(),
  }
  db.changes.onChange((topic) => {
    if (topic === PHONE_LISTS || topic === 'listings' || topic === 'all') replica.stale = true
  })
  return replica
})

/**
 * The phones for sale, from memory. What changed since the last call is read first, by one read that concurrent
 * callers share.
 */
export function currentIndex(db: Db): Promise<PhoneIndex> | PhoneIndex {
  const replica = replicaFor(db)
  const { reading } = replica
  if (!isOld(db, replica)) return reading ?? replica.index
  // What is being read may be older than the change that this caller must see.
  return reading ? reading.catch(() => {}).then(() => read(db, replica)) : read(db, replica)
}

const isOld = ({ changes }: Db, { stale }: Replica) => stale || !changes.connected

function read(db: Db, replica: Replica): Promise<PhoneIndex> | PhoneIndex {
  if (!isOld(db, replica)) return replica.reading ?? replica.index
  replica.reading ??= refresh(db, replica).finally(() => {
    replica.reading = undefined
  })
  return replica.reading
}

async function refresh(db: Db, replica: Replica): Promise<PhoneIndex> {
  // Set before reading: a change during the read marks it stale again.
  replica.stale = false
  try {
    if (replica.version === undefined || !(await applyChanges(db, replica, replica.version)))
      await loadAll(db, replica)
    return replica.index
  } catch (error) {
    replica.stale = true
    throw error
  }
}

/** Reads what changed since a version; false if some of these changes are deleted already. */
async function applyChanges(db: Db, replica: Replica, since: number): Promise<boolean> {
  for (let version = since; ; ) {
    const changes = await readChanges(db.kysely, version)
    if (version < changes.purged) return false
    await addVariants(db, replica, changes.rows)
    await replica.index.change(changes.rows, changes.gone)
    version = changes.until
    replica.version = version
    if (version >= changes.version) return true
  }
}

/** Reads all phones for sale, some thousand at a time, and then what changed meanwhile. */
async function loadAll(db: Db, replica: Replica): Promise<void> {
  const { version } = await readVersions(db.kysely)
  const index = createPhoneIndex()
  for await (const rows of readLiveListings(db.kysely)) {
    await addVariants(db, replica, rows)
    await index.load(rows)
  }
  replica.index = index
  replica.version = undefined
  if (!(await applyChanges(db, replica, version)))
    throw new Error('loading all listings took longer than changes of them are stored')
}

/** Reads the facts of variants that are new to this process. */
async function addVariants(db: Db, { variants, shippings }: Replica, { variant }: ItemRows) {
  const unknown = [...new Set(variant)].filter((id) => !variants.has(id))
  if (unknown.length === 0) return
  for (const { id, facts } of await readVariants(db.kysely, unknown)) {
    if (facts.shipping) {
      const key = JSON.stringify(facts.shipping)
      facts.shipping = shippings.get(key) ?? facts.shipping
      shippings.set(key, facts.shipping)
    }
    variants.set(id, facts)
  }
}

/** The facts of all variants that the index has. */
export function currentVariants(db: Db): Variants {
  return replicaFor(db).variants
}

/** Reads all phones for sale, so that the first search does not wait for them. */
export async function loadPhoneIndex({ db }: Pick<Deps, 'db'>): Promise<void> {
  await currentIndex(db)
}

/** Whether this process can search. If it cannot yet, it begins to load, unless it is loading. */
export function isSearchReady(db: Db): boolean {
  if (replicaFor(db).version !== undefined) return true
  // It is tried again with the next call.
  Promise.resolve(currentIndex(db)).catch(() => {})
  return false
}

/** Changes numbered per batch: a second of bulk loading. */
const MOST_PER_VERSION = 10_000
/** Versions, each at least a second, for which a process may be away and need not load everything again. */
const MOST_MISSED_VERSIONS = 3_600

/**
 * Gives new changes their version, and says what changed, also when it was changed with SQL: what shows counts,
 * or phones of these models, is read again. Returns how many changes there were.
 */
export function numberListingChanges({ db }: Pick<Deps, 'db'>): Promise<number> {
  return inTransaction(db, async (tx) => {
    const { taken, models } = await numberChanges(tx, MOST_PER_VERSION)
    if (taken > 0) for (const topic of topicsOfListings(models)) publishChange(tx, topic)
    return taken
  })
}

/** Returns how many were deleted. */
export function deleteOldListingChanges({ db }: Pick<Deps, 'db'>): Promise<number> {
  return inTransaction(db, (tx) => purgeChanges(tx, MOST_MISSED_VERSIONS))
}

/** By how much the counts in memory differ from those of all listings as they are stored; 0 when they agree. */
export async function countIndexErrors({ db }: Pick<Deps, 'db'>): Promise<number> {
  const counted = (await currentIndex(db)).countAll()
  const stored = createPhoneIndex()
  for await (const rows of readLiveListings(db.kysely)) await stored.load(rows)
  const expected = stored.countAll()
  let errors = Math.abs(counted.total - expected.total)
  for (const name of ['models', 'places', 'variants'] as const)
    expected[name].forEach((id, count) => {
      errors += Math.abs(count - counted[name].get(id))
    })
  for (const [name, counts] of Object.entries(expected.facets))
    for (const [value, count] of counts.entries())
      errors += Math.abs(count - counted.facets[name as PhoneFacet][value]!)
  return errors
}
