import { expect, test } from 'vitest'
import { readOwnSearch, toQueryString } from './queries.ts'

test('an address keeps what makes sense and drops the rest', () => {
  const address = { state: 'paused', q: ' nokia ', sort: 'views', page: '3', other: 'x' }
  expect(readOwnSearch(address)).toEqual({ state: 'paused', q: 'nokia', sort: 'views', page: '3' })
  const odd = { state: 'constructor', q: ['', 'x'], sort: 'toString', page: '-1' }
  expect(toQueryString(readOwnSearch(odd))).toBe('')
})

test('what is usual is not written out', () => {
  expect(toQueryString(readOwnSearch({ sort: 'newest', page: '1', q: '' }))).toBe('')
})
