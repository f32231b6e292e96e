import { ApiError, messageOfApi } from '../../../api/client.ts'

type Values = Record<string, unknown>

/**
 * `here`: saved on this device only; it is sent again. `newer` and `gone`: changed or deleted in
 * another tab or device, the seller decides. `refused`: the server rejected it.
 */
export type DraftStatus = 'empty' | 'saving' | 'saved' | 'here' | 'newer' | 'gone' | 'refused'

export type Saver = ReturnType<typeof createDraftSaver>

type SaverOptions = {
  id: string
  /** The last version known; 0 for a new draft. */
  version?: number
  put: (id: string, body: { version: number; values: Values }) => Promise<{ version: number }>
  copies: Pick<LocalCopies, 'keep' | 'forget'>
  onStatus: (status: DraftStatus, reason?: string) => void
}

/** Pause in typing after which the draft is saved. */
export const PAUSE_MS = 700
/** Wait before a failed save is repeated. */
export const RETRY_MS = 8_000

const finalStatuses = { draft_newer: 'newer', draft_gone: 'gone', no_draft: 'gone' } as const

/** Saves one draft after every pause, one save at a time; this device keeps what is not saved yet. */
export function createDraftSaver({ id, version = 0, put, copies, onStatus }: SaverOptions) {
  let savedVersion = version
  let unsaved: Values | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<void> | undefined
  let stopped = false
  let paused = false

  function update(values: Values) {
    unsaved = values
    copies.keep({ id, version: savedVersion, values, at: Date.now() })
    if (!stopped) saveIn(PAUSE_MS)
  }

  function saveIn(wait: number) {
    clearTimeout(timer)
    if (paused) return
    timer = setTimeout(flush, wait)
  }

  /** Saves at once what is not saved yet; true when the server has everything. */
  async function flush(): Promise<boolean> {
    clearTimeout(timer)
    // Two callers that wait for the same save continue one after the other.
    while (running) await running
    if (stopped || paused || unsaved === undefined) return unsaved === undefined
    running = save(unsaved).finally(() => {
      running = undefined
    })
    await running
    return unsaved === undefined
  }

  async function save(values: Values) {
    onStatus('saving')
    try {
      savedVersion = (await put(id, { version: savedVersion, values })).version
      if (stopped) return
      if (unsaved === values) {
        unsaved = undefined
        copies.forget(id)
        onStatus('saved')
      } else saveIn(PAUSE_MS)
    } catch (error) {
      if (!stopped) fail(error)
    }
  }

  function fail(error: unknown) {
    const { status, code } = error instanceof ApiError ? error : new ApiError(0, {})
    if (code in finalStatuses) {
      stopped = true
      return onStatus(finalStatuses[code as keyof typeof finalStatuses])
    }
    if (status === 0 || status === 429 || status >= 500) {
      saveIn(RETRY_MS)
      return onStatus('here')
    }
    onStatus('refused', messageOfApi(error))
  }

  /** Saves what there is, and nothing more until `resume`: the phone is being listed meanwhile. */
  async function pause() {
    await flush()
    paused = true
    clearTimeout(timer)
  }

  function resume() {
    paused = false
    if (unsaved !== undefined && !stopped) saveIn(PAUSE_MS)
  }

  /** Saves nothing from now on; `forget` drops this device's copy too. */
  function stop({ forget }: { forget: boolean }) {
    stopped = true
    clearTimeout(timer)
    if (forget) copies.forget(id)
  }

  return { id, update, flush, pause, resume, stop, version: () => savedVersion }
}

/** A draft with unsaved changes, and the server version that they are based on. */
export type LocalCopy = {
  id: string
  version: number
  values: Record<string, unknown>
  /** When it was typed, in milliseconds since 1970. */
  at: number
}

/** Copies kept at most; older ones are abandoned drafts. */
const MAX_COPIES = 5

/** Drafts on this device that the server does not have yet, per seller. */
export function localCopies(sellerId: string) {
  const key = `redial-selling-${sellerId}`

  function all(): LocalCopy[] {
    try {
      const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
      return Array.isArray(stored) ? stored.filter(isCopy) : []
    } catch {
      return []
    }
  }

  function write(copies: LocalCopy[]) {
    try {
      if (copies.length === 0) localStorage.removeItem(key)
      else localStorage.setItem(key, JSON.stringify(copies.slice(0, MAX_COPIES)))
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

const TAB_KEY = 'redial-selling-tab'

/** The draft of this tab; survives a reload. */
export const tabDraft = {
  read: () => orNull(() => sessionStorage.getItem(TAB_KEY)),
  keep: (id: string) => orNull(() => sessionStorage.setItem(TAB_KEY, id)),
  forget: () => orNull(() => sessionStorage.removeItem(TAB_KEY)),
}

function orNull<T>(read: () => T): T | null {
  try {
    return read()
  } catch {
    return null
  }
}
