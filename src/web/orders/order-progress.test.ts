import { expect, test } from 'vitest'
import { orderSteps } from './order-progress.tsx'

const of = (
  state: 'awaiting_payment' | 'paid' | 'shipped' | 'completed' | 'cancelled' | 'return_approved',
  delivery: 'shipping' | 'pick_up' | null,
  paymentMethod: 'online' | 'meet_up',
) => orderSteps({ state, delivery, paymentMethod }).map(({ label, state }) => `${label}: ${state}`)

test('a shipped order has five steps', () => {
  expect(of('shipped', 'shipping', 'online')).toEqual([
    'book: done',
    'pay: done',
    'ship: done',
    'receive: now',
    'confirm: ahead',
  ])
})

test('a picked-up order has three steps, and two when it is paid in person', () => {
  expect(of('paid', null, 'online')).toEqual(['book: done', 'pay: done', 'handOver: now'])
  expect(of('awaiting_payment', 'pick_up', 'meet_up')).toEqual([
    'book: done',
    'payAndHandOver: now',
  ])
  expect(of('completed', 'pick_up', 'meet_up')).toEqual(['book: done', 'payAndHandOver: done'])
})

test('a return shows its own steps', () => {
  expect(of('return_approved', 'shipping', 'online')).toEqual([
    'requestReturn: done',
    'approveReturn: done',
    'sendBack: now',
    'refund: ahead',
  ])
})

test('an order that ended without a sale has no steps', () => {
  expect(of('cancelled', null, 'meet_up')).toEqual([])
})
