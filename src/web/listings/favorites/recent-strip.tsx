import { useSyncExternalStore } from 'react'
import { Button } from '../../ui/button.tsx'
import { useInView } from '../../ui/hooks.ts'
import { RecentList } from './recent-list.tsx'
import { recentlyViewed } from './recently-viewed.ts'

const SHOWN = 12

/** Phones that were looked at in this browser. Its room is the same whatever is in it. */
export function RecentStrip({ except }: { except?: string }) {
  const [ref, isInView] = useInView<HTMLElement>()
  const recent = useSyncExternalStore(
    recentlyViewed.subscribe,
    recentlyViewed.all,
    recentlyViewed.none,
  )
  const ids = recent.filter((id) => id !== except).slice(0, SHOWN)
  return (
    <section ref={ref} aria-labelledby="recent" className="py-10">
      <div className="mb-4 flex min-h-11 items-center justify-between gap-4">
        <h2 id="recent" className="text-lg">
          Recently viewed
        </h2>
        {ids.length > 0 && (
          <Button variant="link" className="text-sm" onClick={recentlyViewed.clear}>
            Clear
          </Button>
        )}
      </div>
      <div className="h-60">
        {ids.length === 0 && (
          <p className="max-w-prose text-muted">
            Phones you viewed recently. Saved on this device only.
          </p>
        )}
        {isInView && ids.length > 0 && <RecentList ids={ids} />}
      </div>
    </section>
  )
}
