import { lazy, useSyncExternalStore } from 'react'
import { Button } from '../../ui/button.tsx'
import { useInView } from '../../ui/hooks.ts'
import { LazyPanel } from '../../ui/lazy-dialog.tsx'
import { useTranslations } from '../../ui/text.ts'
import { recentlyViewed } from './recently-viewed.ts'

const RecentList = lazy(() => import('./recent-list.tsx'))

const SHOWN = 12

/** Phones that were looked at in this browser, where pages end; nothing without any. */
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
    <section ref={ref} aria-labelledby="recent" hidden={ids.length === 0} className="py-10">
      <div className="mb-4 flex min-h-11 items-center justify-between gap-4">
        <h2 id="recent" className="text-lg">
          {t('title')}
        </h2>
        <Button variant="link" className="text-sm" onClick={recentlyViewed.clear}>
          {t('clear')}
        </Button>
      </div>
      <div className="h-60">
        <LazyPanel fallback={null}>
          {isInView && ids.length > 0 && <RecentList ids={ids} />}
        </LazyPanel>
      </div>
    </section>
  )
}
