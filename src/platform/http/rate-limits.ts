import type { Context } from 'hono'
import type pg from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { type AppEnv, refuse } from './answers.ts'

/** `points` attempts in `seconds`, counted for a key across all nodes. */
export type Limiter = {
  /** Counts one attempt; seconds to wait when there were too many, else undefined. */
  spend(key: string): Promise<number | undefined>
  /** Seconds to wait when there were too many already, without counting. */
  spent(key: string): Promise<number | undefined>
  forget(key: string): Promise<void>
  /** Gives one attempt back: it was none after all. */
  refund(key: string): Promise<void>
}

export function createLimiter(
  pool: pg.Pool,
  name: string,
  points: number,
  seconds: number,
): Limiter {
  const limiter = new RateLimiterPostgres({
    storeClient: pool,
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    keyPrefix: name,
    points,
    duration: seconds,
    clearExpiredByTimeout: false,
  })
  return {
    async spend(key) {
      try {
        await limiter.consume(key)
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) return secondsLeft(refusal)
        throw refusal
      }
    },
    async spent(key) {
      const state = await limiter.get(key)
      if (state && state.consumedPoints >= points) return secondsLeft(state)
    },
    refund: async (key) => void (await limiter.reward(key)),
    forget: async (key) => void (await limiter.delete(key)),
  }
}

/** Deletes counters that ran out before `now`; says how many. */
export async function forgetOldAttempts(pool: pg.Pool, now: Date): Promise<number> {
  const { rowCount } = await pool.query('delete from rate_limits where expire < $1', [
    now.getTime(),
  ])
  return rowCount ?? 0
}

function secondsLeft(state: RateLimiterRes) {
  return Math.max(1, Math.ceil(state.msBeforeNext / 1000))
}

/** Answers 429 with Retry-After when `key` has spent its attempts; undefined lets the request on. */
export async function limitAttempts(c: Context<AppEnv>, limiter: Limiter, key: string) {
  const wait = await limiter.spend(key)
  if (wait === undefined) return
  c.header('Retry-After', String(wait))
  return refuse(c, 429, 'too_many', `Too many attempts. Try again in ${inWords(wait)}.`)
}

export function inWords(seconds: number) {
  if (seconds < 90) return `${seconds} seconds`
  return `${Math.ceil(seconds / 60)} minutes`
}

/** The client's address; a proxy's word counts only where the settings trust the proxy. */
export function addressOf(
  headers: Headers,
  socketAddress: string | undefined,
  trustProxy: boolean,
) {
  const forwarded = trustProxy
    ? headers.get('x-forwarded-for')?.split(',').at(-1)?.trim()
    : undefined
  return forwarded || socketAddress || 'unknown'
}
