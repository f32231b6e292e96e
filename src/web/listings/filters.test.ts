import { expect, test } from 'vitest'
import { parseSearch, stringifySearch } from '../search-params.ts'
import { activeFilters, asParams, readFilters, toggled } from './filters.ts'

test('an address says what is filtered, and is written the same way', () => {
  const address = '?q=iphone+13&brand=Iphone&brand=Nokia&grade=A&min=100&max=450.50&sort=price_up'
  const filters = readFilters(parseSearch(address))
  expect(asParams(filters)).toEqual({
    q: 'iphone 13',
    brand: ['Iphone', 'Nokia'],
    grade: ['A'],
    min: '100',
    max: '450.50',
    sort: 'price_up',
  })
  expect(stringifySearch(filters)).toBe(address)
})

test('junk in an address is ignored', () => {
  const filters = readFilters(
    parseSearch('?q=%20&brand=&grade=Z&grade=B&min=cheap&max=-1&sort=random&sort=x'),
  )
  expect(asParams(filters)).toEqual({ grade: ['B'] })
})

test('a name that every object has is no list', () => {
  expect(parseSearch('?constructor=1&toString=2')).toEqual({ constructor: '1', toString: '2' })
})

test('each active filter knows the address without it', () => {
  const filters = readFilters(parseSearch('?q=pro&brand=Sony&brand=Nokia&max=90'))
  const active = activeFilters(filters, (amount) => `$${amount}`)
  expect(active.map(({ words }) => words)).toEqual(['“pro”', 'Sony', 'Nokia', 'Up to $90'])
  expect(stringifySearch(active[1]!.without)).toBe('?q=pro&brand=Nokia&max=90')
})

test('a value is on, then off, and an empty list is no filter', () => {
  expect(toggled(undefined, 'A')).toEqual(['A'])
  expect(toggled(['A', 'B'], 'A')).toEqual(['B'])
  expect(toggled(['B'], 'B')).toBeUndefined()
})
