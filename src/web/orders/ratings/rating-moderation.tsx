import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Star } from 'lucide-react'
import { useTranslations } from '../../ui/text.ts'
import type { AfterDeliveryProps } from '../after-delivery/after-delivery.tsx'
import { afterDeliveryQueries } from '../order-api.ts'
import { LoadError, OrderSection, SectionPending } from '../order-section.tsx'
import { HideRating, ShowRating } from './moderate-rating.tsx'
import { HiddenNote, RatingCard } from './rating-card.tsx'

/** The visible reviews of a sale, for admins, who can hide them. */
export function RatingModeration({ api, order }: AfterDeliveryProps) {
  const options = afterDeliveryQueries.shownRatings(api, order._id)
  const query = useQuery(options)
  const queryClient = useQueryClient()
  const t = useTranslations('ratings.ofOrder')
  const { data: items, error } = query

  async function onHidden() {
    await queryClient.invalidateQueries(options)
    // The button is gone: move the focus to the section.
    document.getElementById('reviews')?.focus()
  }

  return (
    <OrderSection id="reviews" title={t('title')} Icon={Star}>
      {!items && error && <LoadError query={query} />}
      {!items && !error && <SectionPending label={t('loading')} />}
      {items?.length === 0 && <p className="text-muted">{t('none')}</p>}
      {items?.map((rating) => {
        const [by, about] =
          rating.side === 'buyer' ? [order.buyer, order.seller] : [order.seller, order.buyer]
        return (
          <RatingCard
            key={rating.side}
            rating={rating}
            title={t('from', { name: by, other: about })}
            rated={about}
          >
            {rating.hidden ? (
              <>
                <HiddenNote reason={rating.hidden.reason}>{t('hidden', { name: by })}</HiddenNote>
                <ShowRating
                  api={api}
                  rating={{ orderId: order._id, side: rating.side, part: 'review', by }}
                  onShown={onHidden}
                />
              </>
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
    </OrderSection>
  )
}
