import { LoadingRegion, Skeleton, SkeletonText } from '../ui/layout/page-states.tsx'
import { PhoneGridSkeleton } from './phone-card.tsx'

// What a route shows before its screen's script has arrived: apart from the screens, or every page
// would load them.

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

export function PhonePageSkeleton() {
  return (
    <div className="page-width pt-8">
      <LoadingRegion label="Loading the phone">
        <Skeleton className="mb-6 h-5 w-60" />
        <div className="grid gap-8 md:grid-cols-2 lg:gap-14">
          <Skeleton className="aspect-square rounded-box" />
          <div>
            <Skeleton className="mb-4 h-9 w-3/4" />
            <Skeleton className="mb-6 h-7 w-1/3" />
            <Skeleton className="mb-8 h-13" />
            <SkeletonText lines={6} />
          </div>
        </div>
      </LoadingRegion>
    </div>
  )
}
