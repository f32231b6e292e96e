import type { Listing } from '../listings/index.ts'
import type { Order } from '../orders/index.ts'
import type { Reader } from './reader.ts'

/** An event as it was written. */
export type Told = { id: number; name: string; at: Date; data: Record<string, unknown> }

type Side = 'buyer' | 'seller'

/** What words are made of: the event, the order or offer that it is about, and who reads them. */
export type Facts = {
  event: Told
  /** The phone by name. */
  phone: string
  /** Its listing as it stands when this is told; undefined when it is gone. */
  phoneState: Listing['state'] | undefined
  buyer: string
  seller: string
  order: Order | undefined
  side: Side | 'admin'
  reader: Reader
}

/** The other side of a deal, by name. */
export function otherOf({ side, buyer, seller }: Facts): string {
  return side === 'buyer' ? seller : buyer
}

/** An amount that the event names, in the reader's way of writing; empty when it names none. */
export function amountOf({ event, order, reader }: Facts, field: string): string {
  const minor = event.data[field]
  const currency = event.data.currency ?? order?.currency
  if (typeof minor !== 'number' || typeof currency !== 'string') return ''
  return reader.money(minor, currency)
}

export function priceOf({ order, reader }: Facts): string {
  return order ? reader.money(order.priceMinor, order.currency) : ''
}

/**
 * When a state of the order ends, in the reader's time, as ' until Friday, 10:00'; empty when nothing ends
 * it, or when the order has left it: what happens late is told late.
 */
export function endOf(
  { order, reader }: Facts,
  state: Order['state'],
  word: 'until' | 'by' | 'on' = 'until',
): string {
  if (!order?.stateDueAt || order.state !== state) return ''
  return ` ${word} ${reader.time(order.stateDueAt)}`
}

export function textOf({ event }: Facts, field: string): string {
  const value = event.data[field]
  return typeof value === 'string' ? value : ''
}

/** What somebody wrote, set apart from what we say; empty when there is nothing. */
export function quoteOf(facts: Facts, field: string): string {
  const text = textOf(facts, field)
  return text && `“${text}”`
}

/** A moment that the event names, in the reader's time; empty when it names none. */
export function timeOf(facts: Facts, field: string): string {
  const at = new Date(textOf(facts, field))
  return Number.isNaN(at.getTime()) ? '' : facts.reader.time(at)
}
