import { calendarNames } from './calendar-names.ts'
import { dateForms } from './date-forms.ts'
import { DEFAULT_LANGUAGE, type Language } from './languages.ts'
import { localDigits } from './quantities.ts'
import { DAY, MINUTE } from './time.ts'

/** The form that a person reads dates in: a language tag (BCP 47) and an IANA time zone. */
export type Reader = { locale: string; timeZone: string }

/**
 * Dates and times for one reader, on pages, in notifications and in emails. In English texts the order of
 * day and month is that of the reader's locale; all other languages have the day first. The 12 or 24 hours are those
 * of the locale, where the language has both.
 */
export type ReaderFormat = {
  timeZone: string
  /** The same reader's format in the texts of a language. */
  in(language: Language): ReaderFormat
  /** 'Nov 24, 2026' or '24 Nov 2026', in German '24. Nov. 2026'. */
  day(date: Date | string): string
  /** A date without a time, such as '2027-05-01': the same day in every zone. */
  calendarDay(date: string): string
  /** 'Nov 24' or '24 Nov'. */
  dayOfYear(date: Date | string): string
  /** 'Tuesday, November 24' or 'Tuesday 24 November'. */
  longDay(date: Date | string): string
  /** '12:20 AM' or '00:20'. */
  hour(date: Date | string): string
  /** What happened: 'Nov 24, 2026, 12:20 AM' or '24 Nov 2026, 00:20'. */
  moment(date: Date | string): string
  /**
   * What is due within weeks, so without the year and always with the zone:
   * 'Tue, Nov 24, 12:20 AM EST' or 'Tue 24 Nov, 00:20 CET'.
   */
  deadline(date: Date | string): string
  /** The zone at that time: 'EST', 'CET', 'GMT+5:45'. */
  zone(date: Date | string): string
}

/**
 * For who is not known, and for pages that are cached for everyone: unambiguous, and the same for
 * every visitor.
 */
export const NEUTRAL_READER: Reader = { locale: 'en-GB', timeZone: 'UTC' }

/** By what readers sent: a page asks for its format many times. */
const formats = new Map<string, ReaderFormat>()
/** More than the locales and zones of the readers of an instance. */
const MAX_SENT = 2_000

type Sent = { locale: string | null | undefined; timeZone: string | null | undefined }

/** The formats of a reader, in the texts of a language; what is not set or unknown is neutral. */
export function formatFor(reader: Sent, language: Language = DEFAULT_LANGUAGE): ReaderFormat {
  const sent = `${language} ${reader.locale} ${reader.timeZone}`
  const cached = formats.get(sent)
  if (cached) return cached
  if (formats.size >= MAX_SENT) formats.clear()
  const format = createFormat(reader, language)
  formats.set(sent, format)
  return format
}

/** The formats of a person; the zone is that of the shop where they have none of their own. */
export function formatForPerson(person: Sent, shop: { timeZone: string }): ReaderFormat {
  return formatFor({ locale: person.locale, timeZone: person.timeZone ?? shop.timeZone })
}

export type DateOrder = { monthFirst: boolean; hour12: boolean }

const NEUTRAL_ORDER: DateOrder = { monthFirst: false, hour12: false }

/** The most usual ones are there from the start: a slow phone takes 100 ms to find one out. */
const dateOrders = new Map<string, DateOrder>([
  [NEUTRAL_READER.locale, NEUTRAL_ORDER],
  ['en-US', { monthFirst: true, hour12: true }],
])
/** Locales are what browsers send. */
const MAX_LOCALES = 500

/**
 * How dates are ordered where a locale is spoken, neutral where it is not known. Making the two formats takes
 * 0.1 ms, so it is kept.
 */
export function dateOrder(locale: string | null | undefined): DateOrder {
  const cached = dateOrders.get(locale ?? '')
  if (cached) return cached
  if (!isLocale(locale)) return NEUTRAL_ORDER
  const order = findDateOrder(locale)
  setDateOrder(locale, order)
  return order
}

/** For a browser, from the value that the server rendered. */
export function setDateOrder(locale: string, order: DateOrder): void {
  if (dateOrders.size >= MAX_LOCALES) dateOrders.clear()
  dateOrders.set(locale, order)
}

function findDateOrder(locale: string): DateOrder {
  const parts = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'numeric' })
    .formatToParts(0)
    .map(({ type }) => type)
  const { hour12 = false } = new Intl.DateTimeFormat(locale, { hour: 'numeric' }).resolvedOptions()
  return { monthFirst: parts.indexOf('month') < parts.indexOf('day'), hour12 }
}

/** What a calendar and a clock in a time zone show. */
function readClock(date: Date | string, timeZone: string) {
  const utc = new Date(date).getTime()
  const local = new Date(utc + offsetAt(utc, timeZone))
  return {
    year: local.getUTCFullYear(),
    month: local.getUTCMonth(),
    weekday: local.getUTCDay(),
    day: local.getUTCDate(),
    hour: local.getUTCHours(),
    minute: local.getUTCMinutes(),
  }
}

const twoDigits = (number: number) => String(number).padStart(2, '0')

// Written here and not by `Intl`: its patterns differ between Node and browsers, and a page would
// change when it hydrates. It would also keep a slow phone busy for 60 to 150 ms.
function createFormat(reader: Sent, language: Language): ReaderFormat {
  type Clock = ReturnType<typeof readClock>
  const names = calendarNames[language]
  const form = dateForms[language]
  let settings: (DateOrder & { timeZone: string }) | undefined
  // When the first date is shown: many pages show none.
  const read = () => {
    if (settings) return settings
    const order = form.has24Hours ? NEUTRAL_ORDER : dateOrder(reader.locale)
    const timeZone = validZone(reader.timeZone) ?? NEUTRAL_READER.timeZone
    settings = { ...order, monthFirst: order.monthFirst && language === 'en', timeZone }
    return settings
  }
  const clockAt = (date: Date | string) => readClock(date, read().timeZone)
  const digits = (text: string) => localDigits(text, language)
  const hourIn = ({ hour, minute }: Clock) =>
    read().hour12
      ? digits(`${hour % 12 || 12}:${twoDigits(minute)}${form.beforeHalf}`) +
        form.halves[hour < 12 ? 0 : 1]
      : digits(`${twoDigits(hour)}:${twoDigits(minute)}`)
  const dayIn = ({ day, month }: Clock) =>
    read().monthFirst
      ? `${names.shortMonths[month]} ${day}`
      : `${digits(String(day))}${form.beforeMonth}${names.shortMonths[month]}`
  const longDayIn = ({ day, month }: Clock) =>
    read().monthFirst
      ? `${names.months[month]} ${day}`
      : `${digits(String(day))}${form.beforeLongMonth ?? form.beforeMonth}${names.months[month]}`
  const dateIn = (clock: Clock) =>
    `${dayIn(clock)}${read().monthFirst ? ', ' : form.beforeYear}${digits(String(clock.year))}`
  const afterWeekday = () => (read().monthFirst ? ', ' : form.afterWeekday)
  const zone = (date: Date | string) => {
    const { timeZone } = read()
    return timeZone === 'UTC' ? timeZone : nameZone(timeZone, new Date(date), 'short')
  }

  return {
    get timeZone() {
      return read().timeZone
    },
    in: (other) => formatFor(reader, other),
    day: (date) => dateIn(clockAt(date)),
    calendarDay: (date) => dateIn(readClock(date, 'UTC')),
    dayOfYear: (date) => dayIn(clockAt(date)),
    longDay(date) {
      const clock = clockAt(date)
      return `${names.weekdays[clock.weekday]}${afterWeekday()}${longDayIn(clock)}`
    },
    hour: (date) => hourIn(clockAt(date)),
    moment(date) {
      const clock = clockAt(date)
      return `${dateIn(clock)}${form.beforeTime}${hourIn(clock)}`
    },
    deadline(date) {
      const clock = clockAt(date)
      const day = `${names.shortWeekdays[clock.weekday]}${afterWeekday()}${dayIn(clock)}`
      return `${day}${form.beforeTime}${hourIn(clock)} ${zone(date)}`
    },
    zone,
  }
}

/** Locales that Node and browsers have, and that abbreviate the zones of their region. */
const namingLocales: [zone: RegExp, locale: string][] = [
  [/^Europe\//, 'en-GB'],
  [/^Asia\/(Kolkata|Calcutta)$/, 'en-IN'],
  [/^Australia\//, 'en-AU'],
  [/^Pacific\/Auckland$/, 'en-NZ'],
  [/^Africa\/Johannesburg$/, 'en-ZA'],
]

/** By zone, as readers sent it: making a format takes as long as twenty names. */
const zoneFormats = new Map<string, Intl.DateTimeFormat>()
/**
 * More than there are zones, of about 40 kB each. `Intl` also takes a zone in other upper and lower
 * case, so readers can send any number of names.
 */
const MAX_ZONE_FORMATS = 500

/** The zone at a time as 'CET', or as what it is ahead of UTC: 'GMT', 'GMT+05:45'. */
function nameZone(timeZone: string, date: Date | number, timeZoneName: 'short' | 'longOffset') {
  const key = timeZone + timeZoneName
  let format = zoneFormats.get(key)
  if (!format) {
    const locale = namingLocales.find(([zones]) => zones.test(timeZone))?.[1] ?? 'en-US'
    format = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName })
    if (zoneFormats.size >= MAX_ZONE_FORMATS) zoneFormats.clear()
    zoneFormats.set(key, format)
  }
  const parts = format.formatToParts(date)
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
}

/**
 * The instant of a `datetime-local` value ('2026-11-23T14:30') in a time zone; undefined if it is
 * not one. An hour that the clocks skip is read as the hour after it.
 */
export function readLocalTime(text: string, timeZone: string): Date | undefined {
  const asUtc = new Date(`${text}Z`)
  if (Number.isNaN(asUtc.getTime())) return
  // The offset is looked up where the instant is about to be, so that a change of the clocks on
  // the same day counts.
  const guess = asUtc.getTime() - offsetAt(asUtc.getTime(), timeZone)
  const instant = new Date(asUtc.getTime() - offsetAt(guess, timeZone))
  const isSkipped = instant.getTime() + offsetAt(instant.getTime(), timeZone) !== asUtc.getTime()
  return isSkipped ? new Date(Math.max(guess, instant.getTime())) : instant
}

/** An instant as a `datetime-local` value in a time zone: '2026-11-23T14:30'. */
export function toLocalTime(date: Date, timeZone: string): string {
  return new Date(date.getTime() + offsetAt(date.getTime(), timeZone)).toISOString().slice(0, 16)
}

/** The day of an instant in a time zone, as the value of a date field: '2026-11-23'. */
export function toLocalDay(date: Date, timeZone: string): string {
  return toLocalTime(date, timeZone).slice(0, 10)
}

/** A moment in ISO 8601 with the offset of a time zone: '2026-11-23T14:05:00.000+01:00', in UTC with 'Z'. */
export function toOffsetTime(date: Date, timeZone: string): string {
  if (timeZone === 'UTC') return date.toISOString()
  const offset = Math.round(offsetAt(date.getTime(), timeZone) / MINUTE) * MINUTE
  const local = new Date(date.getTime() + offset).toISOString().slice(0, -1)
  const size = new Date(Math.abs(offset)).toISOString().slice(11, 16)
  return `${local}${offset < 0 ? '-' : '+'}${size}`
}

/** When a day ('2026-11-23') begins in a time zone, and when the next one does: 23 to 25 hours later. */
export function boundsOfDay(day: string, timeZone: string): { start: Date; end: Date } {
  const next = new Date(Date.parse(day) + DAY).toISOString().slice(0, 10)
  const midnight = (day: string) => readLocalTime(`${day}T00:00`, timeZone) ?? new Date(day)
  return { start: midnight(day), end: midnight(next) }
}

/**
 * Milliseconds that a zone is ahead of UTC, by `Temporal` where there is one: it needs none of the
 * data of `Intl`, which a browser loads on first use.
 */
function offsetAt(time: number, timeZone: string): number {
  if (timeZone === 'UTC') return 0
  const { Temporal } = globalThis
  if (Temporal)
    return (
      Temporal.Instant.fromEpochMilliseconds(time).toZonedDateTimeISO(timeZone).offsetNanoseconds /
      1_000_000
    )
  const name = nameZone(timeZone, time, 'longOffset')
  const [, sign, hours, minutes] = /(.)(\d+):(\d+)/.exec(name) ?? []
  return hours ? (Number(sign + hours) * 60 + Number(`${sign}${minutes}`)) * 60_000 : 0
}

export function isLocale(locale: string | null | undefined): locale is string {
  try {
    return Boolean(locale) && Intl.DateTimeFormat.supportedLocalesOf(locale ?? '').length > 0
  } catch {
    return false
  }
}

export function isTimeZone(timeZone: string | null | undefined): timeZone is string {
  return canonicalZone(timeZone) !== undefined
}

/** One of the names of a time zone that has several; undefined when it is not known. */
export function canonicalZone(timeZone: string | null | undefined): string | undefined {
  if (!timeZone) return
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone }).resolvedOptions().timeZone
  } catch {
    return
  }
}

function validZone(timeZone: string | null | undefined): string | undefined {
  try {
    if (timeZone) offsetAt(0, timeZone)
    return timeZone || undefined
  } catch {
    return
  }
}

/** The cookie in which a browser says how it reads dates; readable by pages, worth nothing else. */
export const READER_COOKIE = 'redial_reader'

/** The cookie's value: '{time zone} {locale}'. */
export function writeReaderCookie({ locale, timeZone }: Reader): string {
  return encodeURIComponent(`${timeZone} ${locale}`)
}

/** How the browser that sent these cookies reads dates; undefined when it did not say. */
export function readReaderCookie(cookies: string | null | undefined): Reader | undefined {
  const match = new RegExp(`(?:^|;\\s*)${READER_COOKIE}=([^;]{1,200})`).exec(cookies ?? '')
  return match?.[1] === undefined ? undefined : parseReader(decoded(match[1]))
}

/** Reads '{time zone} {locale}'; undefined when either is unknown. */
export function parseReader(text: string | undefined): Reader | undefined {
  const [timeZone, locale, ...rest] = text?.split(' ') ?? []
  if (rest.length > 0 || !isTimeZone(timeZone) || !isLocale(locale)) return
  if (timeZone.length > 60 || locale.length > 40) return
  return { timeZone, locale }
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return ''
  }
}

/** '2026-10', or a date in it, is 'October 2026' or 'Oct 2026'. */
export function formatMonth(
  date: string,
  style: 'long' | 'short' = 'long',
  language: Language = DEFAULT_LANGUAGE,
): string {
  const { month, year } = readClock(date, 'UTC')
  const { months, shortMonths } = calendarNames[language]
  const { beforeYearOfMonth = ' ', beforeYearOfLongMonth = beforeYearOfMonth } = dateForms[language]
  const shownYear = localDigits(String(year), language)
  return style === 'long'
    ? `${months[month]}${beforeYearOfLongMonth}${shownYear}`
    : `${shortMonths[month]}${beforeYearOfMonth}${shownYear}`
}
