import { expect, test } from 'vitest'
import type { PhoneDetail } from '../queries.ts'
import { deliveryText } from './delivery-fields.ts'
import { toPreview } from './preview-dialog.tsx'
import {
  emptyValues,
  fromDraftValues,
  hasContent,
  type SellFormValues,
  toDraftValues,
  valuesForEditing,
  valuesFromPhone,
} from './sell-form-values.ts'

const full: SellFormValues = {
  fields: { ...emptyValues.fields, brand: 'Iphone', name: 'iPhone 13 Pro', price: '450' },
  photos: [{ url: '/media/a.webp', alt: 'Front' }],
  answers: { screen: 'light', functions: [], battery_health: 91, unknown_health: null },
  imei: { last4: '1234', tac: 'confirmed', tacName: 'Apple', blacklist: 'clean', name: 'iPhone' },
}

test('a draft keeps everything that the form holds', () => {
  expect(fromDraftValues(JSON.parse(JSON.stringify(toDraftValues(full))))).toEqual(full)
  expect(toDraftValues(emptyValues)).toEqual({})
})

test('a draft written by an older form is read as far as it fits', () => {
  const odd = {
    brand: 7,
    name: 'Nokia 3310',
    imei: { last4: 1 },
    photos: [{ url: 3 }, 'x', { url: '/a' }],
    answers: { screen: {}, body: 'light', battery_health: 1.5 },
  }
  expect(fromDraftValues(odd)).toEqual({
    ...emptyValues,
    fields: { ...emptyValues.fields, name: 'Nokia 3310' },
    photos: [{ url: '/a', alt: '' }],
    answers: { body: 'light' },
  })
})

test('an untouched form has no content to save', () => {
  expect(hasContent(emptyValues)).toBe(false)
  expect(hasContent({ ...emptyValues, answers: { functions: [] } })).toBe(true)
  const fields = { ...emptyValues.fields, description: ' ' }
  expect(hasContent({ ...emptyValues, fields })).toBe(false)
})

const seller = { name: 'Ann', email: 'ann@redial.example' }
const typed = {
  ...emptyValues.fields,
  ...{ brand: 'Iphone', name: 'iPhone 13', price: '450', storageGb: '128', color: 'Blue' },
  delivery: deliveryText({
    pickUp: false,
    ships: true,
    rows: [
      { to: 'NO', price: '5' },
      { to: 'SE', price: '5' },
      { to: 'WORLD', price: '12.50' },
    ],
    handlingDays: '2',
    carrier: 'DHL',
  }),
}
const listed: PhoneDetail = {
  descriptionLanguage: null,
  ...toPreview({
    fields: { ...typed, originalPrice: '999.50' },
    photos: [],
    grade: 'B',
    seller,
    currency: 'USD',
    model: undefined,
  }),
  price: '450.00',
  img: '/media/a.webp',
}

test('a listing fills the form with what its seller typed', () => {
  const { fields, photos, imei, answers } = valuesFromPhone(listed)
  // Its terms, not the default of its seller.
  const none = { returnDays: '0', warrantyMonths: '0' }
  expect(fields).toEqual({ ...typed, originalPrice: '999.50', ...none })
  expect(photos).toEqual([{ url: '/media/a.webp', alt: '' }])
  expect([imei, answers]).toEqual([null, {}])
})

test('prices with three decimals fill the form so that saving it does not ask what they mean', () => {
  const zones = [{ to: ['KW'], price: '5.500', priceMinor: 5_500 }]
  const delivery = { pickUp: false, shipping: { zones, handlingDays: 2, carrier: '' } }
  const phone = { ...listed, currency: 'KWD', price: '45.500', originalPrice: '145.125', delivery }
  const { fields } = valuesFromPhone(phone)
  expect([fields.price, fields.originalPrice]).toEqual(['45.50', '145.1250'])
  expect(fields.delivery).toContain('"5.50"')
})

test('only editing the listing itself keeps its IMEI result', () => {
  const imei = { tac: 'confirmed', tacName: 'Apple', blacklist: 'clean', checkedAt: '' } as const
  const verifications = { imei, grading: null, checkup: null, possession: null }
  expect(valuesForEditing({ ...listed, verifications }).imei).toMatchObject({
    last4: '',
    tac: 'confirmed',
  })
  expect(valuesFromPhone({ ...listed, verifications } as PhoneDetail).imei).toBeNull()
})
