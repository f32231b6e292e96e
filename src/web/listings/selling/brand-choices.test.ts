import { expect, test } from 'vitest'
import { readText } from '../../ui/text.fixture.tsx'
import { translate } from '../../ui/text.ts'
import { brandChoices, knownBrand } from './phone-section.tsx'

const t = translate(readText('en'), 'sell.phone')
const brands = ['Xiaomi', 'BLU', 'Samsung', 'Other brand', 'alcatel', 'Nokia', 'Iphone']
const named = (typed: string) => brandChoices(brands, typed, t).map(({ label }) => label)

test('the three brands of the specification come first, then all others by name, and another one last', () => {
  expect(named('')).toEqual([
    'Iphone',
    'Nokia',
    'Samsung',
    'alcatel',
    'BLU',
    'Xiaomi',
    'Other brand',
  ])
})

test('typing narrows the brands, and what is none of them can be taken as it is', () => {
  expect(named('i')).toEqual(['Iphone', 'Nokia', 'Xiaomi', 'Other brand: “i”'])
  expect(named(' punkt ')).toEqual(['Other brand: “punkt”'])
  expect(named('NOKIA')).toEqual(['Nokia'])
  expect(named('other brand')).toEqual(['Other brand'])
})

test('a brand is recognized whatever its case', () => {
  expect(knownBrand(brands, ' blu')).toBe('BLU')
  expect(knownBrand(brands, 'Punkt')).toBeUndefined()
  expect(knownBrand(brands, '')).toBeUndefined()
})
