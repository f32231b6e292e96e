import { expect, test } from 'vitest'
import type { Order } from '../api/index.ts'
import { listStep } from './order-labels.ts'

function order(wanted: Partial<Order>): Order {
  return {
    _id: 'o',
    phoneId: 'p',
    name: 'Pixel 7',
    img: '',
    price: '250.00',
    priceMinor: 25_000,
    postage: '0.00',
    postageMinor: 0,
    total: '250.00',
    totalMinor: 25_000,
    currency: 'USD',
    payment: 'online',
    state: 'paid',
    dueAt: '2026-11-23T12:00:00.000Z',
    confirming: false,
    buyer: 'Bo',
    seller: 'Siri',
    handOverCode: null,
    delivery: null,
    moves: [],
    claimState: null,
    createdAt: '2026-11-21T12:00:00.000Z',
    ...wanted,
  }
}

test.each([
  ['paid', 'pick_up', 'Meet Siri', 'Meet Bo'],
  ['paid', 'shipping', 'Waiting for Siri to ship it', 'Ship the phone'],
  ['delivered', 'shipping', 'Check it, then confirm', 'Bo is checking it'],
] as const)('%s, %s: the buyer reads %s, the seller %s', (state, delivery, buyer, seller) => {
  const sale = order({ state, delivery })
  expect(listStep(sale, 'buyer')?.label).toBe(buyer)
  expect(listStep(sale, 'seller')?.label).toBe(seller)
})

test.each(['pick_up', 'shipping'] as const)(
  '%s: while a bank disputes the payment nobody has to act',
  (delivery) => {
    const sale = order({ delivery, dueAt: null })
    expect(listStep(sale, 'buyer')).toEqual({
      label: 'Your bank is reviewing the payment',
      yours: false,
    })
    const label = 'Keep the phone: the bank is reviewing the payment'
    expect(listStep(sale, 'seller')).toEqual({ label, yours: false })
  },
)
