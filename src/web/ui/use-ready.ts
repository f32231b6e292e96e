import { useSyncExternalStore } from 'react'

/** False in the server's HTML, true once the page answers to clicks. */
export function useReady() {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
}

function subscribeToNothing() {
  return () => {}
}
