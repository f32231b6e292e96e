import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../../test/app.ts'
import { type Vocabulary, vocabulary } from '../query/vocabulary.ts'
import { interpretText } from './interpret-text.ts'

let app: TestApp
let words: Vocabulary
beforeAll(async () => {
  app = await testApp()
  words = await vocabulary(app.deps.db.kysely)
})
afterAll(() => app.close())

/** '<words> | name=value name=value' */
async function read(text: string, currency: string) {
  const context = { vocabulary: words, currency }
  const { q, params } = await interpretText(app.deps.db.kysely, text, context)
  const filters = Object.entries(params).flatMap(([name, values]) =>
    values.map((value) => `${name}=${value}`),
  )
  return [q, ...filters.sort()].join(' | ')
}

describe.each([
  [
    'German',
    'EUR',
    [
      ['iphone 13 unter 300 €', 'iphone 13 | max=300'],
      ['pixel weniger als 250 euro', 'pixel | max=250'],
      ['samsung zwischen 200 und 400', 'samsung | max=400 | min=200'],
      ['samsung 200 bis 400', 'samsung | max=400 | min=200'],
      ['pixel mindestens 200', 'pixel | min=200'],
      ['braunes pixel neuwertig', 'pixel | color=brown | grade=A'],
    ],
  ],
  [
    'Spanish',
    'EUR',
    [
      ['iphone por debajo de 300', 'iphone | max=300'],
      ['samsung hasta 250 euros', 'samsung | max=250'],
      ['samsung entre 200 y 400', 'samsung | max=400 | min=200'],
      ['pixel desde 200', 'pixel | min=200'],
      ['pixel negra en muy buen estado', 'pixel | color=black | grade=B'],
      ['iphone dorado impecable', 'iphone | color=gold | grade=A'],
    ],
  ],
  [
    'French',
    'EUR',
    [
      ['iphone entre 200 et 400', 'iphone | max=400 | min=200'],
      ['pixel jusqu’à 250 euros', 'pixel | max=250'],
      ['pixel à partir de 200', 'pixel | min=200'],
      ['iphone noire', 'iphone | color=black'],
    ],
  ],
  [
    'Portuguese',
    'BRL',
    [
      ['iphone até 1500', 'iphone | max=1500'],
      ['samsung abaixo de 900 reais', 'samsung | max=900'],
      ['samsung preto seminovo', 'samsung | color=black | grade=A'],
    ],
  ],
  [
    'Arabic',
    'SAR',
    [
      ['ايفون أقل من 1500', 'ايفون | max=1500'],
      ['ايفون اقل من ١٥٠٠ ريال', 'ايفون | max=1500'],
      ['سامسونج تحت 900', 'سامسونج | max=900'],
      ['سامسونج بين 500 و 900', 'سامسونج | max=900 | min=500'],
      ['سامسونج بين 500 و900 ريال', 'سامسونج | max=900 | min=500'],
      ['ايفون أكثر من 2 ألف', 'ايفون | min=2000'],
      ['ايفون اسود 128 جيجا', 'ايفون | color=black | storage=128'],
      ['ايفون بحالة ممتازة', 'ايفون | grade=A'],
      ['ايفون مكسور', 'ايفون | grade=D'],
    ],
  ],
  [
    'Bengali',
    'BDT',
    [
      ['৩০০০ টাকার নিচে', ' | max=3000'],
      ['আইফোন ৩০ হাজার টাকার মধ্যে', 'আইফোন | max=30000'],
      ['আইফোন ৩০ হাজারের মধ্যে', 'আইফোন | max=30000'],
      ['স্যামসাং ২০০০০ এর কম', 'স্যামসাং | max=20000'],
      ['স্যামসাং ১০০০০ থেকে ২০০০০ টাকা', 'স্যামসাং | max=20000 | min=10000'],
      ['স্যামসাং ১০০০০ এর বেশি', 'স্যামসাং | min=10000'],
      ['শাওমি ৳15000', 'শাওমি | max=15000'],
      ['কালো আইফোন ১২৮ জিবি', 'আইফোন | color=black | storage=128'],
      ['আইফোন ভালো অবস্থায়', 'আইফোন | grade=B'],
    ],
  ],
  [
    'Hindi',
    'INR',
    [
      ['सैमसंग 20000 से कम', 'सैमसंग | max=20000'],
      ['आईफोन ३० हजार रुपये तक', 'आईफोन | max=30000'],
      ['आईफोन 30000 रुपये के अंदर', 'आईफोन | max=30000'],
      ['सैमसंग 10000 से 20000 के बीच', 'सैमसंग | max=20000 | min=10000'],
      ['सैमसंग कम से कम 10000', 'सैमसंग | min=10000'],
      ['सैमसंग 10000 से ज्यादा', 'सैमसंग | min=10000'],
      ['काला आईफोन 128 जीबी', 'आईफोन | color=black | storage=128'],
      ['आईफोन अच्छी हालत में', 'आईफोन | grade=B'],
    ],
  ],
] as [string, string, [string, string][]][])('%s', (_, currency, phrases) => {
  test.each(phrases)('%s', async (text, expected) => {
    expect(await read(text, currency)).toBe(expected)
  })
})

test('an amount in another currency is named, and searches for no price', async () => {
  const context = { vocabulary: words, currency: 'USD' }
  const text = 'আইফোন ৩০০০ টাকার নিচে'
  const { params, notes } = await interpretText(app.deps.db.kysely, text, context)
  expect([params.max, notes]).toEqual([
    undefined,
    [expect.stringMatching(/^Prices here are in USD/)],
  ])
})

test('words that are like those of another language stay names', async () => {
  expect(await read('iphone 13 pro max', 'EUR')).toBe('iphone 13 pro max')
  expect(await read('galaxy a 52', 'EUR')).toBe('galaxy a 52')
})
