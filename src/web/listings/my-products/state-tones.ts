import type { Phone } from '../../api/index.ts'
import type { BadgeTone } from '../../ui/badge.tsx'

export const listingStateTones: Record<Phone['state'], BadgeTone> = {
  pending_review: 'waiting',
  changes_requested: 'waiting',
  rejected: 'danger',
  live: 'good',
  paused: 'neutral',
  reserved: 'waiting',
  sold: 'good',
  expired: 'neutral',
  withdrawn: 'neutral',
  removed: 'danger',
}
