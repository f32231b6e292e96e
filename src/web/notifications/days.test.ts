import { expect, test } from 'vitest'
import { formatFor } from '../../shared/reader-format.ts'
import type { Notification } from '../api/index.ts'
import { readText } from '../ui/text.fixture.tsx'
import { translate } from '../ui/text.ts'
import { byDay, groupSame } from './notifications-page.tsx'

const t = translate(readText('en'), 'notifications')

const berlin = formatFor({ locale: 'de-DE', timeZone: 'Europe/Berlin' })
const notificationOf = (createdAt: string): Notification => ({
  _id: createdAt,
  kind: 'orders',
  title: '',
  text: '',
  path: '',
  createdAt,
  isRead: false,
})

test('notifications are grouped by the reader’s days', () => {
  const items = [
    notificationOf('2026-11-20T23:00:00Z'),
    notificationOf('2026-11-20T22:59:00Z'),
    notificationOf('2026-11-19T23:00:00Z'),
    notificationOf('2026-11-19T22:59:00Z'),
    notificationOf('2025-12-31T12:00:00Z'),
  ]
  const days = byDay(items, new Date('2026-11-21T08:30:00Z'), berlin, t)
  expect(days.map(({ label, items }) => [label, items.length])).toEqual([
    ['Today', 1],
    ['Yesterday', 2],
    ['Thursday 19 November', 1],
    ['31 Dec 2025', 1],
  ])
})

test.each([
  ['the first of a month', '2026-10-31T11:00:00Z', '2026-11-01T07:00:00Z'],
  [
    'the day after the clocks go back, just after midnight',
    '2026-10-25T11:00:00Z',
    '2026-10-25T23:10:00Z',
  ],
  [
    'the day after the clocks go forward, just before midnight',
    '2026-03-29T11:00:00Z',
    '2026-03-30T21:50:00Z',
  ],
])('yesterday is the day before on %s', (_, yesterday, now) => {
  expect(byDay([notificationOf(yesterday)], new Date(now), berlin, t)[0]?.label).toBe('Yesterday')
})

test('the newest of equal notifications in a row stands for them', () => {
  const login = { title: 'New login', path: '/dashboard/settings' }
  const items = [
    { ...notificationOf('2026-11-20T12:00:00Z'), ...login },
    { ...notificationOf('2026-11-20T11:00:00Z'), ...login },
    { ...notificationOf('2026-11-20T10:00:00Z'), title: 'You sold iPhone 16', path: '/1' },
    // Of another phone.
    { ...notificationOf('2026-11-20T09:00:00Z'), title: 'You sold iPhone 16', path: '/2' },
    { ...notificationOf('2026-11-20T08:00:00Z'), ...login },
  ]
  expect(groupSame(items).map(({ item, more }) => [item.createdAt.slice(11, 13), more])).toEqual([
    ['12', 1],
    ['10', 0],
    ['09', 0],
    ['08', 0],
  ])
})
