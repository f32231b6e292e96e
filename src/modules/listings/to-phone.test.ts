import { expect, test } from 'vitest'
import type { Viewer } from '../../platform/http/index.ts'
import { defaultValues } from '../../shared/settings/definitions.ts'
import type { Offer } from './listings.store.ts'
import { toPhone } from './to-phone.ts'

const deps = { settings: { current: () => defaultValues } }

const offer = {
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
  model: { slug: 'apple-iphone-12', name: 'iPhone 12' },
} as unknown as Offer

test('only the seller and admins see the email address', () => {
  const as = (id: string, role: Viewer['role']) =>
    ({ id, role, staffRole: role === 'admin' ? role : null }) as Viewer
  const viewers = [null, as('seller', 'Seller'), null, as('admin', 'admin'), as('buyer', 'Buyer')]
  expect(viewers.map((viewer) => toPhone(deps, offer, viewer).email)).toEqual([
    '',
    'ada@example.org',
    '',
    'ada@example.org',
    '',
  ])
})
