import { ReportButton } from '../../forms/report-button.tsx'
import { lazyPart } from '../../ui/lazy-part.ts'

const lazyReviewDialog = lazyPart(
  async () => (await import('./report-review-dialog.tsx')).ReportReviewDialog,
)

export type ReportedPart = 'review' | 'reply'

type ReportReviewProps = {
  rating: { _id: string; by: string }
  part: ReportedPart
  /** Where visitors return to after logging in: a page that lists the review. */
  page: string
}

/** A small button that reports a review, or the answer to it. */
export function ReportReview({ rating, part, page }: ReportReviewProps) {
  return (
    <ReportButton
      isSmall
      page={page}
      hash={`report-${part}-${rating._id}`}
      isOwn={false}
      dialog={lazyReviewDialog}
      subject={{ rating, part }}
    >
      <span>
        Report
        <span className="sr-only">
          {part === 'review' ? ` the review by ${rating.by}` : ` the answer to ${rating.by}`}
        </span>
      </span>
    </ReportButton>
  )
}
