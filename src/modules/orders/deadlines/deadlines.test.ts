import { expect, test } from 'vitest'
import { type LiveState, liveStates } from '../../../shared/orders/order-life-cycle.ts'
import { DAY, HOUR, MINUTE } from '../../../shared/time.ts'
import {
  addSpan,
  automaticEnd,
  bankDisputeDeadlines,
  checkoutEnd,
  type Deadline,
  deadlinesFor,
  endWithoutMeeting,
  nextReminder,
  stateEnd,
} from './deadlines.ts'

test('working days are Monday to Friday in UTC and keep the time of day', () => {
  const five = (from: string) => addSpan(new Date(from), { workingDays: 5 }).toISOString()
  // 2 March 2026 is a Monday.
  expect(five('2026-03-02T09:30:00Z')).toBe('2026-03-09T09:30:00.000Z')
  expect(five('2026-03-06T23:59:59Z')).toBe('2026-03-13T23:59:59.000Z')
  expect(five('2026-03-07T00:00:00Z')).toBe('2026-03-13T00:00:00.000Z')
  expect(five('2026-03-08T12:00:00Z')).toBe('2026-03-13T12:00:00.000Z')
  // The start of daylight saving time shifts nothing.
  expect(five('2026-03-27T01:30:00Z')).toBe('2026-04-03T01:30:00.000Z')
})

test('a hold is 48 hours or until after the meeting, a checkout 30 minutes and never more than the hold', () => {
  const now = new Date('2026-03-02T09:30:00Z')
  const after = (ms: number) => new Date(now.getTime() + ms)
  const booked = { state: 'awaiting_payment', payment: 'meet_up', stateSince: now } as const
  expect(stateEnd(booked)).toEqual(after(48 * HOUR))
  expect(stateEnd(booked, after(40 * HOUR))).toEqual(after(48 * HOUR))
  expect(stateEnd(booked, after(50 * HOUR))).toEqual(after(53 * HOUR))
  expect(stateEnd({ ...booked, state: 'completed' }, after(50 * HOUR))).toBeNull()
  expect(checkoutEnd(now, after(48 * HOUR))).toEqual(after(30 * MINUTE))
  expect(checkoutEnd(now, after(15 * MINUTE))).toEqual(after(15 * MINUTE))
})

test('shipping is due after at least two working days, whatever was agreed', () => {
  const days = (count: number) => new Date(paid.stateSince.getTime() + count * DAY)
  const paid = {
    state: 'paid',
    payment: 'online',
    stateSince: new Date('2026-03-02T12:00:00Z'),
    stateDueAt: new Date('2026-03-30T12:00:00Z'),
  } as const
  expect(endWithoutMeeting(paid, days(0))).toEqual(days(7))
  // The fifth working day is the 9th; two more, counted from Friday the 6th, end on the 10th.
  expect(endWithoutMeeting(paid, days(4))).toEqual(days(8))
  expect(endWithoutMeeting(paid, days(15))).toEqual(days(17))
  expect(endWithoutMeeting(paid, days(27))).toEqual(days(28))
  expect(endWithoutMeeting({ ...paid, stateDueAt: days(7) }, days(6))).toEqual(days(7))
})

test('an unshipped order reminds after two days and refunds after five working days', () => {
  const paid = new Date('2026-03-06T12:00:00Z')
  const deadlines = deadlinesFor('paid', 'online', paid)
  expect(deadlines).toEqual([
    { at: new Date('2026-03-08T12:00:00Z'), action: 'remind_next' },
    { at: new Date('2026-03-13T12:00:00Z'), action: 'cancel_sale' },
  ])
  expect(automaticEnd(deadlines)).toEqual(new Date('2026-03-13T12:00:00Z'))
  expect(automaticEnd(deadlinesFor('shipped', 'online', paid))).toBeNull()
  expect(deadlinesFor('completed', 'online', paid)).toEqual([])
})

test('every open state ends by deadline or reminds an admin repeatedly', () => {
  for (const state of liveStates)
    for (const payment of ['online', 'meet_up'] as const) {
      const deadlines = deadlinesFor(state, payment, SINCE)
      const label = `${state}, ${payment}`
      // A state without an automatic end, or whose end is suspended, keeps reminding.
      const reminders = followed(state, [...deadlines, ...bankDisputeDeadlines(SINCE)])
      if (automaticEnd(deadlines)) expect(automaticEnd(deadlines)! > SINCE, label).toBe(true)
      else expect(followed(state, deadlines), label).toBeGreaterThan(40)
      if (state !== 'awaiting_payment') expect(reminders, label).toBeGreaterThan(40)
    }
})

test('after a delay, admins are reminded at the next regular time, not for each missed one', () => {
  const order = { state: 'disputed', stateDueAt: null } as const
  const at = (days: number) => new Date(SINCE.getTime() + days * DAY)
  const next = (now: number) =>
    nextReminder(order, { at: SINCE, action: 'remind_admin' }, at(now))?.at.getTime()
  expect([next(0), next(2.9), next(3), next(90.5)]).toEqual(
    [3, 3, 6, 93].map((days) => at(days).getTime()),
  )
  const ended = { ...order, stateDueAt: at(1) }
  expect(nextReminder(ended, { at: SINCE, action: 'remind_admin' }, SINCE)).toBeUndefined()
})

const SINCE = new Date('2026-03-02T12:00:00Z')

/** How often admins are reminded within a year of an order that never ends automatically. */
function followed(state: LiveState, deadlines: readonly Deadline[]): number {
  let reminder = deadlines.find(({ action }) => action === 'remind_admin')
  let times = 0
  for (; reminder && reminder.at.getTime() < SINCE.getTime() + 365 * DAY; times += 1)
    reminder = nextReminder({ state, stateDueAt: null }, reminder, reminder.at)
  return times
}
