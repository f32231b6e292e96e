import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { as, buildUser, type TestApp, testApp } from '../../../../test/app.ts'
import { type Language, languageCodes } from '../../../shared/languages.ts'
import { reparseSearches } from './save-search.ts'

/** Names of saved searches, composed in the language of whoever reads them. */

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const path = '/api/saved-searches'
const everything =
  'model=iphone-13-pro&storage=128&storage=1024&grade=A&grade=B&color=black&min=100&max=400&used=12' +
  '&batteryPercent=85&near=2950159&within=20&pickUp=1&shipsTo=DE&freeShipping=1&sellerLevel=proven&photo=1&not=mini'
const pageIn = (language: Language) => ({ 'accept-language': language })

async function nameIn(language: Language, query: string, name?: string) {
  const me = as(app, await buildUser(app))
  await me.post(path, { query, ...(name && { name }) })
  const { body } = await me.get(path, pageIn(language))
  return body.searches[0].name as string
}

test.each([
  ['de', 'iPhone 13 Pro, 128 GB, Note A oder B, bis 400\u00a0$'],
  ['es', 'iPhone 13 Pro, 128 GB, grado A o B, hasta 400\u00a0$'],
  ['fr', 'iPhone 13 Pro, 128\u00a0Go, grade A ou B, jusqu’à 400\u00a0$'],
  ['pt', 'iPhone 13 Pro, 128 GB, grau A ou B, até $\u00a0400'],
  ['bn', 'iPhone 13 Pro, ১২৮ জিবি, গ্রেড A বা B, ৪০০$ পর্যন্ত'],
  ['hi', 'iPhone 13 Pro, 128 GB, ग्रेड A या B, $400 तक'],
  ['ar', '\u2068iPhone 13 Pro\u2069، 128 جيجابايت، الدرجة A أو B، حتى 400\u00a0$'],
  ['en', 'iPhone 13 Pro, 128 GB, grade A or B, up to $400'],
] as const)('in %s a search is called "%s"', async (language, name) => {
  const query = 'model=iphone-13-pro&storage=128&grade=A&grade=B&max=400'
  expect(await nameIn(language, query)).toBe(name)
})

test('a name without a model begins with a capital', async () => {
  expect(await nameIn('de', 'max=150&photo=1')).toBe('Bis 150\u00a0$, mit Foto')
  expect(await nameIn('fr', 'used=12&color=black')).toBe('Noir, 12 mois d’utilisation au maximum')
})

test.each(languageCodes)('every part is named in %s, and nothing is cut off', async (language) => {
  const name = await nameIn(language, everything)
  expect(name.length).toBeGreaterThan(120)
  expect(name).not.toContain('…')
  expect(name).not.toMatch(/undefined|null|savedSearches|\{|, ,|،\s*،/)
  if (language !== 'en')
    expect(name).not.toMatch(/\b(not|grade A or|up to|used at|battery|within|shipped|sellers)\b/)
})

test('a name that a person typed stays', async () => {
  expect(await nameIn('de', 'brand=nokia', 'For Mum')).toBe('For Mum')
})

test('saving answers with the name in the language of the page, and programs in English', async () => {
  const me = as(app, await buildUser(app))
  const query = 'brand=nokia&max=50'
  const saved = await me.post(path, { query }, pageIn('es'))
  expect(saved.body.name).toBe('Nokia, hasta 50\u00a0$')
  expect((await me.get(path)).body.searches[0].name).toBe('Nokia, up to $50')
})

describe('a search of before names had parts', () => {
  const forget = (name: string) =>
    app.deps.db.pool.query(
      `update saved_searches set name = $1, name_parts = null, interpreted_at = '2000-01-01'`,
      [name],
    )

  test('is named in English until it is interpreted again', async () => {
    const me = as(app, await buildUser(app))
    await me.post(path, { query: 'brand=nokia&max=60' })
    await forget('Nokia, up to $60')
    const read = async () => (await me.get(path, pageIn('de'))).body.searches[0].name
    expect(await read()).toBe('Nokia, up to $60')
    while ((await reparseSearches(app.deps)) > 0);
    expect(await read()).toBe('Nokia, bis 60\u00a0$')
  })

  test('keeps a name that a person typed', async () => {
    const me = as(app, await buildUser(app))
    await me.post(path, { query: 'brand=nokia&max=60' })
    await forget('My Nokia')
    while ((await reparseSearches(app.deps)) > 0);
    expect((await me.get(path, pageIn('de'))).body.searches[0].name).toBe('My Nokia')
  })
})
