import { api as paths } from '../../../routes.ts'

/** Whoever has left by then did not look; milliseconds. */
const A_LOOK_MS = 1_000

/**
 * Tells the server that somebody looks at a phone, once they do: pages come from memory, where nothing
 * counts. Nothing waits for it, and nothing is shown when it fails. Returns what calls it off.
 */
export function tellView(phoneId: string): () => void {
  const tell = () => {
    if (document.visibilityState === 'visible') navigator.sendBeacon(paths.phoneViews(phoneId))
  }
  const timer = setTimeout(tell, A_LOOK_MS)
  return () => clearTimeout(timer)
}
