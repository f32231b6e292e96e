import type { Phone } from '../../api/index.ts'
import type { BadgeTone } from '../../ui/badge.tsx'

export const listingStateLabels: Record<Phone['state'], { label: string; tone: BadgeTone }> = {
  pending_review: { label: 'In review', tone: 'waiting' },
  changes_requested: { label: 'Changes requested', tone: 'waiting' },
  rejected: { label: 'Rejected', tone: 'danger' },
  live: { label: 'For sale', tone: 'good' },
  paused: { label: 'Paused', tone: 'neutral' },
  reserved: { label: 'Booked', tone: 'waiting' },
  sold: { label: 'Sold', tone: 'good' },
  expired: { label: 'Expired', tone: 'neutral' },
  withdrawn: { label: 'Withdrawn', tone: 'neutral' },
  removed: { label: 'Removed by a moderator', tone: 'danger' },
}
