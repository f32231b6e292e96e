import { expect, test } from 'vitest'
import { orderSteps } from './order-progress.tsx'

const of = (
  state: 'awaiting_payment' | 'paid' | 'shipped' | 'completed' | 'cancelled',
  delivery: 'shipping' | 'pick_up' | null,
  payment: 'online' | 'meet_up',
) => orderSteps({ state, delivery, payment }).map(({ label, state }) => `${label}: ${state}`)

test('a parcel goes five steps', () => {
  expect(of('shipped', 'shipping', 'online')).toEqual([
    'Booked: done',
    'Paid: done',
    'Sent: done',
    'Arrived: now',
    'Done: ahead',
  ])
})

test('what is picked up goes three, and two when it is paid there', () => {
  expect(of('paid', null, 'online')).toEqual(['Booked: done', 'Paid: done', 'Handed over: now'])
  expect(of('awaiting_payment', 'pick_up', 'meet_up')).toEqual([
    'Booked: done',
    'Paid and handed over: now',
  ])
  expect(of('completed', 'pick_up', 'meet_up')).toEqual([
    'Booked: done',
    'Paid and handed over: done',
  ])
})

test('an order that ended before has no way any more', () => {
  expect(of('cancelled', null, 'meet_up')).toEqual([])
})
