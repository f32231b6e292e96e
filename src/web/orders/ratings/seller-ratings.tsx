import { useQuery } from '@tanstack/react-query'
import { useHydrated } from '@tanstack/react-router'
import { lazy } from 'react'
import { formatQuantity } from '../../../shared/quantities.ts'
import { useApi } from '../../api/index.ts'
import { SpinnerRing } from '../../ui/button.tsx'
import { LazyDialog, useLazyDialog } from '../../ui/lazy-dialog.tsx'
import { ratingsQuery, Stars } from './stars.tsx'

const RatingsDialog = lazy(() => import('./ratings-dialog.tsx'))

type SellerRatingsProps = { seller: { id: string; name: string } }

/**
 * A seller's average, which opens all reviews. Loaded after the page, because pages are cached for
 * everyone; the space is reserved.
 */
export function SellerRatings({ seller }: SellerRatingsProps) {
  const api = useApi()
  const isReady = useHydrated()
  const dialog = useLazyDialog()
  const { data } = useQuery({ ...ratingsQuery(api, seller.id), enabled: isReady })

  return (
    <div className="flex min-h-11 items-center text-sm">
      {data && data.average === null && <span className="text-muted">No reviews yet</span>}
      {data && data.average !== null && (
        <button
          type="button"
          aria-haspopup="dialog"
          className="-my-1 flex min-h-11 cursor-pointer flex-wrap items-center gap-x-2 rounded-field text-start"
          onClick={dialog.open}
        >
          <Stars stars={data.average} label={`${data.average} of 5 stars`} />
          <span className="font-semibold tabular-nums">{data.average.toFixed(1)}</span>
          <span className="underline underline-offset-4">{reviewCount(data.count)}</span>
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

function reviewCount(count: number) {
  return formatQuantity(count, 'review')
}
