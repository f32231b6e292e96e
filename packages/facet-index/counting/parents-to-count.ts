import type { Chunk } from '../chunk.ts'
import {
  type ChunkFilter,
  type CompiledQuery,
  compileGroups,
  type GroupFilter,
  type RangeFilter,
} from '../chunk-filters.ts'
import type { Chunks, ParentItems } from '../chunks.ts'
import type { Query } from '../predicates.ts'

type ParentToCount<Name extends string> = {
  parent: ParentItems
  groups: GroupFilter
  always: ChunkFilter<Name>[]
}

/** The parents that can have results, each with the filters that all of its chunks need. */
export function* parentsToCount<Name extends string>(
  { parents: all }: Chunks<Name>,
  query: Query<Name>,
  { keys, lookups }: Pick<CompiledQuery<Name>, 'keys' | 'lookups'>,
): Generator<ParentToCount<Name>, void, void> {
  const { parents, selectedParents } = query
  for (const parent of all.values()) {
    const { id } = parent
    if ((parents && !parents.has(id)) || (selectedParents.size > 0 && !selectedParents.has(id)))
      continue
    const groups = compileGroups(query, parent)
    if (groups.isNeeded && !groups.isOutside)
      yield { parent, groups, always: [...keys, ...groups.lookups, ...lookups] }
  }
}

/** The filters that a chunk needs: the range only where it crosses an end. Undefined outside of the range. */
export function filtersFor<Name extends string>(
  { low, high }: Pick<Chunk, 'low' | 'high'>,
  range: RangeFilter | undefined,
  always: ChunkFilter<Name>[],
): ChunkFilter<Name>[] | undefined {
  if (!range || (low >= range.min && high <= range.max)) return always
  return high < range.min || low > range.max ? undefined : [range, ...always]
}
