import { expect, test } from 'vitest'
import { dropOldest } from './drop-oldest.ts'

test('a map or set that has more than so many entries loses the oldest, a few at once', () => {
  const numbers = new Set(Array.from({ length: 640 }, (_, index) => index))
  dropOldest(numbers, 640)
  expect(numbers.size).toBe(640)
  numbers.delete(0)
  numbers.add(0).add(640)
  dropOldest(numbers, 640)
  expect(numbers.size).toBe(630)
  expect([numbers.has(11), numbers.has(12), numbers.has(0), numbers.has(640)]).toEqual([
    false,
    true,
    true,
    true,
  ])
})

test('a small map has as many entries as it may have', () => {
  const letters = new Map([...'abcd'].map((letter) => [letter, letter]))
  dropOldest(letters, 3)
  expect([...letters.keys()]).toEqual(['b', 'c', 'd'])
})
