import type { StaffPermission } from '../../shared/accounts/staff-roles.ts'
import type { Language } from '../../shared/languages.ts'
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

/** A message of one of the files of notifications in `src/text/en/server`: `orders.booked.buyer.text`. */
export type MessageKey = Parameters<Translator<'notifications'>>[0]
type With<Part extends string, Key = MessageKey> = Key extends `${infer Name}.${Part}`
  ? Name
  : never

/** What a notification says: a title, which is the subject of its email and the text of its push, and sentences. */
export type Message = { title: MessageKey; text: readonly MessageKey[] }

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
  template: (facts: Facts) => Message | undefined
}

/** An event as it was recorded. */
export type StoredEvent = { id: number; name: string; at: Date; data: Record<string, unknown> }

/** What a template may use: the event, the order or offer that it is about, and who reads it. */
export type Facts = {
  event: StoredEvent
  phone: string
  /** Its listing's state when the notification is written; undefined when the listing is gone. */
  phoneState: Listing['state'] | undefined
  /** Empty when their account is gone. */
  buyer: string
  seller: string
  order: Order | undefined
  /** The browser that the event is about, while the security log has it. */
  device: Pick<ClientDetails, 'network' | 'browser'> | undefined
  side: 'buyer' | 'seller' | 'admin'
  /** The language of the reader, and their dates in it. */
  language: Language
  format: ReaderFormat
}

/** A title, and a text that follows it in the same object; `more` are further sentences. */
export function message(
  name: With<'title'> & With<'text'>,
  ...more: readonly (MessageKey | undefined)[]
): Message {
  return titled(name, `${name}.text`, ...more)
}

/** A title, and the sentences of its text; an undefined one does not apply. */
export function titled(name: With<'title'>, ...text: readonly (MessageKey | undefined)[]): Message {
  return { title: `${name}.title`, text: text.filter((key) => key !== undefined) }
}

/** A text of the event; empty when it has none. */
export function textField({ event }: Pick<Facts, 'event'>, field: string): string {
  const value = event.data[field]
  return typeof value === 'string' ? value : ''
}
