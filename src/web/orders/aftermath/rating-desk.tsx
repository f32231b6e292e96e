import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Star } from 'lucide-react'
import { HideRating } from '../ratings/hide-rating.tsx'
import { HiddenNote, RatingCard } from '../ratings/rating-card.tsx'
import { Failed } from './failed.tsx'
import type { OrderAftermathProps } from './order-aftermath.tsx'
import { aftermathQueries } from './queries.ts'
import { SectionFrame, SectionWait } from './section-frame.tsx'

/** What the two said of each other, for an admin, who can hide what does not belong there. */
export function RatingDesk({ api, order }: OrderAftermathProps) {
  const options = aftermathQueries.shownRatings(api, order._id)
  const query = useQuery(options)
  const queryClient = useQueryClient()
  const { data: items, error } = query

  async function onHidden() {
    await queryClient.invalidateQueries(options)
    // The button is gone; here it goes on.
    document.getElementById('reviews')?.focus()
  }

  return (
    <SectionFrame id="reviews" title="Reviews" Icon={Star}>
      {!items && error && <Failed query={query} />}
      {!items && !error && <SectionWait label="Loading the reviews" />}
      {items?.length === 0 && (
        <p className="text-muted">None is shown yet. Sealed ones are nobody’s to read.</p>
      )}
      {items?.map((rating) => {
        const [by, about] =
          rating.side === 'buyer' ? [order.buyer, order.seller] : [order.seller, order.buyer]
        return (
          <RatingCard key={rating.side} rating={rating} title={`${by} about ${about}`}>
            {rating.hidden ? (
              <HiddenNote reason={rating.hidden.reason}>
                Hidden: only {by} still sees it.
              </HiddenNote>
            ) : (
              <HideRating
                api={api}
                rating={{ orderId: order._id, side: rating.side, by }}
                onHidden={onHidden}
              />
            )}
          </RatingCard>
        )
      })}
    </SectionFrame>
  )
}
