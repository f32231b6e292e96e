import { codeIn } from './code.ts'

/** Long enough to sign in or up, too short for whoever has the device next. */
const KEPT_MS = 15 * 60_000
const KEY = 'redial:scan'

type Kept = { path: string; code: string; at: number }
type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * Keeps a code that was scanned by somebody who must sign in first, for the page of its order, in this
 * tab alone. It is never part of an address that is sent: neither a server nor another site sees it.
 * Returns whether there was one.
 */
export function keepScan(store: Store, path: string, hash: string, now: number): boolean {
  const code = codeIn(hash)
  if (!code) return false
  store.setItem(KEY, JSON.stringify({ path, code, at: now } satisfies Kept))
  return true
}

/** The code that was kept for a page; it is given once. */
export function takeScan(store: Store, path: string, now: number): string | undefined {
  const text = store.getItem(KEY)
  if (!text) return
  store.removeItem(KEY)
  const kept = readKept(text)
  if (!kept || kept.path !== path || Math.abs(now - kept.at) > KEPT_MS) return
  return codeIn(`#code=${kept.code}`)
}

function readKept(text: string): Kept | undefined {
  try {
    return JSON.parse(text) as Kept
  } catch {
    return undefined
  }
}
