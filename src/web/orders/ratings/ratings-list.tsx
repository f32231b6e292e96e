import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { pages } from '../../../contract/urls.ts'
import { formatCount } from '../../../shared/quantities.ts'
import { type UserRatings, useApi } from '../../api/index.ts'
import { useAction } from '../../forms/use-action.ts'
import { useViewer } from '../../shell/viewer.ts'
import { Button } from '../../ui/button.tsx'
import { useLanguage, useTranslations } from '../../ui/text.ts'
import { HideRating } from './moderate-rating.tsx'
import { RatingCard, ReportReview } from './rating-card.tsx'
import { formatAverage, Stars } from './stars.tsx'

type Rating = UserRatings['items'][number]

type RatingsListProps = {
  seller: { id: string; name: string }
  /** The first page. */
  first: UserRatings
}

/** The average and all reviews of a seller, newest first. */
export function RatingsList({ seller, first }: RatingsListProps) {
  const t = useTranslations('ratings')
  const language = useLanguage()
  const api = useApi()
  const [more, setMore] = useState<UserRatings[]>([])
  const [hidden, setHidden] = useState<string[]>([])
  const summary = useRef<HTMLDivElement>(null)
  const queryClient = useQueryClient()
  const { busy, run } = useAction()
  const { kind } = useViewer()
  const loaded = [first, ...more]
  const items = loaded.flatMap((page) => page.items).filter((one) => !hidden.includes(one._id))
  const next = loaded.at(-1)?.next ?? undefined

  const loadMore = () =>
    run('more', async () => {
      const page = await api.get('/api/people/{id}/ratings', {
        path: { id: seller.id },
        query: { before: next },
      })
      setMore((before) => [...before, page])
    })

  async function onHidden(rating: Rating) {
    setHidden((before) => [...before, rating._id])
    await queryClient.invalidateQueries({ queryKey: ['ratings', seller.id] })
    // The button is gone: move the focus to the summary.
    summary.current?.focus()
  }

  return (
    <div className="flex flex-col gap-4">
      <div ref={summary} tabIndex={-1} className="outline-none">
        {first.average === null ? (
          <p className="text-muted">{t('none')}</p>
        ) : (
          <p className="flex flex-wrap items-center gap-x-3">
            <span className="text-xl font-bold tabular-nums">
              {formatAverage(first.average, language)}
            </span>
            <Stars stars={first.average} />
            <span className="text-sm text-muted">
              {t('fromSales', { count: first.count, shown: formatCount(first.count, language) })}
            </span>
          </p>
        )}
      </div>
      {items.map((rating) => (
        <RatingCard
          key={rating._id}
          rating={rating}
          title={t.rich(`by.${rating.side}`, { name: () => <bdi>{rating.by}</bdi> })}
          rated={seller.name}
          belowReply={
            kind !== 'admin' && (
              <ReportReview rating={rating} part="reply" page={pages.seller(seller.id)} />
            )
          }
        >
          {rating.orderId ? (
            <HideRating
              api={api}
              rating={{ ...rating, orderId: rating.orderId }}
              onHidden={() => onHidden(rating)}
            />
          ) : (
            kind !== 'admin' && (
              <ReportReview rating={rating} part="review" page={pages.seller(seller.id)} />
            )
          )}
        </RatingCard>
      ))}
      {next && (
        <div>
          <Button busy={busy === 'more'} busyLabel={t('loading')} onClick={loadMore}>
            {t('more')}
          </Button>
        </div>
      )}
    </div>
  )
}
