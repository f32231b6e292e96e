import { LoadingRegion, Skeleton, SkeletonText } from '../ui/page-states.tsx'

/** Stands for a page that is on its way and has no skeleton of its own. */
export function PagePending() {
  return (
    <div className="page-width py-14">
      <LoadingRegion label="Loading the page">
        <Skeleton className="mb-8 h-9 w-64 max-w-full" />
        <SkeletonText lines={6} />
      </LoadingRegion>
    </div>
  )
}
