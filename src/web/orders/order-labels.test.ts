import { expect, test } from 'vitest'
import { orderTransitions } from '../../shared/orders/order-life-cycle.ts'
import { readText } from '../ui/text.fixture.tsx'
import { translate } from '../ui/text.ts'
import { timelineTexts } from './order-labels.ts'

const text = readText('en')
const { reason: eventReason } = timelineTexts(
  translate(text, 'orderPage'),
  translate(text, 'order.disputeReason'),
)

test('every event that opens a dispute shows the label of its reason, not the code', () => {
  const opened = Object.values(orderTransitions).filter(({ to }) =>
    ['disputed', 'payment_disputed'].includes(to),
  )
  expect(opened.length).toBeGreaterThan(1)
  for (const { event } of opened)
    expect(eventReason({ event, reason: 'payment_not_received' }), event).toBe(
      'Payment hasn’t arrived',
    )
})

test('a reason that a person typed is quoted', () => {
  expect(eventReason({ event: 'order_cancelled', reason: 'Found another' })).toBe('“Found another”')
})
