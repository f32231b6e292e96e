import { expect, test } from 'vitest'
import type { Config } from '../api/index.ts'
import { toShopTerms } from './shop.ts'

const config = (fee: Partial<Config['fee']>, paymentMethods: Config['paymentMethods']) =>
  ({
    currency: 'USD',
    fee: { percent: 0, fixedMinor: 0, stepMinor: 1, ...fee },
    paymentMethods,
    contact: { email: null, address: null },
    socialLinks: [],
  }) as unknown as Config

test('there is a fee when sales are paid online, and only then', () => {
  const fee = { percent: 10, fixedMinor: 30 }
  expect(toShopTerms(config(fee, ['online', 'meet_up'])).fee).toMatchObject(fee)
  expect(toShopTerms(config({ percent: 2.5 }, ['online'])).fee?.percent).toBe(2.5)
  expect(toShopTerms(config({}, ['online', 'meet_up'])).fee).toBeUndefined()
  expect(toShopTerms(config(fee, ['transfer', 'meet_up'])).fee).toBeUndefined()
})

test('before the settings are known, no payment method and no fee is promised', () => {
  expect(toShopTerms(undefined)).toMatchObject({ takesOnline: false, takesTransfer: false })
})
