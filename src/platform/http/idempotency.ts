import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type pg from 'pg'
import { HOUR, SECOND } from '../../shared/time.ts'
import type { Clock } from '../clock.ts'
import {
  claimKey,
  deleteAnswers,
  giveUpKey,
  type Keyed,
  keepAlive,
  keepAnswer,
} from './idempotency.store.ts'
import { type AppEnv, refuse } from './responses.ts'
import { EMAIL_NOT_VERIFIED, REAUTHENTICATION_REQUIRED } from './viewer.ts'

/** The header that identifies repetitions of one call. */
export const IDEMPOTENCY_KEY = 'Idempotency-Key'
/** Long enough for a phone that was offline overnight. */
export const ANSWERS_KEPT_MS = 24 * HOUR
/** How often a running call refreshes its claim; a killed process stops doing so. */
const ALIVE_EVERY_MS = 2 * SECOND
/** How long a repeated call waits for the first one, and how often it checks. */
const WAIT_MS = 5 * SECOND
const POLL_EVERY_MS = 40
const MAX_KEY = 200
const PLAIN = /^[\x20-\x7e]+$/

const CHANGING = new Set(['POST', 'PUT', 'PATCH', 'DELETE'])

/**
 * Runs a changing call of a signed-in user once, however often it is sent with one
 * `Idempotency-Key`: the same call gets the stored answer, a different call with that key 422, and a
 * call whose first run takes too long 409. Answers 429 and 5xx, and the request to sign in again, are
 * not stored. `except` names paths
 * that take files or set cookies.
 */
export function idempotency(
  pool: pg.Pool,
  clock: Clock,
  { except }: { except: (path: string) => boolean },
) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const key = c.req.header(IDEMPOTENCY_KEY)
    const { viewer } = c.var
    if (key === undefined || !viewer || !CHANGING.has(c.req.method) || except(c.req.path))
      return next()
    if (key.length > MAX_KEY || !PLAIN.test(key)) {
      const problem = `Use 1 to ${MAX_KEY} printable ASCII characters`
      return refuse(c, 422, 'invalid', 'Some fields are not valid.', {
        [IDEMPOTENCY_KEY]: problem,
      })
    }
    const call: Keyed = { userId: viewer.id, key, fingerprint: await fingerprintOf(c) }
    const earlier = await answerOf(pool, clock, call)
    if (earlier === 'claimed') return run(c, pool, call, next)
    if (earlier === 'other')
      return refuse(c, 422, 'key_reused', `This ${IDEMPOTENCY_KEY} was used for a different call.`)
    if (earlier === 'running') {
      c.header('Retry-After', '1')
      return refuse(c, 409, 'in_progress', 'This call is still running.')
    }
    const { status, contentType, body } = earlier
    const headers = { ...(contentType && { 'content-type': contentType }) }
    // The original answer, even if the data has changed since.
    return new Response(body === '' ? null : body, {
      status,
      headers: { ...headers, 'idempotent-replay': 'true' },
    })
  })
}

async function answerOf(pool: pg.Pool, clock: Clock, call: Keyed) {
  const end = performance.now() + WAIT_MS
  for (;;) {
    const now = clock.now()
    const notBefore = new Date(now.getTime() - ANSWERS_KEPT_MS)
    const found = await claimKey(pool, call, { now, notBefore })
    if (found.state === 'done') return found.answer
    if (found.state !== 'running' || performance.now() > end) return found.state
    await sleep(POLL_EVERY_MS)
  }
}

async function run(c: Context<AppEnv>, pool: pg.Pool, call: Keyed, next: () => Promise<void>) {
  // A failed heartbeat is made up for by the next one.
  const heartbeat = setInterval(() => void keepAlive(pool, call).catch(() => {}), ALIVE_EVERY_MS)
  try {
    await next()
  } catch (error) {
    await giveUpKey(pool, call)
    throw error
  } finally {
    clearInterval(heartbeat)
  }
  const { status, headers } = c.res
  if (status === 429 || status >= 500) return giveUpKey(pool, call)
  const body = await c.res.clone().text()
  // Nothing was done yet: the same call is repeated once the person has proved who they are.
  const isRepeated = [REAUTHENTICATION_REQUIRED, EMAIL_NOT_VERIFIED].some((code) =>
    body.includes(`"${code}"`),
  )
  if (status === 403 && isRepeated) return giveUpKey(pool, call)
  await keepAnswer(pool, call, { status, contentType: headers.get('content-type'), body })
}

async function fingerprintOf(c: Context<AppEnv>): Promise<Buffer> {
  const { pathname, search } = new URL(c.req.url)
  const hash = createHash('sha256').update(`${c.req.method} ${pathname}${search}\n`)
  return hash.update(await c.req.text()).digest()
}

/** Deletes answers that are a day old; returns how many. */
export function deleteExpiredAnswers(pool: pg.Pool, now: Date): Promise<number> {
  return deleteAnswers(pool, new Date(now.getTime() - ANSWERS_KEPT_MS))
}
