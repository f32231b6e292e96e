import type { Facts } from './facts.ts'
import type { Kind } from './kinds.ts'

/**
 * Whom an event concerns: both sides, the one who did not do it, one of them, whoever the event asks,
 * every admin, or the one person that it is about.
 */
export type To = 'both' | 'other' | 'buyer' | 'seller' | 'asked' | 'admins' | 'person'
export type Words = { title: string; words: string }
/** No words for somebody whom it does not concern, or where an event of the same moment says more. */
export type Telling = {
  kind: Kind
  to: To | readonly To[]
  words: (facts: Facts) => Words | undefined
}

export function both(kind: Kind, words: Telling['words']): Telling {
  return { kind, to: 'both', words }
}

export function other(kind: Kind, words: Telling['words']): Telling {
  return { kind, to: 'other', words }
}

export function told(title: string, words: string): Words {
  return { title, words }
}

/** What there is to say of several things, in one line. */
export function sentences(...parts: string[]): string {
  return parts.filter(Boolean).join(' ')
}
