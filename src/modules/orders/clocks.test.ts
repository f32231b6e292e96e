import { expect, test } from 'vitest'
import { HOUR, MINUTE } from '../../platform/clock.ts'
import { addSpan, clocksOf, endOf, holdEnds } from './clocks.ts'

test('working days are Monday to Friday in UTC and keep the time of day', () => {
  const five = (from: string) => addSpan(new Date(from), { workingDays: 5 }).toISOString()
  // 2 March 2026 is a Monday.
  expect(five('2026-03-02T09:30:00Z')).toBe('2026-03-09T09:30:00.000Z')
  expect(five('2026-03-06T23:59:59Z')).toBe('2026-03-13T23:59:59.000Z')
  expect(five('2026-03-07T00:00:00Z')).toBe('2026-03-13T00:00:00.000Z')
  expect(five('2026-03-08T12:00:00Z')).toBe('2026-03-13T12:00:00.000Z')
  // A summer time that begins somewhere moves nothing.
  expect(five('2026-03-27T01:30:00Z')).toBe('2026-04-03T01:30:00.000Z')
})

test('a hold is 48 hours, or 30 minutes online and never more than the 48 hours', () => {
  const now = new Date('2026-03-02T09:30:00Z')
  const lasts = (...of: Parameters<typeof holdEnds>) => holdEnds(...of).getTime() - now.getTime()
  expect(lasts('meet_up', now)).toBe(48 * HOUR)
  expect(lasts('online', now)).toBe(30 * MINUTE)
  const bookedLongAgo = new Date(now.getTime() - 47.75 * HOUR)
  expect(lasts('online', now, bookedLongAgo)).toBe(15 * MINUTE)
  expect(lasts('meet_up', now, bookedLongAgo)).toBe(15 * MINUTE)
})

test('a paid order: a reminder after two days, the money back after five working days', () => {
  const paid = new Date('2026-03-06T12:00:00Z')
  const wound = clocksOf('paid', 'online', paid)
  expect(wound).toEqual([
    { at: new Date('2026-03-08T12:00:00Z'), action: 'ask_seller' },
    { at: new Date('2026-03-13T12:00:00Z'), action: 'cancel_sale' },
  ])
  expect(endOf(wound)).toEqual(new Date('2026-03-13T12:00:00Z'))
  expect(endOf(clocksOf('shipped', 'online', paid))).toBeNull()
  expect(clocksOf('completed', 'online', paid)).toEqual([])
})
