import { RENEWABLE_DAYS } from '../../../shared/listings/listing-limits.ts'
import type { ReaderFormat } from '../../../shared/reader-format.ts'
import { DAY } from '../../../shared/time.ts'
import type { OwnPhoneSummary, Phone } from '../../api/index.ts'
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

type DescribedListing = Pick<
  OwnPhoneSummary,
  'state' | 'expiresAt' | 'review' | 'pausedByVacation' | 'removalReason'
>

/** What the state of a listing means for its seller. */
export function describeState(
  phone: DescribedListing,
  now: number,
  reader: Pick<ReaderFormat, 'day'>,
): string {
  const { state, expiresAt, review, removalReason } = phone
  const reason = review?.reason ? ` “${review.reason}”` : ''
  if (state === 'live') return `${describeEnd(expiresAt, now, reader)}${describeReview(review)}`
  const texts: Record<Exclude<OwnPhoneSummary['state'], 'live'>, () => string> = {
    pending_review: () => 'A moderator reviews it first. We’ll email you.',
    changes_requested: () => `A moderator requested changes:${reason} Edit it to resubmit.`,
    rejected: () => `A moderator rejected it.${reason}`,
    paused: () =>
      phone.pausedByVacation
        ? 'Comes back when your vacation ends.'
        : 'Hidden until you resume it.',
    reserved: () => 'A buyer has booked it. See My Sales.',
    sold: () => 'Sold.',
    expired: () => `Ended on ${reader.day(expiresAt)}. Renew it to sell it.`,
    withdrawn: () => 'You withdrew it.',
    removed: () =>
      removalReason ? `A moderator removed it: “${removalReason}”` : 'A moderator removed it.',
  }
  return `${texts[state]()}${describeReview(review)}`
}

function describeEnd(expiresAt: string, now: number, { day }: Pick<ReaderFormat, 'day'>) {
  const left = Math.ceil((Date.parse(expiresAt) - now) / DAY)
  if (left > RENEWABLE_DAYS) return `Until ${day(expiresAt)}.`
  return left <= 1 ? 'Ends within a day.' : `Ends in ${left} days.`
}

/** The review of a change to an approved listing. */
function describeReview(review: OwnPhoneSummary['review']) {
  if (review?.kind !== 'change') return ''
  if (review.decision === null) return ' Your change is waiting for a moderator.'
  const outcome = review.decision === 'refused' ? 'was rejected' : 'needs changes'
  return ` Your change ${outcome}: “${review.reason}”`
}
