import { expect, test } from 'vitest'
import { parseSearch, stringifySearch } from '../search-params.ts'
import { activeFilters } from './active-filters.ts'
import { englishFilterTexts } from './filter-texts.fixture.ts'
import { readFilters, roundLocation, toggle, toParams } from './filters.ts'

test('filters are read from the URL and written the same way', () => {
  const address = '?q=iphone+13&brand=Iphone&brand=Nokia&grade=A&min=100&max=450.50&sort=price_up'
  const filters = readFilters(parseSearch(address))
  expect(toParams(filters)).toEqual({
    q: 'iphone 13',
    brand: ['Iphone', 'Nokia'],
    grade: ['A'],
    min: '100',
    max: '450.50',
    sort: 'price_up',
  })
  expect(stringifySearch(filters)).toBe(address)
})

test('a brand that is called by its maker is the one of the list', () => {
  expect(readFilters(parseSearch('?brand=apple&brand=nokia')).brand).toEqual(['Iphone', 'nokia'])
})

test('invalid parameters in a URL are ignored', () => {
  const filters = readFilters(
    parseSearch('?q=%20&brand=&grade=Z&grade=B&min=cheap&max=-1&sort=random&sort=x'),
  )
  expect(toParams(filters)).toEqual({ grade: ['B'] })
})

test('every filter is read and written, without defaults', () => {
  const address =
    '?model=galaxy-s21-ultra&storage=128&storage=256&color=blue&used=12&near=2950159&within=25&sellerLevel=proven&advertised=1&photo=1&batteryPercent=80&sort=support'
  expect(stringifySearch(readFilters(parseSearch(address)))).toBe(address)
  const usual = '?q=pixel&sort=best&within=50&near=52.5234,13.4114'
  expect(stringifySearch(readFilters(parseSearch(usual)))).toBe('?q=pixel&near=52.5%2C13.4')
})

test('invalid filter values are ignored, the rest kept', () => {
  const junk =
    '?model=DROP%20TABLE&storage=-1&storage=64&color=plaid&used=0&batteryPercent=101&near=91,0&within=5&sellerLevel=new&advertised=2&photo=yes&sort=best'
  expect(toParams(readFilters(parseSearch(junk)))).toEqual({ storage: ['64'] })
})

test('a place is rounded to a tenth of a degree', () => {
  expect(roundLocation(52.52345, -0.04)).toBe('52.5,0')
  expect(roundLocation(52, 181)).toBeUndefined()
})

test('names of inherited properties are read as plain values', () => {
  expect(parseSearch('?constructor=1&toString=2')).toEqual({ constructor: '1', toString: '2' })
})

test('each active filter links to the URL without it', () => {
  const filters = readFilters(parseSearch('?q=pro&brand=Sony&brand=Nokia&max=90'))
  const active = activeFilters(filters, { currency: 'USD' }, englishFilterTexts())
  expect(active.map(({ label }) => label)).toEqual(['“pro”', 'Sony', 'Nokia', 'Up to $90'])
  expect(stringifySearch(active[1]!.without)).toBe('?q=pro&brand=Nokia&max=90')
})

test('an active filter on a declared field has its label and unit', () => {
  const filters = readFilters(parseSearch('?q=pro&batteryPercent=80'))
  const [, active] = activeFilters(filters, { currency: 'USD' }, englishFilterTexts())
  expect(active).toMatchObject({ label: 'Battery health: at least 80 %' })
  expect(stringifySearch(active!.without)).toBe('?q=pro')
})

test('a value can be toggled, and an empty list is no filter', () => {
  expect(toggle(undefined, 'A')).toEqual(['A'])
  expect(toggle(['A', 'B'], 'A')).toEqual(['B'])
  expect(toggle(['B'], 'B')).toBeUndefined()
})

test.each([
  ['JPY', '45000', '¥45,000'],
  ['USD', '45.50', '$45.50'],
  ['KWD', '45.500', 'KWD 45.500'],
  ['KWD', '0.100', 'KWD 0.100'],
  ['KWD', '٤٥٫٥', 'KWD 45.500'],
])('a price filter in %s of %s is called %s', (currency, max, price) => {
  const [filter] = activeFilters(readFilters({ max }), { currency }, englishFilterTexts())
  expect(filter?.label.replaceAll('\u00a0', ' ')).toBe(`Up to ${price}`)
})
