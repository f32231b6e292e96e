import { expect, test } from 'vitest'
import type { Order } from '../api/index.ts'
import { readText } from '../ui/text.fixture.tsx'
import { translate } from '../ui/text.ts'
import { listSteps, openFirst, staffSteps } from './list-step.ts'

const listStep = listSteps(translate(readText('en'), 'orders'))

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
    paymentMethod: 'online',
    state: 'paid',
    dueAt: '2026-11-23T12:00:00.000Z',
    confirming: false,
    buyer: 'Bo',
    seller: 'Siri',
    handOverCode: null,
    delivery: null,
    transitions: [],
    claimState: null,
    next: null,
    createdAt: '2026-11-21T12:00:00.000Z',
    ...wanted,
  }
}

const dueAt = '2026-11-23T12:00:00.000Z'
type Next = NonNullable<Order['next']>
const next = (actor: Next['actor'], action: Next['action']): Next => ({ actor, action, dueAt })

test.each([
  ['pick_up', next('seller', 'meet'), 'Meet Siri', 'Meet Bo'],
  ['shipping', next('seller', 'ship'), 'Waiting for Siri to ship it', 'Ship the phone'],
  ['shipping', next('buyer', 'inspect'), 'Check it, then confirm', 'Bo is checking it'],
] as const)('%s, %o: the buyer reads %s, the seller %s', (delivery, step, buyer, seller) => {
  const sale = order({ delivery, next: step })
  expect(listStep(sale, 'buyer')?.label).toBe(buyer)
  expect(listStep(sale, 'seller')?.label).toBe(seller)
})

test.each([
  [next('seller', 'answer_dispute'), { buyer: false, seller: true }],
  [next('buyer', 'send_back'), { buyer: true, seller: false }],
  [next('seller', 'receive_return'), { buyer: false, seller: true }],
  [next('admin', 'decide'), { buyer: false, seller: false }],
] as const)(
  'in a dispute only the side that has to act reads that it is theirs: %o',
  (step, yours) => {
    const disputed = order({ state: 'disputed', next: step })
    expect({
      buyer: listStep(disputed, 'buyer')?.yours,
      seller: listStep(disputed, 'seller')?.yours,
    }).toEqual(yours)
  },
)

test.each(['pick_up', 'shipping'] as const)(
  '%s: while a bank disputes the payment nobody has to act',
  (delivery) => {
    const sale = order({ delivery, dueAt: null, next: next('admin', 'answer_bank') })
    expect(listStep(sale, 'buyer')).toEqual({
      label: 'Your bank is reviewing the payment',
      yours: false,
    })
    const label = 'Keep the phone: the bank is reviewing the payment'
    expect(listStep(sale, 'seller')).toEqual({ label, yours: false })
  },
)

test('an expired booking shows its buyer no action', () => {
  const late = order({ state: 'awaiting_payment', next: next('buyer', 'pay') })
  expect(listStep(late, 'buyer')).toBeUndefined()
  expect(listStep({ ...late, transitions: ['cancel'] }, 'buyer')?.yours).toBe(true)
})

test.each([
  ['seller', 'ship', 'Waiting for Sam Seller to ship it'],
  ['buyer', 'pay', 'Waiting for Bea Buyer to pay'],
  ['buyer', 'answer_dispute', 'Waiting for Bea Buyer to reply'],
  ['seller', 'answer_claim', 'Waiting for Sam Seller to answer the warranty claim'],
  ['admin', 'decide', 'Waiting for an admin to decide'],
  ['seller', 'meet', 'Bea Buyer and Sam Seller meet'],
] as const)('staff read that the %s has to %s', (actor, action, label) => {
  const step = staffSteps(translate(readText('en'), 'orders'))
  const names = { buyer: 'Bea Buyer', seller: 'Sam Seller' }
  const shown = step({ ...names, next: next(actor, action) })
  expect(shown?.label.replace(/[\u2068\u2069]/g, '')).toBe(label)
  expect(shown?.dueAt).toBe(dueAt)
  expect(step({ ...names, next: null })).toBeUndefined()
})

test('staff read no time for a phone that is on its way', () => {
  const step = staffSteps(translate(readText('en'), 'orders'))
  const names = { buyer: 'Bea Buyer', seller: 'Sam Seller' }
  expect(step({ ...names, next: next('buyer', 'wait_for_parcel') })).toEqual({
    label: 'On its way',
    dueAt: null,
  })
})

test('a list begins with the orders in which its reader has to act, then shows other open ones', () => {
  const done = order({ _id: 'done', state: 'completed' })
  const waits = order({ _id: 'waits', next: next('seller', 'ship') })
  const onItsWay = order({ _id: 'on its way', next: next('buyer', 'wait_for_parcel') })
  const returning = order({ _id: 'to act', next: next('buyer', 'send_return') })
  const ids = openFirst([done, waits, onItsWay, returning], 'buyer').map(({ _id }) => _id)
  expect(ids).toEqual(['to act', 'waits', 'on its way', 'done'])
})
