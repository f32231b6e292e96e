import { afterAll, beforeAll, expect, test } from 'vitest'
import { as, buildUser, type TestApp, testApp } from '../../../test/app.ts'
import { api } from '../../contract/urls.ts'
import { addListing } from '../listings/index.ts'
import { splitWords } from './query/words.ts'
import { alertNewMatches } from './saved/alerts.ts'

/** Titles, and what people type who have no such letters. */
const texts = [
  ['Łódź', 'lodz'],
  ['Ørsted Æble', 'orsted aeble'],
  ['große Hülle', 'grosse hulle'],
  ['Częstochowa', 'czestochowa'],
  ['İzmir', 'izmir'],
  ['Đakovo', 'dakovo'],
  ['Œuvre', 'oeuvre'],
  ['Þórshöfn', 'thorshofn'],
] as const

let app: TestApp
beforeAll(async () => {
  app = await testApp()
  for (const [text] of texts) await list(`${text} 105`)
})
afterAll(() => app.close())

async function list(name: string, location = 'Berlin') {
  const seller = { ...(await buildUser(app, { role: 'Seller' })), image: null }
  const outcome = await addListing(app.deps, seller, { brand: 'Nokia', name, location, price: 200 })
  if (!('listing' in outcome)) throw new Error(JSON.stringify(outcome))
}

async function search(q: string): Promise<string[]> {
  const { body } = await as(app, null).get(`${api.search()}?${new URLSearchParams({ q })}`)
  return body.items.map(({ name }: { name: string }) => name)
}

test.each(texts)('titles have %s as %s', async (text, typed) => {
  for (const q of [text, text.toUpperCase(), text.normalize('NFD'), typed, `nokia ${typed}`])
    expect([q, await search(q)]).toEqual([q, [`${text} 105`]])
})

test('the database folds letters as searches do', async () => {
  for (const [text, typed] of texts) {
    const { rows } = await app.deps.db.pool.query('select fold_letters($1) as folded', [text])
    expect([rows[0].folded, splitWords(text).join(' ')]).toEqual([typed, typed])
  }
})

test('alerts of a place are about phones there, with or without its letters', async () => {
  const people = [await buildUser(app), await buildUser(app)] as const
  await as(app, people[0]).post('/api/saved-searches', { query: 'q=tromso' })
  await as(app, people[1]).post('/api/saved-searches', { query: 'q=Tromsø' })
  await list('3310', 'Tromsø')
  await alertNewMatches(app.deps)
  for (const person of people)
    expect((await as(app, person).get('/api/alerts')).body.items).toMatchObject([
      { phone: { name: '3310' } },
    ])
})
