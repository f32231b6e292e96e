import type { AnyRoute } from '@tanstack/react-router'
import { ApiError } from './api/api-error.ts'

/** A lazy screen that takes longer to load shows the error state with Retry. */
export const LAZY_SCREEN_TIMEOUT_MS = 120_000

type Lazy = { preload?: (() => Promise<void> | undefined) | undefined }

/**
 * Limits how long the screen of a route may take to load. Offline it fails at once: otherwise the
 * router would reload the document to find the missing script and end on the browser's own error
 * page.
 */
export function limitLoading(route: AnyRoute, limitMs = LAZY_SCREEN_TIMEOUT_MS): void {
  const screen = route.options.component as Lazy | undefined
  const load = screen?.preload
  if (!screen || !load) return
  screen.preload = () => {
    if (navigator.onLine === false) return Promise.reject(new ApiError(0, {}))
    const loading = load()
    return loading && before(loading, limitMs)
  }
}

function before(loading: Promise<void>, limitMs: number): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('This screen took too long to load.')), limitMs)
  })
  return Promise.race([loading, late]).finally(() => clearTimeout(timer))
}
