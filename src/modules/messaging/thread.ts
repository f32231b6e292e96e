import { MINUTE } from '../../platform/clock.ts'

/** Which end of a thread somebody is. */
export type Side = 'buyer' | 'seller'

/** Characters that a message may have: a long letter, and far below what a body may be. */
export const MAX_TEXT_LENGTH = 2_000

/** Whoever has not read a message by then gets a mail. */
export const MAIL_AFTER_MS = 5 * MINUTE

/** What stands in the way of writing in a thread. */
export type Closed = 'closed' | 'gone' | 'blocked_by_you' | 'blocked'

type Standing = {
  closedAt: Date | null
  /** Null once the account is gone. */
  otherId: string | null
  blockedByMe: boolean
  blockedByOther: boolean
}

/** Why nothing can be written here now; the composer's place says the same. */
export function whyNotWritable(thread: Standing): Closed | null {
  if (thread.closedAt) return 'closed'
  if (thread.otherId === null) return 'gone'
  if (thread.blockedByMe) return 'blocked_by_you'
  return thread.blockedByOther ? 'blocked' : null
}
