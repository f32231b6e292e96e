import { plainCode } from '../../../shared/plain-line.ts'

/** What is wrong with a typed code. */
export function codeProblem(code: string): 'required' | 'incomplete' | undefined {
  const digits = plainCode(code)
  if (digits === '') return 'required'
  if (!/^\d{6}$/.test(digits)) return 'incomplete'
}

/** '123 456' */
export function groupDigits(code: string) {
  return code.replace(/^(\d{3})(\d{3})$/, '$1 $2')
}

/** The code in the fragment of the URL behind the QR code; browsers never send it to a server. */
export function codeFromHash(hash: string): string | undefined {
  return /(?:^|[#&])code=(\d{6})(?:&|$)/.exec(hash)?.[1]
}

/** Long enough to log in or sign up, too short for the next user of the device. */
const EXPIRY_MS = 15 * 60_000
const STORAGE_KEY = 'redial:scan'

type StoredCode = { path: string; code: string; at: number }
type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * Stores a code that was scanned before logging in, for the page of its order, in this tab only. It is
 * never part of a URL that is sent, so no server sees it. Returns whether the hash held a code.
 */
export function storeScannedCode(store: Store, path: string, hash: string, now: number): boolean {
  const code = codeFromHash(hash)
  if (!code) return false
  store.setItem(STORAGE_KEY, JSON.stringify({ path, code, at: now } satisfies StoredCode))
  return true
}

/** The stored code for this page; it can be read only once. */
export function consumeScannedCode(store: Store, path: string, now: number): string | undefined {
  const text = store.getItem(STORAGE_KEY)
  if (!text) return
  store.removeItem(STORAGE_KEY)
  const stored = parseStored(text)
  if (!stored || stored.path !== path || Math.abs(now - stored.at) > EXPIRY_MS) return
  return codeFromHash(`#code=${stored.code}`)
}

function parseStored(text: string): StoredCode | undefined {
  try {
    return JSON.parse(text) as StoredCode
  } catch {
    return undefined
  }
}
