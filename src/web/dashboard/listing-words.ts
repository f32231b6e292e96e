import type { Phone } from '../api/index.ts'
import type { BadgeTone } from '../ui/badge.tsx'

/** Where a listing stands, in words for its seller. */
export const listingWords: Record<Phone['state'], { words: string; tone: BadgeTone }> = {
  draft: { words: 'Draft', tone: 'neutral' },
  pending_review: { words: 'In review', tone: 'waiting' },
  changes_requested: { words: 'Changes requested', tone: 'waiting' },
  rejected: { words: 'Not accepted', tone: 'danger' },
  live: { words: 'On sale', tone: 'good' },
  paused: { words: 'Paused', tone: 'neutral' },
  reserved: { words: 'Booked', tone: 'waiting' },
  sold: { words: 'Sold', tone: 'good' },
  expired: { words: 'Expired', tone: 'neutral' },
  withdrawn: { words: 'Withdrawn', tone: 'neutral' },
  removed: { words: 'Removed by a moderator', tone: 'danger' },
}
