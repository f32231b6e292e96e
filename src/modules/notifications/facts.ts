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

/** Until when the order's state lasts, in the reader's time; empty when nothing ends it. */
export function untilOf({ order, reader }: Facts): string {
  return order?.stateDueAt ? reader.time(order.stateDueAt) : ''
}

export function textOf({ event }: Facts, field: string): string {
  const value = event.data[field]
  return typeof value === 'string' ? value : ''
}
