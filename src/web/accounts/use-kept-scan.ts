import { useEffect } from 'react'
import { storeScannedCode } from '../orders/delivery/hand-over-code.ts'
import { safeReturn } from './sign-in/safe-return.ts'

/**
 * Stores a hand-over code that was scanned before signing in: the browser carries it here in the
 * URL's fragment. From here on it is kept in the tab and in no URL.
 */
export function useKeptScan(from: string | undefined) {
  useEffect(() => {
    const { hash, pathname, search } = window.location
    try {
      const [path = ''] = safeReturn(from).split('?')
      if (!storeScannedCode(window.sessionStorage, path, hash, Date.now())) return
      window.history.replaceState(window.history.state, '', `${pathname}${search}`)
    } catch {
      // Storage is blocked: the code has to be scanned again after signing in.
    }
  }, [from])
}
