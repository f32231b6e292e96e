import { expect, test } from 'vitest'
import { accountLanguage, addressIn, type Language, splitLanguage } from './languages.ts'

test.each([
  ['de', '/', '/de'],
  ['de', '/?from=x', '/de?from=x'],
  ['ar', '/products?brand=Nokia', '/ar/products?brand=Nokia'],
  ['en', '/products', '/products'],
] satisfies [Language, string, string][])(
  'in %s the page %s has the address %s',
  (language, page, address) => {
    expect(addressIn(language, page)).toBe(address)
    expect(splitLanguage(address)).toEqual({ language, address: page })
  },
)

test.each([
  '/nl/products',
  '/en/products',
  '/de-AT',
  '/deals',
  '/api/de',
  '/constructor/login',
  '//de/x',
])('%s names no language of the shop', (address) => {
  expect(splitLanguage(address)).toEqual({ language: 'en', address })
})

test('a language that the shop does not offer is part of the path', () => {
  expect(splitLanguage('/ar/login', ['en', 'de'])).toEqual({ language: 'en', address: '/ar/login' })
})

test('people get emails in their language only while the shop offers it', () => {
  expect(accountLanguage({ language: 'de' }, ['en', 'de'])).toBe('de')
  expect(accountLanguage({ language: 'de' }, ['en', 'ar'])).toBe('en')
  expect(accountLanguage({ language: null }, ['en', 'de'])).toBe('en')
})
