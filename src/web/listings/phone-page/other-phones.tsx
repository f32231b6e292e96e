import { lazy } from 'react'
import type { Phone } from '../../api/index.ts'
import { useInView } from '../../ui/hooks.ts'
import { LazyPanel } from '../../ui/lazy-dialog.tsx'
import { BrandLink, OtherPhonesLoading } from './other-phones-loading.tsx'

const OtherListings = lazy(() => import('./other-listings.tsx'))

/** Other phones, fetched with their cards when they come near the screen: most visits end above them. */
export function OtherPhones({ phone }: { phone: Phone }) {
  const [ref, isNear] = useInView<HTMLDivElement>()
  return (
    // What follows keeps out of sight meanwhile. Without JavaScript nothing more will come.
    <div ref={ref} className={isNear ? undefined : 'min-h-dvh noscript:min-h-0'}>
      {isNear ? (
        <LazyPanel fallback={<OtherPhonesLoading />}>
          <OtherListings phone={phone} />
        </LazyPanel>
      ) : (
        <BrandLink brand={phone.brand} />
      )}
    </div>
  )
}
