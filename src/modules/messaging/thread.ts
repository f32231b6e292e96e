import { MINUTE } from '../../shared/time.ts'

export type Side = 'buyer' | 'seller'

/** Characters in a message at most. */
export const MAX_TEXT_LENGTH = 2_000

/** A message that is unread after this time is emailed. */
export const MAIL_AFTER_MS = 5 * MINUTE

/** Why nobody can write in a thread. */
export type Closed = 'closed' | 'gone' | 'blocked_by_you' | 'blocked'

type WriteConditions = {
  closedAt: Date | null
  /** Null once the account is deleted. */
  otherId: string | null
  blockedByMe: boolean
  blockedByOther: boolean
}

export function whyNotWritable(thread: WriteConditions): Closed | null {
  if (thread.closedAt) return 'closed'
  if (thread.otherId === null) return 'gone'
  if (thread.blockedByMe) return 'blocked_by_you'
  return thread.blockedByOther ? 'blocked' : null
}
