import { createContext, startTransition, useContext, useEffect, useState } from 'react'

/*
 * A page of the server is made interactive in slices, while people and answers of the API already arrive. Until the last
 * slice, components have to render what the server rendered.
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
 * Waits while the page hydrates. An answer that two parts show could otherwise arrive between their slices: the second
 * would not find in the HTML what it renders.
 */
export async function whileHydrating(): Promise<void> {
  await hydration
}

/**
 * For the root: false until every part is hydrated. It changes in a transition, before which React hydrates, slice by
 * slice, all that is below `HydratedProvider`. In an urgent update it would do so at once.
 */
export function usePageHydrated(): boolean {
  const [isHydrated, setHydrated] = useState(false)
  useEffect(() => startTransition(() => setHydrated(true)), [])
  useEffect(() => {
    if (isHydrated) endHydration()
  }, [isHydrated])
  return isHydrated
}
