import { useApi } from '../../api/index.ts'
import { ReportForm, type ReportReason } from '../../forms/report-form.tsx'
import type { ReportedPart } from './rating-card.tsx'

const reasons: Record<ReportedPart, readonly ReportReason[]> = {
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

export function ReportReviewDialog({ rating, part, ...shown }: ReportReviewDialogProps) {
  const api = useApi()
  const isReview = part === 'review'
  const which = isReview ? { reviewId: rating._id } : { replyTo: rating._id }
  return (
    <ReportForm
      {...shown}
      title={isReview ? 'Report this review' : 'Report this reply'}
      lead="We hide what breaks our rules. Honest accounts of a bad experience stay. We won’t tell the author who reported it."
      reasons={reasons[part]}
      send={(complaint) => api.post('/api/reports', { body: { ...which, ...complaint } })}
      thanks="Thank you. We review every report."
    />
  )
}
