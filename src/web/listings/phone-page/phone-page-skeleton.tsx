import { LoadingRegion, Skeleton, SkeletonText } from '../../ui/page-states.tsx'

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
