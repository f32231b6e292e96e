import { expect, test } from 'vitest'
import { BYTES_PER_CELL } from './facets.store.ts'
import { netChanges } from './net-changes.ts'

/** Numbers of listings by cell. Of the numbers that identify a cell only the model and the price vary. */
type Numbers = Map<string, number>
const MODELS = 5
const PRICES = 4

function pack(numbers: Numbers): Buffer | null {
  const rows = [...numbers].map(([name, count]) => {
    const [model, price] = name.split(' ').map(Number)
    const row = Buffer.alloc(BYTES_PER_CELL)
    for (const [at, value] of [model!, 7, price!, 11, 13, count].entries())
      row.writeInt32BE(value, at * 4)
    return row
  })
  return rows.length > 0 ? Buffer.concat(rows) : null
}

function finish<Result>(steps: Generator<void, Result, void>): Result {
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}

/** Random whole numbers below `sides`, the same in every run. */
function createRandom(seed: number) {
  let state = seed
  return (sides: number) => {
    state = (state * 48_271) % 2_147_483_647
    return state % sides
  }
}

const sumOf = (folded: Numbers, pending: Numbers) => {
  const sum: Numbers = new Map(folded)
  for (const [name, count] of pending) sum.set(name, (sum.get(name) ?? 0) + count)
  return Object.fromEntries([...sum].filter(([, count]) => count !== 0).sort())
}

test('a node that applies the changes has the counts of the database, whatever was folded meanwhile', () => {
  const random = createRandom(71)
  const folded: Numbers = new Map()
  const pending: Numbers = new Map()
  const own: Numbers = new Map()
  let before: Buffer | null = null
  for (let round = 0; round < 300; round++) {
    const changed: Numbers = new Map()
    for (let step = random(6); step > 0; step--) {
      const name = `${1 + random(MODELS)} ${100 * random(PRICES)}`
      if (random(3) > 0) pending.set(name, (pending.get(name) ?? 0) + random(5) - 2)
      else if (pending.has(name)) {
        folded.set(name, (folded.get(name) ?? 0) + pending.get(name)!)
        pending.delete(name)
        changed.set(name, folded.get(name)!)
      }
    }
    const deltas = pack(pending)
    for (const [model, { set, add }] of finish(
      netChanges(before, { cells: pack(changed), deltas }),
    )) {
      const names = [...set, ...add].map(({ value }) => `${model} ${value}`)
      expect(new Set(names).size, 'every cell is changed once').toBe(names.length)
      for (const { value, count } of set) own.set(`${model} ${value}`, count)
      for (const { value, count } of add)
        own.set(`${model} ${value}`, (own.get(`${model} ${value}`) ?? 0) + count)
    }
    before = deltas
    expect(sumOf(own, new Map())).toEqual(sumOf(folded, pending))
  }
})

test('changes that are still pending are not applied again', () => {
  const pending = pack(
    new Map([
      ['1 100', 2],
      ['2 100', -1],
    ]),
  )
  expect(finish(netChanges(pending, { cells: null, deltas: pending })).size).toBe(0)
})
