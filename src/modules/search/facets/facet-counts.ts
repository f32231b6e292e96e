import {
  type Counts,
  createPredicates,
  defineFacets,
  type FacetIndex,
  type Hits,
  type Predicates,
  type Query,
} from '@redial/facet-index'
import { endTurn, isTurnOver } from '../../../platform/concurrency.ts'
import type { TextMatches } from '../match-text.ts'
import type { Vocabulary } from '../query/vocabulary.ts'

/** Months of use: this many or more. The value above it means that they are unknown. */
export const USED_MOST = 126

/** Where price bands begin, in minor units of any currency: round numbers, 9 to a power of ten. */
export const bandStarts: readonly number[] = [
  0,
  ...[2, 3, 4, 5, 6, 7, 8].flatMap((power) =>
    [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8].map((step) => step * 10 ** power),
  ),
]

/**
 * The facets of phones: groups are models, their parents are brands, the value is the price in minor
 * units. Bit layout of the SQL function listing_traits; keep the two in sync.
 */
export const phoneFacets = defineFacets({
  sparse: {
    name: 'storage',
    bits: 13,
    common: [0, 4, 8, 16, 32, 64, 128, 256, 512, 1000, 1024, 2048],
  },
  small: [
    { name: 'grade', bits: 3 },
    { name: 'color', bits: 4 },
    { name: 'sellerLevel', bits: 2 },
    { name: 'advertised', bits: 1 },
    { name: 'photo', bits: 1 },
  ],
  fine: { name: 'used', bits: 7 },
  bands: bandStarts,
})

/** The bits of storage, grade and color in the key; keep in sync with the index live_by_facets_newest. */
export const COMBINED =
  phoneFacets.sparse.mask |
  phoneFacets.small
    .filter(({ name }) => name === 'grade' || name === 'color')
    .reduce((bits, { mask, shift }) => bits | (mask << (phoneFacets.smallAt + shift)), 0)

export type PhoneFacet =
  | 'storage'
  | 'grade'
  | 'color'
  | 'sellerLevel'
  | 'advertised'
  | 'photo'
  | 'used'
export type PhoneIndex = FacetIndex<PhoneFacet>
export type PhoneCounts = Counts<PhoneFacet>

/** Filters that no index counts: the index searched holds only what passes them. */
export type UncountedFilters = {
  /** Id of an account. */
  seller: string | undefined
}

/** A search in the numbers that listings are stored with. Empty sets do not filter. */
export type SearchCriteria = UncountedFilters & {
  /** Models modelTiers by the words: id and distance; null when the words name none. */
  modelTiers: Map<number, number> | null
  matchedBrands: Set<number> | null
  brands: Set<number>
  models: Set<number>
  storage: Set<number>
  grades: Set<number>
  colors: Set<number>
  /** Minor units, both included. */
  min: number | undefined
  max: number | undefined
  /** At most so many months. */
  used: number | undefined
  /** At least; an index in the seller levels. */
  sellerLevel: number
  advertised: boolean
  photo: boolean
  /** Kilometers to each place within the radius. */
  places: ReadonlyMap<number, number> | null
  /** The same for every place within a wider radius. */
  distances: ReadonlyMap<number, number> | null
  /** Those that pass the filters on facts; null without such a filter. */
  variants: ReadonlySet<number> | null
}

/** Two bits. */
const SELLER_LEVELS = [0, 1, 2, 3]
const YES: ReadonlySet<number> = new Set([1])
const NONE: ReadonlySet<number> = new Set()

/** A search as the index takes it. */
export function toQuery(wanted: SearchCriteria): Query<PhoneFacet> {
  const { used, sellerLevel } = wanted
  return {
    groups: wanted.modelTiers,
    parents: wanted.matchedBrands,
    selectedGroups: wanted.models,
    selectedParents: wanted.brands,
    selected: {
      storage: wanted.storage,
      grade: wanted.grades,
      color: wanted.colors,
      sellerLevel: sellerLevel > 0 ? new Set(SELLER_LEVELS.slice(sellerLevel)) : NONE,
      advertised: wanted.advertised ? YES : NONE,
      photo: wanted.photo ? YES : NONE,
      used: used === undefined ? NONE : new Set(Array.from({ length: used + 1 }, (_, at) => at)),
    },
    min: wanted.min,
    max: wanted.max,
    places: wanted.places,
    widerPlaces: wanted.distances,
    variants: wanted.variants,
  }
}

/** The index to count; models in `over` are counted there instead. */
export type CountSource = {
  index: PhoneIndex
  words: Vocabulary
  over?: PhoneIndex | undefined
}

/** Milliseconds after which other requests go first; what follows takes a millisecond or two more in the same turn. */
const SLICE_MS = 1
/** A market that changes all the time is counted in one piece. */
const MAX_ATTEMPTS = 3

/** Counts every facet, in pieces that leave time for other requests. */
export function countFacets(source: CountSource, wanted: SearchCriteria): Promise<PhoneCounts> {
  const query = toQuery(wanted)
  return inPieces(source.index, () => source.index.countInSteps(query, optionsFor(source)))
}

/** Counts the results by model, without any facet. */
export function countHits(source: CountSource, wanted: SearchCriteria): Promise<Hits> {
  const query = toQuery(wanted)
  return inPieces(source.index, () => source.index.countHitsInSteps(query, optionsFor(source)))
}

/** Counts only the results, which takes a fraction of the time. */
export function countResults(source: CountSource, wanted: SearchCriteria): Promise<number> {
  const query = toQuery(wanted)
  return inPieces(source.index, () => source.index.countPassingInSteps(query, optionsFor(source)))
}

function optionsFor({ words, over }: CountSource) {
  return { parents: words.brandNumbers, ...(over && { over: over.segments }) }
}

/** Counts again from the beginning when the index changes meanwhile. */
async function inPieces<Result>(
  index: PhoneIndex,
  begin: () => Generator<void, Result, void>,
): Promise<Result> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const version = index.changes()
    const steps = begin()
    isTurnOver(SLICE_MS)
    while (version === index.changes()) {
      const { done, value } = steps.next()
      if (isTurnOver(SLICE_MS)) await endTurn()
      if (done) return value
    }
  }
  const steps = begin()
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}

/** Counts without any filter: the same object until a listing or the vocabulary changes. */
export function countWhole(index: PhoneIndex, words: Vocabulary): PhoneCounts {
  return index.countWhole(words.brandNumbers)
}

/** Counts without any filter in pieces, so that `countWhole` has them. */
export async function prepareWhole(index: PhoneIndex, words: Vocabulary): Promise<void> {
  await inPieces(index, () => index.countWholeInSteps(words.brandNumbers))
}

export function createPhonePredicates(wanted: SearchCriteria): Predicates {
  return createPredicates(phoneFacets, toQuery(wanted))
}

type Caches = { counts: Map<string, PhoneCounts>; texts: Map<string, TextMatches> }
const caches = new WeakMap<PhoneCounts, Caches>()

/** Counts by filters, and listings matched by their text; both valid until a listing changes. */
export function searchCaches(index: PhoneIndex, words: Vocabulary): Caches {
  const whole = countWhole(index, words)
  const known = caches.get(whole)
  if (known) return known
  const fresh: Caches = { counts: new Map(), texts: new Map() }
  caches.set(whole, fresh)
  return fresh
}
