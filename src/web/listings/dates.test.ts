import { expect, test } from 'vitest'
import { dayOf, localMoment } from './listing-labels.ts'

test('a day is the same day everywhere', () => {
  expect(dayOf('2026-11-21T23:30:00.000Z')).toBe('21 Nov 2026')
})

test('the end of a hold is told in the reader’s own time', () => {
  expect(localMoment('2026-11-23T14:00:00.000Z', 'UTC')).toBe('Mon 23 Nov, 14:00')
  expect(localMoment('2026-11-23T23:30:00.000Z', 'Europe/Berlin')).toBe('Tue 24 Nov, 00:30')
})
