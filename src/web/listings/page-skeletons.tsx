import { useQueryClient } from '@tanstack/react-query'
import { useLayoutEffect } from 'react'
import { classNames } from '../ui/class-names.ts'
import { LoadingRegion, Skeleton, SkeletonCard, SkeletonText } from '../ui/layout/page-states.tsx'
import { Price } from '../ui/price.tsx'
import { useTranslations } from '../ui/text.ts'
import { findCard } from './card-phone.ts'
import { LARGE_PHOTO, PhonePhoto } from './phone-photo.tsx'
import { usePhoneTexts } from './phone-texts.ts'

// What a route shows before its screen's script has arrived: apart from the screens, or every page
// would load them.

/** One column on small screens, two on medium and up. */
export const gridClass = 'phone-grid'

/** In the real size of the cards that will stand there. */
export function PhoneGridSkeleton({ cards = 6 }: { cards?: number }) {
  const t = useTranslations('shell')
  return (
    <LoadingRegion label={t('loadingPhones')}>
      <div className={gridClass}>
        {[...Array(cards).keys()].map((card) => (
          <SkeletonCard key={card} picture="aspect-square" />
        ))}
      </div>
    </LoadingRegion>
  )
}

/** The whole page of phones before its results, in its real size. */
export function BrowserSkeleton() {
  return (
    <div className="page-width">
      <Skeleton className="mt-10 mb-8 h-10 w-72 max-w-full md:mt-14" />
      <div className="lg:grid lg:grid-cols-[14rem_minmax(0,1fr)] lg:gap-10">
        <Skeleton className="h-120 max-lg:hidden" />
        <div>
          <Skeleton className="mb-12 h-11" />
          <PhoneGridSkeleton />
        </div>
      </div>
    </div>
  )
}

/**
 * The page of a phone before its script and data have arrived: what this browser knows of it,
 * usually from the list that led here, in its place on the page.
 */
export function PhonePageSkeleton({ id }: { id: string }) {
  const t = useTranslations('shell')
  const { prices } = usePhoneTexts()
  // The router scrolls when the page is complete; until then this would be read from its middle.
  useLayoutEffect(() => {
    scrollTo({ top: 0, behavior: 'instant' })
  }, [])
  const phone = findCard(useQueryClient(), id)
  const isLoaded = phone !== undefined && 'photos' in phone
  return (
    <div className="page-width min-h-[200vh] pt-4">
      <Skeleton className={classNames('mt-3 mb-5 h-5 w-60', isLoaded && 'invisible')} />
      <div className="grid items-start gap-x-14 gap-y-10 md:grid-cols-2">
        {phone ? (
          <PhonePhoto
            phone={phone}
            // Otherwise in the size of the list: that file is here already.
            {...(isLoaded && { photo: phone.photos[0], sizes: LARGE_PHOTO })}
            priority="first"
            className="gallery-photos aspect-square"
          />
        ) : (
          <Skeleton className="aspect-square rounded-box" />
        )}
        <div>
          {phone ? (
            <>
              <h1 className="text-xl">{phone.name}</h1>
              <div className="mt-3 mb-6">
                <Price {...prices(phone)} size="display" />
              </div>
            </>
          ) : (
            <>
              <Skeleton className="mb-4 h-9 w-3/4" />
              <Skeleton className="mb-6 h-7 w-1/3" />
            </>
          )}
          {!isLoaded && (
            <LoadingRegion label={t('loadingPhone')}>
              <Skeleton className="mb-8 h-13" />
              <SkeletonText lines={6} />
            </LoadingRegion>
          )}
        </div>
      </div>
    </div>
  )
}
