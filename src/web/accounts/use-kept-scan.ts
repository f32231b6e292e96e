import { useEffect } from 'react'
import { storeScannedCode } from '../orders/delivery/hand-over-code.ts'
import { safeReturn } from './safe-return.ts'

/**
 * Takes up a hand-over code that was scanned before signing in: the browser carries it here behind the
 * #. From here on it waits in the tab, out of the address and of every way in.
 */
export function useKeptScan(from: string | undefined) {
  useEffect(() => {
    const { hash, pathname, search } = window.location
    try {
      const [path = ''] = safeReturn(from).split('?')
      if (!storeScannedCode(window.sessionStorage, path, hash, Date.now())) return
      window.history.replaceState(window.history.state, '', `${pathname}${search}`)
    } catch {
      // A browser that keeps nothing: the code is scanned again after signing in.
    }
  }, [from])
}
