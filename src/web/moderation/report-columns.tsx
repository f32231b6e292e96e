import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { pages } from '../../routes.ts'
import type { Report } from '../api/index.ts'
import { Stars } from '../orders/ratings/rating-card.tsx'
import { Avatar } from '../ui/avatar.tsx'
import { Badge } from '../ui/badge.tsx'
import type { Column } from '../ui/data-table/data-table.tsx'
import { linkClass } from '../ui/link.tsx'
import { Moment } from '../ui/moment.tsx'
import { Thumbnail } from '../ui/thumbnail.tsx'

const reasonLabels: Record<Report['reason'], string> = {
  stolen: 'Stolen phone',
  counterfeit: 'Counterfeit',
  misleading: 'Misleading listing',
  offensive: 'Offensive',
  fraud: 'Scam',
  impersonation: 'Pretends to be someone else',
  private: 'Private details',
  fake: 'Not about a real sale',
  other: 'Something else',
}

/** Id of the name in a row, which describes the row's buttons. */
export function reportNameId(report: Report) {
  return `report-${report._id}`
}

/** What is reported, as the moderators read it. */
export function nameOfReported({ kind, name, review }: Report): string {
  if (kind === 'review') return `Review by ${name}`
  return kind === 'reply' ? `Answer by ${name} to ${review?.by ?? 'a review'}` : name
}

export const reportColumns: readonly Column<Report>[] = [
  {
    key: 'item',
    header: 'Item',
    sortBy: nameOfReported,
    searchBy: (report) => `${nameOfReported(report)} ${report.seller}`,
    cell: (report) => (
      <span className="flex items-center gap-3">
        {report.phoneId ? (
          <Thumbnail src={report.img} />
        ) : (
          <Avatar name={report.name} src={report.img || undefined} size="small" />
        )}
        <span>
          <span id={reportNameId(report)} className="font-medium wrap-anywhere">
            {nameOfReported(report)}
          </span>
          <span className="block text-sm font-normal text-muted">
            <Behind report={report} />
          </span>
        </span>
      </span>
    ),
  },
  {
    key: 'reason',
    header: 'Reason',
    sortBy: (report) => reasonLabels[report.reason],
    searchBy: (report) => `${reasonLabels[report.reason]} ${report.note}`,
    cell: (report) => (
      <>
        <span className="font-medium">{reasonLabels[report.reason]}</span>
        {report.kind === 'message' && (
          <span className="block text-sm text-muted">In a message</span>
        )}
        {report.note && (
          <span className="block max-w-80 break-words text-muted">{report.note}</span>
        )}
        <Evidence report={report} />
      </>
    ),
  },
  {
    key: 'reporter',
    header: 'Reporter',
    sortBy: (report) => report.reporter,
    searchBy: (report) => report.reporter,
    cell: (report) => report.reporter,
  },
  {
    key: 'date',
    header: 'Reported',
    sortBy: (report) => report.createdAt,
    cell: (report) => <Moment at={report.createdAt} />,
  },
]

/** Whose it is, and how often that account was reported. */
function Behind({ report: { kind, phoneId, seller, account } }: { report: Report }) {
  return (
    <>
      {phoneId && <>from {seller} · </>}
      {kind === 'seller' && account && (
        <>
          <Link to={pages.seller(account._id)} className={linkClass}>
            Seller
          </Link>{' '}
          ·{' '}
        </>
      )}
      {account
        ? `${account.reports} ${account.reports === 1 ? 'report' : 'reports'} so far`
        : 'Deleted account'}
      {account?.isBanned && (
        <>
          {' '}
          <Badge tone="danger">Banned</Badge>
        </>
      )}
    </>
  )
}

/** The reported text with its order, or what others say about a reported seller. */
function Evidence({ report: { kind, account, review } }: { report: Report }) {
  if (review)
    return (
      <Quotes>
        <li>
          <Stars stars={review.stars} />
          <Quote>{kind === 'reply' ? review.reply : review.text}</Quote>
          {review.isHidden && <Badge tone="danger">Hidden</Badge>}{' '}
          <Link to={pages.order(review.orderId)} hash="reviews" className={linkClass}>
            View order
          </Link>
        </li>
      </Quotes>
    )
  if (kind !== 'seller' || !account) return null
  if (account.average === null) return <p className="pt-1 text-sm text-muted">No reviews yet</p>
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-2 pt-1 text-sm">
        <Stars stars={account.average} />
        {account.average.toFixed(1)} from {account.ratings}{' '}
        {account.ratings === 1 ? 'sale' : 'sales'}
      </p>
      <Quotes>
        {account.lastRatings.map(({ stars, text, by, writtenAt }) => (
          <li key={writtenAt}>
            {stars} of 5 by {by}
            <Quote>{text}</Quote>
          </li>
        ))}
      </Quotes>
    </>
  )
}

function Quotes({ children }: { children: ReactNode }) {
  return (
    <ul className="flex max-w-80 flex-col gap-1 pt-1 text-sm text-muted wrap-anywhere">
      {children}
    </ul>
  )
}

function Quote({ children }: { children: string | null | undefined }) {
  return children ? <q className="line-clamp-4 text-ink">{children}</q> : null
}

export const decisionColumn: Column<Report> = {
  key: 'decision',
  header: 'Decision',
  sortBy: (report) => report.decision ?? '',
  cell: ({ decision, kind }) => {
    if (decision === 'removed') return <Badge tone="danger">Listing removed</Badge>
    if (decision === 'closed') return <Badge tone="danger">Conversation closed</Badge>
    if (decision === 'banned') return <Badge tone="danger">Account banned</Badge>
    if (decision === 'hidden')
      return <Badge tone="danger">{kind === 'reply' ? 'Answer hidden' : 'Review hidden'}</Badge>
    return <Badge>Dismissed</Badge>
  },
}
