import { expect, test } from 'vitest'
import { readText } from '../ui/text.fixture.tsx'
import { translate } from '../ui/text.ts'
import { checkModel, emptyModel, toChange, toCorrection } from './model-form.tsx'

const t = translate(readText('en'), 'catalog')

const filled = { ...emptyModel, brand: 'Nokia', name: ' 3310 ' }

test('empty fields become empty, lists split at commas and line breaks', () => {
  expect(
    toChange({
      ...filled,
      storageGb: '128, 256,',
      colors: 'Black',
      otherNames: 'a\n\nb',
      ramGb: '1,5',
    }),
  ).toMatchObject({
    name: '3310',
    storageGb: [128, 256],
    colors: ['Black'],
    otherNames: ['a', 'b'],
    ramGb: 1.5,
    os: null,
    securityUpdatesUntil: null,
  })
})

test('a correction sends what was changed and what it replaces, and leaves the rest to others', () => {
  const shown = { ...filled, os: 'Android', colors: 'Black', batteryMah: '4000' }
  expect(toCorrection(shown, shown)).toEqual({ replaces: {} })
  expect(toCorrection(shown, { ...shown, os: '', colors: 'Black, Blue' })).toEqual({
    os: null,
    colors: ['Black', 'Blue'],
    replaces: { os: 'Android', colors: ['Black'] },
  })
})

test('an invalid number has an error at its field', () => {
  expect(checkModel(filled, t)).toEqual({})
  expect(
    Object.keys(checkModel({ ...emptyModel, batteryMah: 'big', storageGb: '128 GB' }, t)),
  ).toEqual(['brand', 'name', 'batteryMah', 'storageGb'])
})
