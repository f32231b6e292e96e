import { expect, test } from 'vitest'
import { queryOf, readOwnSearch } from './own-search.ts'

test('an address keeps what makes sense and drops the rest', () => {
  const address = { state: 'paused', q: ' nokia ', sort: 'views', page: '3', other: 'x' }
  expect(readOwnSearch(address)).toEqual({ state: 'paused', q: 'nokia', sort: 'views', page: '3' })
  const odd = { state: 'constructor', q: ['', 'x'], sort: 'toString', page: '-1' }
  expect(queryOf(readOwnSearch(odd))).toBe('')
})

test('what is usual is not written out', () => {
  expect(queryOf(readOwnSearch({ sort: 'newest', page: '1', q: '' }))).toBe('')
})
