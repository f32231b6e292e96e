import { expect, test } from 'vitest'
import {
  type Combinations,
  changeCombination,
  countCombinations,
  emptyCombinations,
} from './combinations.ts'
import { defineFacets, type Query } from './index.ts'
import { createRandom } from './random.fixture.ts'

type Name = 'pages' | 'signed' | 'age'
const layout = defineFacets<Name>({
  sparse: { name: 'pages', bits: 10, common: [0, 100] },
  small: [{ name: 'signed', bits: 1 }],
  fine: { name: 'age', bits: 2 },
  bands: [0, 500, 1_000],
})
const none = new Set<number>()
const everything: Query<Name> = {
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

test('combinations that come and go are counted like the items, and empty ones take no room', () => {
  const random = createRandom(41)
  const all: Combinations = emptyCombinations(layout)
  const items: { pages: number; signed: number; age: number; band: number }[] = []
  const change = (item: (typeof items)[number], by: number) => {
    const key = item.pages | (item.signed << 10) | (item.age << 11)
    changeCombination(layout, all, { key, band: item.band }, by)
  }
  for (let step = 0; step < 2_000; step++) {
    // Mostly empty: many combinations lose their last item.
    if (items.length > random(12)) {
      const [item] = items.splice(random(items.length), 1)
      change(item!, -1)
    } else {
      const item = {
        pages: [0, 100, 730][random(3)]!,
        signed: random(2),
        age: random(4),
        band: random(3),
      }
      items.push(item)
      change(item, 1)
    }
    const selected = { pages: new Set([100, 730]), age: new Set([1, 3]) }
    const passing = items.filter(
      ({ pages, age }) => selected.pages.has(pages) && selected.age.has(age),
    )
    expect(countCombinations(layout, all, { ...everything, selected })).toBe(passing.length)
    const bands = Array.from(
      { length: 3 },
      (_, band) => items.filter((item) => item.band === band).length,
    )
    const sums = [0, 0, 0]
    for (let at = 0; at < all.bands.length; at++) sums[at % 3]! += all.bands[at]!
    expect(sums).toEqual(bands)
    const combined = new Set(items.map(({ pages, signed }) => `${pages} ${signed}`))
    expect([all.size, all.numbers.size]).toEqual([combined.size, combined.size])
  }
})
