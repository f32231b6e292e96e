import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type pg from 'pg'
import { HOUR, SECOND } from '../../shared/time.ts'
import type { Clock } from '../clock.ts'
import { type AppEnv, refuse } from './responses.ts'
import { CONSENT_REQUIRED, EMAIL_NOT_VERIFIED, REAUTHENTICATION_REQUIRED } from './viewer.ts'

/** A call, identified by the user and the key they sent. */
export type Keyed = { userId: string; key: string; fingerprint: Buffer }
type StoredAnswer = { status: number; contentType: string | null; body: string }
type Claim =
  | { state: 'claimed' }
  | { state: 'other' }
  | { state: 'running' }
  | { state: 'done'; answer: StoredAnswer }

type Row = {
  fingerprint: Buffer
  claimed_at: Date
  status: number | null
  content_type: string | null
  body: string | null
}

/** A claim that was not refreshed for this long belongs to a dead process; database clock. */
const STALE_SECONDS = 10

/**
 * Claims a key for a call that is about to run, or returns the state of an earlier one. Answers
 * older than `notBefore` no longer count.
 */
async function claimKey(
  pool: pg.Pool,
  { userId, key, fingerprint }: Keyed,
  { now, notBefore }: { now: Date; notBefore: Date },
): Promise<Claim> {
  const { rowCount } = await pool.query(
    `insert into idempotent_responses as known (user_id, key, fingerprint, claimed_at)
     values ($1, $2, $3, $4)
     on conflict (user_id, key) do update
       set fingerprint = excluded.fingerprint, claimed_at = excluded.claimed_at,
         heartbeat_at = excluded.heartbeat_at, status = null, content_type = null, body = null
       where known.claimed_at <= $5
         or (known.status is null and known.fingerprint = excluded.fingerprint
           and known.heartbeat_at < clock_timestamp() - make_interval(secs => $6))`,
    [userId, key, fingerprint, now, notBefore, STALE_SECONDS],
  )
  if (rowCount === 1) return { state: 'claimed' }
  const { rows } = await pool.query<Row>(
    `select fingerprint, claimed_at, status, content_type, body from idempotent_responses
     where user_id = $1 and key = $2`,
    [userId, key],
  )
  const [row] = rows
  // Released between the two statements; the next attempt may claim it.
  if (!row) return { state: 'running' }
  if (!row.fingerprint.equals(fingerprint)) return { state: 'other' }
  if (row.status === null) return { state: 'running' }
  const answer = { status: row.status, contentType: row.content_type, body: row.body ?? '' }
  return { state: 'done', answer }
}

/** Refreshes the claim of a running call. */
export async function keepAlive(pool: pg.Pool, { userId, key }: Keyed) {
  await pool.query(
    `update idempotent_responses set heartbeat_at = clock_timestamp()
     where user_id = $1 and key = $2 and status is null`,
    [userId, key],
  )
}

async function keepAnswer(pool: pg.Pool, { userId, key }: Keyed, answer: StoredAnswer) {
  await pool.query(
    `update idempotent_responses set status = $3, content_type = $4, body = $5
     where user_id = $1 and key = $2 and status is null`,
    [userId, key, answer.status, answer.contentType, answer.body],
  )
}

/** Releases a key whose call had no result. */
async function releaseKey(pool: pg.Pool, { userId, key }: Keyed) {
  await pool.query(
    'delete from idempotent_responses where user_id = $1 and key = $2 and status is null',
    [userId, key],
  )
}

/** Deletes answers older than `before`; returns how many. */
async function deleteAnswers(pool: pg.Pool, before: Date): Promise<number> {
  const { rowCount } = await pool.query('delete from idempotent_responses where claimed_at <= $1', [
    before,
  ])
  return rowCount ?? 0
}

/** The header that identifies repetitions of one call. */
export const IDEMPOTENCY_KEY = 'Idempotency-Key'
/** Long enough for a phone that was offline overnight. */
export const IDEMPOTENCY_RETENTION_HOURS = 24
/** How often a running call refreshes its claim; a killed process stops doing so. */
const ALIVE_EVERY_MS = 2 * SECOND
/** How long a repeated call waits for the first one, and how often it checks. */
const WAIT_MS = 5 * SECOND
const POLL_EVERY_MS = 40
const MAX_KEY = 200
const PLAIN = /^[\x20-\x7e]+$/

const CHANGING = new Set(['POST', 'PUT', 'PATCH', 'DELETE'])

/**
 * Runs a changing call of a logged-in user once, however often it is sent with one
 * `Idempotency-Key`: the same call gets the stored answer, a different call with that key 422, and a
 * call whose first run takes too long 409. Answers 429 and 5xx, and requests to log in again, to confirm the
 * address or to accept new terms, are not stored. `except` names paths
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
      return refuse(
        c,
        409,
        'in_progress',
        'The first call with this key is still running. Try again shortly.',
      )
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
    const notBefore = new Date(now.getTime() - IDEMPOTENCY_RETENTION_HOURS * HOUR)
    const claim = await claimKey(pool, call, { now, notBefore })
    if (claim.state === 'done') return claim.answer
    if (claim.state !== 'running' || performance.now() > end) return claim.state
    await sleep(POLL_EVERY_MS)
  }
}

async function run(c: Context<AppEnv>, pool: pg.Pool, call: Keyed, next: () => Promise<void>) {
  // A failed heartbeat is made up for by the next one.
  const heartbeat = setInterval(() => void keepAlive(pool, call).catch(() => {}), ALIVE_EVERY_MS)
  try {
    await next()
  } catch (error) {
    await releaseKey(pool, call)
    throw error
  } finally {
    clearInterval(heartbeat)
  }
  const { status, headers } = c.res
  if (status === 429 || status >= 500) return releaseKey(pool, call)
  const body = await c.res.clone().text()
  // Nothing was done yet: the same call is repeated once the person has proved who they are, or accepted new terms.
  const isRepeated = [REAUTHENTICATION_REQUIRED, EMAIL_NOT_VERIFIED, CONSENT_REQUIRED].some(
    (code) => body.includes(`"${code}"`),
  )
  if (status === 403 && isRepeated) return releaseKey(pool, call)
  await keepAnswer(pool, call, { status, contentType: headers.get('content-type'), body })
}

async function fingerprintOf(c: Context<AppEnv>): Promise<Buffer> {
  const { pathname, search } = new URL(c.req.url)
  const hash = createHash('sha256').update(`${c.req.method} ${pathname}${search}\n`)
  // An API key gets no answers of its owner's browser, or of a key with other scopes.
  const { apiKey } = c.var
  if (apiKey) hash.update(`${apiKey.id}\n`)
  return hash.update(await c.req.text()).digest()
}

/** Deletes answers that are a day old; returns how many. */
export function deleteExpiredAnswers(pool: pg.Pool, now: Date): Promise<number> {
  return deleteAnswers(pool, new Date(now.getTime() - IDEMPOTENCY_RETENTION_HOURS * HOUR))
}
