import { expect, test } from 'vitest'
import {
  type Cell,
  createFacetIndex,
  createPredicates,
  defineFacets,
  type FacetIndex,
  passes,
  type Query,
  type SavedTotals,
  sumTotals,
} from './index.ts'
import { createRandom, type Random } from './random.fixture.ts'

const schema = {
  sparse: { name: 'pages', bits: 10, common: [0, 100, 200, 400] },
  small: [
    { name: 'binding', bits: 2 },
    { name: 'language', bits: 3 },
    { name: 'signed', bits: 1 },
    { name: 'cover', bits: 2 },
    // More combinations than are numbered together.
    { name: 'shelf', bits: 4 },
  ],
  fine: { name: 'age', bits: 5 },
  bands: [0, 500, 1_000, 2_000],
} as const
type Name = 'pages' | 'binding' | 'language' | 'signed' | 'cover' | 'shelf' | 'age'
type Item = Record<Name, number> & {
  group: number
  value: number
  place: number
  variant: number
}

const NAMES: Name[] = ['pages', 'binding', 'language', 'signed', 'cover', 'shelf', 'age']
const GROUPS = 12
/** Two of them have few items, all of them many. */
const PLACES = [0, 501, 502, 503, 504, 505, 506, 507, 508, 509, 510, 511]
const VARIANTS = [0, 70, 71, 72]
/** Of all values of an item that are counted. */
const LARGEST = 1_023
/** Groups 0 to 11 belong to the parents 1 to 3; group 11 has none. */
const parents = new Map(Array.from({ length: GROUPS - 1 }, (_, group) => [group, 1 + (group % 3)]))
const parentOf = (group: number) => parents.get(group) ?? 0

function randomItem(random: Random, sizes: readonly number[]): Item {
  return {
    group: random(GROUPS),
    pages: sizes[random(sizes.length)]!,
    binding: random(4),
    language: random(8),
    signed: random(2),
    cover: random(4),
    shelf: random(16),
    age: random(32),
    value: random(30) * 100,
    place: PLACES[random(PLACES.length)]!,
    variant: VARIANTS[random(VARIANTS.length)]!,
  }
}

const keyOf = ({ pages, binding, language, signed, cover, shelf, age }: Item) =>
  pages |
  (binding << 10) |
  (language << 12) |
  (signed << 15) |
  (cover << 16) |
  (shelf << 18) |
  (age << 22)

const toCell = (item: Item): Cell => ({
  key: keyOf(item),
  value: item.value,
  place: item.place,
  variant: item.variant,
  count: 1,
})

function randomQuery(random: Random, sizes: readonly number[]): Query<Name> {
  const some = (size: number, chance: number) =>
    new Set(Array.from({ length: size }, (_, at) => at).filter(() => random(chance) === 0))
  const ages = new Set(Array.from({ length: random(32) }, (_, at) => at))
  const choose = (chance: number) => random(chance) === 0
  return {
    groups: choose(4) ? new Map([...some(GROUPS, 2)].map((group) => [group, 1])) : null,
    parents: choose(5) ? some(4, 2) : null,
    selectedGroups: choose(4) ? some(GROUPS, 3) : new Set(),
    selectedParents: choose(4) ? some(4, 2) : new Set(),
    selected: {
      pages: new Set(choose(3) ? sizes.filter(() => choose(3)) : []),
      binding: choose(3) ? some(4, 2) : new Set(),
      language: choose(3) ? some(8, 3) : new Set(),
      signed: new Set(choose(4) ? [1] : []),
      shelf: choose(4) ? some(16, 2) : new Set(),
      age: choose(4) ? ages : new Set(),
    },
    min: choose(5) ? 600 : undefined,
    max: choose(5) ? 2_050 : undefined,
    places: choose(4) ? new Set([501]) : null,
    widerPlaces: new Set(choose(2) ? PLACES.slice(1, 9) : [501, 502]),
    variants: choose(4) ? new Set([70, 72]) : null,
  }
}

/** Counts item by item, by the definition of a facet. */
function countByHand(items: Item[], query: Query<Name>) {
  const filters: Record<string, (item: Item) => boolean> = {}
  for (const name of NAMES) {
    const chosen = query.selected[name]
    if (chosen && chosen.size > 0) filters[name] = (item) => chosen.has(item[name])
  }
  const { selectedGroups, selectedParents, min, max, places, variants } = query
  if (selectedGroups.size > 0) filters.group = ({ group }) => selectedGroups.has(group)
  if (selectedParents.size > 0) filters.parent = ({ group }) => selectedParents.has(parentOf(group))
  if (min !== undefined || max !== undefined)
    filters.range = ({ value }) => value >= (min ?? 0) && value <= (max ?? 1e9)
  if (places) filters.place = ({ place }) => places.has(place)
  if (variants) filters.variant = ({ variant }) => variants.has(variant)
  const groups = query.groups && new Set(query.groups.keys())
  const among = items.filter(
    (item) =>
      (!groups || groups.has(item.group)) &&
      (!query.parents || query.parents.has(parentOf(item.group))),
  )
  // The items that fail one filter only; each is tried once, because there are up to 40,000.
  const hits: Item[] = []
  const failingOne = new Map<string, Item[]>()
  const names = Object.keys(filters)
  for (const name of names) failingOne.set(name, [])
  for (const item of among) {
    const failed = names.findIndex((name) => !filters[name]!(item))
    if (failed < 0) hits.push(item)
    else if (names.findLastIndex((name) => !filters[name]!(item)) === failed)
      failingOne.get(names[failed]!)?.push(item)
  }
  const tally = (facet: string, read: (item: Item) => number) => {
    const sums = new Array<number>(LARGEST + 1).fill(0)
    for (const item of hits) sums[read(item)]! += 1
    for (const item of failingOne.get(facet) ?? []) sums[read(item)]! += 1
    return asMap(sums)
  }
  return {
    total: hits.length,
    hits: new Map(
      [...Map.groupBy(hits, ({ group }) => group)].map(([id, own]) => [id, own.length]),
    ),
    places: places
      ? new Map(
          [...tally('place', ({ place }) => place)].filter(
            ([place]) => places.has(place) || query.widerPlaces?.has(place),
          ),
        )
      : new Map<number, number>(),
    groups: tally('group', ({ group }) => group),
    parents: tally('parent', ({ group }) => parentOf(group)),
    bands: tally('range', ({ value }) => schema.bands.findLastIndex((start) => start <= value)),
    variants: tally('variant', ({ variant }) => variant),
    facets: Object.fromEntries(NAMES.map((name) => [name, tally(name, (item) => item[name])])),
  }
}

/** The counts that are not 0, by their number. */
function asMap(counts: ArrayLike<number>): Map<number, number> {
  const map = new Map<number, number>()
  for (let at = 0; at < counts.length; at++) if (counts[at] !== 0) map.set(at, counts[at]!)
  return map
}

function expectExact(index: FacetIndex<Name>, items: Item[], query: Query<Name>) {
  const counts = index.count(query, { parents })
  const expected = countByHand(items, query)
  const facets = Object.fromEntries(NAMES.map((name) => [name, asMap(counts.facets[name])]))
  expect(lastOf(index.countPassingInSteps(query, { parents }))).toBe(expected.total)
  expect({ total: counts.total, bands: asMap(counts.bands), facets }).toEqual({
    total: expected.total,
    bands: expected.bands,
    facets: expected.facets,
  })
  const byVariant = [...counts.variants].flatMap((count, at): [number, number][] =>
    count === 0 ? [] : [[index.layout.variants.ids[at]!, count]],
  )
  const byPlace = [...counts.places].flatMap((count, at): [number, number][] =>
    count === 0 ? [] : [[index.layout.places.ids[at]!, count]],
  )
  const sorted = (map: Map<number, number>) => new Map([...map].sort(([a], [b]) => a - b))
  expect(sorted(counts.groups)).toEqual(sorted(expected.groups))
  expect(sorted(counts.hits)).toEqual(sorted(expected.hits))
  const alone = lastOf(index.countHitsInSteps(query, { parents }))
  expect(alone.total).toBe(expected.total)
  expect(sorted(alone.hits)).toEqual(sorted(expected.hits))
  expect(sorted(counts.parents)).toEqual(sorted(expected.parents))
  expect(sorted(new Map(byVariant))).toEqual(sorted(expected.variants))
  expect(sorted(new Map(byPlace))).toEqual(sorted(expected.places))
}

function lastOf<Result>(steps: Generator<void, Result, void>): Result {
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}

test.each([
  ['common sparse values', [0, 100, 200, 400]],
  ['uncommon sparse values', [0, 100, 200, 400, 730]],
])('counts equal a count item by item, with %s', (_, sizes) => {
  const random = createRandom(11)
  const index = createFacetIndex(defineFacets<Name>(schema))
  const items: Item[] = []
  for (let round = 0; round < 60; round++) {
    for (let more = 0; more < 20; more++) {
      const item = randomItem(random, sizes)
      items.push(item)
      index.apply(item.group, [toCell(item)], 'add', parents)
    }
    for (let fewer = 0; fewer < 8; fewer++) {
      const [item] = items.splice(random(items.length), 1)
      index.apply(item!.group, [toCell(item!)], 'subtract', parents)
    }
    for (let search = 0; search < 5; search++) {
      const query = randomQuery(random, sizes)
      expectExact(index, items, query)
    }
  }
})

/** Few items pass these filters on the first facets, or fail only one: with all kinds of other filters. */
function rareQueries(random: Random): Partial<Query<Name>>[] {
  const others: Partial<Query<Name>>[] = [
    {},
    { min: 650, max: 1_930 },
    { max: 1_000.5, variants: new Set([70, 71]) },
    { min: 699.5, groups: new Set([0, 1, 2, 3, 4, 5, 6, 7, 9, 11]) },
    { selectedGroups: new Set([0, 1, 2, 3, 4, 5, 10, 11]), groups: new Set([0, 2, 3, 4, 5, 11]) },
    { selectedParents: new Set([0, 2]), variants: new Set([0, 71]), min: 1_000 },
    { selectedParents: new Set([1]), max: 1_900 },
  ]
  const two = { pages: new Set([100]), language: new Set([random(8)]) }
  const few = { ...two, binding: new Set([2]), signed: new Set([1]), cover: new Set([random(4)]) }
  const shelf = new Set([1, 2, 3, 5, 8, 13])
  const age = new Set([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
  return others.flatMap((one): Partial<Query<Name>>[] => [
    { ...one, selected: two },
    { ...one, selected: { ...two, binding: new Set([1, 2]), shelf } },
    { ...one, selected: few },
    { ...one, selected: { ...few, age } },
    { ...one, selected: { ...few, shelf, age } },
  ])
}

/** Enough for several chunks of a parent. */
const MANY = 40_000

test('counts of many items equal a count item by item while they change', () => {
  const random = createRandom(17)
  const sizes = [0, 100, 200, 400]
  const index = createFacetIndex(defineFacets<Name>(schema))
  const items: Item[] = []
  // Half of the items have one of three values, so that chunks begin and end with the same value.
  const add = () => {
    const item = randomItem(random, sizes)
    if (random(2) === 0) item.value = [700, 1_000, 2_050][random(3)]!
    items.push(item)
    index.apply(item.group, [toCell(item)], 'add', parents)
  }
  while (items.length < MANY) add()
  for (let round = 0; round < 14; round++) {
    // Later rounds empty whole chunks.
    const fewer = round < 6 ? 200 : 4_000
    for (let at = 0; at < fewer; at++) {
      const position = random(items.length)
      const item = items[position]!
      items[position] = items.at(-1)!
      items.pop()
      index.apply(item.group, [toCell(item)], 'subtract', parents)
    }
    for (let more = 0; more < 100; more++) add()
    // An uncommon size, as long as it is there, keeps totals from being used.
    if (round === 4) {
      const item = { ...items[0]!, pages: 730 }
      items.push(item)
      index.apply(item.group, [toCell(item)], 'add', parents)
    }
    for (let search = 0; search < 4; search++) expectExact(index, items, randomQuery(random, sizes))
    const simple: Partial<Query<Name>>[] = [
      { selected: { binding: new Set([1]) } },
      { selected: { binding: new Set([0, 1, 2]), age: new Set([1, 2, 3, 4, 5]) } },
      { selected: { pages: new Set([100]), language: new Set([2, 3]) } },
      { selected: { pages: new Set([200]), binding: new Set([2]), age: new Set([1, 2, 3, 4]) } },
      {
        selected: {
          binding: new Set([0, 1, 2]),
          language: new Set([0, 1, 2, 3, 4, 5]),
          signed: new Set([0, 1]),
        },
      },
      {
        selected: {
          pages: new Set([100, 200]),
          binding: new Set([0, 1]),
          language: new Set([1, 2, 5]),
          signed: new Set([1]),
        },
      },
      { max: 1_000, selected: { pages: new Set([100]), language: new Set([2, 3, 4]) } },
      ...rareQueries(random),
      { min: 700, selected: { binding: new Set([1]), age: new Set([1, 2, 3, 4]) } },
      { variants: new Set([70, 71]), selected: { binding: new Set([1, 2]) } },
      // Most that pass the filter on the facet pass the other one too, or the reverse.
      { variants: new Set([0, 70, 71]), selected: { binding: new Set([3]) } },
      { variants: new Set([72]), selected: { pages: new Set([0, 100, 200]) } },
      { variants: new Set([72]), selected: { age: new Set([1, 2, 3, 4, 5, 6]) } },
      { variants: new Set([70, 71]), max: 1_000 },
      { variants: new Set([70, 71]), min: 700, selected: { signed: new Set([0]) } },
      { variants: new Set([70]), places: new Set([501]), widerPlaces: new Set([501, 503]) },
      { places: new Set([501]), widerPlaces: new Set([501, 502]) },
      { places: new Set([501, 509]), min: 700, selected: { binding: new Set([1, 2]) } },
      { variants: new Set([70, 72]) },
      // The variants that fail have fewer groups than those that pass, or the reverse.
      { variants: new Set([0, 70, 71]) },
      { variants: new Set([999]) },
      { variants: new Set([999]), selected: { binding: new Set([1]) } },
      { min: 500 + random(5) * 100, max: 1_000 + random(9) * 150 },
      { max: 700, selected: { signed: new Set([1]) } },
      { groups: new Set([1, 2, 3, 4, 5, 6, 7]), selected: { language: new Set([2]) }, min: 701 },
    ]
    for (const one of simple) expectExact(index, items, { ...everything, ...one })
    // Repeated ranges without a change in between are counted from prefix sums.
    for (const [min, max] of [
      [undefined, 2_300],
      [300, undefined],
      [300, 2_500],
      [1_000, 1_000],
    ])
      expectExact(index, items, { ...everything, min, max, selectedParents: new Set([1, 2]) })
    for (const min of [200, 600, 900]) expectExact(index, items, { ...everything, min })
  }
  expect(items.length).toBeLessThan(MANY / 4)
})

// Uncommon sizes keep totals from being used.
test.each([
  ['common', 'without', [0, 100, 200, 400], 10_000],
  ['common', 'with', [0, 100, 200, 400], 10_000],
  ['uncommon', 'without', [0, 100, 200, 400, 730], 30_000],
  ['uncommon', 'with', [0, 100, 200, 400, 730], 30_000],
] as const)(
  'an index that was filled at once counts like one that was filled item by item, with %s sizes, %s saved totals',
  (_, saved, common, count) => {
    const sizes = [...common]
    const random = createRandom(29)
    const items = Array.from({ length: count }, () => randomItem(random, sizes))
    const sorted = items.toSorted((a, b) => a.group - b.group || keyOf(a) - keyOf(b))
    // Pairs of equal items are one cell.
    const double = sorted.flatMap((item) => (random(10) === 0 ? [item, item] : [item]))
    const numbers = new Map<Item, number>()
    for (const item of double) numbers.set(item, (numbers.get(item) ?? 0) + 1)
    const cells = [...numbers].map(([item, count]) => ({ item, count }))
    const column = (read: (cell: (typeof cells)[number]) => number) => Int32Array.from(cells, read)
    const places = [...new Set(double.map(({ place }) => place))]
    // As in a snapshot, whose lists begin with 'none'.
    const variants = [...new Set([0, ...double.map(({ variant }) => variant)])]
    const columns = {
      group: column(({ item }) => item.group),
      key: column(({ item }) => keyOf(item)),
      value: column(({ item }) => item.value),
      place: column(({ item }) => places.indexOf(item.place)),
      variant: column(({ item }) => variants.indexOf(item.variant)),
      count: column(({ count }) => count),
      places,
      variants,
    }
    const layout = defineFacets<Name>(schema)
    expect(layout.sparse.values).toEqual([])
    const totals = saved === 'with' ? lastOf(sumTotals(layout, columns)) : undefined
    const index = createFacetIndex(layout)
    const steps = index.load(totals ? { ...columns, totals } : columns, parents)
    expect([...steps].length).toBeGreaterThan(GROUPS)
    expect(layout.sparse.values).toEqual(sizes)
    const rare = { ...items[0]!, pages: 300 }
    index.apply(rare.group, [toCell(rare)], 'add', parents)
    index.apply(rare.group, [toCell(rare)], 'subtract', parents)
    expect(layout.sparse.values).toEqual([...sizes, 300].sort((a, b) => a - b))
    for (let search = 0; search < 15; search++)
      expectExact(index, double, randomQuery(random, [0, 100, 200, 400]))
    expectExact(index, double, { ...everything, variants: new Set([70, 71]) })
    for (let change = 0; change < 500; change++) {
      const [item] = double.splice(random(double.length), 1)
      index.apply(item!.group, [toCell(item!)], 'subtract', parents)
    }
    for (let search = 0; search < 15; search++)
      expectExact(index, double, randomQuery(random, sizes))
    expectExact(index, double, { ...everything, variants: new Set([70, 71]) })
  },
)

test('saved totals are added up once: loading takes fewer steps, and those of other cells are ignored', () => {
  const random = createRandom(43)
  const items = Array.from({ length: 5_000 }, () => randomItem(random, [0, 100])).toSorted(
    (a, b) => a.group - b.group || keyOf(a) - keyOf(b),
  )
  const variants = [...new Set([0, ...VARIANTS])]
  const toColumns = (own: Item[]) => ({
    group: Int32Array.from(own, ({ group }) => group),
    key: Int32Array.from(own, keyOf),
    value: Int32Array.from(own, ({ value }) => value),
    place: Int32Array.from(own, ({ place }) => PLACES.indexOf(place)),
    variant: Int32Array.from(own, ({ variant }) => variants.indexOf(variant)),
    count: new Int32Array(own.length).fill(1),
    places: PLACES,
    variants,
  })
  const load = (totals?: SavedTotals) => {
    const index = createFacetIndex(defineFacets<Name>(schema))
    const columns = totals ? { ...toColumns(items), totals } : toColumns(items)
    const steps = [...index.load(columns, parents)].length
    return { steps, counts: index.countWhole(parents) }
  }
  const sum = (own: Item[]) => lastOf(sumTotals(defineFacets<Name>(schema), toColumns(own)))
  const plain = load()
  expect(load(sum(items)).steps).toBeLessThan(plain.steps)
  expect(load(sum(items)).counts).toEqual(plain.counts)
  // One group less.
  expect(load(sum(items.filter(({ group }) => group !== items[0]!.group)))).toEqual(plain)
})

test('an index counts the same before, while and after it completes what loading left, and when it changes meanwhile', () => {
  const random = createRandom(37)
  const items = Array.from({ length: 30_000 }, () => randomItem(random, [0, 100, 200, 400]))
  const sorted = items.toSorted((a, b) => a.group - b.group || keyOf(a) - keyOf(b))
  const column = (read: (item: Item) => number) => Int32Array.from(sorted, read)
  const load = () => {
    const index = createFacetIndex(defineFacets<Name>(schema))
    lastOf(
      index.load(
        {
          group: column(({ group }) => group),
          key: column(keyOf),
          value: column(({ value }) => value),
          place: column(({ place }) => PLACES.indexOf(place)),
          variant: column(({ variant }) => VARIANTS.indexOf(variant)),
          count: column(() => 1),
          places: PLACES,
          variants: VARIANTS,
        },
        parents,
      ),
    )
    return index
  }
  const change = (index: FacetIndex<Name>, own: Item[]) => {
    for (let at = 0; at < 300; at++) {
      const item = { ...randomItem(random, [100]), group: at % GROUPS }
      index.apply(item.group, [toCell(item)], 'add', parents)
      own.push(item)
      const [gone] = own.splice(random(own.length), 1)
      index.apply(gone!.group, [toCell(gone!)], 'subtract', parents)
    }
  }
  const index = load()
  const own = [...sorted]
  change(index, own)
  expect(index.progress()).toBe('loaded')
  expect(index.countWhole(parents).total).toBe(own.length)
  expect(index.progress()).toBe('loaded')
  const first = index.complete()
  for (let step = 0; step < 20; step++) first.next()
  expect(index.progress()).toBe('completing')
  for (let search = 0; search < 10; search++)
    expectExact(index, own, randomQuery(random, [0, 100, 200, 400]))
  // A count goes on while the work that it does without is completed.
  const query = { ...everything, min: 700, selected: { language: new Set([1, 2]) } }
  const counting = index.countInSteps(query, { parents })
  let step = counting.next()
  for (const _ of first) if (!step.done) step = counting.next()
  expect(index.progress()).toBe('complete')
  while (!step.done) step = counting.next()
  expect(step.value.total).toBe(countByHand(own, query).total)
  // Loaded items are in order of their values; after changes they are not.
  for (const one of rareQueries(random)) expectExact(index, own, { ...everything, ...one })
  change(index, own)
  for (const one of rareQueries(random)) expectExact(index, own, { ...everything, ...one })
  for (let search = 0; search < 10; search++)
    expectExact(index, own, randomQuery(random, [0, 100, 200, 400]))

  const changing = load()
  const others = [...sorted]
  for (let step = 0; step < 20; step++) changing.complete().next()
  change(changing, others)
  expect(changing.progress()).toBe('complete')
  for (let search = 0; search < 10; search++)
    expectExact(changing, others, randomQuery(random, [0, 100, 200, 400]))
})

test('more places and variants than two bytes can number are counted', () => {
  const layout = defineFacets<Name>(schema)
  const index = createFacetIndex(layout)
  const cells = Array.from({ length: 66_000 }, (_, at) => ({
    key: 100,
    value: at % 50,
    place: 1_000 + at,
    variant: 200_000 + at,
    count: 1,
  }))
  index.apply(1, cells, 'set', parents)
  const last = cells.at(-1)!
  const passing = new Set([last.variant, cells[0]!.variant, 1])
  const count = (query: Partial<Query<Name>>) =>
    index.count({ ...everything, ...query }, { parents })
  expect(count({ variants: passing }).total).toBe(2)
  const near = count({ places: new Set([last.place]), widerPlaces: null })
  expect([near.total, near.places[layout.places.ids.indexOf(last.place)]]).toEqual([1, 1])
  index.apply(1, [{ ...last, count: 0 }], 'set', parents)
  expect(count({ variants: passing }).total).toBe(1)
})

test('many cells of a group that change at once are found among those that it has', () => {
  const random = createRandom(17)
  const index = createFacetIndex(defineFacets<Name>(schema))
  const items = Array.from({ length: 600 }, () => ({ ...randomItem(random, [0, 100]), group: 1 }))
  const cells = [...new Map(items.map((item) => [JSON.stringify(item), toCell(item)])).values()]
  index.apply(1, cells, 'set', parents)
  const size = index.segments.get(1)!.size
  const some = cells.slice(0, 90)
  index.apply(1, some, 'add', parents)
  index.apply(1, some.slice(0, 40), 'subtract', parents)
  index.apply(
    1,
    some.slice(40).map((cell) => ({ ...cell, count: 0 })),
    'set',
    parents,
  )
  const expected = [...cells.slice(0, 40), ...cells.slice(90)].reduce(
    (sum, { count }) => sum + count,
    0,
  )
  expect(index.count(everything, { parents }).total).toBe(expected)
  expect(index.segments.get(1)!.size).toBe(size)
})

test('a count in steps is the same, and says that the index changed', () => {
  const random = createRandom(3)
  const index = createFacetIndex(defineFacets<Name>(schema))
  const items = Array.from({ length: 12_000 }, () => randomItem(random, [0, 100]))
  for (const item of items) index.apply(item.group, [toCell(item)], 'add', parents)
  const query = { ...everything, min: 600, variants: new Set([70]) }
  const steps = index.countInSteps(query, { parents })
  let taken = 0
  let step = steps.next()
  for (; !step.done; step = steps.next()) taken += 1
  expect(taken).toBeGreaterThan(2)
  expect(step.value).toEqual(index.count(query, { parents }))
  const before = index.changes()
  index.apply(items[0]!.group, [toCell(items[0]!)], 'subtract', parents)
  expect(index.changes()).toBe(before + 1)
})

const everything: Query<Name> = {
  groups: null,
  parents: null,
  selectedGroups: new Set(),
  selectedParents: new Set(),
  selected: {},
  min: undefined,
  max: undefined,
  places: null,
  widerPlaces: null,
  variants: null,
}

test('items are counted by part of the key and by place, as an index by these would have them', () => {
  const index = createFacetIndex(defineFacets<Name>(schema))
  const random = createRandom(19)
  const items = Array.from({ length: 500 }, () => randomItem(random, [0, 100, 730]))
  for (const item of items) index.apply(item.group, [toCell(item)], 'add', parents)
  for (const item of items.splice(0, 100))
    index.apply(item.group, [toCell(item)], 'subtract', parents)
  const mask = 2 ** 12 - 1
  const selected = { pages: new Set([100, 730]), language: new Set([1, 2]) }
  const passing = items.filter(
    ({ pages, language }) => selected.pages.has(pages) && selected.language.has(language),
  )
  const byKey = Map.groupBy(passing, (item) => keyOf(item) & mask)
  expect(index.countByKey(mask, selected)).toEqual(
    new Map([...byKey].map(([key, own]) => [key, own.length])),
  )
  const inPlace = (id: number) => items.filter(({ place }) => place === id).length
  expect(index.countByPlace([501, 502, 999])).toEqual(
    new Map([
      [501, inPlace(501)],
      [502, inPlace(502)],
    ]),
  )
  const small = createFacetIndex(defineFacets<Name>(schema), { chunks: false })
  expect(() => small.countByKey(mask, {})).toThrow('only an index with chunks')
  expect(() => small.countByPlace([501])).toThrow('only a complete index')
})

test('the place facet counts the wider places too', () => {
  const layout = defineFacets<Name>(schema)
  const index = createFacetIndex(layout)
  const random = createRandom(5)
  const items = Array.from({ length: 80 }, () => randomItem(random, [0, 100]))
  for (const item of items) index.apply(item.group, [toCell(item)], 'add', parents)
  const query = { ...everything, places: new Set([501]), widerPlaces: new Set([501, 502]) }
  const { places, total } = index.count(query, { parents })
  const at = (id: number) => places[layout.places.ids.indexOf(id)]
  const count = (id: number) => items.filter(({ place }) => place === id).length
  expect([at(501), at(502), at(503), total]).toEqual([count(501), count(502), 0, count(501)])
})

test('setting a cell replaces its count, and emptied cells are dropped', () => {
  const index = createFacetIndex(defineFacets<Name>(schema))
  const cells = Array.from({ length: 600 }, (_, at) => ({
    key: at,
    value: at,
    place: 0,
    variant: 0,
    count: 2,
  }))
  index.apply(3, cells, 'set', parents)
  index.apply(
    3,
    cells.slice(0, 500).map((cell) => ({ ...cell, count: 0 })),
    'set',
    parents,
  )
  index.apply(3, [{ ...cells[599]!, count: 7 }], 'set', parents)
  expect(index.count(everything, { parents }).total).toBe(99 * 2 + 7)
  expect(index.segments.get(3)?.size).toBe(100)
})

test('segments in `over` replace those of the index', () => {
  const layout = defineFacets<Name>(schema)
  const index = createFacetIndex(layout)
  const small = createFacetIndex(layout, { chunks: false })
  const cell = { key: 100, value: 700, place: 0, variant: 0 }
  index.apply(1, [{ ...cell, count: 9 }], 'add', parents)
  index.apply(2, [{ ...cell, count: 4 }], 'add', parents)
  small.apply(1, [{ ...cell, count: 1 }], 'add', parents)
  const query = { ...everything, groups: new Set([1, 2]) }
  const options = { parents, over: small.segments }
  expect(index.count(query, options).total).toBe(5)
  expect(lastOf(index.countPassingInSteps(query, options))).toBe(5)
})

test('counts without filters are computed once until the index changes', () => {
  const index = createFacetIndex(defineFacets<Name>(schema))
  const cell = { key: 100, value: 700, place: 0, variant: 0, count: 1 }
  index.apply(1, [cell], 'add', parents)
  const before = index.countWhole(parents)
  expect(index.countWhole(parents)).toBe(before)
  index.apply(1, [cell], 'add', parents)
  expect(index.countWhole(parents).total).toBe(2)
})

test('counts without filters are kept only if the index did not change while they were computed', () => {
  const index = createFacetIndex(defineFacets<Name>(schema))
  const cell = { key: 100, value: 700, place: 0, variant: 0, count: 1 }
  index.apply(1, [cell], 'add', parents)
  const steps = index.countWholeInSteps(parents)
  expect(steps.next().done).toBe(false)
  index.apply(1, [cell], 'add', parents)
  lastOf(steps)
  expect(index.countWhole(parents).total).toBe(2)
  expect(lastOf(index.countWholeInSteps(parents))).toBe(index.countWhole(parents))
})

test('a single cell is checked against the same filters', () => {
  const layout = defineFacets<Name>(schema)
  const index = createFacetIndex(layout)
  index.apply(1, [{ key: 100, value: 700, place: 501, variant: 70, count: 1 }], 'add', parents)
  const segment = index.segments.get(1)!
  const check = (query: Partial<Query<Name>>) =>
    passes(createPredicates(layout, { ...everything, ...query }), segment, 0)
  expect(check({})).toBe(true)
  expect(check({ selected: { pages: new Set([100]) }, min: 700, max: 700 })).toBe(true)
  expect(check({ selected: { pages: new Set([200]) } })).toBe(false)
  expect(check({ min: 701 })).toBe(false)
  expect(check({ places: new Set([502]) })).toBe(false)
  expect(check({ variants: new Set([70]) })).toBe(true)
  expect(check({ variants: new Set([71]) })).toBe(false)
})

test('facets that do not fit into the key are refused', () => {
  const fine = { name: 'age', bits: 12 } as const
  expect(() => defineFacets({ ...schema, fine: { ...fine, bits: 20 } })).toThrow('32 bits')
  expect(() => defineFacets({ ...schema, small: [{ name: 'wide', bits: 13 }], fine })).toThrow(
    '12 in 8',
  )
})
