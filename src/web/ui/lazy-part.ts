import { type ComponentType, useEffect, useState } from 'react'
import { toast } from './toaster.tsx'

export type LazyPart<Props> = ReturnType<typeof lazyPart<Props>>

/**
 * A component whose script only some visits need. React.lazy does not fit: rendering to a string
 * cannot wait for it, so the server would send its fallback.
 */
export function lazyPart<Props>(fetchPart: () => Promise<ComponentType<Props>>) {
  let part: ComponentType<Props> | undefined

  /** Before the page is rendered or hydrated, when the component is needed right away. */
  async function load(): Promise<void> {
    if (part) return
    part = await fetchPart()
  }

  /** Undefined until it is wanted and loaded. A failed load is retried on the next mount. */
  function usePart(wanted: boolean): ComponentType<Props> | undefined {
    const [loaded, setLoaded] = useState(part !== undefined)
    useEffect(() => {
      if (!wanted || loaded) return
      load().then(
        () => setLoaded(true),
        () => {},
      )
    }, [wanted, loaded])
    return wanted ? part : undefined
  }

  /**
   * For what opens on a press. `want` resolves once the component is loaded, or with false if that
   * failed; then a toast says so, unless `silent`.
   */
  function useOnDemand({ silent = false } = {}) {
    const [loaded, setLoaded] = useState(false)

    async function want(): Promise<boolean> {
      try {
        await load()
        setLoaded(true)
        return true
      } catch {
        if (!silent) toast.error('This part did not load. Check your connection and try again.')
        return false
      }
    }

    return [loaded ? part : undefined, want] as const
  }

  return { load, usePart, useOnDemand }
}
