import { hash } from 'node:crypto'
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { Changes } from '../db/changes.ts'
import {
  acceptedEncoding,
  compressed,
  FAST_ENCODINGS,
  toJsonBody,
  writeOnce,
} from './compression.ts'
import { type AppEnv, onSuccess, serverEnvironment } from './responses.ts'

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
    changedIn.set(topic, version)
    dropAll(topic === 'all' ? stored.keys() : (byTopic.get(topic) ?? []))
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
      const isOld = ['all', ...response.topics].some((topic) => (changedIn.get(topic) ?? 0) > since)
      if (isOld || !changes.connected || stored.has(key)) return
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

/** About 2 kB each, compressed; a client may request every phone of a shop. */
const MAX_ANSWERS = 20_000
const MAX_BYTES = 16 * 1024 * 1024

type Answer = { body: Buffer; topics: readonly string[]; headers: Record<string, string> }

/**
 * Answers for everyone, by path and encoding, until their data changes. A process that serves requests passes it in
 * their environment; calls of its own pages have none, because the pages are cached.
 */
export type AnswerCache = ReturnType<typeof createAnswerCache>

export function createAnswerCache(changes: Changes) {
  return createResponseCache<Answer>(changes, { responses: MAX_ANSWERS, bytes: MAX_BYTES })
}

const writeAnswer = writeOnce((data, encoding) => {
  const text = JSON.stringify(data)
  const { body, headers } = toJsonBody(text, encoding)
  return {
    body: Buffer.from(body),
    headers: {
      ...headers,
      // Weak, because the same answer is sent in several encodings.
      ETag: `W/"${hash('sha256', text, 'base64url').slice(0, 22)}"`,
      'Cache-Control': 'no-cache',
      Vary: 'Accept-Encoding, Cookie',
    },
  }
})

/** The key of the answer to a request, which depends on its path and its encoding. */
function answerKey(c: Context<AppEnv>) {
  const encoding = acceptedEncoding(c.req.header('accept-encoding'), FAST_ENCODINGS)
  return { key: `${encoding} ${c.req.path}`, encoding }
}

/** Whether `cachedAnswers` will answer from memory. Not for requests with a cookie, which may be those of a viewer. */
export function hasStoredAnswer(c: Context<AppEnv>): boolean {
  const { answers } = serverEnvironment(c)
  if (!answers || c.req.method !== 'GET' || c.req.header('cookie')) return false
  return answers.get(answerKey(c).key) !== undefined
}

/**
 * Sends visitors the JSON that another visitor was answered until one of `topics` changes, as cached pages are
 * sent; the handler may set more `topics` of its answer. For routes whose answer depends on their path and on the viewer only. Their answers have an ETag and are
 * compressed; those for a viewer are made each time.
 */
export function cachedAnswers(topics: readonly string[]) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const { answers } = serverEnvironment(c)
    if (!answers || c.get('viewer') || c.req.method !== 'GET') return compressed(c, next)
    const { key, encoding } = answerKey(c)

    const send = ({ body, headers }: Answer) =>
      c.req.header('if-none-match') === headers.ETag
        ? c.body(null, 304, headers)
        : c.body(body as Uint8Array<ArrayBuffer>, 200, headers)

    const known = answers.get(key)
    if (known) return send(known)
    const since = answers.version()
    onSuccess(c, (data) => {
      const answer = {
        ...writeAnswer(data, encoding),
        topics: [...topics, ...(c.get('topics') ?? [])],
      }
      answers.add(key, answer, since)
      return send(answer)
    })
    await next()
  })
}
