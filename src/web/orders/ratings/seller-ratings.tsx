import { useQuery } from '@tanstack/react-query'
import { useHydrated } from '@tanstack/react-router'
import { useState } from 'react'
import { formatQuantity } from '../../../shared/quantities.ts'
import { useApi } from '../../api/index.ts'
import { lazyPart } from '../../ui/lazy-part.ts'
import { ratingsQuery, Stars } from './stars.tsx'

const lazyRatingsDialog = lazyPart(async () => (await import('./ratings-dialog.tsx')).RatingsDialog)

type SellerRatingsProps = { seller: { id: string; name: string } }

/**
 * A seller's average, which opens all reviews. Loaded after the page, because pages are cached for
 * everyone; the space is reserved.
 */
export function SellerRatings({ seller }: SellerRatingsProps) {
  const api = useApi()
  const isReady = useHydrated()
  const [open, setOpen] = useState(false)
  const [Dialog, want] = lazyRatingsDialog.useOnDemand()
  const { data } = useQuery({ ...ratingsQuery(api, seller.id), enabled: isReady })

  async function openDialog() {
    if (await want()) setOpen(true)
  }

  return (
    <div className="flex min-h-11 items-center text-sm">
      {data && data.average === null && <span className="text-muted">No reviews yet</span>}
      {data && data.average !== null && (
        <button
          type="button"
          aria-haspopup="dialog"
          className="-my-1 flex min-h-11 cursor-pointer flex-wrap items-center gap-x-2 rounded-field text-start"
          onClick={openDialog}
        >
          <Stars stars={data.average} label={`${data.average} of 5 stars`} />
          <span className="font-semibold tabular-nums">{data.average.toFixed(1)}</span>
          <span className="underline underline-offset-4">{reviewCount(data.count)}</span>
        </button>
      )}
      {Dialog && data && (
        <Dialog seller={seller} first={data} open={open} onClose={() => setOpen(false)} />
      )}
    </div>
  )
}

function reviewCount(count: number) {
  return formatQuantity(count, 'review')
}
