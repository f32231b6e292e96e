import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseTimeOfUse } from './parse-time-of-use.ts'

test.each([
  ['2 years', 24],
  ['2 Yrs', 24],
  ['18 mo', 18],
  ['18 months', 18],
  ['1.5 years', 18],
  ['1,5 years', 18],
  ['1½ years', 18],
  ['1 and a half years', 18],
  ['half a year', 6],
  ['1y 6m', 18],
  ['1y6m', 18],
  ['1 year and 6 months', 18],
  ['a year', 12],
  ['two years old', 24],
  ['about 3 years', 36],
  ['~ 8 months', 8],
  ['6 weeks', 1],
  ['new', 0],
  ['Brand new', 0],
  ['Never used', 0],
  ['2', 24],
])('%j is %i months', (typed, months) => {
  expect(parseTimeOfUse(typed)).toBe(months)
})

test.each([
  ['2 Jahre', 24],
  ['seit 2 Jahren', 24],
  ['ca. 18 Monate', 18],
  ['1 Jahr und 6 Monate', 18],
  ['anderthalb Jahre alt', 18],
  ['zweieinhalb Jahre', 30],
  ['ein halbes Jahr', 6],
  ['ein Jahr', 12],
  ['Neu', 0],
  ['unbenutzt und OVP', 0],
])('German %j is %i months', (typed, months) => {
  expect(parseTimeOfUse(typed)).toBe(months)
})

test.each([
  ['2 años', 24],
  ['2 años de uso', 24],
  ['2 anos', 24],
  ['un año y medio', 18],
  ['año y medio', 18],
  ['2 años y medio', 30],
  ['medio año', 6],
  ['1 año y 6 meses', 18],
  ['unos 8 meses', 8],
  ['más de 3 años', 36],
  ['sin estrenar', 0],
])('Spanish %j is %i months', (typed, months) => {
  expect(parseTimeOfUse(typed)).toBe(months)
})

test.each([
  ['2 ans', 24],
  ['1 an', 12],
  ['un an', 12],
  ['un an et demi', 18],
  ['2 ans d’utilisation', 24],
  ['environ 18 mois', 18],
  ['1 an et 6 mois', 18],
  ['six mois', 6],
  ['neuf', 0],
  ['neuf mois', 9],
  ['jamais utilisé', 0],
])('French %j is %i months', (typed, months) => {
  expect(parseTimeOfUse(typed)).toBe(months)
})

test.each([
  ['2 anos de uso', 24],
  ['um ano e meio', 18],
  ['1 ano e 6 meses', 18],
  ['1 mês', 1],
  ['quase 8 meses', 8],
  ['meio ano', 6],
  ['lacrado', 0],
])('Portuguese %j is %i months', (typed, months) => {
  expect(parseTimeOfUse(typed)).toBe(months)
})

test.each([
  ['২ বছর', 24],
  ['2 বছর', 24],
  ['দেড় বছর', 18],
  ['আড়াই বছর ধরে ব্যবহৃত', 30],
  ['সাড়ে তিন বছর', 42],
  ['১ বছর ৬ মাস', 18],
  ['প্রায় ৮ মাস', 8],
  ['দুই বছর', 24],
  ['একদম নতুন', 0],
])('Bengali %j is %i months', (typed, months) => {
  expect(parseTimeOfUse(typed)).toBe(months)
})

test.each([
  ['2 साल', 24],
  ['२ साल', 24],
  ['डेढ़ साल', 18],
  ['ढाई साल पुराना', 30],
  ['साढ़े तीन साल', 42],
  ['1 साल 6 महीने', 18],
  ['करीब 8 महीने', 8],
  ['छह महीने', 6],
  ['बिल्कुल नया', 0],
])('Hindi %j is %i months', (typed, months) => {
  expect(parseTimeOfUse(typed)).toBe(months)
})

test.each([
  ['سنتان', 24],
  ['سنتين', 24],
  ['٣ سنوات', 36],
  ['سنة ونصف', 18],
  ['سنة', 12],
  ['سنة واحدة', 12],
  ['سنة و6 أشهر', 18],
  ['سنة وستة أشهر', 18],
  ['ثلاث سنوات', 36],
  ['شهرين', 2],
  ['١٨ شهرًا', 18],
  ['حوالي 8 أشهر', 8],
  ['نصف سنة', 6],
  ['١٫٥ سنة', 18],
  ['جديد', 0],
  ['غير مستعمل', 0],
])('Arabic %j is %i months', (typed, months) => {
  expect(parseTimeOfUse(typed)).toBe(months)
})

test.each([
  '',
  'a lot',
  'since 2021',
  '1-2 years',
  'like new',
  '500 years',
  '2 owners',
  '-3 years',
  'wie neu',
  '2 Besitzer',
  'seit 2021',
  'como nuevo',
  'comme neuf',
  '2 propriétaires',
  'नए जैसा',
  'নতুনের মতো',
  'كالجديد',
  'años',
])('%j cannot be read', (typed) => {
  expect(parseTimeOfUse(typed)).toBeNull()
})

test('any input gives valid months', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 40 }), (typed) => {
      const months = parseTimeOfUse(typed)
      if (months === null) return
      expect(Number.isInteger(months)).toBe(true)
      expect(months).toBeGreaterThanOrEqual(0)
      expect(months).toBeLessThanOrEqual(1200)
    }),
  )
})
