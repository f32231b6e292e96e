import { expect, test } from 'vitest'
import { readOwnSearch, toQueryString } from './queries.ts'

test('a URL keeps valid parameters and drops the rest', () => {
  const address = { state: 'paused', q: ' nokia ', sort: 'views', page: '3', other: 'x' }
  expect(readOwnSearch(address)).toEqual({ state: 'paused', q: 'nokia', sort: 'views', page: '3' })
  const odd = { state: 'constructor', q: ['', 'x'], sort: 'toString', page: '-1' }
  expect(toQueryString(readOwnSearch(odd))).toBe('')
})

test('defaults are not part of the URL', () => {
  expect(toQueryString(readOwnSearch({ sort: 'newest', page: '1', q: '' }))).toBe('')
})
