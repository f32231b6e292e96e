import { ReportButton } from '../../forms/report-button.tsx'

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
      loadForm={async () => {
        const { ReportReviewDialog } = await import('./report-review-dialog.tsx')
        return (shown) => <ReportReviewDialog rating={rating} part={part} {...shown} />
      }}
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
