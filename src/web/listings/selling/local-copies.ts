/** What was typed over which version of a draft, while the server does not have it. */
export type LocalCopy = {
  id: string
  version: number
  values: Record<string, unknown>
  /** When it was typed, in milliseconds since 1970. */
  at: number
}

/** Copies that are kept; more would be drafts that nobody came back for. */
const MOST = 5

/** Drafts on this device that the server does not have yet, each seller's apart. */
export function localCopies(sellerId: string) {
  const key = `redial-selling-${sellerId}`

  function all(): LocalCopy[] {
    try {
      const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
      return Array.isArray(kept) ? kept.filter(isCopy) : []
    } catch {
      return []
    }
  }

  function write(copies: LocalCopy[]) {
    try {
      if (copies.length === 0) localStorage.removeItem(key)
      else localStorage.setItem(key, JSON.stringify(copies.slice(0, MOST)))
    } catch {
      // Storage may be forbidden or full; then the draft is on the server alone.
    }
  }

  const without = (id: string) => all().filter((copy) => copy.id !== id)
  return {
    all,
    keep: (copy: LocalCopy) => write([copy, ...without(copy.id)]),
    forget: (id: string) => write(without(id)),
  }
}
export type LocalCopies = ReturnType<typeof localCopies>

function isCopy(copy: unknown): copy is LocalCopy {
  if (typeof copy !== 'object' || copy === null) return false
  const { id, version, values, at } = copy as Record<string, unknown>
  return (
    typeof id === 'string' &&
    typeof version === 'number' &&
    typeof at === 'number' &&
    typeof values === 'object' &&
    values !== null
  )
}

const TAB = 'redial-selling-tab'

/** The draft that this tab works on, through reloads. */
export const tabDraft = {
  read: () => kept(() => sessionStorage.getItem(TAB)),
  keep: (id: string) => kept(() => sessionStorage.setItem(TAB, id)),
  forget: () => kept(() => sessionStorage.removeItem(TAB)),
}

function kept<T>(act: () => T): T | null {
  try {
    return act()
  } catch {
    return null
  }
}

/** A name for a new draft: a random UUID (RFC 9562, version 4), also where the page is not https. */
export function newDraftId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = (bytes[6]! & 0x0f) | 0x40
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
