import { expect, test, vi } from 'vitest'
import {
  formatFor,
  formatMonth,
  parseReader,
  readLocalTime,
  readReaderCookie,
  toLocalTime,
  writeReaderCookie,
} from './reader-format.ts'

const at = '2026-11-24T05:20:00Z'

test.each([
  ['en-US', 'America/New_York', 'Tue, Nov 24, 12:20 AM EST', 'Nov 24, 2026, 12:20 AM'],
  ['de-DE', 'Europe/Berlin', 'Tue 24 Nov, 06:20 CET', '24 Nov 2026, 06:20'],
  ['en-IN', 'Asia/Kolkata', 'Tue 24 Nov, 10:50 AM IST', '24 Nov 2026, 10:50 AM'],
  ['ja-JP', 'Asia/Tokyo', 'Tue, Nov 24, 14:20 GMT+9', 'Nov 24, 2026, 14:20'],
  [null, null, 'Tue 24 Nov, 05:20 UTC', '24 Nov 2026, 05:20'],
  ['no locale', 'Mars/Crater', 'Tue 24 Nov, 05:20 UTC', '24 Nov 2026, 05:20'],
])('%s in %s reads %s', (locale, timeZone, deadline, moment) => {
  const format = formatFor({ locale, timeZone })
  expect([format.deadline(at), format.moment(at)]).toEqual([deadline, moment])
})

test.each([
  ['America/New_York', '2027-03-14T06:59:00Z', 'Sun, Mar 14, 1:59 AM EST'],
  ['America/New_York', '2027-03-14T07:00:00Z', 'Sun, Mar 14, 3:00 AM EDT'],
  ['Europe/Berlin', '2026-10-25T00:30:00Z', 'Sun, Oct 25, 2:30 AM CEST'],
  ['Europe/Berlin', '2026-10-25T01:30:00Z', 'Sun, Oct 25, 2:30 AM CET'],
  ['Europe/London', '2026-07-01T12:00:00Z', 'Wed, Jul 1, 1:00 PM BST'],
])(
  'a deadline around a change of the clocks names the zone of its moment: %s %s',
  (zone, when, text) => {
    expect(formatFor({ locale: 'en-US', timeZone: zone }).deadline(when)).toBe(text)
  },
)

test('days are those of the zone, calendar days are the same everywhere', () => {
  const late = '2026-11-21T23:30:00.000Z'
  const berlin = formatFor({ locale: 'en-GB', timeZone: 'Europe/Berlin' })
  const newYork = formatFor({ locale: 'en-US', timeZone: 'America/New_York' })
  expect([berlin.day(late), newYork.day(late)]).toEqual(['22 Nov 2026', 'Nov 21, 2026'])
  expect([berlin.dayOfYear(late), newYork.dayOfYear(late)]).toEqual(['22 Nov', 'Nov 21'])
  expect([berlin.longDay(late), newYork.longDay(late)]).toEqual([
    'Sunday 22 November',
    'Saturday, November 21',
  ])
  expect(newYork.calendarDay('2027-05-01')).toBe('May 1, 2027')
  expect(berlin.calendarDay('2027-05-01')).toBe('1 May 2027')
})

test('a month is named the same from a month and from a moment in UTC', () => {
  expect(formatMonth('2026-10')).toBe('October 2026')
  expect(formatMonth('2026-10-31T23:59:59Z')).toBe('October 2026')
  expect(formatMonth('2026-05', 'short')).toBe('May 2026')
})

test.each([
  ['2026-11-23T14:30', 'Asia/Kolkata', '2026-11-23T09:00:00.000Z'],
  ['2026-11-23T14:30', 'Europe/Berlin', '2026-11-23T13:30:00.000Z'],
  ['2027-03-14T01:30', 'America/New_York', '2027-03-14T06:30:00.000Z'],
  ['2027-03-14T03:30', 'America/New_York', '2027-03-14T07:30:00.000Z'],
  ['2026-10-25T12:00', 'Europe/Berlin', '2026-10-25T11:00:00.000Z'],
])('%s in %s is %s, and back', (text, zone, instant) => {
  expect(readLocalTime(text, zone)?.toISOString()).toBe(instant)
  expect(toLocalTime(new Date(instant), zone)).toBe(text)
})

test('an hour that the clocks skip is the hour after it; text that is no time is refused', () => {
  expect(readLocalTime('2027-03-14T02:30', 'America/New_York')?.toISOString()).toBe(
    '2027-03-14T07:30:00.000Z',
  )
  expect(readLocalTime('', 'UTC')).toBeUndefined()
  expect(readLocalTime('soon', 'UTC')).toBeUndefined()
})

test('the cookie is read back, and anything that is no zone and locale is ignored', () => {
  const reader = { locale: 'en-IN', timeZone: 'Asia/Kolkata' }
  const cookie = `redial_kind=Buyer; redial_reader=${writeReaderCookie(reader)}; x=1`
  expect(readReaderCookie(cookie)).toEqual(reader)
  for (const value of [
    '',
    '%',
    '%E0%A4%A',
    'Mars%2FCrater%20en',
    'UTC%20%00',
    'UTC',
    'UTC%20en%20x',
  ])
    expect(readReaderCookie(`redial_reader=${value}`)).toBeUndefined()
  expect(readReaderCookie(undefined)).toBeUndefined()
  expect(parseReader(`UTC en-${'a'.repeat(50)}`)).toBeUndefined()
})

test('readers with the same form share it, so that made-up locales fill no memory', () => {
  const make = vi.spyOn(Intl, 'DateTimeFormat')
  const formatsMadeFor = (locale: string) => {
    make.mockClear()
    formatFor({ locale, timeZone: 'Pacific/Chatham' }).moment(at)
    return make.mock.calls.length
  }
  const first = formatsMadeFor('en-GB-x-one')
  // Which form it is has to be found out each time; what writes the moment is there already.
  expect(formatsMadeFor('en-GB-x-two')).toBe(first - 1)
  expect(formatsMadeFor('en-GB-x-two')).toBe(0)
  make.mockRestore()
})

test('the formats of a reader are made when the first date is shown', () => {
  const make = vi.spyOn(Intl, 'DateTimeFormat')
  const { day } = formatFor({ locale: 'de-AT', timeZone: 'Europe/Vienna' })
  expect(make).not.toHaveBeenCalled()
  day(at)
  expect(make).toHaveBeenCalled()
  make.mockRestore()
})
