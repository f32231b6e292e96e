import { expect, test } from 'vitest'
import { chosenHome } from './chosen-language.ts'

const offered = ['en', 'de', 'ar'] as const
const request = (url: string, cookie?: string, site = 'none') => ({
  url,
  headers: { ...(cookie && { cookie }), 'sec-fetch-site': site },
})

test('the home page is in the language that was chosen before, and keeps its search', () => {
  expect(chosenHome(request('/', 'a=1; redial_language=de'), offered)).toBe('/de')
  expect(chosenHome(request('/?utm=x', 'redial_language=ar'), offered)).toBe('/ar?utm=x')
})

test.each([
  ['without a choice', request('/')],
  ['with English chosen', request('/', 'redial_language=en')],
  ['with a language that the shop no longer offers', request('/', 'redial_language=fr')],
  ['with another cookie that ends so', request('/', 'not_redial_language=de')],
  ['at another address', request('/products', 'redial_language=de')],
  ['at an address of another host', request('//evil.example', 'redial_language=de')],
  ['from a link within the shop', request('/', 'redial_language=de', 'same-origin')],
])('%s nobody is sent elsewhere', (_, req) => {
  expect(chosenHome(req, offered)).toBeUndefined()
})

test('in a shop with one language nobody is sent elsewhere', () => {
  expect(chosenHome(request('/', 'redial_language=de'), ['en'])).toBeUndefined()
})
