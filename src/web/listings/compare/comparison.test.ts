import { expect, test } from 'vitest'
import { bestScore, readCompared } from './comparison.ts'

const id = '01970000-0000-7000-8000-000000000001'

test('the address names the phones to compare', () => {
  expect(readCompared({ id })).toEqual({ id: [id] })
})

test('an address without a valid id names none, whatever the router keeps of it', () => {
  const search = { id: '["x"]' }
  // The router lays what a route reads over what the address has.
  expect({ ...search, ...readCompared(search) }).toEqual({ id: undefined })
})

test('a best value takes two that differ and are not missing', () => {
  expect(bestScore([85, null, null])).toBeNull()
  expect(bestScore([85, null, 85])).toBeNull()
  expect(bestScore([null, 85, 0])).toBe(85)
  expect(bestScore([])).toBeNull()
})
