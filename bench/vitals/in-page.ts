import type { Vitals } from './visit.ts'

/* What the benchmark runs inside the page. */

declare global {
  interface Window {
    untilHeading: Promise<number>
    longestEvent: number | undefined
  }
}

/** Runs in the page: times the next click on a card until the name of its phone is on top of the page. */
export function watchSteps() {
  const isOnTop = (heading: Element) => {
    const { x, y, width, height } = heading.getBoundingClientRect()
    return heading.contains(document.elementFromPoint(x + width / 2, y + height / 2))
  }
  window.untilHeading = new Promise((resolve) => {
    const begin = ({ target }: Event) => {
      const began = performance.now()
      performance.mark('pressed')
      const name = (target as Element).closest('article')?.querySelector('h2')?.textContent
      const checkFrame = () => {
        const headings = [...document.querySelectorAll('main h1')]
        if (headings.some((one) => one.textContent === name && isOnTop(one)))
          setTimeout(() => {
            performance.mark('shown')
            resolve(performance.now() - began)
          })
        else requestAnimationFrame(checkFrame)
      }
      checkFrame()
    }
    document.addEventListener('click', begin, { once: true, capture: true })
  })
}

/**
 * Runs in the page: keeps the longest time from a press or a key until the next frame, from 16 ms on. Events without an
 * interaction, such as the pointer being over another element once the window has another width, are not part of INP.
 */
export function watchEvents() {
  new PerformanceObserver((list) => {
    for (const { duration, interactionId } of list.getEntries() as PerformanceEventTiming[])
      if (interactionId) window.longestEvent = Math.max(window.longestEvent ?? 0, duration)
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
}

/** Runs in the page. */
export function goBack(): Promise<number> {
  const began = performance.now()
  performance.mark('pressed')
  // The list may be in the document all the time, hidden.
  const isOnScreen = (card: Element) => {
    const { top, bottom } = card.getBoundingClientRect()
    return card.checkVisibility() && bottom > 0 && top < innerHeight
  }
  history.back()
  return new Promise((resolve) => {
    const checkFrame = () => {
      const isThere = location.pathname === '/products'
      if (isThere && [...document.querySelectorAll('.phone-grid article')].some(isOnScreen))
        setTimeout(() => {
          window.longestEvent = undefined
          performance.mark('shown')
          resolve(performance.now() - began)
        })
      else requestAnimationFrame(checkFrame)
    }
    checkFrame()
  })
}

/** Runs in the page. */
export function readVitals(): Promise<Omit<Vitals, 'inp'>> {
  type Source = { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }
  type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: Source[] }
  type Paint = PerformanceEntry & { element?: Element; url?: string }
  /** What a task takes beyond this blocks a response. */
  const LONG_MS = 50
  const entries = <T>(type: string) =>
    new Promise<T[]>((resolve) => {
      const seen = new PerformanceObserver((list) => resolve(list.getEntries() as T[]))
      seen.observe({ type, buffered: true })
      setTimeout(() => resolve([]), 300)
    })
  return Promise.all([
    entries<Paint>('largest-contentful-paint'),
    entries<Shift>('layout-shift'),
    entries<PerformanceEntry>('longtask'),
  ]).then(([paints, shifts, tasks]) => {
    const largest = paints.at(-1)
    const unasked = shifts.filter((shift) => !shift.hadRecentInput)
    return {
      lcp: largest?.startTime ?? Number.POSITIVE_INFINITY,
      cls: unasked.reduce((sum, { value }) => sum + value, 0),
      shifted: unasked
        .flatMap(({ sources }) => sources)
        .map(({ node, previousRect: from, currentRect: to }) => {
          const text = node instanceof Element ? node.outerHTML : node?.textContent
          const rect = ({ x, y, width, height }: DOMRect) => `${x},${y} ${width}×${height}`
          return `${text?.slice(0, 100)} from ${rect(from)} to ${rect(to)}`
        })
        .join('; '),
      tbt: tasks.reduce((sum, { duration }) => sum + duration - LONG_MS, 0),
      element: largest?.element?.outerHTML.slice(0, 100) ?? 'nothing was painted',
      picture: largest?.url ?? '',
    }
  })
}
