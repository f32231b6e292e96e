/** People type a code in groups: spaces and dashes are no mistake. */
export function stripSeparators(code: string) {
  return code.replace(/[\s-]/g, '')
}

export function codeProblem(code: string) {
  const digits = stripSeparators(code)
  if (digits === '') return 'Code is required'
  if (!/^\d{6}$/.test(digits)) return 'The code has six digits'
}

/** '123 456', as people read it out. */
export function groupDigits(code: string) {
  return code.replace(/^(\d{3})(\d{3})$/, '$1 $2')
}

/** The code behind the sign of an address: what a phone's camera opens. */
export function codeFromHash(hash: string): string | undefined {
  return /(?:^|[#&])code=(\d{6})(?:&|$)/.exec(hash)?.[1]
}

/** Long enough to sign in or up, too short for whoever has the device next. */
const EXPIRY_MS = 15 * 60_000
const STORAGE_KEY = 'redial:scan'

type StoredCode = { path: string; code: string; at: number }
type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * Keeps a code that was scanned by somebody who must sign in first, for the page of its order, in this
 * tab alone. It is never part of an address that is sent: neither a server nor another site sees it.
 * Returns whether there was one.
 */
export function storeScannedCode(store: Store, path: string, hash: string, now: number): boolean {
  const code = codeFromHash(hash)
  if (!code) return false
  store.setItem(STORAGE_KEY, JSON.stringify({ path, code, at: now } satisfies StoredCode))
  return true
}

/** The code that was kept for a page; it is given once. */
export function takeScannedCode(store: Store, path: string, now: number): string | undefined {
  const text = store.getItem(STORAGE_KEY)
  if (!text) return
  store.removeItem(STORAGE_KEY)
  const kept = parseStored(text)
  if (!kept || kept.path !== path || Math.abs(now - kept.at) > EXPIRY_MS) return
  return codeFromHash(`#code=${kept.code}`)
}

function parseStored(text: string): StoredCode | undefined {
  try {
    return JSON.parse(text) as StoredCode
  } catch {
    return undefined
  }
}
