import { expect, onTestFinished, test, vi } from 'vitest'
import { calendarNames } from './calendar-names.ts'
import { languageCodes } from './languages.ts'
import {
  formatFor,
  formatMonth,
  parseReader,
  readLocalTime,
  readReaderCookie,
  setDateOrder,
  toLocalTime,
  toOffsetTime,
  writeReaderCookie,
} from './reader-format.ts'

const at = '2026-11-24T05:20:00Z'

test.each([
  ['en-US', 'America/New_York', 'Tue, Nov 24, 12:20\u00a0AM EST', 'Nov 24, 2026, 12:20\u00a0AM'],
  ['de-DE', 'Europe/Berlin', 'Tue 24 Nov, 06:20 CET', '24 Nov 2026, 06:20'],
  ['en-IN', 'Asia/Kolkata', 'Tue 24 Nov, 10:50\u00a0AM IST', '24 Nov 2026, 10:50\u00a0AM'],
  ['ja-JP', 'Asia/Tokyo', 'Tue, Nov 24, 14:20 GMT+9', 'Nov 24, 2026, 14:20'],
  [null, null, 'Tue 24 Nov, 05:20 UTC', '24 Nov 2026, 05:20'],
  ['no locale', 'Mars/Crater', 'Tue 24 Nov, 05:20 UTC', '24 Nov 2026, 05:20'],
])('%s in %s reads %s', (locale, timeZone, deadline, moment) => {
  const format = formatFor({ locale, timeZone })
  expect([format.deadline(at), format.moment(at)]).toEqual([deadline, moment])
})

test.each([
  ['America/New_York', '2027-03-14T06:59:00Z', 'Sun, Mar 14, 1:59\u00a0AM EST'],
  ['America/New_York', '2027-03-14T07:00:00Z', 'Sun, Mar 14, 3:00\u00a0AM EDT'],
  ['Europe/Berlin', '2026-10-25T00:30:00Z', 'Sun, Oct 25, 2:30\u00a0AM CEST'],
  ['Europe/Berlin', '2026-10-25T01:30:00Z', 'Sun, Oct 25, 2:30\u00a0AM CET'],
  ['Europe/London', '2026-07-01T12:00:00Z', 'Wed, Jul 1, 1:00\u00a0PM BST'],
])(
  'a deadline around a change of the clocks names the zone of its moment: %s %s',
  (zone, when, text) => {
    expect(formatFor({ locale: 'en-US', timeZone: zone }).deadline(when)).toBe(text)
  },
)

const zones = ['America/St_Johns', 'Asia/Kathmandu', 'Australia/Lord_Howe', 'Europe/London', 'UTC']
/** Around changes of the clocks, midnight and noon, and before 1970. */
const moments = [
  ...Array.from({ length: 400 }, (_, day) =>
    Date.UTC(2026, 0, day, (day * 7) % 24, (day * 13) % 60),
  ),
  Date.UTC(1969, 6, 20, 20, 17),
]

test.each(['with', 'without'])('%s Temporal, moments are those that Intl reads', (how) => {
  if (how === 'without') vi.stubGlobal('Temporal', undefined)
  onTestFinished(() => void vi.unstubAllGlobals())
  for (const timeZone of zones) {
    const intl = new Intl.DateTimeFormat('en-US', {
      weekday: 'long',
      year: 'numeric',
      month: 'long',
      day: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      hourCycle: 'h12',
      timeZone,
    })
    const format = formatFor({ locale: 'en-US', timeZone })
    for (const moment of moments) {
      const parts = intl.formatToParts(moment).map(({ type, value }) => [type, value])
      const { weekday, month, day, year, hour, minute, dayPeriod } = Object.fromEntries(parts)
      const [date, time] = [`${month?.slice(0, 3)} ${day}`, `${hour}:${minute}\u00a0${dayPeriod}`]
      const when = new Date(moment)
      expect(format.longDay(when)).toBe(`${weekday}, ${month} ${day}`)
      expect(format.moment(when)).toBe(`${date}, ${year}, ${time}`)
      expect(format.deadline(when)).toContain(`${weekday?.slice(0, 3)}, ${date}, ${time}`)
    }
  }
})

test('a browser that got the date order from the server does not call Intl', () => {
  const make = vi.spyOn(Intl, 'DateTimeFormat')
  setDateOrder('de-LI', { monthFirst: false, hour12: false })
  const format = formatFor({ locale: 'de-LI', timeZone: 'Europe/Vaduz' })
  expect(format.moment(at)).toBe('24 Nov 2026, 06:20')
  expect(make).not.toHaveBeenCalled()
  make.mockRestore()
})

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
  for (const [skipped, zone, after] of [
    ['2027-03-14T02:30', 'America/New_York', '2027-03-14T03:30'],
    ['2027-03-28T02:30', 'Europe/Berlin', '2027-03-28T03:30'],
    ['2027-10-03T02:15', 'Australia/Lord_Howe', '2027-10-03T02:45'],
  ] as const) {
    const read = readLocalTime(skipped, zone)
    expect(read && toLocalTime(read, zone)).toBe(after)
  }
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
    formatFor({ locale, timeZone: 'Pacific/Chatham' }).deadline(at)
    return make.mock.calls.length
  }
  const first = formatsMadeFor('en-GB-x-one')
  // Which form it is has to be found out each time; what names the zone is there already.
  expect(formatsMadeFor('en-GB-x-two')).toBe(first - 1)
  expect(formatsMadeFor('en-GB-x-two')).toBe(0)
  make.mockRestore()
})

test('a zone in any number of spellings fills no memory', () => {
  const inSpelling = (spelling: number) =>
    'america/argentina/buenos_aires'.replace(/[a-z]/g, (letter, index: number) =>
      (spelling >> (index % 12)) & 1 ? letter.toUpperCase() : letter,
    )
  const made = vi.spyOn(Intl, 'DateTimeFormat')
  const name = (spelling: number) => {
    made.mockClear()
    return formatFor({ locale: 'en-GB', timeZone: inSpelling(spelling) }).zone(at)
  }
  expect(name(0)).toBe('GMT-3')
  for (let spelling = 1; spelling <= 1_000; spelling += 1) name(spelling)
  name(1_000)
  expect(made).not.toHaveBeenCalled()
  // The first one is no longer kept.
  name(0)
  expect(made).toHaveBeenCalled()
  made.mockRestore()
})

test('the formats of a reader are made when the first date is shown', () => {
  const make = vi.spyOn(Intl, 'DateTimeFormat')
  const { day } = formatFor({ locale: 'de-AT', timeZone: 'Europe/Vienna' })
  expect(make).not.toHaveBeenCalled()
  day(at)
  expect(make).toHaveBeenCalled()
  make.mockRestore()
})

test.each([
  ['UTC', '2026-11-24T05:20:00.000Z'],
  ['Europe/Berlin', '2026-11-24T06:20:00.000+01:00'],
  ['Asia/Kolkata', '2026-11-24T10:50:00.000+05:30'],
  ['America/New_York', '2026-11-24T00:20:00.000-05:00'],
  ['America/St_Johns', '2026-11-24T01:50:00.000-03:30'],
])('a time with the offset of %s is %s, and the same moment', (timeZone, text) => {
  expect(toOffsetTime(new Date(at), timeZone)).toBe(text)
  expect(new Date(text)).toEqual(new Date(at))
})

test('the two hours that a zone repeats in autumn have different offsets', () => {
  const hour = (text: string) => toOffsetTime(new Date(text), 'Europe/Berlin')
  expect(hour('2026-10-25T00:30:00Z')).toBe('2026-10-25T02:30:00.000+02:00')
  expect(hour('2026-10-25T01:30:00Z')).toBe('2026-10-25T02:30:00.000+01:00')
})

test('dates are written in the language of the texts around them', () => {
  const american = formatFor({ locale: 'en-US', timeZone: 'Europe/Berlin' })
  const at = '2026-03-24T23:20:00Z'
  expect(american.in('de').moment(at)).toBe('25. März 2026, 00:20')
  expect(american.in('de').longDay(at)).toBe('Mittwoch, 25. März')
  expect(american.in('de').deadline(at)).toBe('Mi., 25. März, 00:20 CET')
  expect(american.in('ar').moment(at)).toBe('25 مارس 2026، 12:20\u00a0ص')
  expect(american.in('ar').longDay(at)).toBe('الأربعاء، 25 مارس')
  expect(american.in('de').in('en')).toBe(american)
  expect(american.in('es').moment(at)).toBe('25 mar 2026, 12:20\u00a0a.\u00a0m.')
  expect(american.in('es').longDay(at)).toBe('miércoles, 25 de marzo')
  expect(american.in('fr').moment(at)).toBe('25 mars 2026, 00:20')
  expect(american.in('fr').longDay(at)).toBe('mercredi 25 mars')
  expect(american.in('pt').moment(at)).toBe('25 de mar. de 2026, 00:20')
  expect(american.in('pt').deadline(at)).toBe('qua., 25 de mar., 00:20 CET')
  expect(american.in('bn').moment(at)).toBe('২৫ মার্চ, ২০২৬, ১২:২০\u00a0AM')
  expect(american.in('bn').longDay(at)).toBe('বুধবার ২৫ মার্চ')
  expect(american.in('hi').moment(at)).toBe('25 मार्च 2026, 12:20\u00a0am')
  expect(american.in('hi').longDay(at)).toBe('बुधवार, 25 मार्च')
  expect(formatMonth('2026-10', 'short', 'de')).toBe('Okt. 2026')
  expect(formatMonth('2026-10', 'long', 'es')).toBe('octubre de 2026')
  expect(formatMonth('2026-10', 'short', 'pt')).toBe('out. de 2026')
  expect(formatMonth('2026-10', 'short', 'bn')).toBe('অক্টো ২০২৬')
  expect(formatMonth('2026-10', 'long', 'ar')).toBe('أكتوبر 2026')
})

test.each(languageCodes)('the names of the calendar are those of CLDR in %s', (language) => {
  const locale = language === 'en' ? 'en-US' : language
  const names = (options: Intl.DateTimeFormatOptions, part: string, dates: Date[]) => {
    const format = new Intl.DateTimeFormat(locale, { ...options, day: 'numeric', timeZone: 'UTC' })
    return dates.map((date) => format.formatToParts(date).find(({ type }) => type === part)?.value)
  }
  const months = [...Array(12).keys()].map((month) => new Date(Date.UTC(2026, month, 5)))
  const days = [...Array(7).keys()].map((day) => new Date(Date.UTC(2026, 10, 1 + day)))
  const { months: long, shortMonths, weekdays, shortWeekdays } = calendarNames[language]
  expect(long).toEqual(names({ month: 'long' }, 'month', months))
  expect(shortMonths).toEqual(names({ month: 'short' }, 'month', months))
  expect(weekdays).toEqual(names({ weekday: 'long', month: 'long' }, 'weekday', days))
  expect(shortWeekdays.map((name) => name.replace('.', ''))).toEqual(
    names({ weekday: 'short', month: 'long' }, 'weekday', days).map((name) =>
      name?.replace('.', ''),
    ),
  )
})
