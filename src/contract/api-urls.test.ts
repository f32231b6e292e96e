import { expect, test } from 'vitest'
import { acceptMeetUp, order, orders } from './api-urls.ts'

test('values are written into a path in their order, so that none can add to it', () => {
  expect(orders()).toBe('/api/orders')
  expect(acceptMeetUp('a', 2)).toBe('/api/orders/a/meet-ups/2/accept')
  expect(order('../bans?a#b')).toBe('/api/orders/..%2Fbans%3Fa%23b')
  expect(order('{id}')).toBe('/api/orders/%7Bid%7D')
})
