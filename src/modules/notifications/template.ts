import type { StaffPermission } from '../../shared/accounts/staff-roles.ts'
import { isolate } from '../../shared/isolate.ts'
import { formatMoney } from '../../shared/money.ts'
import type { ReaderFormat } from '../../shared/reader-format.ts'
import type { Translator } from '../../text/server.ts'
import type { ClientDetails } from '../accounts/security/index.ts'
import type { Listing } from '../listings/index.ts'
import type { Order } from '../orders/index.ts'

/**
 * Kinds of notifications, which people can switch on and off. Add new ones last: unsubscribe links
 * contain positions.
 */
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
  disputes: 'Disputes, returns and warranty claims',
  offers: 'Offers',
  ratings: 'Reviews',
  listings: 'Your listings: approval, removal and expiry',
  reports: 'Reports you made',
  account: 'Your account',
}

/**
 * Who is notified: both parties, the one who did not act, one of them, whom the event names in `reminded`, the
 * staff with the template's permission, the person that the event is about, or who made the report.
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
  /** Which of the staff read it, where the audience can be `admins`. */
  staff?: StaffPermission
  /** Whether it is sent to a banned account too. */
  reachesBanned?: boolean
  /** Whether it is sent to people who switched off this kind: they must know. */
  isService?: boolean
  /**
   * Undefined if this reader needs no notification, or another event at the same time covers it.
   */
  template: (facts: Facts) => Content | undefined
  /** Its texts are messages, so it is sent in the language of its reader. The others are in English. */
  isTranslated?: true
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
  /** The browser that the event is about, while the security log has it. */
  device: Pick<ClientDetails, 'network' | 'browser'> | undefined
  side: 'buyer' | 'seller' | 'admin'
  format: ReaderFormat
  /** The texts in the language of the reader. */
  t: Translator<'notifications'>
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
export function amount({ event, order }: Facts, field: string): string {
  const minor = event.data[field]
  const currency = event.data.currency ?? order?.currency
  if (typeof minor !== 'number' || typeof currency !== 'string') return ''
  return formatMoney(minor, currency)
}

export function orderPrice({ order }: Facts): string {
  return order ? formatMoney(order.priceMinor, order.currency) : ''
}

/** All that the buyer pays: the price and the postage. */
export function orderTotal({ order }: Facts): string {
  return order ? formatMoney(order.priceMinor + order.postageMinor, order.currency) : ''
}

/**
 * When a state of the order ends, as ' until Fri, Nov 5, 10:00 AM EST'; empty when nothing ends it,
 * or when the order has left it before the notification is written.
 */
export function deadline(
  { order, format }: Facts,
  state: Order['state'],
  preposition: 'until' | 'by' | 'on' = 'until',
): string {
  if (!order?.stateDueAt || order.state !== state) return ''
  return ` ${preposition} ${format.deadline(order.stateDueAt)}`
}

/** A text of the event; empty when it has none. */
export function textField({ event }: Facts, field: string): string {
  const value = event.data[field]
  return typeof value === 'string' ? value : ''
}

/** User input in quotation marks; empty if there is none. */
export function quote(facts: Facts, field: string): string {
  const text = textField(facts, field)
  return text && `“${isolate(text)}”`
}

/** The same as the end of a sentence. */
export function quoteToEnd(facts: Facts, field: string): string {
  const quoted = quote(facts, field)
  return /[^.!?]”$/.test(quoted) ? `${quoted}.` : quoted
}

/** A moment of the event; empty when it has none. */
export function timeField(facts: Facts, field: string): string {
  const date = new Date(textField(facts, field))
  return Number.isNaN(date.getTime()) ? '' : facts.format.deadline(date)
}
