import { LoadingRegion, Skeleton } from '../layout/page-states.tsx'

const ROWS = 5

/** A table while it loads; apart from it, because every page of the dashboard begins with one. */
export function TableSkeleton({ caption }: { caption: string }) {
  return (
    <LoadingRegion label={`Loading ${caption}`}>
      <Skeleton className="mb-3 h-11 max-w-80" />
      {[...Array(ROWS).keys()].map((row) => (
        <div
          key={row}
          className="flex h-16 items-center gap-6 border-b border-hairline max-md:mt-3 max-md:h-36 max-md:rounded-box max-md:border max-md:px-4"
        >
          <Skeleton className="h-4 flex-2" />
          <Skeleton className="h-4 flex-3" />
          <Skeleton className="h-4 flex-1" />
        </div>
      ))}
    </LoadingRegion>
  )
}
