import { expect, test } from 'vitest'
import { formatDay, formatLocalTime } from './moment.tsx'

test('a day is formatted in UTC', () => {
  expect(formatDay('2026-11-21T23:30:00.000Z')).toBe('21 Nov 2026')
})

test('a deadline is formatted in local time', () => {
  expect(formatLocalTime('2026-11-23T14:00:00.000Z', 'UTC')).toBe('Mon 23 Nov, 14:00')
  expect(formatLocalTime('2026-11-23T23:30:00.000Z', 'Europe/Berlin')).toBe('Tue 24 Nov, 00:30')
})
