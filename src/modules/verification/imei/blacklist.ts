import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Deps } from '../../../deps.ts'

/**
 * A registry of stolen or lost phones. It gets the full number; it must not throw and not log it.
 * 'unknown' if it cannot answer.
 */
export type Blacklist = { lookUp(digits: string): Promise<'clean' | 'listed' | 'unknown'> }

/** The blacklist of this instance; undefined when none is set. */
export function createBlacklist({ env, log }: Pick<Deps, 'env' | 'log'>): Blacklist | undefined {
  const { IMEI_BLACKLIST_URL: url, IMEI_BLACKLIST_KEY: key, IMEI_BLACKLIST_FILE: file } = env
  if (url) return httpBlacklist({ url, key, log })
  return file ? fileBlacklist(file, log) : undefined
}

type HttpOptions = {
  url: string
  key?: string | undefined
  log: Pick<Logger, 'warn'>
  /** Milliseconds that one try may take. */
  timeoutMs?: number
}

/** A person waits in front of the form: three tries and their pauses stay below 7 s. */
const TIMEOUT_MS = 2_000
/** Milliseconds before the second and the third try. */
const PAUSES = [200, 600]

/**
 * Queries a provider: POST {"imei": "…"} as JSON, with the key as a bearer token; the response is
 * {"listed": true | false}. The number is in the body, because URLs end up in logs.
 */
export function httpBlacklist({ url, key, log, timeoutMs = TIMEOUT_MS }: HttpOptions): Blacklist {
  const headers = {
    'content-type': 'application/json',
    accept: 'application/json',
    ...(key && { authorization: `Bearer ${key}` }),
  }
  async function isListed(digits: string): Promise<boolean> {
    const response = await fetch(url, {
      method: 'POST',
      headers,
      body: JSON.stringify({ imei: digits }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (!response.ok) {
      await response.body?.cancel()
      throw new HttpError(response.status)
    }
    const { listed } = (await response.json()) as { listed?: unknown }
    if (typeof listed !== 'boolean') throw new Error('the answer has no "listed": true or false')
    return listed
  }
  return {
    async lookUp(digits) {
      for (const pause of [...PAUSES, undefined]) {
        try {
          return (await isListed(digits)) ? 'listed' : 'clean'
        } catch (error) {
          const again = pause !== undefined && isTransient(error)
          // The message alone: what the library hangs on an error may hold the request.
          log.warn({ why: describeError(error), again }, 'IMEI blacklist did not answer')
          if (!again) return 'unknown'
          await wait(pause)
        }
      }
      return 'unknown'
    },
  }
}

class HttpError extends Error {
  readonly status: number
  constructor(status: number) {
    super(`it answered ${status}`)
    this.status = status
  }
}

/** A wrong key or address stays wrong; a busy or broken server may recover. */
function isTransient(error: unknown) {
  return !(error instanceof HttpError) || error.status === 429 || error.status >= 500
}

function describeError(error: unknown) {
  const { message, cause } = error as Error
  const code = (cause as { code?: string } | undefined)?.code
  return code ? `${message} (${code})` : message
}

/** The last digit is computed from the others, and lists often leave it out. */
const COMPARED_DIGITS = 14

/**
 * A CSV file with an IMEI of 14 to 16 digits in the first column; other lines are skipped. Read
 * again when it changes. 8 bytes of memory per number.
 */
export function fileBlacklist(file: string, log: Pick<Logger, 'warn'>): Blacklist {
  let read: { version: string; numbers: Promise<Float64Array> } | undefined

  async function current(): Promise<Float64Array> {
    const { mtimeMs, size } = await stat(file)
    const version = `${mtimeMs} ${size}`
    if (read?.version !== version) read = { version, numbers: readNumbers(file) }
    return read.numbers
  }
  return {
    async lookUp(digits) {
      try {
        return includesSorted(await current(), Number(digits.slice(0, COMPARED_DIGITS)))
          ? 'listed'
          : 'clean'
      } catch (error) {
        read = undefined
        log.warn({ why: (error as Error).message }, 'IMEI blacklist cannot be read')
        return 'unknown'
      }
    },
  }
}

async function readNumbers(file: string): Promise<Float64Array> {
  const numbers: number[] = []
  const lines = createInterface({
    input: createReadStream(file),
    crlfDelay: Number.POSITIVE_INFINITY,
  })
  for await (const line of lines) {
    const digits = /^\s*["']?\s*(\d{14,16})\b/.exec(line.replace(/^\ufeff/, ''))?.[1]
    if (digits) numbers.push(Number(digits.slice(0, COMPARED_DIGITS)))
  }
  return Float64Array.from(numbers).sort()
}

function includesSorted(sorted: Float64Array, number: number): boolean {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (sorted[middle]! < number) low = middle + 1
    else high = middle
  }
  return sorted[low] === number
}
