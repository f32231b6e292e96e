import { currencyDigits } from '../../shared/money.ts'

/** How a person reads amounts and times. */
export type Reader = {
  money(minor: number, currency: string): string
  time(at: Date): string
}

const FALLBACK = { locale: 'en', timeZone: 'UTC' }

/** Writes amounts and times as a person reads them; what is unknown or odd reads as English, UTC. */
export function readerFor(wanted: { locale: string | null; timeZone: string | null }): Reader {
  const locale = isLocale(wanted.locale) ? wanted.locale : FALLBACK.locale
  const timeZone = isTimeZone(wanted.timeZone) ? wanted.timeZone : FALLBACK.timeZone
  const times = new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  })
  return {
    money(minor, currency) {
      const style = { style: 'currency', currency } as const
      return new Intl.NumberFormat(locale, style).format(minor / 10 ** currencyDigits(currency))
    },
    time: (at) => times.format(at),
  }
}

export function isLocale(locale: string | null): locale is string {
  try {
    return locale !== null && Intl.DateTimeFormat.supportedLocalesOf(locale).length > 0
  } catch {
    return false
  }
}

export function isTimeZone(timeZone: string | null): timeZone is string {
  try {
    return timeZone !== null && Boolean(new Intl.DateTimeFormat('en', { timeZone }))
  } catch {
    return false
  }
}
