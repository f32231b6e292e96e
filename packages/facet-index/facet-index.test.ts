import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  createFacetIndex,
  type FacetIndex,
  ID_WORDS,
  type ItemRows,
  type Order,
  type PageItem,
  type Position,
  type Query,
} from './index.ts'

type Facet = 'size' | 'grade' | 'photo'
const facets = {
  size: { shift: 0, mask: 15 },
  grade: { shift: 4, mask: 3 },
  photo: { shift: 6, mask: 1 },
}
const bands = [0, 10, 20, 50]

type Item = {
  id: string
  brand: number
  model: number
  size: number
  grade: number
  photo: number
  used: number
  price: number
  saving: number
  place: number
  variant: number
  created: number
}

const below = (most: number) => fc.integer({ min: 0, max: most - 1 })
// Few ids, so that items are replaced, and few values, so that keys are often the same.
const idOf = (number: number) => {
  const hex = Math.imul(number + 1, 0x9e3779b1) >>> 0
  return `0190${number.toString(16).padStart(4, '0')}-0000-7000-8000-0000${hex.toString(16).padStart(8, '0')}`
}
const itemNumbers = 60
const item: fc.Arbitrary<Item> = fc.record({
  id: below(itemNumbers).map(idOf),
  brand: below(3).map((brand) => brand + 5),
  model: below(5).map((model) => model * 1_000),
  size: below(4),
  grade: below(4),
  photo: below(2),
  used: fc.constantFrom(0, 3, 12, 127),
  price: below(80),
  saving: below(4),
  place: below(4),
  variant: below(3).map((variant) => variant + 10),
  created: below(6).map((time) => 1_700_000_000_000_000 + time),
})

function toIds(ids: readonly string[]): Uint32Array {
  const words = ids.flatMap((id) => id.replaceAll('-', '').match(/.{8}/g)!)
  return Uint32Array.from(words, (word) => Number.parseInt(word, 16))
}

function toRows(items: readonly Item[]): ItemRows {
  const column = (name: Exclude<keyof Item, 'id'>) => Int32Array.from(items, (one) => one[name])
  return {
    size: items.length,
    ids: toIds(items.map(({ id }) => id)),
    brand: column('brand'),
    model: column('model'),
    facets: Int32Array.from(items, pack),
    used: column('used'),
    price: column('price'),
    saving: column('saving'),
    place: column('place'),
    variant: column('variant'),
    created: Float64Array.from(items, ({ created }) => created),
  }
}

const pack = ({ size, grade, photo }: Item) => size | (grade << 4) | (photo << 6)

const numbersOf = (...list: number[]) =>
  fc.oneof(
    { weight: 3, arbitrary: fc.constant(new Set<number>()) },
    { weight: 1, arbitrary: fc.subarray(list, { minLength: 1 }).map((some) => new Set(some)) },
  )
const rarely = <T, Else>(value: fc.Arbitrary<T>, otherwise: Else) =>
  fc.oneof({ weight: 3, arbitrary: fc.constant(otherwise) }, { weight: 1, arbitrary: value })
const someIds = fc.uniqueArray(below(itemNumbers + 3)).map((numbers) => toIds(numbers.map(idOf)))
const models = [0, 1_000, 2_000, 3_000, 4_000, 99]

const query: fc.Arbitrary<Query<Facet>> = fc
  .record({
    models: rarely(
      fc.subarray(models).map((some) => new Set(some)),
      null,
    ),
    brands: rarely(
      fc.subarray([5, 6, 7, 8]).map((some) => new Set(some)),
      null,
    ),
    within: rarely(someIds, null),
    beside: rarely(someIds, null),
    without: rarely(someIds, null),
    selected: fc.record({
      brands: numbersOf(5, 6, 8),
      models: numbersOf(...models),
      facets: fc.record({
        size: numbersOf(0, 1, 2, 9),
        grade: numbersOf(0, 1, 3),
        photo: numbersOf(1),
      }),
      min: rarely(below(60), undefined),
      max: rarely(below(80), undefined),
      used: rarely(fc.constantFrom(0, 5, 126), undefined),
      places: rarely(numbersOf(0, 2, 3), null),
      variants: rarely(numbersOf(10, 12, 14), null),
    }),
  })
  .map((one) => (one.models ? one : { ...one, beside: null }))

/** The filters that an item fails; undefined for one that is not searched at all. */
function failedFilters({ selected, ...searched }: Query<Facet>, one: Item): string[] | undefined {
  const { models: named, brands, within, beside, without } = searched
  if (brands && !brands.has(one.brand)) return undefined
  const isIn = (ids: Uint32Array | null) => ids !== null && includesId(ids, one.id)
  if (isIn(without)) return undefined
  const isNamed = (!named || named.has(one.model)) && (within === null || isIn(within))
  const isBeside = isIn(beside) && !named?.has(one.model)
  if (!isNamed && !isBeside) return undefined
  const failed: string[] = []
  const oneOf = (name: string, chosen: ReadonlySet<number>, value: number) => {
    if (chosen.size > 0 && !chosen.has(value)) failed.push(name)
  }
  oneOf('brand', selected.brands, one.brand)
  oneOf('model', selected.models, one.model)
  for (const facet of Object.keys(facets) as Facet[])
    oneOf(facet, selected.facets[facet], one[facet])
  if (one.price < (selected.min ?? 0) || one.price > (selected.max ?? 1_000)) failed.push('price')
  if (selected.used !== undefined && one.used > selected.used) failed.push('used')
  if (selected.places && !selected.places.has(one.place)) failed.push('place')
  if (selected.variants && !selected.variants.has(one.variant)) failed.push('variant')
  return failed
}

function includesId(ids: Uint32Array, id: string): boolean {
  const [words] = [toIds([id])]
  for (let word = 0; word < ids.length; word += ID_WORDS)
    if (words.every((own, index) => ids[word + index] === own)) return true
  return false
}

function countBy(
  items: Item[],
  search: Query<Facet>,
  filter: string,
  value: (one: Item) => number,
) {
  const counts = new Map<number, number>()
  for (const one of items) {
    const failed = failedFilters(search, one)
    if (failed?.every((name) => name === filter))
      counts.set(value(one), (counts.get(value(one)) ?? 0) + 1)
  }
  return counts
}

const filled = (counts: Int32Array) =>
  new Map([...counts].flatMap((count, value) => (count > 0 ? [[value, count] as const] : [])))

function asMap(tally: { forEach: (receive: (id: number, count: number) => void) => void }) {
  const counts = new Map<number, number>()
  tally.forEach((id, count) => void counts.set(id, count))
  return counts
}

const orders: Record<string, (search: Query<Facet>) => Order> = {
  newest: () => ({ by: 'created', way: 'desc' }),
  cheapest: () => ({ by: 'price', way: 'asc' }),
  saving: () => ({ by: 'saving', way: 'desc' }),
  best: (search) => ({
    by: 'created',
    way: 'desc',
    bonus: (packed) => 2 * ((packed >> 6) & 1),
    tier: (model) => (search.models?.has(model) ? model % 3 : 3),
  }),
  perYear: () => ({
    by: 'price',
    way: 'asc',
    divisor: (model) => 1 + model / 1_000,
    tier: (model) => (model === 0 ? 1 : 0),
  }),
}

function sorted(items: Item[], order: Order): PageItem[] {
  const sign = order.way === 'asc' ? 1 : -1
  return items
    .map((one) => {
      const key = one[order.by] + (order.bonus?.(pack(one)) ?? 0)
      const tier = order.tier?.(one.model) ?? 0
      return { tier, key: key / (order.divisor?.(one.model) ?? 1), id: one.id }
    })
    .sort((a, b) => a.tier - b.tier || sign * (a.key - b.key) || sign * (a.id < b.id ? -1 : 1))
}

const steps = fc.array(
  fc.record({ put: fc.array(item, { maxLength: 25 }), gone: fc.uniqueArray(below(itemNumbers)) }),
  { minLength: 1, maxLength: 5 },
)

async function expectAnswers(
  index: FacetIndex<Facet>,
  items: Item[],
  search: Query<Facet>,
  orderName: string,
) {
  const order = orders[orderName]!(search)
  const results = items.filter((one) => failedFilters(search, one)?.length === 0)
  const expected = sorted(results, order)
  const limit = 4
  const {
    total,
    counts,
    items: first,
  } = await index.count(search, { order, limit, after: undefined })
  expect(total).toBe(results.length)
  const by = (filter: string, value: (one: Item) => number) => countBy(items, search, filter, value)
  expect(counts.brands).toEqual(by('brand', ({ brand }) => brand))
  expect(asMap(counts.models)).toEqual(by('model', ({ model }) => model))
  if (search.selected.places)
    expect(asMap(counts.places)).toEqual(by('place', ({ place }) => place))
  expect(asMap(counts.variants)).toEqual(by('variant', ({ variant }) => variant))
  expect(filled(counts.used)).toEqual(by('used', ({ used }) => used))
  expect(filled(counts.bands)).toEqual(
    by('price', ({ price }) => bands.findLastIndex((start) => start <= price)),
  )
  for (const facet of Object.keys(facets) as Facet[])
    expect(filled(counts.facets[facet])).toEqual(by(facet, (one) => one[facet]))
  const walked: PageItem[] = []
  let after: Position | undefined
  for (;;) {
    const page = await index.page(search, { order, limit, after })
    expect(page.total).toBe(results.length)
    if (!after) expect(page.items).toEqual(first)
    walked.push(...page.items)
    after = page.items.at(-1)
    if (page.items.length < limit) break
  }
  expect(walked).toEqual(expected)
}

test('counts and pages are those of a plain list of the items, whatever was added and removed', async () => {
  await fc.assert(
    fc.asyncProperty(
      steps,
      fc.array(fc.tuple(query, fc.constantFrom(...Object.keys(orders))), {
        minLength: 3,
        maxLength: 6,
      }),
      async (changes, searches) => {
        const index = createFacetIndex<Facet>({ facets, bands }, { pause: async () => {} })
        const items = new Map<string, Item>()
        for (const { put, gone } of changes) {
          const ids = gone.map(idOf)
          await index.change(toRows(put), toIds(ids))
          for (const id of ids) items.delete(id)
          for (const one of put) items.set(one.id, one)
          for (const [search, order] of searches)
            await expectAnswers(index, [...items.values()], search, order)
        }
        const { total } = await index.count(searches[0]![0])
        expect(total).toBeLessThanOrEqual(index.countAll().total)
        expect(index.countAll().total).toBe(items.size)
      },
    ),
    { numRuns: 60 },
  )
})

const everything: Query<Facet> = {
  models: null,
  brands: null,
  within: null,
  beside: null,
  without: null,
  selected: {
    brands: new Set(),
    models: new Set(),
    facets: { size: new Set(), grade: new Set(), photo: new Set() },
    min: 0,
    max: undefined,
    used: undefined,
    places: null,
    variants: null,
  },
}

test('thousands of ids are looked up in pieces, between which other work goes first', async () => {
  let paused = 0
  const pause = async () => void paused++
  const index = createFacetIndex<Facet>({ facets, bands }, { pause })
  const ids = toIds(Array.from({ length: 20_000 }, (_, number) => idOf(number)))
  for (const list of ['within', 'beside', 'without']) {
    paused = 0
    await index.page({ ...everything, [list]: ids })
    expect([list, paused >= 5]).toEqual([list, true])
  }
})

test('a search never sees half of a change', async () => {
  let paused = 0
  const index = createFacetIndex<Facet>(
    { facets, bands },
    {
      async pause() {
        paused += 1
        await new Promise(setImmediate)
      },
    },
  )
  const items = fc.sample(item, { seed: 1, numRuns: itemNumbers }).map((one, number) => {
    return { ...one, id: idOf(number) }
  })
  const ids = toIds(items.map(({ id }) => id))
  const totals: number[] = []
  const work: Promise<unknown>[] = []
  for (let round = 0; round < 5; round++) {
    work.push(index.change(toRows(items), new Uint32Array()))
    work.push(index.page(everything).then(({ total }) => totals.push(total)))
    work.push(index.change(toRows([]), ids))
    work.push(index.page(everything).then(({ total }) => totals.push(total)))
  }
  await Promise.all(work)
  expect(totals).toEqual(Array(5).fill([items.length, 0]).flat())
  expect(paused).toBeGreaterThan(10)
})

test('the nearest items miss the fewest filters by the fewest steps, the cheaper ones first', async () => {
  const index = createFacetIndex<Facet>({ facets, bands }, { pause: async () => {} })
  const base = fc.sample(item, { seed: 2, numRuns: 1 })[0]!
  const make = (number: number, more: Partial<Item>) => ({
    ...base,
    ...{ id: idOf(number), brand: 5, grade: 1, used: 0, price: 30, photo: 0 },
    ...more,
  })
  await index.load(
    toRows([
      make(1, { price: 45 }),
      make(2, { price: 25, grade: 2 }),
      make(3, { price: 22, grade: 2 }),
      make(4, { price: 22, grade: 3 }),
      make(5, { price: 40, grade: 3, used: 12 }),
      make(6, { price: 20, brand: 6, grade: 2 }),
    ]),
  )
  const none = new Set<number>()
  const near = await index.nearest(
    {
      ...{ models: null, brands: null, within: null, beside: null, without: null },
      selected: {
        ...{ brands: new Set([5]), models: none, min: undefined, places: null, variants: null },
        facets: { size: none, grade: new Set([1]), photo: none },
        max: 30,
        used: 5,
      },
    },
    {
      facets: (packed) => ((packed >> 4) & 3) - 1,
      used: (months) => (months > 5 ? 1 : 0),
      price: (price) => Math.max(0, price - 30) / 10,
      place: () => 0,
      variant: () => 0,
      mostMissed: 2,
      limit: 3,
    },
  )
  expect(near.map(({ id }) => id)).toEqual([3, 2, 1].map(idOf))
})
