import type { ratingBody } from '../../modules/ratings/ratings.contract.ts'
import { Moment } from '../ui/moment.tsx'
import { Stars } from './stars.tsx'

export type Rating = (typeof ratingBody)['_output']

/** One review as everybody reads it. */
export function RatingCard({ rating, title }: { rating: Rating; title: string }) {
  const { stars, words, writtenAt } = rating
  return (
    <article className="flex flex-col gap-2 border-t border-hairline pt-4">
      <p className="flex flex-wrap items-center justify-between gap-x-4">
        <span className="font-semibold">{title}</span>
        <span className="text-sm text-muted">
          <Moment at={writtenAt} />
        </span>
      </p>
      <Stars stars={stars} />
      {words && (
        <p dir="auto" className="max-w-prose wrap-anywhere whitespace-pre-line">
          {words}
        </p>
      )}
    </article>
  )
}
