import { type Phone, useApi } from '../api/index.ts'
import type { ReportedPart } from '../orders/ratings/rating-card.tsx'
import { ReportForm, type ReportReason } from './report-form.tsx'

const listingReasons: readonly ReportReason[] = [
  { value: 'stolen', label: 'It may be stolen' },
  { value: 'counterfeit', label: 'It is a fake' },
  { value: 'misleading', label: 'Misleading description' },
  { value: 'offensive', label: 'Offensive text or photo' },
  { value: 'other', label: 'Something else' },
]

type ReportListingDialogProps = { phone: Phone; open: boolean; onClose: () => void }

/** Reports a listing. */
export function ReportListingDialog({ phone, ...shown }: ReportListingDialogProps) {
  const api = useApi()
  return (
    <ReportForm
      {...shown}
      title="Report this listing"
      lead={`Tell us what is wrong with “${phone.name}”. We won’t tell the seller who reported it.`}
      reasons={listingReasons}
      send={(complaint) => api.post('/api/reports', { body: { phoneId: phone._id, ...complaint } })}
      thanks="Thank you. We review every report."
    />
  )
}

const sellerReasons: readonly ReportReason[] = [
  { value: 'fraud', label: 'Scam, or asks to pay outside this shop' },
  { value: 'counterfeit', label: 'Sells fakes' },
  { value: 'stolen', label: 'Sells stolen phones' },
  { value: 'impersonation', label: 'Pretends to be someone else' },
  { value: 'offensive', label: 'Insults or threats' },
  { value: 'other', label: 'Something else' },
]

type ReportSellerDialogProps = {
  seller: { _id: string; name: string }
  open: boolean
  onClose: () => void
}

/** Reports a seller. */
export function ReportSellerDialog({ seller, ...shown }: ReportSellerDialogProps) {
  const api = useApi()
  return (
    <ReportForm
      {...shown}
      title="Report this seller"
      lead={`Tell us what is wrong. We won’t tell ${seller.name} who reported it. For a problem with an order, open the order and report it there.`}
      reasons={sellerReasons}
      send={(complaint) =>
        api.post('/api/reports', { body: { sellerId: seller._id, ...complaint } })
      }
      thanks="Thank you. We review every report."
    />
  )
}

const reviewReasons: Record<ReportedPart, readonly ReportReason[]> = {
  review: [
    { value: 'fake', label: 'It is not about a real sale' },
    { value: 'offensive', label: 'Insults or threats' },
    { value: 'private', label: 'Names, addresses or other private details' },
    { value: 'other', label: 'Something else' },
  ],
  reply: [
    { value: 'offensive', label: 'Insults or threats' },
    { value: 'private', label: 'Names, addresses or other private details' },
    { value: 'fake', label: 'It is not true' },
    { value: 'other', label: 'Something else' },
  ],
}

type ReportReviewDialogProps = {
  rating: { _id: string; by: string }
  part: ReportedPart
  open: boolean
  onClose: () => void
}

/** Reports a review, or the reply to it. */
export function ReportReviewDialog({ rating, part, ...shown }: ReportReviewDialogProps) {
  const api = useApi()
  const isReview = part === 'review'
  const which = isReview ? { reviewId: rating._id } : { replyTo: rating._id }
  return (
    <ReportForm
      {...shown}
      title={isReview ? 'Report this review' : 'Report this reply'}
      lead="We hide what breaks our rules. Honest accounts of a bad experience stay. We won’t tell the author who reported it."
      reasons={reviewReasons[part]}
      send={(complaint) => api.post('/api/reports', { body: { ...which, ...complaint } })}
      thanks="Thank you. We review every report."
    />
  )
}
