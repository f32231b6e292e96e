import { type ComponentType, useEffect, useState } from 'react'
import { toast } from './toaster.tsx'

/**
 * A part of a screen whose script only some visits need. React.lazy does not fit: rendering to a string
 * cannot wait for it, so the server would send its fallback.
 */
export function lazyPart<Props>(fetchPart: () => Promise<ComponentType<Props>>) {
  let part: ComponentType<Props> | undefined

  /** Before the page is rendered or hydrated, where the part must be there at once. */
  async function load(): Promise<void> {
    part ??= await fetchPart()
  }

  /** Undefined while it is not wanted or not loaded. A failed load will be sent again at the next mount. */
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
   * For what opens when it is pressed. `want` resolves once the part is loaded, with false when it did
   * not load; a toast has said so then, unless it is `silent`.
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
