import { currencyDigits } from '../../shared/money.ts'
import type { Listing } from '../listings/index.ts'
import type { Order } from '../orders/index.ts'

/** Kinds of notifications, which people can switch on and off. */
export const kinds = [
  'orders',
  'payments',
  'disputes',
  'offers',
  'ratings',
  'listings',
  'reports',
  'account',
] as const
export type Kind = (typeof kinds)[number]

export const kindLabels: Record<Kind, string> = {
  orders: 'Bookings, delivery and hand-over',
  payments: 'Refunds and payouts',
  disputes: 'Disputes and returns',
  offers: 'Offers',
  ratings: 'Reviews',
  listings: 'Your listings: approval, removal and expiry',
  reports: 'Reports you made',
  account: 'Your account',
}

/**
 * Who is notified: both parties, the one who did not act, one of them, whom the event names in
 * `reminded`, every admin, the person that the event is about, or who made the report.
 */
export type Audience =
  | 'both'
  | 'counterparty'
  | 'buyer'
  | 'seller'
  | 'addressee'
  | 'admins'
  | 'account_owner'
  | 'reporter'

export type Content = { title: string; text: string }

export type NotificationTemplate = {
  kind: Kind
  audience: Audience | readonly Audience[]
  /** Whether it is sent to a banned account too. */
  reachesBanned?: boolean
  /**
   * Undefined if this reader needs no notification, or another event at the same time covers it.
   */
  template: (facts: Facts) => Content | undefined
}

/** An event as it was recorded. */
export type StoredEvent = { id: number; name: string; at: Date; data: Record<string, unknown> }

/** What a template may use: the event, the order or offer that it is about, and who reads it. */
export type Facts = {
  event: StoredEvent
  phone: string
  /** Its listing's state when the notification is written; undefined when the listing is gone. */
  phoneState: Listing['state'] | undefined
  buyer: string
  seller: string
  order: Order | undefined
  side: 'buyer' | 'seller' | 'admin'
  format: Format
}

/** Joins sentences, leaving out empty ones. */
export function sentences(...parts: string[]): string {
  return parts.filter(Boolean).join(' ')
}

/** The other party's name. */
export function counterparty({ side, buyer, seller }: Facts): string {
  return side === 'buyer' ? seller : buyer
}

/** An amount of the event; empty when it has none. */
export function amount({ event, order, format }: Facts, field: string): string {
  const minor = event.data[field]
  const currency = event.data.currency ?? order?.currency
  if (typeof minor !== 'number' || typeof currency !== 'string') return ''
  return format.money(minor, currency)
}

export function orderPrice({ order, format }: Facts): string {
  return order ? format.money(order.priceMinor, order.currency) : ''
}

/** All that the buyer pays: the price and the postage. */
export function orderTotal({ order, format }: Facts): string {
  return order ? format.money(order.priceMinor + order.postageMinor, order.currency) : ''
}

/**
 * When a state of the order ends, as ' until Fri, Nov 5, 10:00 AM UTC'; empty when nothing ends it,
 * or when the order has left it before the notification is written.
 */
export function deadline(
  { order, format }: Facts,
  state: Order['state'],
  preposition: 'until' | 'by' | 'on' = 'until',
): string {
  if (!order?.stateDueAt || order.state !== state) return ''
  return ` ${preposition} ${format.time(order.stateDueAt)}`
}

/** A text of the event; empty when it has none. */
export function textField({ event }: Facts, field: string): string {
  const value = event.data[field]
  return typeof value === 'string' ? value : ''
}

/** User input in quotation marks; empty if there is none. */
export function quote(facts: Facts, field: string): string {
  const text = textField(facts, field)
  return text && `“${text}”`
}

/** A moment of the event; empty when it has none. */
export function timeField(facts: Facts, field: string): string {
  const at = new Date(textField(facts, field))
  return Number.isNaN(at.getTime()) ? '' : facts.format.time(at)
}

/** How a person reads amounts and times. */
export type Format = {
  money(minor: number, currency: string): string
  time(at: Date): string
}

/**
 * Amounts in the reader's own number form, and times in English with the reader's hour cycle and time
 * zone: a German reads "1.250,50 $" and "Fri, 5 Nov, 14:00 CET" inside an English sentence.
 */
export function formatFor(reader: { locale: string | null; timeZone: string | null }): Format {
  const locale = isLocale(reader.locale) ? reader.locale : 'en-US'
  const timeZone = isTimeZone(reader.timeZone) ? reader.timeZone : 'UTC'
  const times = new Intl.DateTimeFormat(englishFor(locale), {
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
      const format = new Intl.NumberFormat(locale, {
        style: 'currency',
        currency,
        trailingZeroDisplay: 'stripIfInteger',
      })
      return format.format(minor / 10 ** currencyDigits(currency))
    },
    time: (at) => times.format(at),
  }
}

/** English as it is written in the region of a locale. */
function englishFor(locale: string): string {
  return `en-${new Intl.Locale(locale).maximize().region ?? 'US'}`
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
