import { hash } from 'node:crypto'
import { createMiddleware } from 'hono/factory'
import type { Changes } from '../db/changes.ts'
import { acceptedEncoding, compressed, FAST_ENCODINGS, toJsonBody } from './compression.ts'
import { createResponseCache } from './response-cache.ts'
import { type AppEnv, onJson } from './responses.ts'

/** About 2 kB each, compressed; a client may ask for every phone of a shop. */
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

/**
 * Sends visitors the JSON that another visitor was answered until one of `topics` changes, as cached pages are
 * sent. For routes whose answer depends on their path and on the viewer only. Their answers have an ETag and are
 * compressed; those for a viewer are made each time.
 */
export function cachedAnswers(topics: readonly string[]) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const { answers } = (c.env ?? {}) as { answers?: AnswerCache }
    if (!answers || c.get('viewer') || c.req.method !== 'GET') return compressed(c, next)
    const encoding = acceptedEncoding(c.req.header('accept-encoding'), FAST_ENCODINGS)
    const key = `${encoding} ${c.req.path}`

    const send = ({ body, headers }: Answer) =>
      c.req.header('if-none-match') === headers.ETag
        ? c.body(null, 304, headers)
        : c.body(body as Uint8Array<ArrayBuffer>, 200, headers)

    const known = answers.get(key)
    if (known) return send(known)
    const since = answers.version()
    onJson(c, (text) => {
      const { body, headers } = toJsonBody(text, encoding)
      const answer = {
        body: Buffer.from(body),
        topics,
        headers: {
          ...headers,
          // Weak, because the same answer is sent in several encodings.
          ETag: `W/"${hash('sha256', text, 'base64url').slice(0, 22)}"`,
          'Cache-Control': 'no-cache',
          Vary: 'Accept-Encoding, Cookie',
        },
      }
      answers.add(key, answer, since)
      return send(answer)
    })
    await next()
  })
}
