import { expect, test } from 'vitest'
import { dayInput, endOfDay } from './vacation.tsx'

test('the end of a day belongs to that day', () => {
  const end = new Date(endOfDay('2026-03-01'))
  expect(dayInput(end)).toBe('2026-03-01')
  expect(dayInput(new Date(end.getTime() + 1_000))).toBe('2026-03-02')
})
