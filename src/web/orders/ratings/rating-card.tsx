import type { ReactNode } from 'react'
import type { Rating } from '../../api/index.ts'
import { ReportButton, type ReportedPart } from '../../forms/report-button.tsx'
import { lazyPart } from '../../lazy-part.tsx'
import { Moment } from '../../ui/reader.tsx'
import { useTranslations } from '../../ui/text.ts'
import { Stars } from './stars.tsx'

type RatingCardProps = {
  rating: Rating
  title: ReactNode
  /** Who is rated: their reply is shown below. */
  rated?: string
  children?: ReactNode
  /** Below the reply, such as a button that reports it. */
  belowReply?: ReactNode
}

export function RatingCard({ rating, title, rated, children, belowReply }: RatingCardProps) {
  const { stars, text, writtenAt, reply } = rating
  return (
    <article className="flex flex-col gap-2 border-t border-hairline pt-4">
      <p className="flex flex-wrap items-center justify-between gap-x-4">
        <span className="font-semibold">{title}</span>
        <span className="text-sm text-muted">
          <Moment at={writtenAt} />
        </span>
      </p>
      <Stars stars={stars} />
      {text && (
        <p dir="auto" className="max-w-prose wrap-anywhere whitespace-pre-line">
          {text}
        </p>
      )}
      {children}
      {reply && rated && (
        <Reply by={rated} reply={reply}>
          {belowReply}
        </Reply>
      )}
    </article>
  )
}

type ReplyProps = { by: string; reply: { text: string; at?: string }; children?: ReactNode }

/** The reply of the rated person. */
export function Reply({ by, reply: { text, at }, children }: ReplyProps) {
  const t = useTranslations('ratings')
  return (
    <div className="ms-4 flex max-w-prose flex-col gap-1 border-s-2 border-hairline ps-4">
      <p className="flex flex-wrap items-center justify-between gap-x-4 text-sm">
        <span className="font-semibold wrap-anywhere">
          {t.rich('replyBy', { name: () => <bdi>{by}</bdi> })}
        </span>
        {at && (
          <span className="text-muted">
            <Moment at={at} />
          </span>
        )}
      </p>
      <p dir="auto" className="wrap-anywhere">
        {text}
      </p>
      {children}
    </div>
  )
}

type HiddenProps = { children: ReactNode; reason: string | null }

/** Below a hidden review: what that means, and why. */
export function HiddenNote({ children, reason }: HiddenProps) {
  const t = useTranslations('ratings')
  return (
    <p className="max-w-prose rounded-field bg-amber-wash px-4 py-3 text-sm wrap-anywhere">
      {children}
      {reason && <span>{` ${t('hiddenReason', { reason })}`}</span>}
    </p>
  )
}

const ReportReviewDialog = lazyPart(['report'], async () => ({
  default: (await import('../../forms/report-dialogs.tsx')).ReportReviewDialog,
}))

type ReportReviewProps = {
  rating: { _id: string; by: string }
  part: ReportedPart
  /** Where visitors return to after logging in: a page that lists the review. */
  page: string
}

/** A small button that reports a review, or the reply to it. */
export function ReportReview({ rating, part, page }: ReportReviewProps) {
  const t = useTranslations('ratings')
  return (
    <ReportButton
      isSmall
      page={page}
      hash={`report-${part}-${rating._id}`}
      isOwn={false}
      form={(dialog) => <ReportReviewDialog {...{ rating, part }} {...dialog} />}
    >
      <span>
        {t('report')}
        <span className="sr-only">
          {` ${t(part === 'review' ? 'reportReview' : 'reportReply', { name: rating.by })}`}
        </span>
      </span>
    </ReportButton>
  )
}
