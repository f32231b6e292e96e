import { createContext, startTransition, useContext, useEffect, useState } from 'react'

/*
 * The server's HTML becomes interactive in slices. People already press things in between, and responses arrive. Until the
 * last slice is done, components have to render what the server rendered.
 */

const Hydrated = createContext(false)
/** Provides the result of `usePageHydrated` to the whole page. */
export const HydratedProvider = Hydrated.Provider

/** False in the server's HTML, true once the whole page is interactive. */
export function useHydrated(): boolean {
  return useContext(Hydrated)
}

/** Longer than hydration takes on a slow phone. */
const MAX_HOLD_MS = 5_000

let end: (() => void) | undefined
let hydration: Promise<void> | undefined

/** To be called when React begins to hydrate. */
export function beginHydration(): void {
  const held = new Promise<void>((resolve) => {
    end = resolve
    setTimeout(resolve, MAX_HOLD_MS)
  })
  hydration = held.then(() => {
    hydration = undefined
  })
}

/** To be called when every part is hydrated. */
export function endHydration(): void {
  end?.()
}

/**
 * Waits while the page hydrates. A response that two parts show could otherwise arrive between their slices, and the second
 * part would render something else than its HTML.
 */
export async function whileHydrating(): Promise<void> {
  await hydration
}

/**
 * For the root: false until every part is hydrated. It changes in a transition: React first hydrates, slice by slice,
 * everything below `HydratedProvider`. An urgent update would make it do so in one task.
 */
export function usePageHydrated(): boolean {
  const [isHydrated, setHydrated] = useState(false)
  useEffect(() => startTransition(() => setHydrated(true)), [])
  useEffect(() => {
    if (isHydrated) endHydration()
  }, [isHydrated])
  return isHydrated
}
