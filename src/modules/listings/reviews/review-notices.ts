import type { Proof } from '../assessment/assess.ts'
import type { Review } from './reviews.store.ts'

const PHOTO_REUSE_NOTICE =
  "One of your photos looks like a photo in another seller's listing. A moderator will compare them before yours is shown."

const RISK_NOTICE =
  'We check some phones before they go on sale, most often those of new sellers. A moderator looks at yours, usually within a day.'

const proofNotices: Record<Proof, string> = {
  possession:
    'Take a photo of the phone with a one-time code: open the listing under My Products and choose Photo with a code.',
  verification:
    'Check the IMEI: open the listing under My Products and type *#06# on the phone to read the number. It has to belong to the model that you list.',
}

const AFTER_PROOF = 'Your phone goes on sale as soon as this is done.'

type Waiting = Pick<Review, 'reuse' | 'risk' | 'waitsFor' | 'byModerator'>

/**
 * Why a listing waits and what its seller can do, without the rules behind it; empty when there is
 * nothing to say.
 */
export function noticeOf({ reuse, risk, waitsFor, byModerator }: Waiting): string {
  const steps = waitsFor.map((proof) => proofNotices[proof])
  if (!byModerator && steps.length > 0)
    return ['We check some phones before they go on sale.', ...steps, AFTER_PROOF].join(' ')
  const why = reuse.length > 0 ? PHOTO_REUSE_NOTICE : risk ? RISK_NOTICE : ''
  return [why, ...steps].filter(Boolean).join(' ')
}
