import { ApiError } from '../../api/api-error.ts'
import type { LocalCopies } from './local-copies.ts'

type Values = Record<string, unknown>

/**
 * `here`: only this device has it, and it is tried again. `newer` and `gone`: another tab or device
 * was faster, and a person decides. `refused`: the server does not take it.
 */
export type DraftStatus = 'empty' | 'saving' | 'saved' | 'here' | 'newer' | 'gone' | 'refused'

export type Saver = ReturnType<typeof createDraftSaver>

type Rules = {
  id: string
  /** The version that was seen; 0 for a new draft. */
  version?: number
  put: (id: string, body: { version: number; values: Values }) => Promise<{ version: number }>
  copies: Pick<LocalCopies, 'keep' | 'forget'>
  onStatus: (status: DraftStatus, why?: string) => void
}

/** Between two letters of somebody who types on. */
export const PAUSE_MS = 700
/** Until what could not be saved is tried again. */
export const RETRY_MS = 8_000

const ends = { draft_newer: 'newer', draft_gone: 'gone', no_draft: 'gone' } as const

/** Saves one draft after every pause, one save at a time; this device keeps what is on its way. */
export function createDraftSaver({ id, version = 0, put, copies, onStatus }: Rules) {
  let seen = version
  let unsaved: Values | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<void> | undefined
  let over = false

  function note(values: Values) {
    unsaved = values
    copies.keep({ id, version: seen, values, at: Date.now() })
    if (!over) saveIn(PAUSE_MS)
  }

  function saveIn(wait: number) {
    clearTimeout(timer)
    timer = setTimeout(flush, wait)
  }

  /** Saves at once what is not saved yet; true when the server has it all. */
  async function flush(): Promise<boolean> {
    clearTimeout(timer)
    // Two who wait for the same save go on one after the other.
    while (running) await running
    if (over || unsaved === undefined) return unsaved === undefined
    running = save(unsaved).finally(() => {
      running = undefined
    })
    await running
    return unsaved === undefined
  }

  async function save(values: Values) {
    onStatus('saving')
    try {
      seen = (await put(id, { version: seen, values })).version
      if (over) return
      if (unsaved === values) {
        unsaved = undefined
        copies.forget(id)
        onStatus('saved')
      } else saveIn(PAUSE_MS)
    } catch (error) {
      if (!over) fail(error)
    }
  }

  function fail(error: unknown) {
    const { status, code, message } = error instanceof ApiError ? error : new ApiError(0, {})
    if (code in ends) {
      over = true
      return onStatus(ends[code as keyof typeof ends])
    }
    if (status === 0 || status === 429 || status >= 500) {
      saveIn(RETRY_MS)
      return onStatus('here')
    }
    onStatus('refused', message)
  }

  /** Nothing is saved any more; `forget` drops this device's copy too. */
  function stop({ forget }: { forget: boolean }) {
    over = true
    clearTimeout(timer)
    if (forget) copies.forget(id)
  }

  return { id, note, flush, stop, version: () => seen }
}
