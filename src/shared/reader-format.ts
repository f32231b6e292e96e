/** The form that a person reads dates in: a language tag (BCP 47) and an IANA time zone. */
export type Reader = { locale: string; timeZone: string }

/**
 * Dates and times for one reader, on pages, in notifications and in emails. Texts are English; the
 * order of day and month and the 12 or 24 hours are those of the reader's locale.
 */
export type ReaderFormat = {
  timeZone: string
  /** 'Nov 24, 2026' or '24 Nov 2026'. */
  day(at: Date | string): string
  /** A date without a time, such as '2027-05-01': the same day in every zone. */
  calendarDay(date: string): string
  /** 'Nov 24' or '24 Nov'. */
  dayOfYear(at: Date | string): string
  /** 'Tuesday, November 24' or 'Tuesday 24 November'. */
  longDay(at: Date | string): string
  /** '12:20 AM' or '00:20'. */
  hour(at: Date | string): string
  /** What happened: 'Nov 24, 2026, 12:20 AM' or '24 Nov 2026, 00:20'. */
  moment(at: Date | string): string
  /**
   * What is due within weeks, so without the year and always with the zone:
   * 'Tue, Nov 24, 12:20 AM EST' or 'Tue 24 Nov, 00:20 CET'.
   */
  deadline(at: Date | string): string
  /** The zone at that time: 'EST', 'CET', 'GMT+5:45'. */
  zone(at: Date | string): string
}

/**
 * For who is not known, and for pages that are cached for everyone: unambiguous, and the same for
 * every visitor.
 */
export const NEUTRAL_READER: Reader = { locale: 'en-GB', timeZone: 'UTC' }

const formats = new Map<string, ReaderFormat>()
/** The same by what readers sent, which is read once: a page asks for its format many times. */
const formatsBySent = new Map<string, ReaderFormat>()
/** More than the locales and zones of the readers of an instance. */
const MAX_SENT = 2_000

/** The formats of a reader; what is not set or unknown is neutral. */
export function formatFor(reader: Sent): ReaderFormat {
  const sent = `${reader.locale} ${reader.timeZone}`
  const known = formatsBySent.get(sent)
  if (known) return known
  if (formatsBySent.size >= MAX_SENT) formatsBySent.clear()
  const format = lazily(() => readFormat(reader))
  formatsBySent.set(sent, format)
  return format
}

/** Makes the formats when the first date is shown: it takes a slow phone 60 ms, and many pages show no date. */
function lazily(make: () => ReaderFormat): ReaderFormat {
  let made: ReaderFormat | undefined
  const format = () => {
    made ??= make()
    return made
  }
  return {
    get timeZone() {
      return format().timeZone
    },
    day: (at) => format().day(at),
    calendarDay: (date) => format().calendarDay(date),
    dayOfYear: (at) => format().dayOfYear(at),
    longDay: (at) => format().longDay(at),
    hour: (at) => format().hour(at),
    moment: (at) => format().moment(at),
    deadline: (at) => format().deadline(at),
    zone: (at) => format().zone(at),
  }
}

type Sent = { locale: string | null | undefined; timeZone: string | null | undefined }

function readFormat(reader: Sent): ReaderFormat {
  const locale = isLocale(reader.locale) ? reader.locale : NEUTRAL_READER.locale
  const order = dateOrder(locale)
  const timeZone = canonicalZone(reader.timeZone) ?? NEUTRAL_READER.timeZone
  // Four forms and a few hundred zones: what people send cannot fill the memory.
  const key = `${order.monthFirst} ${order.hour12} ${timeZone}`
  const known = formats.get(key)
  if (known) return known
  const format = createFormat(order, timeZone)
  formats.set(key, format)
  return format
}

type DateOrder = { monthFirst: boolean; hour12: boolean }

const dateOrders = new Map<string, DateOrder>()
/** Locales are what browsers send. */
const MAX_LOCALES = 500

/** How dates are ordered where a locale is spoken. Making the two formats takes 0.1 ms, so it is kept. */
export function dateOrder(locale: string): DateOrder {
  const known = dateOrders.get(locale)
  if (known) return known
  if (dateOrders.size >= MAX_LOCALES) dateOrders.clear()
  const order = findDateOrder(locale)
  dateOrders.set(locale, order)
  return order
}

function findDateOrder(locale: string): DateOrder {
  const parts = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'numeric' })
    .formatToParts(0)
    .map(({ type }) => type)
  const { hour12 = false } = new Intl.DateTimeFormat(locale, { hour: 'numeric' }).resolvedOptions()
  return { monthFirst: parts.indexOf('month') < parts.indexOf('day'), hour12 }
}

// Put together from parts in one locale: the patterns of a locale differ between Node and browsers,
// and a page would change when it hydrates.
function createFormat({ monthFirst, hour12 }: DateOrder, timeZone: string): ReaderFormat {
  const parts = lazyFormat({
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: hour12 ? 'numeric' : '2-digit',
    minute: '2-digit',
    hourCycle: hour12 ? 'h12' : 'h23',
    timeZone,
  })
  const names = lazyFormat({ weekday: 'long', month: 'long', timeZone })
  const dates = lazyFormat({ dateStyle: 'medium', timeZone: 'UTC' })
  const read = (format: () => Intl.DateTimeFormat, at: Date | string) =>
    Object.fromEntries(
      format()
        .formatToParts(new Date(at))
        .map(({ type, value }) => [type, value]),
    ) as Record<Intl.DateTimeFormatPartTypes, string>

  const hourIn = ({ hour, minute, dayPeriod }: ReturnType<typeof read>) =>
    hour12 ? `${hour}:${minute} ${dayPeriod}` : `${hour}:${minute}`
  const dayIn = ({ day, month }: ReturnType<typeof read>) =>
    monthFirst ? `${month} ${day}` : `${day} ${month}`
  const dateIn = (all: ReturnType<typeof read>) =>
    monthFirst ? `${dayIn(all)}, ${all.year}` : `${dayIn(all)} ${all.year}`
  const zone = createZoneNames(timeZone)

  return {
    timeZone,
    day: (at) => dateIn(read(parts, at)),
    calendarDay: (date) => dateIn(read(dates, date)),
    dayOfYear: (at) => dayIn(read(parts, at)),
    longDay(at) {
      const { weekday, month } = read(names, at)
      const { day } = read(parts, at)
      return monthFirst ? `${weekday}, ${month} ${day}` : `${weekday} ${day} ${month}`
    },
    hour: (at) => hourIn(read(parts, at)),
    moment(at) {
      const all = read(parts, at)
      return `${dateIn(all)}, ${hourIn(all)}`
    },
    deadline(at) {
      const all = read(parts, at)
      const day = monthFirst ? `${all.weekday}, ${dayIn(all)}` : `${all.weekday} ${dayIn(all)}`
      return `${day}, ${hourIn(all)} ${zone(at)}`
    },
    zone,
  }
}

/** Makes a format on first use: it takes a slow phone up to 10 ms. */
function lazyFormat(options: Intl.DateTimeFormatOptions, locale = 'en-US') {
  let format: Intl.DateTimeFormat | undefined
  return () => {
    format ??= new Intl.DateTimeFormat(locale, options)
    return format
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

/** Names the zone at a time. The format is made once: that takes as long as twenty names. */
function createZoneNames(timeZone: string): (at: Date | string) => string {
  const locale = namingLocales.find(([zones]) => zones.test(timeZone))?.[1] ?? 'en-US'
  const format = lazyFormat({ timeZone, timeZoneName: 'short' }, locale)
  return (at) => {
    const parts = format().formatToParts(new Date(at))
    return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
  }
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
  const at = new Date(asUtc.getTime() - offsetAt(guess, timeZone))
  return at.getTime() + offsetAt(at.getTime(), timeZone) === asUtc.getTime() ? at : new Date(guess)
}

/** An instant as a `datetime-local` value in a time zone: '2026-11-23T14:30'. */
export function toLocalTime(at: Date, timeZone: string): string {
  return new Date(at.getTime() + offsetAt(at.getTime(), timeZone)).toISOString().slice(0, 16)
}

/** Milliseconds that a zone is ahead of UTC. */
function offsetAt(at: number, timeZone: string): number {
  const { day, month, year, hour, minute, second } = Object.fromEntries(
    new Intl.DateTimeFormat('en-US', {
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
      hourCycle: 'h23',
      timeZone,
    })
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  )
  const local = Date.UTC(year ?? 0, (month ?? 1) - 1, day ?? 1, hour ?? 0, minute ?? 0, second ?? 0)
  return local - Math.floor(at / 1000) * 1000
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

function canonicalZone(timeZone: string | null | undefined): string | undefined {
  if (!timeZone) return
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone }).resolvedOptions().timeZone
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
  const known = parsed.get(text ?? '')
  if (known) return known
  const [timeZone, locale, ...rest] = text?.split(' ') ?? []
  if (rest.length > 0 || !isTimeZone(timeZone) || !isLocale(locale)) return
  if (timeZone.length > 60 || locale.length > 40) return
  const reader = { timeZone, locale }
  if (parsed.size >= MAX_SENT) parsed.clear()
  parsed.set(text ?? '', reader)
  return reader
}

/** Whether a zone is known takes 0.05 ms to find out, for every page. */
const parsed = new Map<string, Reader>()

function decoded(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return ''
  }
}

const months = {
  long: lazyFormat({ month: 'long', year: 'numeric', timeZone: 'UTC' }),
  short: lazyFormat({ month: 'short', year: 'numeric', timeZone: 'UTC' }),
}

/** '2026-10', or a date in it, is 'October 2026' or 'Oct 2026'. */
export function formatMonth(date: string, style: 'long' | 'short' = 'long'): string {
  return months[style]().format(new Date(date))
}
