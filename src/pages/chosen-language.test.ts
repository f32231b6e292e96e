import { expect, test } from 'vitest'
import { chosenHome } from './chosen-language.ts'

const offered = ['en', 'de', 'ar'] as const
const request = (url: string, cookie?: string, site = 'none') => ({
  url,
  headers: { ...(cookie && { cookie }), 'sec-fetch-site': site },
})

/** A browser that opens `/` for a person. */
const browser = (acceptLanguage: string, more: Record<string, string> = {}) => ({
  url: '/',
  headers: {
    ...{ 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate' },
    ...{ 'accept-language': acceptLanguage, ...more },
  },
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

test.each([
  ['de', '/de'],
  ['de-AT,de;q=0.9,en;q=0.8', '/de'],
  ['AR-EG', '/ar'],
  ['fr-FR,fr;q=0.9,de;q=0.5,en;q=0.3', '/de'],
  ['en;q=0.5,ar;q=0.9', '/ar'],
  ['en-US,en;q=0.9,de;q=0.8', undefined],
  ['fr', undefined],
  ['de;q=0', undefined],
  ['*', undefined],
  ['', undefined],
  ['constructor,__proto__;q=0.9', undefined],
  [';;q=,,=de', undefined],
])('without a choice, a browser that prefers “%s” comes to %s', (preferred, home) => {
  expect(chosenHome(browser(preferred), offered)).toBe(home)
})

test('what somebody chose counts more than the language of the browser', () => {
  expect(chosenHome(browser('de', { cookie: 'redial_language=en' }), offered)).toBeUndefined()
  expect(chosenHome(browser('de', { cookie: 'redial_language=ar' }), offered)).toBe('/ar')
})

test.each([
  ['a link within the shop', browser('de', { 'sec-fetch-site': 'same-origin' })],
  ['another address', { ...browser('de'), url: '/products' }],
  ['a robot', { url: '/', headers: { 'accept-language': 'de' } }],
  ['a script', browser('de', { 'sec-fetch-mode': 'cors' })],
])('%s does not follow the language of the browser', (_, req) => {
  expect(chosenHome(req, offered)).toBeUndefined()
})

test('a language of the browser that the shop does not offer is skipped', () => {
  expect(chosenHome(browser('ar,de;q=0.5'), ['en', 'de'])).toBe('/de')
})
