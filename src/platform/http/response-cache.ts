import { hash, randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { Changes } from '../db/changes.ts'
import {
  acceptedEncoding,
  compressed,
  FAST_ENCODINGS,
  ownBytes,
  toJsonBody,
  writeOnce,
} from './compression.ts'
import { type AppEnv, onSuccess, serverEnvironment } from './responses.ts'

/** A stored response, and the topics of the data that it shows. */
type Stored = {
  body: Buffer
  topics: readonly string[]
  /** Whether its data is what the database has now. With this a change does not remove the response. */
  isCurrent?: (() => Promise<boolean>) | undefined
  /** Set while a change may have affected it. */
  isStale?: boolean
}

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

  /** Removes the responses that show a topic, or marks them. */
  function markStale(topic: string) {
    for (const key of [...(byTopic.get(topic) ?? [])]) {
      const response = stored.get(key)!
      if (response.isCurrent) response.isStale = true
      else drop(key, response)
    }
  }

  function hasChanged({ topics }: Response, since: number): boolean {
    return ['all', ...topics].some((topic) => (changedIn.get(topic) ?? 0) > since)
  }

  /** Removes a sixty-fourth of all at once: finding the first key takes long in a map whose first keys were deleted. */
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
    else markStale(topic)
  })

  return {
    get(key: string) {
      const response = stored.get(key)
      if (!response || response.isStale) return undefined
      requested.add(key)
      return response
    },
    /** Whether `renew` may bring back a response that a change has marked. */
    isRenewable: (key: string): boolean => stored.get(key)?.isStale ?? false,
    /** The response to a key again, if its data is still what the database has. */
    async renew(key: string): Promise<Response | undefined> {
      const response = stored.get(key)
      const since = version
      const isCurrent = await response?.isCurrent?.()
      if (!response || stored.get(key) !== response) return undefined
      if (!isCurrent) return void drop(key, response)
      // Compared with the database before or after that change.
      if (hasChanged(response, since) || !changes.connected) return undefined
      response.isStale = false
      requested.add(key)
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
      const known = stored.get(key)
      if (known?.isStale) drop(key, known)
      else if (known) return
      if (hasChanged(response, since) || !changes.connected) return
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

type Answer = Stored & { headers: Record<string, string> }

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
    body: ownBytes(body),
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
function answerKey(path: string, acceptEncoding: string | undefined) {
  const encoding = acceptedEncoding(acceptEncoding, FAST_ENCODINGS)
  return { key: `${encoding} ${path}`, encoding }
}

const keyOf = (c: Context<AppEnv>) => answerKey(c.req.path, c.req.header('accept-encoding'))

/** Whether `cachedAnswers` will answer from memory. Not for requests with a cookie, which may be those of a viewer. */
export function hasStoredAnswer(c: Context<AppEnv>): boolean {
  const { answers } = serverEnvironment(c)
  if (!answers || c.req.method !== 'GET' || c.req.header('cookie')) return false
  return answers.get(keyOf(c).key) !== undefined
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
    const { key, encoding } = keyOf(c)

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
        isCurrent: c.get('isCurrent'),
      }
      answers.add(key, answer, since)
      return send(answer)
    })
    await next()
  })
}

/** Marked answers that are compared with the database at the same time; further requests wait their turn like others. */
const RENEWED_AT_ONCE = 64

/**
 * Sends an answer from memory; returns false when the application has to answer. An answer that a change has marked
 * is compared with the database first, and `otherwise` called if it is old.
 */
export type AnswerSender = (
  req: IncomingMessage,
  res: ServerResponse,
  options: { path: string; otherwise: () => void },
) => boolean

/**
 * For a server: nothing of the application runs, which would take longer than the rest of a short answer. `headers`
 * are those of all its answers.
 */
export function createAnswerSender(
  answers: AnswerCache,
  headers: Record<string, string>,
): AnswerSender {
  let renewing = 0

  function send(req: IncomingMessage, res: ServerResponse, answer: Answer) {
    const { ETag } = answer.headers
    const isKnown = req.headers['if-none-match'] === ETag
    res.writeHead(isKnown ? 304 : 200, {
      ...headers,
      ...answer.headers,
      'X-Request-Id': randomUUID(),
      ...(!isKnown && { 'Content-Length': answer.body.length }),
    })
    res.end(isKnown ? undefined : answer.body)
  }

  async function renew(key: string): Promise<Answer | undefined> {
    renewing += 1
    try {
      return await answers.renew(key)
    } catch {
      // The application answers that the database is away.
      return undefined
    } finally {
      renewing -= 1
    }
  }

  return (req, res, { path, otherwise }) => {
    if (req.method !== 'GET' || req.headers.cookie) return false
    const encodings = req.headers['accept-encoding']
    const { key } = answerKey(path, typeof encodings === 'string' ? encodings : undefined)
    const known = answers.get(key)
    if (known) {
      send(req, res, known)
      return true
    }
    if (!answers.isRenewable(key) || renewing >= RENEWED_AT_ONCE) return false
    void renew(key).then((answer) => (answer ? send(req, res, answer) : otherwise()))
    return true
  }
}
