import type { Facts } from './facts.ts'
import type { Kind } from './kinds.ts'

/** Whom an event concerns: both sides, the one who did not do it, or one of them. */
type To = 'both' | 'other' | 'buyer' | 'seller' | 'asked'
export type Words = { title: string; words: string }
/** No words where another event of the same moment says it better. */
export type Telling = { kind: Kind; to: To; words: (facts: Facts) => Words | undefined }

export function both(kind: Kind, words: Telling['words']): Telling {
  return { kind, to: 'both', words }
}

export function other(kind: Kind, words: Telling['words']): Telling {
  return { kind, to: 'other', words }
}

export function told(title: string, words: string): Words {
  return { title, words }
}
