import type { OwnPhone } from '../../api/index.ts'
import { dayOf } from '../listing-labels.ts'

const DAY_MS = 24 * 3_600_000
/** Days before its end in which a listing may be renewed. */
const SOON_DAYS = 5

type Told = Pick<OwnPhone, 'state' | 'expiresAt' | 'review' | 'pausedByVacation'>

/** What the state of a listing means for its seller, in a sentence or two. */
export function stateWords(phone: Told, now: number): string {
  const { state, expiresAt, review } = phone
  const reason = review?.reason ? ` “${review.reason}”` : ''
  if (state === 'live') return `${endWords(expiresAt, now)}${changeWords(review)}`
  const words: Record<Exclude<OwnPhone['state'], 'live'>, string> = {
    draft: 'Not published yet.',
    pending_review: 'A moderator reviews it first. We’ll email you.',
    changes_requested: `A moderator requested changes:${reason} Edit it to resubmit.`,
    rejected: `A moderator did not accept it.${reason}`,
    paused: phone.pausedByVacation
      ? 'Comes back when your vacation ends.'
      : 'Hidden until you resume it.',
    reserved: 'A buyer holds it. See My Sales.',
    sold: 'Sold.',
    expired: `Ended on ${dayOf(expiresAt)}. Renew it to sell it.`,
    withdrawn: 'You withdrew it.',
    removed: 'A moderator removed it.',
  }
  return `${words[state]}${changeWords(review)}`
}

function endWords(expiresAt: string, now: number) {
  const left = Math.ceil((Date.parse(expiresAt) - now) / DAY_MS)
  if (left > SOON_DAYS) return `Until ${dayOf(expiresAt)}.`
  return left <= 1 ? 'Ends within a day.' : `Ends in ${left} days.`
}

/** What became of a change of a listing that goes on as it was approved. */
function changeWords(review: OwnPhone['review']) {
  if (review?.kind !== 'change') return ''
  if (review.decision === null) return ' Your change is waiting for a moderator.'
  const said = review.decision === 'refused' ? 'was not accepted' : 'needs another look'
  return ` Your change ${said}: “${review.reason}”`
}
