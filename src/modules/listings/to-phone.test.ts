import { expect, test } from 'vitest'
import type { Viewer } from '../../platform/http/index.ts'
import { type Offer, offerProperties } from './listings.store.ts'
import { toListedPhone, toPhone } from './to-phone.ts'

/** As a row of the database: nothing in it is shared with another one. */
function readRow(more: Partial<Offer> = {}): Offer {
  const row = {
    ...Object.fromEntries(offerProperties.map((property) => [property, null])),
    id: 'one',
    sellerId: 'seller',
    sellerName: 'Ada',
    sellerEmail: 'ada@example.org',
    brand: 'Apple',
    name: 'iPhone 12',
    color: 'Blue',
    storageGb: 128,
    location: 'Oslo, Norway',
    priceMinor: 30_000,
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
    ...more,
  }
  return row as unknown as Offer
}

test('a row without a change gives the same phone, which is that of the API', () => {
  const phone = toListedPhone(readRow(), null)
  expect(toListedPhone(readRow(), null)).toBe(phone)
  expect(phone).toEqual(toPhone(readRow(), null))
})

test.each(offerProperties)('a change of %s gives a new phone', (property) => {
  const phone = toListedPhone(readRow(), null)
  const changed: Partial<Record<keyof Offer, unknown>> = {
    id: 'other',
    createdAt: new Date(1),
    shippingZones: [{ to: ['NO'], priceMinor: 600 }],
    model: { slug: 'apple-iphone-12', name: 'iPhone 12 (2020)' },
    cover: { width: 1, height: 1, placeholder: null },
    state: 'booked',
    currency: 'EUR',
  }
  const row = readRow({ [property]: changed[property] ?? 7 } as Partial<Offer>)
  // Not every made-up value can be shown.
  const show = () => toListedPhone(row, null)
  const expected = attempt(() => toPhone(row, null))
  expect(attempt(show)).toEqual(expected)
  expect(attempt(show)).not.toBe(phone)
})

function attempt(show: () => unknown): unknown {
  try {
    return show()
  } catch (error) {
    return String(error)
  }
}

test('only the seller and admins see the email address, whoever saw the phone before', () => {
  const as = (id: string, role: Viewer['role']) => ({ id, role }) as Viewer
  const emails = [null, as('seller', 'Seller'), null, as('admin', 'admin'), as('buyer', 'Buyer')]
  expect(emails.map((viewer) => toListedPhone(readRow(), viewer).email)).toEqual([
    '',
    'ada@example.org',
    '',
    'ada@example.org',
    '',
  ])
})
