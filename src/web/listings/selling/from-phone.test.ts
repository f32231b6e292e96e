import { expect, test } from 'vitest'
import type { PhoneDetail } from '../phone-page/detail.ts'
import { editedSheetOf, sheetOf } from './from-phone.ts'
import { emptySheet } from './sheet.ts'
import { toPreview } from './to-preview.ts'

const seller = { name: 'Ann', email: 'ann@redial.example' }
const typed = {
  ...emptySheet.fields,
  ...{ brand: 'Iphone', name: 'iPhone 13', price: '450', storageGb: '128', colour: 'Blue' },
}
const phone: PhoneDetail = {
  ...toPreview({
    fields: { ...typed, originalPrice: '999.50' },
    photos: [],
    grade: 'B',
    seller,
    currency: 'USD',
    model: undefined,
    now: new Date(0),
  }),
  price: '450.00',
  img: '/media/a.webp',
}

test('a listing is in the form what its seller typed', () => {
  const { fields, photos, imei, answers } = sheetOf(phone)
  expect(fields).toEqual({ ...typed, grade: 'B', originalPrice: '999.50' })
  expect(photos).toEqual([{ url: '/media/a.webp', alt: '' }])
  expect([imei, answers]).toEqual([null, {}])
})

test('only the listing itself brings what its IMEI said', () => {
  const imei = { tac: 'confirmed', tacName: 'Apple', blacklist: 'clean', checkedAt: '' } as const
  const proofs = { imei, grading: null, checkup: null, possession: null }
  expect(editedSheetOf({ ...phone, proofs }).imei).toMatchObject({ last4: '', tac: 'confirmed' })
  expect(sheetOf({ ...phone, proofs } as PhoneDetail).imei).toBeNull()
})
