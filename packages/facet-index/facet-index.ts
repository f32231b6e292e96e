import {
  addRow,
  type Chunks,
  emptyChunks,
  numberOfGroup,
  parentItems,
  removeEqualRow,
} from './chunks.ts'
import type { CellColumns } from './columns.ts'
import { countKeys } from './combinations.ts'
import { countChunks } from './counting/count-chunks.ts'
import { countHitsInChunks, type Hits } from './counting/count-hits.ts'
import { countPassingCells, countPassingChunks, groupsAmong } from './counting/count-passing.ts'
import { type Counts, countSegment, emptyCounts, spreadSmall } from './counting/count-segment.ts'
import { FAILS, type Layout } from './layout.ts'
import { completeChunks, loadCells } from './load.ts'
import { findNearest, type NearestQuery, type NearItem } from './nearest.ts'
import { createPredicates, type Predicates, type Query } from './predicates.ts'
import { applyCells, type Cell, type Change, emptySegment, type Segment } from './segments.ts'

/** The parent of each group; groups without one have parent 0. */
export type Parents = ReadonlyMap<number, number>
/** Segments by group. */
export type Segments = ReadonlyMap<number, Segment>

export type FacetIndex<Name extends string> = {
  layout: Layout<Name>
  segments: Segments
  /** Changes the cells of one group, which should be sorted by key. */
  apply: (group: number, cells: readonly Cell[], change: Change, parents: Parents) => void
  /**
   * Fills an empty index much faster than by single changes, in small steps between which others may go
   * first. Count nothing before it is done.
   */
  load: (columns: CellColumns, parents: Parents) => Generator<void, void, void>
  /**
   * Stores what `load` leaves for later: the items by value and by place. Until then filters are counted cell by cell, which
   * takes up to ten times as long. A change between its first and its last step does the rest in one piece.
   */
  complete: () => Generator<void, void, void>
  progress: () => 'loaded' | 'completing' | 'complete'
  /**
   * Counts every facet. Segments in `over` replace those of the same group. Few groups are counted cell
   * by cell, all others by bits.
   */
  count: (query: Query<Name>, options: { parents: Parents; over?: Segments }) => Counts<Name>
  /**
   * The same in small steps, between which others may go first. If `changes` is another number then, the
   * count is void.
   */
  countInSteps: (
    query: Query<Name>,
    options: { parents: Parents; over?: Segments },
  ) => Generator<void, Counts<Name>, void>
  /** Counts only the items that pass, in the same way. Much faster than every facet. */
  countPassingInSteps: (
    query: Query<Name>,
    options: { parents: Parents; over?: Segments },
  ) => Generator<void, number, void>
  /** The same by group. */
  countHitsInSteps: (
    query: Query<Name>,
    options: { parents: Parents; over?: Segments },
  ) => Generator<void, Hits, void>
  /**
   * The items that come closest to passing a query that nothing passes, in small steps between which others
   * may go first.
   */
  nearestInSteps: (request: NearestQuery<Name>) => Generator<void, NearItem[], void>
  /**
   * Items by the bits of the key in `mask`, which are of sparse and small facets: of those that pass filters on such
   * facets. Only for an index with chunks.
   */
  countByKey: (mask: number, selected: Query<Name>['selected']) => Map<number, number>
  /** Items of each of these places; without those that have none. Only for a complete index with chunks. */
  countByPlace: (places: Iterable<number>) => Map<number, number>
  /** How often the index has been changed. */
  changes: () => number
  /** Counts without any filter: the same object until the index or the parents change. */
  countWhole: (parents: Parents) => Counts<Name>
  /** The same in small steps. */
  countWholeInSteps: (parents: Parents) => Generator<void, Counts<Name>, void>
}

/** Groups with fewer cells together are counted cell by cell. */
const FEW_CELLS = 20_000

/**
 * @param options.chunks False for a small index that is counted a few times: it has no bits, and is
 *   counted cell by cell.
 */
export function createFacetIndex<Name extends string>(
  layout: Layout<Name>,
  { chunks: hasChunks = true }: { chunks?: boolean } = {},
): FacetIndex<Name> {
  const segments = new Map<number, Segment>()
  const chunks = hasChunks ? emptyChunks(layout) : undefined
  let changes = 0
  /** The steps of `complete`, once they have begun. */
  let completing: Generator<void, void, void> | undefined
  let whole: { parents: Parents; counts: Counts<Name> } | undefined

  function segmentFor(group: number, parents: Parents): Segment {
    const known = segments.get(group)
    if (known) return known
    const segment = emptySegment(group, parents.get(group) ?? 0)
    segments.set(group, segment)
    return segment
  }

  function* complete(): Generator<void, void, void> {
    while (chunks && !chunks.isComplete) {
      completing ??= completeChunks(layout, segments, chunks)
      completing.next()
      yield
    }
  }

  /** The chunks, if counting them is cheaper than counting the cells of these groups; null means all. */
  function chunksFor(
    groups: Iterable<number> | null,
    over: Segments | undefined,
  ): Chunks<Name> | undefined {
    if (!chunks?.isComplete || over) return undefined
    if (groups === null) return chunks
    let cells = 0
    for (const group of groups) cells += segments.get(group)?.size ?? 0
    return cells < FEW_CELLS ? undefined : chunks
  }

  function* countInSteps(
    query: Query<Name>,
    { parents, over }: { parents: Parents; over?: Segments },
  ): Generator<void, Counts<Name>, void> {
    if (isUnfiltered(query)) return yield* countWholeInSteps(parents)
    return yield* countFiltered(query, parents, over)
  }

  function* countFiltered(
    query: Query<Name>,
    parents: Parents,
    over: Segments | undefined,
  ): Generator<void, Counts<Name>, void> {
    const own = isUnfiltered(query) ? chunks : chunksFor(query.groups?.keys() ?? null, over)
    if (own) return yield* countChunks(layout, own, query)
    const tests = createPredicates(layout, query)
    const counts = emptyCounts(layout, query.places !== null)
    for (const group of query.groups?.keys() ?? segments.keys()) {
      const segment = over?.get(group) ?? segments.get(group)
      if (!segment || segment.live === 0) continue
      countGroup({ layout, counts, query, tests }, segment, parents.get(group) ?? 0)
      yield
    }
    spreadSmall(layout, counts, tests)
    return counts
  }

  function countCells(
    query: Query<Name>,
    { parents, over }: { parents: Parents; over?: Segments },
  ): Generator<void, Hits, void> {
    const parentFor = (group: number) => parents.get(group) ?? 0
    return countPassingCells(layout, segments, query, { over, parentFor })
  }

  function* countWholeInSteps(parents: Parents): Generator<void, Counts<Name>, void> {
    if (whole?.parents === parents) return whole.counts
    const before = changes
    const counts = yield* countFiltered(unfiltered(), parents, undefined)
    if (changes === before) whole = { parents, counts }
    return counts
  }

  const countWhole = (parents: Parents) => finish(countWholeInSteps(parents))

  return {
    layout,
    segments,
    apply(group, cells, change, parents) {
      // Its cells must not change meanwhile.
      if (completing) finish(complete())
      whole = undefined
      changes += 1
      const segment = segmentFor(group, parents)
      const items = chunks && parentItems(chunks, segment.parent)
      const number = chunks && items ? numberOfGroup(chunks.totals, items, group) : 0
      applyCells(layout, segment, cells, change, (key, value, place, variant, more) => {
        if (!chunks || !items) return
        const row = { key, value, group: number, place, variant }
        for (let left = more; left > 0; left--) addRow(layout, chunks, items, row)
        for (let left = more; left < 0; left++) removeEqualRow(layout, chunks, items, row)
      })
    },
    load(columns, parents) {
      if (!chunks || segments.size > 0) throw new Error('only an empty index with chunks is filled')
      whole = undefined
      changes += 1
      return loadCells(layout, { segments, chunks }, columns, (group) => parents.get(group) ?? 0)
    },
    complete,
    progress() {
      if (!chunks || chunks.isComplete) return 'complete'
      return completing ? 'completing' : 'loaded'
    },
    count: (query, options) => finish(countInSteps(query, options)),
    countInSteps,
    *countPassingInSteps(query, options) {
      const own = chunksFor(groupsAmong(query), options.over)
      if (own) return yield* countPassingChunks(layout, own, query)
      return (yield* countCells(query, options)).total
    },
    *countHitsInSteps(query, options) {
      if (isUnfiltered(query)) return yield* countWholeInSteps(options.parents)
      const own = chunksFor(groupsAmong(query), options.over)
      return own ? yield* countHitsInChunks(layout, own, query) : yield* countCells(query, options)
    },
    nearestInSteps(request) {
      const own = chunksFor(request.query.groups?.keys() ?? null, undefined)
      return findNearest(layout, { segments, chunks: own }, request)
    },
    countByKey(mask, selected) {
      if (!chunks) throw new Error('only an index with chunks is counted by key')
      const query = { ...unfiltered<Name>(), selected }
      return countKeys(layout, chunks.totals.combinations, query, mask)
    },
    countByPlace(ids) {
      if (!chunks?.isComplete) throw new Error('only a complete index is counted by place')
      const counts = new Map<number, number>()
      for (const id of ids) {
        const own = chunks.places[layout.places.indexes.get(id) ?? 0]
        if (own && own.size > 0) counts.set(id, own.size)
      }
      return counts
    },
    changes: () => changes,
    countWhole,
    countWholeInSteps,
  }
}

function finish<Result>(steps: Generator<void, Result, void>): Result {
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}

function unfiltered<Name extends string>(): Query<Name> {
  const none = new Set<number>()
  return {
    groups: null,
    parents: null,
    selectedGroups: none,
    selectedParents: none,
    selected: {},
    min: undefined,
    max: undefined,
    places: null,
    widerPlaces: null,
    variants: null,
  }
}

function isUnfiltered<Name extends string>(query: Query<Name>): boolean {
  const { groups, parents, min, max, places, variants } = query
  const chosen = Object.values<ReadonlySet<number> | undefined>(query.selected)
  return (
    [groups, parents, places, variants].every((among) => among === null) &&
    min === undefined &&
    max === undefined &&
    [query.selectedGroups, query.selectedParents, ...chosen].every((one) => !one || one.size === 0)
  )
}

type Job<Name extends string> = {
  layout: Layout<Name>
  counts: Counts<Name>
  query: Query<Name>
  tests: Predicates
}

function countGroup<Name extends string>(job: Job<Name>, segment: Segment, parent: number) {
  const { layout, counts, query, tests } = job
  const { parents, selectedGroups, selectedParents } = query
  if (parents && !parents.has(parent)) return
  let base = 0
  if (selectedGroups.size > 0 && !selectedGroups.has(segment.group)) base |= FAILS.group
  if (selectedParents.size > 0 && !selectedParents.has(parent)) base |= FAILS.parent
  if (base === (FAILS.group | FAILS.parent)) return
  countSegment(layout, counts, segment, { tests, base, parent })
}
