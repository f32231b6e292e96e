import { Skeleton } from '../ui/page-states.tsx'
import { PhoneGridSkeleton } from './grid-skeleton.tsx'

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
