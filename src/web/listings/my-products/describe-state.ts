import { RENEWABLE_DAYS } from '../../../shared/listings/listing-limits.ts'
import type { ReaderFormat } from '../../../shared/reader-format.ts'
import { DAY } from '../../../shared/time.ts'
import type { Config, OwnPhoneSummary } from '../../api/index.ts'

type DescribedListing = Pick<
  OwnPhoneSummary,
  'state' | 'isDeliverable' | 'expiresAt' | 'review' | 'pausedByVacation' | 'removalReason'
>

/** What the state of a listing means for its seller. */
export function describeState(
  phone: DescribedListing,
  now: number,
  reader: Pick<ReaderFormat, 'day'>,
  deliveryMethods: Config['deliveryMethods'],
): string {
  const { state, expiresAt, review, removalReason } = phone
  const reason = review?.reason ? ` “${review.reason}”` : ''
  if (state === 'live')
    return `${describeDelivery(phone, deliveryMethods)}${describeEnd(expiresAt, now, reader)}${describeReview(review)}`
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

/** What to change in a listing that has only a delivery method that the shop no longer offers. */
function describeDelivery(
  { isDeliverable }: Pick<DescribedListing, 'isDeliverable'>,
  deliveryMethods: Config['deliveryMethods'],
): string {
  if (isDeliverable) return ''
  return deliveryMethods.includes('shipping')
    ? 'Buyers can’t book it, because this shop doesn’t offer pick-up. Edit it to offer shipping. '
    : 'Buyers can’t book it, because this shop doesn’t offer shipping. Edit it to offer pick-up. '
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
