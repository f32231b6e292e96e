import { expect, test } from 'vitest'
import { emptySheet, readSheet, type Sheet, saysSomething, toValues } from './sheet.ts'

const full: Sheet = {
  fields: { ...emptySheet.fields, brand: 'Iphone', name: 'iPhone 13 Pro', price: '450' },
  photos: [{ url: '/media/a.webp', alt: 'Front' }],
  answers: { screen: 'faint', functions: [], battery_health: 91, unknown_health: null },
  imei: { last4: '1234', tac: 'confirmed', tacName: 'Apple', blacklist: 'clean', name: 'iPhone' },
}

test('a draft keeps all that a form holds', () => {
  expect(readSheet(JSON.parse(JSON.stringify(toValues(full))))).toEqual(full)
  expect(toValues(emptySheet)).toEqual({})
})

test('of a draft that another form wrote, what fits is read', () => {
  const odd = {
    brand: 7,
    name: 'Nokia 3310',
    imei: { last4: 1 },
    photos: [{ url: 3 }, 'x', { url: '/a' }],
    answers: { screen: {}, body: 'light', battery_health: 1.5 },
  }
  expect(readSheet(odd)).toEqual({
    ...emptySheet,
    fields: { ...emptySheet.fields, name: 'Nokia 3310' },
    photos: [{ url: '/a', alt: '' }],
    answers: { body: 'light' },
  })
})

test('an untouched form is nothing that somebody would miss', () => {
  expect(saysSomething(emptySheet)).toBe(false)
  expect(saysSomething({ ...emptySheet, answers: { functions: [] } })).toBe(true)
  const fields = { ...emptySheet.fields, description: ' ' }
  expect(saysSomething({ ...emptySheet, fields })).toBe(false)
})
