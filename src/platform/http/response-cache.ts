import type { Changes } from '../db/changes.ts'

/** A stored response, and the topics of the data that it shows. */
type Stored = { body: Buffer; topics: readonly string[] }

/**
 * Responses by key, removed when the data they show changes. A response whose data changed while it was made
 * is not stored. When space runs out the oldest one is removed, unless it was requested since: a
 * flood of one-time requests does not evict popular responses.
 */
export function createResponseCache<Response extends Stored>(
  changes: Changes,
  limits: { responses: number; bytes: number },
) {
  const stored = new Map<string, Response>()
  const requested = new Set<string>()
  let bytes = 0
  let version = 0

  function drop(key: string, response: Response) {
    stored.delete(key)
    requested.delete(key)
    bytes -= response.body.length
  }

  function makeRoom() {
    for (const [key, response] of stored) {
      if (stored.size <= limits.responses && bytes <= limits.bytes) return
      if (!requested.delete(key)) drop(key, response)
      else {
        // Move it to the end for one more round.
        stored.delete(key)
        stored.set(key, response)
      }
    }
  }

  changes.onChange((topic) => {
    // Topics of a single person are those of no stored response.
    if (topic.includes(':')) return
    version += 1
    for (const [key, response] of stored)
      if (topic === 'all' || response.topics.includes(topic)) drop(key, response)
  })

  return {
    get(key: string) {
      const response = stored.get(key)
      if (response) requested.add(key)
      return response
    },
    /** Replaces the body of a response, if it is still stored, by an equivalent one. */
    replaceBody(key: string, response: Response, body: Buffer) {
      if (stored.get(key) === response) bytes += body.length - response.body.length
      response.body = body
    },
    /** Read it before the data of a response and pass it to `add`. */
    version: () => version,
    add(key: string, response: Response, since: number) {
      if (since !== version || !changes.connected || stored.has(key)) return
      stored.set(key, response)
      bytes += response.body.length
      makeRoom()
    },
  }
}
