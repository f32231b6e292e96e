import { useElementScrollRestoration } from '@tanstack/react-router'
import { startTransition, useEffect, useState } from 'react'
import { useHydrated } from '../hydration.ts'
import { afterPaint } from '../ui/hooks.ts'

/*
 * A page that is opened in this tab first shows what is on the screen, so that a slow phone answers a tap soon; the
 * rest follows once that is painted. In the server's HTML everything is there from the start.
 */

/** False until a page that was opened in this tab has been painted once. */
export function useAfterFirstPaint(): boolean {
  return useLater(false)
}

/** Whether to render what is below the screen: after the first paint, or at once where a page is shown scrolled down. */
export function useBelowScreen(): boolean {
  return useLater(useScrollTop() > 0)
}

/** False until a page that was opened in this tab has been painted once, unless it is needed at once. */
export function useLater(isNeededAtOnce: boolean): boolean {
  const isHydrated = useHydrated()
  const [isLater, setLater] = useState(!isHydrated || isNeededAtOnce)
  useEffect(() => {
    if (!isLater) afterPaint(() => startTransition(() => setLater(true)))
  }, [isLater])
  return isLater
}

/** How far down this page was when it was left, in pixels. */
export function useScrollTop(): number {
  const left = useElementScrollRestoration({ getElement: () => window })
  return left?.scrollY ?? 0
}
