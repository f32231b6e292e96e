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
  /** The keys of the stored responses that show a topic. */
  const byTopic = new Map<string, Set<string>>()
  const requested = new Set<string>()
  let bytes = 0
  let version = 0
  /** The version of the last change of a topic, and of everything (`all`). */
  const changedIn = new Map<string, number>()

  function drop(key: string, response: Response) {
    stored.delete(key)
    requested.delete(key)
    bytes -= response.body.length
    for (const topic of response.topics) {
      const keys = byTopic.get(topic)
      keys?.delete(key)
      if (keys?.size === 0) byTopic.delete(topic)
    }
  }

  function dropAll(keys: Iterable<string>) {
    for (const key of [...keys]) drop(key, stored.get(key)!)
  }

  function hasChanged({ topics }: Response, since: number): boolean {
    return ['all', ...topics].some((topic) => (changedIn.get(topic) ?? 0) > since)
  }

  /**
   * Removes a sixty-fourth of all at once: finding the first key takes long in a map whose first
   * keys were deleted.
   */
  function makeRoom() {
    if (stored.size <= limits.responses && bytes <= limits.bytes) return
    const responsesLeft = limits.responses - Math.floor(limits.responses / 64)
    const bytesLeft = limits.bytes - Math.floor(limits.bytes / 64)
    for (const [key, response] of stored) {
      if (stored.size <= responsesLeft && bytes <= bytesLeft) return
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
    changedIn.set(topic, version)
    if (topic === 'all') dropAll(stored.keys())
    else dropAll(byTopic.get(topic) ?? [])
  })

  return {
    get(key: string) {
      const response = stored.get(key)
      if (!response) return undefined
      requested.add(key)
      return response
    },
    /** Read it before the data of a response and pass it to `add`. */
    version: () => version,
    add(key: string, response: Response, since: number) {
      if (stored.has(key) || hasChanged(response, since) || !changes.connected) return
      stored.set(key, response)
      bytes += response.body.length
      for (const topic of response.topics) {
        const keys = byTopic.get(topic) ?? new Set()
        byTopic.set(topic, keys.add(key))
      }
      makeRoom()
    },
  }
}
