import { useQuery, useQueryClient } from '@tanstack/react-query'
import { EyeOff, Lock, Star } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Moment } from '../../ui/moment.tsx'
import { toast } from '../../ui/toaster.tsx'
import { HiddenNote, RatingCard } from '../ratings/rating-card.tsx'
import type { SaleRatings } from './calls.ts'
import { Failed } from './failed.tsx'
import type { OrderAftermathProps } from './order-aftermath.tsx'
import { aftermathQueries } from './queries.ts'
import { RatingForm } from './rating-form.tsx'
import { SectionFrame, SectionWait } from './section-frame.tsx'

/** How it went, said by both: sealed until both have, or a week is over. */
export function RatingSection({ api, order }: OrderAftermathProps) {
  const options = aftermathQueries.ratings(api, order._id)
  const query = useQuery(options)
  const queryClient = useQueryClient()
  const [writing, setWriting] = useState(false)
  const { data: ratings, error } = query
  const other = order.you === 'buyer' ? order.seller : order.buyer
  if (ratings && !ratings.canRate && !ratings.own && !ratings.other && !ratings.otherHidden)
    return null

  function rated(next: SaleRatings) {
    queryClient.setQueryData(options.queryKey, next)
    setWriting(false)
    toast.success(next.own?.publishedAt ? 'Both reviews are shown now' : 'Your review is kept')
  }

  return (
    <SectionFrame id="reviews" title="Reviews" Icon={Star}>
      {!ratings && error && <Failed query={query} />}
      {!ratings && !error && <SectionWait label="Loading the reviews" />}
      {ratings && (
        <>
          {ratings.own && !writing && (
            <RatingCard rating={ratings.own} title={`You about ${other}`}>
              {ratings.own.hidden && (
                <HiddenNote reason={ratings.own.hidden.reason}>
                  A moderator hid this review: nobody else sees it, and its stars do not count.
                </HiddenNote>
              )}
            </RatingCard>
          )}
          {ratings.other && <RatingCard rating={ratings.other} title={`${other} about you`} />}
          {ratings.otherHidden && (
            <p className="flex max-w-prose items-start gap-3 rounded-field bg-mist px-4 py-3 text-sm">
              <EyeOff aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
              <span>A moderator hid what {other} wrote about you. Nobody sees it.</span>
            </p>
          )}
          {!ratings.other && !ratings.otherHidden && <Sealed ratings={ratings} other={other} />}
          {ratings.canRate && (!ratings.own || writing) && (
            <RatingForm
              {...{ api, other, ratings }}
              orderId={order._id}
              onRated={rated}
              onCancel={ratings.own ? () => setWriting(false) : undefined}
            />
          )}
          {ratings.canRate && ratings.own && !writing && (
            <div>
              <Button onClick={() => setWriting(true)}>Change your review</Button>
            </div>
          )}
        </>
      )}
    </SectionFrame>
  )
}

/** Nobody can answer a review with a review: that is why the other's is not shown yet. */
function Sealed({ ratings, other }: { ratings: SaleRatings; other: string }) {
  const { own, otherWrote, shownFrom } = ratings
  return (
    <p className="flex max-w-prose items-start gap-3 rounded-field bg-mist px-4 py-3 text-sm">
      <Lock aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <span>
        {otherWrote && `${other} has written a review. `}
        {own && !otherWrote && `${other} has not written one yet. `}
        Reviews are sealed: both are shown once both are written
        {shownFrom && (
          <>
            , or on <Moment at={shownFrom} exact /> with whatever there is
          </>
        )}
        . So nobody answers a review with a review.
      </span>
    </p>
  )
}
