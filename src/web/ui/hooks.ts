import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'

/** How far below the screen a part may be, as a share of its height, when its data is fetched. */
const AHEAD = '50%'

/** True once an element comes near the screen; for data that is needed only there. */
export function useInView<Part extends HTMLElement>() {
  const ref = useRef<Part>(null)
  const [isInView, setSeen] = useState(false)
  useEffect(() => {
    const part = ref.current
    if (!part) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        setSeen(true)
        observer.disconnect()
      },
      { rootMargin: AHEAD },
    )
    observer.observe(part)
    return () => observer.disconnect()
  }, [])
  return [ref, isInView] as const
}

/**
 * Fetches ahead once the browser has nothing else to do, unless its user saves data. Returns a function that
 * cancels it.
 */
export function whenIdle(fetchAhead: () => void): (() => void) | undefined {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  if (connection?.saveData || !('requestIdleCallback' in window)) return
  const waiting = requestIdleCallback(fetchAhead)
  return () => cancelIdleCallback(waiting)
}

/** Runs work once the browser has painted what was just changed, so that a press shows at once. */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work))
}

/** A local URL for a file, revoked when the file changes. The CSP must allow `blob:` images. */
export function useObjectUrl(file: File | undefined) {
  const [url, setUrl] = useState<string>()

  useEffect(() => {
    if (!file) return setUrl(undefined)
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])

  return url
}

/** Typical pause between two keystrokes. */
const DEBOUNCE_MS = 150

/** The text once it has not changed for a moment, for requests made on every change. */
export function useDebounced(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}

/** Client-side navigation loads no new page, so open popovers and menus have to be closed. */
export function useCloseOnNavigation<Element extends HTMLElement>(
  close: (element: Element) => void,
) {
  const ref = useRef<Element>(null)

  useEffect(() => {
    const element = ref.current
    if (!element) return
    function choose(event: Event) {
      if (
        (event.target as HTMLElement).closest('a, button, summary')?.matches('a, button') &&
        element
      )
        close(element)
    }
    element.addEventListener('click', choose)
    return () => element.removeEventListener('click', choose)
  }, [close])

  return ref
}

export function closePopover(element: HTMLElement) {
  if (element.matches(':popover-open')) element.hidePopover()
}

/** Pause in typing before the URL is updated. */
const TYPING_PAUSE_MS = 400

/**
 * The text of a field that is mirrored in the URL: written after a pause, or at once with `commit`. The field
 * follows when the URL changes by other means. Text that is not written yet when another page is opened is
 * dropped: writing it would leave that page.
 */
export function useAddressText(
  inAddress: string | undefined,
  onTyped: (text: string | undefined) => void,
) {
  const [text, setText] = useState(inAddress ?? '')
  const settled = useRef(inAddress ?? '')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => {
    if ((inAddress ?? '') === settled.current) return
    settled.current = inAddress ?? ''
    setText(settled.current)
  }, [inAddress])

  const router = useRouter()
  useEffect(
    () =>
      router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
        if (pathChanged) clearTimeout(timer.current)
      }),
    [router],
  )

  useEffect(() => () => clearTimeout(timer.current), [])

  function commit(typed = text) {
    clearTimeout(timer.current)
    const next = typed.trim()
    if (next === settled.current) return
    settled.current = next
    onTyped(next || undefined)
  }

  function type(typed: string) {
    setText(typed)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => commit(typed), TYPING_PAUSE_MS)
  }

  /** Sets the text without writing it, because the URL is about to change by other means. */
  function settle(next = '') {
    clearTimeout(timer.current)
    settled.current = next
    setText(next)
  }

  return { text, type, commit, settle }
}
