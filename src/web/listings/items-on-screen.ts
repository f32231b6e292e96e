import { useRouter } from '@tanstack/react-router'
import { type RefObject, useEffect, useState } from 'react'
import { useLater, useScrollTop } from '../shell/first-paint.ts'
import { afterPaint } from '../ui/hooks.ts'

/** How a list looked when its page was left: the height of each item, and which ones were on the screen. */
type LeftList = { heights: readonly number[]; from: number; to: number }

/** By entry of the browser's history, the latest last. All of them had the same width. */
const leftLists = new Map<string, LeftList>()
const MAX_LISTS = 50

/** When the next page has been shown. */
const LEAVE_OUT_AFTER_MS = 300

/** Of the window, in pixels. Reading it while a page is rendered would make browsers lay out the page that is left. */
let width: number | undefined

/** Items that fill the screen of a phone and of a desk, and about as high as one is. */
const USUAL: LeftList = { from: 0, to: 3, heights: [] }
const USUAL_HEIGHT = 560

/**
 * For a list whose items take long to render. The returned function gives the height, in pixels, to leave free for
 * the item at an index until the page has been painted, or undefined where the item is to be rendered: at
 * once on the screen, later everywhere. One such list on a page.
 */
export function useItemsOnScreen(list: RefObject<HTMLElement | null>) {
  const router = useRouter()
  const { latestLocation } = router
  const [left] = useState(() => leftLists.get(entryOf(latestLocation)))
  const isAll = useLater(useScrollTop() > 0 && left === undefined)
  useEffect(() => {
    const { pathname } = router.latestLocation
    const isShown = () => router.latestLocation.pathname === pathname
    return router.subscribe('onBeforeNavigate', ({ fromLocation, toLocation, pathChanged }) => {
      const { current } = list
      if (!fromLocation || !pathChanged || !current) return
      const entry = entryOf(fromLocation)
      if (fromLocation.pathname === pathname) {
        rememberList(entry, current)
        setTimeout(() => isShown() || leaveOut(current, leftLists.get(entry)), LEAVE_OUT_AFTER_MS)
      } else if (toLocation.pathname === pathname) {
        if (leftLists.has(entryOf(toLocation))) afterPaint(() => isShown() && leaveOut(current))
        else leaveOut(current)
      }
    })
  }, [router, list])
  const { from, to, heights } = left ?? USUAL
  return (at: number): number | undefined =>
    isAll || (at >= from && at <= to) ? undefined : (heights[at] ?? USUAL_HEIGHT)
}

function entryOf({ state, href }: { state: { __TSR_key?: string }; href: string }): string {
  return state.__TSR_key ?? href
}

/** Reads positions while nothing has changed yet, which costs no layout. */
function rememberList(entry: string, list: HTMLElement) {
  const items = [...list.children].map((item) => item.getBoundingClientRect())
  const isOnScreen = ({ top, bottom }: DOMRect) => bottom > 0 && top < innerHeight
  if (width === undefined) addEventListener('resize', clearAtOtherWidth)
  width = innerWidth
  leftLists.delete(entry)
  leftLists.set(entry, {
    heights: items.map(({ height }) => height),
    from: items.findIndex(isOnScreen),
    to: items.findLastIndex(isOnScreen),
  })
  const [oldest] = leftLists.keys()
  if (leftLists.size > MAX_LISTS && oldest !== undefined) leftLists.delete(oldest)
}

/** The list of which items are left out. */
let shortened: HTMLElement | undefined

/**
 * In a list that is hidden but stays in the document, only the items that were on the screen are painted when it is shown
 * again. Without `left`, all are.
 */
function leaveOut(list: HTMLElement, left?: LeftList) {
  shortened = left && list
  for (const [at, { style }] of [...(list.children as HTMLCollectionOf<HTMLElement>)].entries()) {
    const isOut = left !== undefined && (at < left.from || at > left.to)
    style.contentVisibility = isOut ? 'hidden' : ''
    style.containIntrinsicHeight = isOut ? `${left.heights[at]}px` : ''
  }
}

function clearAtOtherWidth() {
  if (innerWidth === width) return
  leftLists.clear()
  if (shortened) leaveOut(shortened)
}
