import { expect, test } from 'vitest'
import { createFacetIndex, defineFacets, type NearItem, type Query, type Steps } from './index.ts'
import { createRandom, type Random } from './random.fixture.ts'

type Name = 'pages' | 'binding' | 'signed' | 'age'
const SIZES = [0, 100, 200, 400]
const schema = {
  sparse: { name: 'pages', bits: 10, common: SIZES },
  small: [
    { name: 'binding', bits: 2 },
    { name: 'signed', bits: 1 },
  ],
  fine: { name: 'age', bits: 5 },
  bands: [0, 5_000, 10_000],
} as const
const GROUPS = 12
const parents = new Map(Array.from({ length: GROUPS }, (_, group) => [group, 1 + (group % 3)]))
const LIMIT = 8
/** Enough for several chunks of a parent. */
const MANY = 20_000
/** Looked at one by one, which takes longer. */
const FEW = 4_000

type Item = Record<Name, number> & Omit<NearItem, 'rank' | 'key'>

/** No two items have the same value, so that their order is known; a tenth of them is there twice. */
function randomItems(random: Random, sizes: readonly number[], count: number): Item[] {
  const items: Item[] = []
  while (items.length < count) {
    const item = {
      group: random(GROUPS),
      pages: sizes[random(sizes.length)]!,
      binding: random(4),
      signed: random(2),
      age: random(32),
      value: (items.length * 7_919) % 100_003,
      place: [0, 501, 502, 503][random(4)]!,
      variant: [0, 70, 71, 72][random(4)]!,
    }
    items.push(item)
    if (random(10) === 0) items.push(item)
  }
  return items
}

const keyOf = ({ pages, binding, signed, age }: Item) =>
  pages | (binding << 10) | (signed << 12) | (age << 13)

function indexOf(items: Item[], hasChunks: boolean) {
  const index = createFacetIndex(defineFacets<Name>(schema), { chunks: hasChunks })
  for (const item of items)
    index.apply(item.group, [{ ...item, key: keyOf(item), count: 1 }], 'add', parents)
  return index
}

const none: ReadonlySet<number> = new Set()

/** A few filters with few passing values, so that hardly any item passes. */
function randomQuery(random: Random): Query<Name> {
  const choose = (chance: number) => random(chance) === 0
  const some = (size: number, chance: number) =>
    new Set(Array.from({ length: size }, (_, at) => at).filter(() => choose(chance)))
  return {
    groups: choose(4) ? some(GROUPS, 2) : null,
    parents: choose(5) ? some(4, 2) : null,
    selectedGroups: choose(4) ? some(GROUPS, 2) : none,
    selectedParents: choose(5) ? some(4, 2) : none,
    selected: {
      pages: choose(2) ? new Set([[100, 800, 730][random(3)]!]) : none,
      binding: choose(2) ? new Set([random(4)]) : none,
      signed: choose(4) ? new Set([1]) : none,
      age: choose(3) ? some(3, 2) : none,
    },
    min: choose(4) ? 500 : undefined,
    max: choose(2) ? 1 + random(900) : undefined,
    places: choose(3) ? new Set([501]) : null,
    widerPlaces: new Set([501, 502]),
    variants: choose(2) ? new Set(choose(2) ? [] : [70]) : null,
  }
}

/** Every part has steps of its own, and values that leave an item out. */
function stepsTo({ selected, max, places, variants }: Query<Name>): Steps<Name> {
  const fits = (ids: { has: (id: number) => boolean } | null | undefined, id: number) =>
    !ids || ids.has(id) || (ids as ReadonlySet<number>).size === 0
  return {
    facets: {
      pages: (size) => (fits(selected.pages, size) ? 0 : size === 0 ? Infinity : size / 100),
      binding: (binding) => (fits(selected.binding, binding) ? 0 : binding === 3 ? Infinity : 1),
      age: (age) => (fits(selected.age, age) ? 0 : Math.ceil(age / 6)),
    },
    value: (value) => (max === undefined || value <= max ? 0 : Math.ceil(value / max)),
    place: (id) => (fits(places, id) ? 0 : id === 502 ? 2 : Infinity),
    variant: (id) => (!variants || variants.has(id) ? 0 : 1 + (id % 2)),
  }
}

const rank = (steps: number, value: number) => (steps > 0 ? steps : 1.5) + value * 1e-9
const leastRank = (steps: number, value: number) => Math.max(1, steps) + value * 1e-9

/** The same item by item. */
function nearestByHand(items: Item[], query: Query<Name>, steps: Steps<Name>, excluded: number) {
  const { groups, selectedGroups, selectedParents, selected, min, max, places, variants } = query
  const isOutside = (ids: ReadonlySet<number> | undefined, id: number) =>
    ids !== undefined && ids.size > 0 && !ids.has(id)
  const near = [...new Set(items)].flatMap((item) => {
    const parent = parents.get(item.group)!
    if (item.group === excluded || (groups && !groups.has(item.group))) return []
    if (isOutside(selectedGroups, item.group) || isOutside(selectedParents, parent)) return []
    if (query.parents && !query.parents.has(parent)) return []
    const failed = [
      ...(['pages', 'binding', 'signed', 'age'] as const).map((name) =>
        isOutside(selected[name], item[name]),
      ),
      item.value < (min ?? 0) || item.value > (max ?? Infinity),
      places !== null && !places.has(item.place),
      variants !== null && !variants.has(item.variant),
    ].filter(Boolean).length
    if (failed === 0 || failed > 2) return []
    const { facets } = steps
    const sum =
      facets.pages!(item.pages) +
      facets.binding!(item.binding) +
      facets.age!(item.age) +
      steps.value(item.value) +
      steps.place(item.place) +
      steps.variant(item.variant)
    const { group, value, place, variant } = item
    return sum === Infinity
      ? []
      : [{ group, key: keyOf(item), value, place, variant, rank: rank(sum, value) }]
  })
  return near.sort((a, b) => a.rank - b.rank).slice(0, LIMIT)
}

test.each([
  ['chunks', SIZES, true],
  ['chunks with uncommon sparse values', [...SIZES, 730], true],
  ['cells only', [...SIZES, 730], false],
])('the nearest items are those of a search item by item, with %s', (_, sizes, hasChunks) => {
  const random = createRandom(23)
  const items = randomItems(random, sizes, hasChunks ? MANY : FEW)
  const index = indexOf(items, hasChunks)
  let hits = 0
  for (let round = 0; round < 3; round++) {
    for (let search = 0; search < 20; search++) {
      const query = randomQuery(random)
      const steps = stepsTo(query)
      const excluded = random(GROUPS)
      const request = { query, steps, rank, leastRank, limit: LIMIT, mostFailed: 2 }
      const excludedGroups = new Set([excluded])
      const nearest = lastOf(index.nearestInSteps({ ...request, excludedGroups }))
      expect(nearest).toEqual(nearestByHand(items, query, steps, excluded))
      hits += nearest.length
    }
    for (let fewer = 0; fewer < 800; fewer++) {
      const [item] = items.splice(random(items.length), 1)
      index.apply(item!.group, [{ ...item!, key: keyOf(item!), count: 1 }], 'subtract', parents)
    }
  }
  expect(hits).toBeGreaterThan(150)
})

test('few chunks are looked at, in steps', () => {
  const random = createRandom(31)
  const index = indexOf(randomItems(random, SIZES, MANY), true)
  // No item has the nearest variant any more.
  const near = { key: 100, value: 1, place: 0, variant: 99, count: 1 }
  index.apply(1, [near], 'add', parents)
  index.apply(1, [near], 'subtract', parents)
  const query = { ...randomQuery(random), groups: null, parents: null, variants: new Set([1]) }
  const all = {
    ...query,
    selectedGroups: none,
    selectedParents: none,
    selected: {},
    max: undefined,
  }
  const request = {
    query: { ...all, min: undefined, places: null },
    steps: {
      facets: {},
      value: () => 0,
      place: () => 0,
      variant: (id: number) => (id === 99 ? 0 : 2),
    },
    rank,
    leastRank,
    limit: LIMIT,
    mostFailed: 2,
    excludedGroups: none,
  }
  const steps = [...index.nearestInSteps(request)].length
  expect(steps).toBeGreaterThan(1)
  // The cheapest chunk of each parent, and what was begun before.
  expect(steps).toBeLessThanOrEqual(1 + new Set(parents.values()).size)
})

function lastOf<Result>(steps: Generator<void, Result, void>): Result {
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}
