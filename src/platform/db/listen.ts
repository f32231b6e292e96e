import pg from 'pg'
import type { Changes } from '../changes/index.ts'
import { CHANGE_CHANNEL } from './transaction.ts'

/** Short enough that pages are kept again soon after the database is back. */
const RETRY_MS = 500

/**
 * Hears on one connection what any node changed. While the line is cut nothing is kept
 * (`changes.heard`), because a change could pass unheard. Returns a function that hangs up.
 */
export function listenForChanges(url: () => string, changes: Changes): () => Promise<void> {
  let client: pg.Client | undefined
  let hungUp = false
  let retry: NodeJS.Timeout | undefined

  function lost(which: pg.Client) {
    if (which !== client || hungUp) return
    client = undefined
    changes.heard = false
    changes.announceAll()
    void which.end().catch(() => {})
    retry = setTimeout(dial, RETRY_MS)
  }

  function dial() {
    const next = new pg.Client({
      connectionString: url(),
      keepAlive: true,
      connectionTimeoutMillis: 3_000,
      application_name: 'redial changes',
    })
    client = next
    next.on('error', () => lost(next))
    next.on('end', () => lost(next))
    next.on('notification', ({ payload }) => payload && changes.announce([payload]))
    next
      .connect()
      .then(() => next.query(`listen ${CHANGE_CHANNEL}`))
      .then(() => {
        changes.heard = true
        changes.announceAll()
      })
      .catch(() => lost(next))
  }

  changes.heard = false
  dial()
  return async () => {
    hungUp = true
    clearTimeout(retry)
    await client?.end().catch(() => {})
  }
}
