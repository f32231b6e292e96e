import { LoadingRegion, SkeletonCard } from '../ui/page-states.tsx'

/** One column on small screens, two on medium and up. */
export const gridClass = 'grid gap-x-6 gap-y-10 md:grid-cols-2'

/** In the real size of the cards that will stand there. */
export function PhoneGridSkeleton({ cards = 6 }: { cards?: number }) {
  return (
    <LoadingRegion label="Loading phones">
      <div className={gridClass}>
        {[...Array(cards).keys()].map((card) => (
          <SkeletonCard key={card} picture="aspect-square" />
        ))}
      </div>
    </LoadingRegion>
  )
}
