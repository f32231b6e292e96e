import { expect, test } from 'vitest'
import type { Notification } from '../api/index.ts'
import { byDay } from './notifications-page.tsx'

const now = new Date(2026, 10, 21, 9, 30)
const at = (...when: [number, number, number, number]): Notification => ({
  _id: when.join('-'),
  kind: 'orders',
  title: '',
  text: '',
  path: '',
  createdAt: new Date(...when).toISOString(),
  isRead: false,
})

test('notifications are grouped by the reader’s days', () => {
  const items = [
    at(2026, 10, 21, 0),
    at(2026, 10, 20, 23),
    at(2026, 10, 20, 0),
    at(2026, 10, 19, 23),
    at(2025, 11, 31, 12),
  ]
  expect(byDay(items, now).map(({ label, items }) => [label, items.length])).toEqual([
    ['Today', 1],
    ['Yesterday', 2],
    ['Thursday 19 November', 1],
    ['Wednesday, 31 December 2025', 1],
  ])
})

test('the day before the first of a month is in the month before', () => {
  const [day] = byDay([at(2026, 9, 31, 12)], new Date(2026, 10, 1, 8))
  expect(day?.label).toBe('Yesterday')
})
