import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ORDER_NUMBER_BASE, orderNumber, readOrderNumber } from './order-number.ts'

test('property: a number leads back to the random part of its id', () => {
  fc.assert(
    fc.property(fc.uuid({ version: 7 }), (id) => {
      const random = BigInt(`0x${id.slice(-12)}`) % BigInt(ORDER_NUMBER_BASE)
      expect(BigInt(readOrderNumber(orderNumber(id).toLowerCase()) ?? -1)).toBe(random)
    }),
  )
})

test.each(['', 'RD', 'RD1234567', 'RD2345678901', 'RDOOOOOOOO', 'Galaxy'])(
  '%j is no order number',
  (text) => {
    expect(readOrderNumber(text)).toBeUndefined()
  },
)
