import { useState } from 'react'
import type { Api, OpenListingReview, ReviewDecision } from '../api/index.ts'
import { useAction } from '../forms/use-action.ts'
import { EmptyState } from '../ui/layout/page-states.tsx'
import { toast } from '../ui/toaster.tsx'
import { type Asked, DecisionDialog } from './decision-dialog.tsx'
import { ReviewCard } from './review-card.tsx'

type ReviewsListProps = {
  api: Pick<Api, 'post'>
  reviews: readonly OpenListingReview[]
  provenIds: ReadonlySet<string>
  refresh: () => Promise<void>
}

const done: Record<ReviewDecision, string> = {
  approved: 'Approved',
  changes_requested: 'Changes requested from the seller',
  refused: 'Rejected',
}

/** Listings and changes awaiting a decision, oldest first. */
export function ReviewsList({ api, reviews, provenIds, refresh }: ReviewsListProps) {
  const [asked, setAsked] = useState<Asked>()
  const { busy, run } = useAction()

  async function decide(review: OpenListingReview, decision: ReviewDecision, reason?: string) {
    await api.post('/api/reviews/{id}', { path: { id: review._id }, body: { decision, reason } })
    setAsked(undefined)
    toast.success(done[decision])
    await refresh()
  }

  if (reviews.length === 0)
    return (
      <EmptyState title="No listings to review">
        New listings and changes appear here if this instance reviews them before they go live, and
        whenever a photo resembles another seller’s.
      </EmptyState>
    )
  return (
    <div className="flex flex-col gap-5">
      {reviews.map((review) => (
        <ReviewCard
          key={review._id}
          review={review}
          proven={provenIds.has(review.phone._id)}
          busy={busy === review._id}
          onApprove={() => run(review._id, () => decide(review, 'approved'))}
          onAsk={() => setAsked({ review, decision: 'changes_requested' })}
          onRefuse={() => setAsked({ review, decision: 'refused' })}
        />
      ))}
      <DecisionDialog
        asked={asked}
        onClose={() => setAsked(undefined)}
        onDecide={({ review, decision }, reason) => decide(review, decision, reason)}
      />
    </div>
  )
}
