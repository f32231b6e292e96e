import { useQuery } from '@tanstack/react-query'
import { useHydrated } from '@tanstack/react-router'
import { formatCount } from '../../../shared/quantities.ts'
import { useApi } from '../../api/index.ts'
import { lazyPart } from '../../lazy-part.tsx'
import { SpinnerRing } from '../../ui/button.tsx'
import { LazyDialog, useLazyDialog } from '../../ui/lazy-dialog.tsx'
import { useLanguage, useTranslations } from '../../ui/text.ts'
import { formatAverage, ratingsQuery, Stars } from './stars.tsx'

const RatingsDialog = lazyPart(['ratings'], () => import('./ratings-dialog.tsx'))

type SellerRatingsProps = { seller: { id: string; name: string } }

/**
 * A seller's average, which opens all reviews. Loaded after the page, because pages are cached for
 * everyone; the space is reserved.
 */
export function SellerRatings({ seller }: SellerRatingsProps) {
  const t = useTranslations('phone.seller')
  const language = useLanguage()
  const api = useApi()
  const isReady = useHydrated()
  const dialog = useLazyDialog()
  const { data } = useQuery({ ...ratingsQuery(api, seller.id), enabled: isReady })

  return (
    <div className="flex min-h-11 items-center text-sm">
      {data && data.average === null && <span className="text-muted">{t('noReviews')}</span>}
      {data && data.average !== null && (
        <button
          type="button"
          aria-haspopup="dialog"
          className="-my-1 flex min-h-11 cursor-pointer flex-wrap items-center gap-x-2 rounded-field text-start"
          onClick={dialog.open}
        >
          <Stars stars={data.average} />
          <span className="font-semibold tabular-nums">
            {formatAverage(data.average, language)}
          </span>
          <span className="underline underline-offset-4">
            {t('reviews', { count: data.count, shown: formatCount(data.count, language) })}
          </span>
          {dialog.isLoading && <SpinnerRing />}
        </button>
      )}
      {data && (
        <LazyDialog dialog={dialog}>
          <RatingsDialog seller={seller} first={data} open={dialog.isOpen} onClose={dialog.close} />
        </LazyDialog>
      )}
    </div>
  )
}
