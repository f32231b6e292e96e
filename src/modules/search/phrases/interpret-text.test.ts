import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../../test/app.ts'
import { findLargestPlaces } from '../../catalog/places/index.ts'
import { type Vocabulary, vocabulary } from '../query/vocabulary.ts'
import { interpretText } from './interpret-text.ts'
import { ruleGroups } from './parse-phrases.ts'

let app: TestApp
let words: Vocabulary
let ids: Record<string, string>
beforeAll(async () => {
  app = await testApp()
  words = await vocabulary(app.deps.db.kysely)
  const places = await findLargestPlaces(app.deps.db.kysely, [
    'utrecht',
    'new york',
    'berlin',
    'barcelona',
    'san francisco',
    'den haag',
  ])
  ids = Object.fromEntries([...places].map(([name, id]) => [name, String(id)]))
})
afterAll(() => app.close())

const interpret = (text: string, currency = 'USD') =>
  interpretText(app.deps.db.kysely, text, { vocabulary: words, currency })

/** '<words> | name=value name=value', with names of places instead of their ids. */
async function read(text: string, currency?: string) {
  const { q, params } = await interpret(text, currency)
  const filters = Object.entries(params).flatMap(([name, values]) =>
    values.map((value) => {
      const place = Object.keys(ids).find((key) => name === 'near' && ids[key] === value)
      return `${name}=${place ?? value}`
    }),
  )
  return [q, ...filters.sort()].join(' | ')
}

describe('prices', () => {
  test.each([
    ['iphone under 300', 'iphone | max=300'],
    ['under 300 iphone', 'iphone | max=300'],
    ['iPhone 13 Pro, under $1,250.50', 'iPhone 13 Pro | max=1250.50'],
    ['iphone below $300', 'iphone | max=300'],
    ['iphone less than 300 dollars', 'iphone | max=300'],
    ['pixel up to 250 usd', 'pixel | max=250'],
    ['pixel max 250', 'pixel | max=250'],
    ['pixel max. price 250', 'pixel max. | max=250'],
    ['pixel budget 250', 'pixel | max=250'],
    ['pixel for 250', 'pixel | max=250'],
    ['pixel for under 250', 'pixel | max=250'],
    ['pixel 250 or less', 'pixel | max=250'],
    ['pixel $250', 'pixel | max=250'],
    ['iphones with 350', 'iphones | max=350'],
    ['iphone with 256', 'iphone | storage=256'],
    ['pixel 150 budget', 'pixel | max=150'],
    ['pixel, 150 is my budget', 'pixel | max=150'],
    ['samsung 200 to 400', 'samsung | max=400 | min=200'],
    ['pixel under three hundred dollars', 'pixel | max=300'],
    ['pixel under one hundred and fifty', 'pixel | max=150'],
    ['pixel 250 bucks', 'pixel | max=250'],
    ['pixel <300', 'pixel | max=300'],
    ['pixel ≤ 300', 'pixel | max=300'],
    ['pixel under ３００', 'pixel | max=300'],
    ['pixel under ٣٠٠', 'pixel | max=300'],
    ['pixel ৩০০-৪০০', 'pixel | max=400 | min=300'],
    ['pixel १२८gb', 'pixel | storage=128'],
    ['pixel under 1k', 'pixel | max=1000'],
    ['pixel less then 300', 'pixel | max=300'],
    ['pixel UNDER 300', 'pixel | max=300'],
    ['pixel unter 300', 'pixel | max=300'],
    ['pixel over 200', 'pixel | min=200'],
    ['pixel from 200', 'pixel | min=200'],
    ['pixel at least $200', 'pixel | min=200'],
    ['pixel $200 or more', 'pixel | min=200'],
    ['between 200 and 400', ' | max=400 | min=200'],
    ['between 400 and 200', ' | max=400 | min=200'],
    ['from 200 to 400 pixel', 'pixel | max=400 | min=200'],
    ['pixel $200-$400', 'pixel | max=400 | min=200'],
    ['pixel $200 – 400', 'pixel | max=400 | min=200'],
    ['iphone 300-400', 'iphone | max=400 | min=300'],
    ['iphone 300 – 400', 'iphone | max=400 | min=300'],
    ['300-400 iphone', 'iphone | max=400 | min=300'],
    ['galaxy s21 150-250', 'galaxy s21 | max=250 | min=150'],
    ['pixel over 200 under 400', 'pixel | max=400 | min=200'],
    ['under under 300', ' | max=300'],
    ['galaxy note 20 under 300 or less', 'galaxy note 20 | max=300'],
  ])('%s', async (text, expected) => expect(await read(text)).toBe(expected))
})

describe('names of models stay words', () => {
  test.each([
    'iPhone 300',
    'iphone 13',
    'Galaxy A50',
    'Note 20',
    'Mi 11',
    'iphone 13 max',
    'iphone 12 or less',
    'iphone 13 pro max',
    'nokia 3310',
    'nokia 105 4g',
    'redmi note 8 pro',
    'oneplus 8t',
    'galaxy s20 fe 2022',
    'iphone se 2020',
    'xperia 1 iii',
    'black shark 4',
    'moto g60',
    'pixel from 2020',
    'realme gt 2',
    'pixel 12-13',
    'galaxy s21 - s22',
    'nokia 220-230',
    'honor 200 - 400',
    'pixel 2020-2022',
  ])('%s', async (text) => expect(await read(text)).toBe(text))

  test.each([
    ['iphone 13 pro max 256', 'iphone 13 pro max | storage=256'],
    ['iphone 13 pro max $250', 'iphone 13 pro max | max=250'],
    ['note 20 under 300', 'note 20 | max=300'],
    ['mi 11 max 300', 'mi 11 | max=300'],
  ])('%s', async (text, expected) => expect(await read(text)).toBe(expected))
})

describe('what is excluded', () => {
  test.each([
    ['iphone -pro', 'iphone | not=pro'],
    ['-pro iphone under 300', 'iphone | max=300 | not=pro'],
    ['iphone -pro -max', 'iphone | not=max | not=pro'],
    ['iphone -"pro max"', 'iphone | not=pro max'],
    ['iphone −pro', 'iphone | not=pro'],
    ['iphone -13', 'iphone | not=13'],
    ['iphone 300 -400', 'iphone | max=400 | min=300'],
    ['iphone -black -64gb', 'iphone | not=64gb | not=black'],
    ['not iphone', ' | not=iphone'],
    ['iphone xs not max', 'iphone xs | not=max'],
    ['iphone 13 not pro max', 'iphone 13 | not=pro max'],
    ['iphone not pro under 400', 'iphone | max=400 | not=pro'],
    ['samsung not black', 'samsung | not=black'],
    ['samsung not a galaxy a52', 'samsung | not=galaxy a52'],
    ['iphone except iphone 13', 'iphone | not=iphone 13'],
    ['not samsung or huawei', ' | not=huawei | not=samsung'],
    ['without box', ' | not=box'],
    ['iphone without a box', 'iphone | not=box'],
    ['iphone no scratches', 'iphone | not=scratches'],
    ['iphone ohne ladekabel', 'iphone | not=ladekabel'],
    ['samsung sans chargeur', 'samsung | not=chargeur'],
    ['pixel not broken', 'pixel | grade=A | grade=B | grade=C'],
    ['pixel not like new', 'pixel | grade=B | grade=C | grade=D'],
    ['pixel not under 200', 'pixel | min=200'],
    ['samsung not in Berlin', 'samsung | not=berlin'],
    ['samsung nicht schwarz', 'samsung | not=schwarz'],
    ['moto-g power', 'moto-g power'],
    ['pixel 12 -13', 'pixel 12 -13'],
    ['iphone - blue', 'iphone | color=blue'],
    ['nothing phone 2', 'nothing phone 2'],
  ])('%s', async (text, expected) => expect(await read(text)).toBe(expected))
})

describe('storage, colors and condition', () => {
  test.each([
    ['128gb blue', ' | color=blue | storage=128'],
    ['iphone 13 128 GB', 'iphone 13 | storage=128'],
    ['iphone 13 256', 'iphone 13 | storage=256'],
    ['iphone 13 1tb', 'iphone 13 | storage=1024'],
    ['pixel 128 or 256gb', 'pixel | storage=128 | storage=256'],
    ['pixel 128/256gb', 'pixel | storage=128 | storage=256'],
    ['pixel at least 512gb', 'pixel | storage=1024 | storage=2048 | storage=512'],
    ['pixel 512gb or more', 'pixel | storage=1024 | storage=2048 | storage=512'],
    ['s22 8/256', 's22 | storage=256'],
    ['s22 8gb/256gb', 's22 | storage=256'],
    ['s22 8+256', 's22 | storage=256'],
    ['8/256 samsung', 'samsung | storage=256'],
    ['s24 ultra 12GB/1TB', 's24 ultra | storage=1024'],
    ['redmi note 10 6/128', 'redmi note 10 | storage=128'],
    ['redmi note 8/128', 'redmi note 8 | storage=128'],
    ['iphone 12/128GB', 'iphone 12 | storage=128'],
    ['iphone 8/64', 'iphone 8 | storage=64'],
    ['oneplus 8/128', 'oneplus 8 | storage=128'],
    ['12gb 256gb samsung', 'samsung | storage=256'],
    ['samsung 8gb 256gb', 'samsung | storage=256'],
    ['iphone 16/64gb', 'iphone 16 | storage=64'],
    ['pixel 128-512gb', 'pixel | storage=128 | storage=256 | storage=512'],
    ['pixel 128gb to 256gb', 'pixel | storage=128 | storage=256'],
    ['pixel up to 32gb', 'pixel | storage=16 | storage=32'],
    ['iphone 12 midnight', 'iphone 12 | color=black'],
    ['pixel blue or black', 'pixel | color=black | color=blue'],
    ['pixel gray', 'pixel | color=gray'],
    ['like new pixel', 'pixel | grade=A'],
    ['pixel, as new', 'pixel | grade=A'],
    ['pixel blau', 'pixel | color=blue'],
    ['iphone noir', 'iphone | color=black'],
    ['pixel in mint condition', 'pixel | grade=A'],
    ['pixel good condition', 'pixel | grade=B'],
    ['cracked screen pixel', 'pixel | grade=D'],
    ['pixel grade a', 'pixel | grade=A'],
    ['pixel grade a or b', 'pixel | grade=A | grade=B'],
    ['pixel grade c or better', 'pixel | grade=A | grade=B | grade=C'],
    ['pixel not graded', 'pixel | grade=none'],
    ['pixel b grade', 'pixel | grade=B'],
    ['over 90 % battery', ' | batteryPercent=90'],
    ['iphone battery of at least eighty five percent', 'iphone | batteryPercent=85'],
    ['iphone battery 85%', 'iphone | batteryPercent=85'],
    ['iphone battery health above 85', 'iphone | batteryPercent=85'],
    ['iphone 85% battery or better', 'iphone | batteryPercent=85'],
    ['pixel battery 90% minimum', 'pixel | batteryPercent=90'],
    [
      'pixel at least 128 gigabytes under 300',
      'pixel | max=300 | storage=1024 | storage=128 | storage=2048 | storage=256 | storage=512',
    ],
    ['pixel no older than 18 months', 'pixel | used=18'],
    ['iphone 90%+ battery', 'iphone | batteryPercent=90'],
    ['iphone with at least 80 percent battery health', 'iphone | batteryPercent=80'],
    ['pixel less than 2 years old', 'pixel | used=24'],
    ['pixel under 6 months', 'pixel | used=6'],
    ['pixel trusted sellers', 'pixel | sellerLevel=trusted'],
    ['pixel with photos', 'pixel | photo=1'],
  ])('%s', async (text, expected) => expect(await read(text)).toBe(expected))
})

describe('places', () => {
  test.each([
    ['samsung near Utrecht', 'samsung | near=utrecht'],
    ['near Berlin samsung', 'samsung | near=berlin'],
    ['samsung near new york under 300', 'samsung | max=300 | near=new york'],
    ['samsung within 20 km of Berlin', 'samsung | near=berlin | within=20'],
    ['samsung near Berlin within 20 km', 'samsung | near=berlin | within=20'],
    ['samsung 10 miles from Berlin', 'samsung | near=berlin | within=16'],
    ['samsung close to berlin, like new', 'samsung | grade=A | near=berlin'],
    ['samsung in Utrecht', 'samsung | near=utrecht'],
    ['iphone 13 in berlin under 300', 'iphone 13 | max=300 | near=berlin'],
    ['samsung in Barcelona', 'samsung | near=barcelona'],
    ['iphone in San Francisco', 'iphone | near=san francisco'],
    ['iphone in New York', 'iphone | near=new york'],
    ['iphone in Den Haag', 'iphone | near=den haag'],
    ['iphone in New York in black', 'iphone | color=black | near=new york'],
    ['pick up in San Francisco', ' | near=san francisco | pickUp=1'],
    ['samsung in black', 'samsung | color=black'],
    ['iphone 12 in green', 'iphone 12 | color=green'],
    ['samsung in good condition', 'samsung | grade=B'],
    ['phone from samsung', 'phone from samsung'],
    ['samsung near Qwertzuia', 'samsung Qwertzuia'],
    ['samsung near', 'samsung near'],
  ])('%s', async (text, expected) => expect(await read(text)).toBe(expected))
})

describe('returns and warranty', () => {
  test.each([
    ['pixel with warranty', 'pixel | warrantyMonths=1'],
    ['iphone 13 12 months warranty', 'iphone 13 | warrantyMonths=12'],
    ['iphone 12 1 year warranty', 'iphone 12 | warrantyMonths=12'],
    ['pixel with a warranty of 6 months', 'pixel | warrantyMonths=6'],
    ['samsung still under warranty', 'samsung | warrantyMonths=1'],
    ['pixel no warranty', 'pixel | not=warranty'],
    ['pixel with returns', 'pixel | returnDays=7'],
    ['pixel 14 day returns', 'pixel | returnDays=14'],
    ['pixel returnable within 30 days', 'pixel | returnDays=30'],
    ['pixel that can be returned', 'pixel | returnDays=7'],
    ['pixel under 300 with 6 months warranty', 'pixel | max=300 | warrantyMonths=6'],
  ])('%s', async (text, expected) => expect(await read(text)).toBe(expected))
})

describe('delivery', () => {
  test.each([
    ['pixel ships to germany', 'pixel | shipsTo=DE'],
    ['pixel shipped to the Netherlands', 'pixel | shipsTo=NL'],
    ['ships to US pixel', 'pixel | shipsTo=US'],
    ['ship a pixel 7 to Norway', 'pixel 7 | shipsTo=NO'],
    ['pixel shipping to us', 'pixel | shipsTo=US'],
    ['pixel with delivery to France', 'pixel | shipsTo=FR'],
    ['pixel versand nach Österreich', 'pixel | shipsTo=AT'],
    ['pixel ships to europe', 'pixel | shipsTo=EU'],
    ['ships to Hong Kong pixel', 'pixel | shipsTo=HK'],
    ['pixel ships to Macau', 'pixel | shipsTo=MO'],
    ['pixel ships to Macao', 'pixel | shipsTo=MO'],
    ['pixel ships to Ivory Coast', 'pixel | shipsTo=CI'],
    ['pixel ships to Palestine', 'pixel | shipsTo=PS'],
    ['pixel ships to Kosovo', 'pixel | shipsTo=XK'],
    ['pixel ships to Burma', 'pixel | shipsTo=MM'],
    ['pixel ships to Northern Ireland', 'pixel | shipsTo=GB'],
    ['pixel ships to the Czech Republic', 'pixel | shipsTo=CZ'],
    ['pixel ships to DR Congo', 'pixel | shipsTo=CD'],
    ['pixel ships to UAE', 'pixel | shipsTo=AE'],
    ['pixel ships to the U.S.', 'pixel | shipsTo=US'],
    ['pixel worldwide shipping', 'pixel | shipsTo=WORLD'],
    ['pixel ships to Qwertz', 'pixel ships to Qwertz'],
    ['pixel ships to', 'pixel ships to'],
    ['pixel free shipping', 'pixel | freeShipping=1'],
    ['pixel postage included', 'pixel | freeShipping=1'],
    ['pixel free shipping to germany', 'pixel | freeShipping=1 | shipsTo=DE'],
    ['pixel pick up', 'pixel | pickUp=1'],
    ['pixel pickup utrecht', 'pixel | near=utrecht | pickUp=1'],
    ['pick up pixel', 'pixel | pickUp=1'],
    ['pick-up only pixel', 'pixel | pickUp=1'],
    ['pick up in utrecht', ' | near=utrecht | pickUp=1'],
    ['pixel to pick up in Berlin under 300', 'pixel | max=300 | near=berlin | pickUp=1'],
    ['pixel pick up near new york', 'pixel | near=new york | pickUp=1'],
    ['iphone ships to germany under 300', 'iphone | max=300 | shipsTo=DE'],
  ])('%s', async (text, expected) => expect(await read(text)).toBe(expected))
})

describe('alternatives', () => {
  test.each([
    ['iphone 12 or 13', ' | model=iphone-12 | model=iphone-13'],
    ['iphone 12/13', ' | model=iphone-12 | model=iphone-13'],
    ['iphone 12 / 13 pro', ' | model=iphone-12 | model=iphone-13-pro'],
    ['galaxy s21/s22', ' | model=samsung-galaxy-s21 | model=samsung-galaxy-s22'],
    [
      'galaxy s21 & s22 256gb',
      ' | model=samsung-galaxy-s21 | model=samsung-galaxy-s22 | storage=256',
    ],
    ['iphone 12 and 13 under 400', ' | max=400 | model=iphone-12 | model=iphone-13'],
    ['iphone or pixel', ' | brand=Google | brand=Iphone'],
    ['samsung/google', ' | brand=Google | brand=Samsung'],
    ['galaxy s21, ultra', 'galaxy s21, ultra'],
    ['iphone 12/16', ' | model=iphone-12 | model=iphone-16'],
    ['iphone 8+ 64gb', 'iphone 8+ | storage=64'],
    ['iphone 12, 13 or 14', ' | model=iphone-12 | model=iphone-13 | model=iphone-14'],
    ['iphone 12 pro or pixel 7', ' | model=google-pixel-7 | model=iphone-12-pro'],
    [
      'blue iphone 12 or 13 under 300',
      ' | color=blue | max=300 | model=iphone-12 | model=iphone-13',
    ],
    ['samsung or google', ' | brand=Google | brand=Samsung'],
    ['iphone 12 or banana', 'iphone 12 or banana'],
    ['or', 'or'],
  ])('%s', async (text, expected) => expect(await read(text)).toBe(expected))
})

describe('misspelled phrases', () => {
  test.each([
    ['pixel undr 300', 'pixel | max=300'],
    ['pixel free shiping', 'pixel | freeShipping=1'],
    ['pixel with warrenty', 'pixel | warrantyMonths=1'],
    ['iphone 12 lik new', 'iphone 12 | grade=A'],
    ['galaxy s23 grean', 'galaxy s23 | color=green'],
    ['nokia nova', 'nokia nova'],
    ['"undr 300"', '"undr 300"'],
  ])('%s', async (text, expected) => expect(await read(text)).toBe(expected))
})

describe('upper case', () => {
  test.each([
    ['iPhone UNDER 300 USD', 'iPhone | max=300'],
    ['IPHONE GRADE A Near UTRECHT', 'IPHONE | grade=A | near=utrecht'],
    // One character that is two in lower case.
    ['İİ Phone UNDER 300', 'İİ Phone | max=300'],
  ])('%s', async (text, expected) => {
    expect(await read(text)).toBe(expected)
  })

  test('every pattern is written in lower case, which texts are compared in', () => {
    const rules = ruleGroups.flatMap((group) => group.rules)
    expect(rules.length).toBeGreaterThan(50)
    for (const { pattern } of rules) {
      const letters = pattern.source.replace(/\\p\{\w+\}|\\\w|\(\?<\w+>/g, '')
      expect(letters).toBe(letters.toLowerCase())
    }
  })
})

describe('several phrases and nonsense', () => {
  test.each([
    [
      'like new iphone 13 128gb blue under 300 near berlin with over 90 % battery',
      'iphone 13 | batteryPercent=90 | color=blue | grade=A | max=300 | near=berlin | storage=128',
    ],
    ['phones under 300', ' | max=300'],
    ['cheap iphone', 'cheap iphone'],
    ['android with 5G', 'android with 5G'],
    ['unlocked dual sim pixel', 'unlocked dual sim pixel'],
    ['under', 'under'],
    ['300 under', '300 under'],
    ['under 0', 'under 0'],
    ['under three hundred', ' | max=300'],
    ['galaxy note ten', 'galaxy note ten'],
    ['two twelve', 'two twelve'],
    ['between 200', 'between 200'],
    ['battery 5000 mah', 'battery 5000 mah'],
    ["'; drop table listings; --", "'; drop table listings; --"],
    ['🙂 under 300', ' | max=300'],
    [' 🙂  🙂 ', '🙂 🙂'],
    ['قطار under 300', 'قطار | max=300'],
    ['هاتف under 300', ' | max=300'],
    ['\u202eiphone under 300\u202c', 'iphone | max=300'],
    ['"iphone under 300"', '"iphone under 300"'],
    ['', ''],
  ])('%s', async (text, expected) => expect(await read(text)).toBe(expected))

  test('10,000 characters are cut and answered', async () => {
    const { q, params } = await interpret(`under 300 ${'iphone '.repeat(1_500)}`)
    expect(params).toEqual({ max: ['300'] })
    expect(q.length).toBeLessThanOrEqual(100)
  })
})

describe('phrases that can’t be used say why', () => {
  test.each([
    ['pixel max 250 euro', 'pixel', 'Prices here are in USD, so “max 250 euro” isn’t used.'],
    ['pixel under £300', 'pixel', 'Prices here are in USD, so “under £300” isn’t used.'],
    [
      'pixel over 900 % battery',
      'pixel',
      'Battery health goes from 1 to 100 %, so “over 900 % battery” isn’t used.',
    ],
    [
      'pixel under 80% battery',
      'pixel',
      'Battery health is filtered by its lowest value, so “under 80% battery” isn’t used.',
    ],
    ['pixel 8gb ram', 'pixel', 'Memory can’t be searched for, so “8gb ram” isn’t used.'],
    ['pixel near me', 'pixel', 'To search near you, choose a place under Near in the filters.'],
  ])('%s', async (text, q, note) => {
    expect(await interpret(text)).toMatchObject({ q, params: {}, notes: [note] })
  })

  test('the shop’s own currency is used in any spelling', async () => {
    expect(await read('pixel max 250 euro', 'EUR')).toBe('pixel | max=250')
    expect(await read('pixel unter 250 €', 'EUR')).toBe('pixel | max=250')
    expect(await read('pixel under 250 dollars', 'AUD')).toBe('pixel | max=250')
    expect(await read('pixel under ¥30,000', 'JPY')).toBe('pixel | max=30000')
    expect(await read('pixel under $250', 'EUR')).toBe('pixel')
    expect(await read('pixel under 45.500 kwd', 'KWD')).toBe('pixel | max=45.50')
    expect(await read('pixel under 45.125 dinars', 'JOD')).toBe('pixel | max=45.1250')
    expect(await read('pixel under 45 rials', 'OMR')).toBe('pixel | max=45')
  })
})
