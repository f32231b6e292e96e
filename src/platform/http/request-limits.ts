import { isIP, isIPv6 } from 'node:net'
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type pg from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { formatQuantity } from '../../shared/quantities.ts'
import { createConcurrencyLimit } from '../concurrency.ts'
import { type AppEnv, refuse, refuseBusy, serverEnvironment } from './responses.ts'

/** `points` attempts in `seconds`, counted for a key across all nodes. */
export type Limiter = {
  /** Counts one attempt; seconds to wait when there were too many, else undefined. */
  consume(key: string): Promise<number | undefined>
  /** Seconds to wait when there were too many already, without counting. */
  blockedFor(key: string): Promise<number | undefined>
  /** Counts one attempt beyond any limit; how many there are now. */
  add(key: string): Promise<number>
  count(key: string): Promise<number>
  reset(key: string): Promise<void>
  /** Takes back one counted attempt. */
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
    async consume(key) {
      try {
        await limiter.consume(key)
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) return secondsLeft(refusal)
        throw refusal
      }
    },
    async blockedFor(key) {
      const state = await limiter.get(key)
      if (state && state.consumedPoints >= points) return secondsLeft(state)
    },
    async add(key) {
      const state = await limiter.consume(key).catch((refusal: unknown) => refusal)
      if (state instanceof RateLimiterRes) return state.consumedPoints
      throw state
    },
    count: async (key) => (await limiter.get(key))?.consumedPoints ?? 0,
    refund: async (key) => void (await limiter.reward(key)),
    reset: async (key) => void (await limiter.delete(key)),
  }
}

/** Deletes counters that expired before `now`; returns how many. */
export async function deleteExpiredAttempts(pool: pg.Pool, now: Date): Promise<number> {
  const { rowCount } = await pool.query('delete from rate_limits where expire < $1', [
    now.getTime(),
  ])
  return rowCount ?? 0
}

function secondsLeft(state: RateLimiterRes) {
  return Math.max(1, Math.ceil(state.msBeforeNext / 1000))
}

/** Answers 429 with Retry-After when `key` has no attempts left; undefined lets the request pass. */
export async function limitAttempts(c: Context<AppEnv>, limiter: Limiter, key: string) {
  const wait = await limiter.consume(key)
  return wait === undefined ? undefined : refuseAttempts(c, wait)
}

/** Answers 429: `wait` is how many seconds to wait. */
export function refuseAttempts(c: Context<AppEnv>, wait: number) {
  c.header('Retry-After', String(wait))
  return refuse(c, 429, 'too_many', `Too many attempts. Try again in ${formatWait(wait)}.`)
}

/** In English: '90 seconds', '2 hours'. As an argument of an error it is translated with it. */
export function formatWait(seconds: number): string {
  if (seconds < 90) return formatQuantity(seconds, 'second')
  if (seconds < 2 * 3_600) return formatQuantity(Math.ceil(seconds / 60), 'minute')
  return formatQuantity(Math.ceil(seconds / 3_600), 'hour')
}

/**
 * The network that attempts of an address count for: the address itself for IPv4, its first 64 bits for
 * IPv6, because one customer of a provider has all addresses of such a network (RFC 6177).
 */
export function toNetwork(address: string): string {
  if (!isIPv6(address)) return address
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped) return mapped
  // The URL parser writes the canonical form, with one '::' at most.
  const canonical = new URL(`http://[${address.split('%')[0]}]`).hostname.slice(1, -1)
  const [head = '', tail] = canonical.split('::')
  const start = head ? head.split(':') : []
  const end = tail ? tail.split(':') : []
  const zeros = Array<string>(tail === undefined ? 0 : 8 - start.length - end.length).fill('0')
  return `${[...start, ...zeros, ...end].slice(0, 4).join(':')}::/64`
}

/** The first 24 bits of an IPv4 address or the first 48 of an IPv6 address; empty for anything else. */
export function shortenAddress(address: string): string {
  const network = toNetwork(address)
  const ipv4 = /^(\d+\.\d+\.\d+)\.\d+$/.exec(network)?.[1]
  if (ipv4) return `${ipv4}.0/24`
  const ipv6 = /^([\da-f]+:[\da-f]+:[\da-f]+):[\da-f]+::\/64$/.exec(network)?.[1]
  return ipv6 ? `${ipv6}::/48` : ''
}

/**
 * The client's IP address; X-Forwarded-For counts only when the settings trust the proxy. Where the proxy
 * writes no address, such as "unknown", all its clients count as one: the address of the proxy.
 */
export function clientAddress(
  headers: Headers,
  socketAddress: string | undefined,
  trustProxy: boolean,
) {
  const forwarded = trustProxy ? headers.get('x-forwarded-for')?.split(',').at(-1) : undefined
  return parseAddress(forwarded ?? '') ?? socketAddress ?? 'unknown'
}

/**
 * An address without the port and the brackets that some proxies write: `[2001:db8::1]:443`, `192.0.2.7:51123`.
 */
function parseAddress(text: string): string | undefined {
  const bare = text.trim().replace(/^"(.*)"$/, '$1')
  const inBrackets = /^\[([^\]]+)\](?::\d+)?$/.exec(bare)?.[1]
  const address = inBrackets ?? bare.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
  return isIP(address) ? address : undefined
}

/**
 * Requests at once in a process: more than use its processor and its connections to the database,
 * because some wait for a payment provider or a file storage, for up to 8 s.
 */
const AT_ONCE = 64
const WAITING = 2_000
/** A request that has waited this long is refused, so that its client gets a response within 2 s. */
const MAX_WAIT_MS = 1_500

/**
 * Limits the requests that a process answers at the same time. It is part of the environment of
 * requests that come over HTTP; calls of pages have none, because the pages that are rendered at
 * the same time are limited.
 */
export type RequestLimit = ReturnType<typeof createRequestLimit>

export function createRequestLimit() {
  return createConcurrencyLimit(AT_ONCE, WAITING, MAX_WAIT_MS)
}

/**
 * Lets a request wait until fewer others are under way, or refuses it with 503 before anything of
 * it has begun. A request is under way until its response begins: downloads and event streams do
 * not hold a place while they send. Answers from memory do not wait. `except` names the paths whose
 * work has a queue of its own, or that read a large body, which a slow client sends over minutes.
 */
export function limitRequests({ except }: { except: (path: string) => boolean }) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const limit = serverEnvironment(c).limitRequests
    if (!limit || except(c.req.path)) return next()
    const isAnswered = await limit(async () => {
      await next()
      return true
    })
    if (isAnswered) return
    const { requestId } = c.var
    c.var.log.warn({ requestId }, 'request refused because too many are under way')
    return refuseBusy(c, 'Too many people are using the shop right now. Try again shortly.')
  })
}
