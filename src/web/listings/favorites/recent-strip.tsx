import { lazy, useSyncExternalStore } from 'react'
import { Button } from '../../ui/button.tsx'
import { useInView } from '../../ui/hooks.ts'
import { LazyPanel } from '../../ui/lazy-dialog.tsx'
import { useTranslations } from '../../ui/text.ts'
import { recentlyViewed } from './recently-viewed.ts'

const RecentList = lazy(() => import('./recent-list.tsx'))

const SHOWN = 12

/** Phones that were looked at in this browser. Its room is the same whatever is in it. */
export function RecentStrip({ except }: { except?: string }) {
  const t = useTranslations('facts.recent')
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
          {t('title')}
        </h2>
        {ids.length > 0 && (
          <Button variant="link" className="text-sm" onClick={recentlyViewed.clear}>
            {t('clear')}
          </Button>
        )}
      </div>
      <div className="h-60">
        {ids.length === 0 && (
          <p className="grid h-40 place-items-center rounded-box bg-sand/50 p-6 text-center text-pretty text-muted">
            {t('none')}
          </p>
        )}
        <LazyPanel fallback={null}>
          {isInView && ids.length > 0 && <RecentList ids={ids} />}
        </LazyPanel>
      </div>
    </section>
  )
}
