import { expect, test } from 'vitest'
import { toLocalDay } from '../../../shared/reader-format.ts'
import { endOfDay } from './vacation.tsx'

test.each([
  ['2026-03-01', 'UTC', '2026-03-01T23:59:59.000Z'],
  // The account's zone counts, wherever the browser is.
  ['2026-03-01', 'Pacific/Kiritimati', '2026-03-01T09:59:59.000Z'],
  ['2026-03-01', 'Etc/GMT+12', '2026-03-02T11:59:59.000Z'],
  // 23 and 25 hours long; the last one has no midnight.
  ['2026-03-29', 'Europe/Oslo', '2026-03-29T21:59:59.000Z'],
  ['2026-10-25', 'Europe/Oslo', '2026-10-25T22:59:59.000Z'],
  ['2026-09-05', 'America/Santiago', '2026-09-06T03:59:59.000Z'],
])('%s in %s ends at %s', (day, timeZone, expected) => {
  const end = endOfDay(day, timeZone)
  expect(end).toBe(expected)
  expect(toLocalDay(new Date(end), timeZone)).toBe(day)
})
