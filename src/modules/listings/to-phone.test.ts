import { expect, test } from 'vitest'
import type { Viewer } from '../../platform/http/index.ts'
import type { OfferRow } from './listed-offers.store.ts'
import { toListedPhone, toPhone } from './to-phone.ts'

const model = { slug: 'apple-iphone-12', name: 'iPhone 12' }

const row = {
  id: 'one',
  sellerId: 'seller',
  sellerName: 'Ada',
  sellerEmail: 'ada@example.org',
  brand: 'Apple',
  name: 'iPhone 12',
  color: 'Blue',
  storageGb: 128,
  location: 'Oslo, Norway',
  placeId: null,
  priceMinor: 30_000,
  originalPriceMinor: null,
  currency: 'USD',
  img: '',
  advertised: false,
  state: 'live',
  createdAt: new Date(0),
  colorFamily: 1,
  sellerLevel: 1,
  pickUp: true,
  shippingZones: [{ to: ['NO'], priceMinor: 500 }],
} as unknown as OfferRow

test('the same row gives the same phone, which is that of the API', () => {
  const phone = toListedPhone(row, model, null)
  expect(toListedPhone(row, { ...model }, null)).toBe(phone)
  expect(phone).toEqual(toPhone({ ...row, model }, null))
})

test('another name of its model, or none, gives a new phone', () => {
  const phone = toListedPhone(row, model, null)
  const renamed = { ...model, name: 'iPhone 12 (2020)' }
  expect(toListedPhone(row, renamed, null).model).toEqual(renamed)
  expect(toListedPhone(row, null, null).model).toBeNull()
  expect(toListedPhone(row, model, null)).toEqual(phone)
})

test('only the seller and admins see the email address, whoever saw the phone before', () => {
  const as = (id: string, role: Viewer['role']) => ({ id, role }) as Viewer
  const viewers = [null, as('seller', 'Seller'), null, as('admin', 'admin'), as('buyer', 'Buyer')]
  expect(viewers.map((viewer) => toListedPhone(row, model, viewer).email)).toEqual([
    '',
    'ada@example.org',
    '',
    'ada@example.org',
    '',
  ])
})
