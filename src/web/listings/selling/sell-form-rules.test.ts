import { expect, test } from 'vitest'
import { inputEntries } from '../../../shared/listings/field-values.ts'
import { readText } from '../../ui/text.fixture.tsx'
import { translate } from '../../ui/text.ts'
import {
  checkPhone,
  emptyFields,
  emptyValues,
  formParts,
  isModelName,
  toNewPhone,
} from './sell-form-values.ts'

const t = translate(readText('en'), 'sell')
const ann = { name: 'Ann', email: 'ann@redial.example' }
const nokia = { ...emptyFields, brand: 'Nokia', name: ' 3310 ', price: '$35', modelSlug: 'nokia' }

test('brand, name and price are required, each at its field', () => {
  expect(checkPhone(emptyFields, t, 'en')).toEqual({
    brand: 'Brand is required',
    name: 'Name is required',
    price: 'Price is required',
  })
  const typed = checkPhone({ ...nokia, price: 'about 35' }, t, 'en')
  expect(Object.values(typed).filter(Boolean)).toEqual([])
})

test('empty fields are not sent, except the location, which would be the default place', () => {
  const photos = [{ url: '/media/a.webp', alt: 'Front' }]
  // Fields that can be null say so, so that an edit clears them.
  const nullable = inputEntries.filter(
    ([, field]) => !field.hasDefault && (field.kind !== 'text' || field.nullable),
  )
  expect(toNewPhone({ ...nokia, used: '20 years' }, photos, ann)).toEqual({
    ...Object.fromEntries(nullable.map(([key]) => [key, null])),
    brand: 'Nokia',
    name: '3310',
    price: '$35',
    used: '20 years',
    storageGb: null,
    color: null,
    location: '',
    photos,
    seller: 'Ann',
    email: 'ann@redial.example',
  })
})

test('returns and warranty that nobody touched are left out, and "none" is sent', () => {
  expect(toNewPhone(nokia, [], ann)).not.toHaveProperty('returnDays')
  const none = toNewPhone({ ...nokia, returnDays: '0', warrantyMonths: '0' }, [], ann)
  expect(none).toMatchObject({ returnDays: 0, warrantyMonths: 0 })
})

test('a model is recognized by its name with and without the brand', () => {
  const model = { brand: 'Huawei', name: 'P20' }
  expect(['p20', 'huawei p20', 'p20 pro', ''].map((typed) => isModelName(model, typed))).toEqual([
    ...[true, true, false, false],
  ])
})

test('a section is complete when all of its fields are filled', () => {
  const fields = { ...emptyValues.fields, brand: 'Nokia', name: ' ', price: '25', storageGb: '16' }
  const done = (graded: boolean) =>
    formParts({ ...emptyValues, fields }, graded).flatMap(({ part, done }) => (done ? [part] : []))
  expect(done(false)).toEqual(['price'])
  expect(done(true)).toEqual(['condition', 'price'])
})
