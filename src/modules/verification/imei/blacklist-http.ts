import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Blacklist } from './blacklist.ts'

type Options = {
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
 * Asks a provider: POST {"imei": "…"} as JSON, with the key as a bearer token, answered by
 * {"listed": true | false}. The number stands in the body, because addresses end up in logs.
 */
export function httpBlacklist({ url, key, log, timeoutMs = TIMEOUT_MS }: Options): Blacklist {
  const headers = {
    'content-type': 'application/json',
    accept: 'application/json',
    ...(key && { authorization: `Bearer ${key}` }),
  }
  async function ask(digits: string): Promise<boolean> {
    const response = await fetch(url, {
      method: 'POST',
      headers,
      body: JSON.stringify({ imei: digits }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (!response.ok) {
      await response.body?.cancel()
      throw new Refused(response.status)
    }
    const { listed } = (await response.json()) as { listed?: unknown }
    if (typeof listed !== 'boolean') throw new Error('the answer has no "listed": true or false')
    return listed
  }
  return {
    async look(digits) {
      for (const pause of [...PAUSES, undefined]) {
        try {
          return (await ask(digits)) ? 'listed' : 'clean'
        } catch (error) {
          const again = pause !== undefined && mayPass(error)
          // The message alone: what the library hangs on an error may hold the request.
          log.warn({ why: reasonOf(error), again }, 'IMEI blacklist did not answer')
          if (!again) return 'unknown'
          await wait(pause)
        }
      }
      return 'unknown'
    },
  }
}

class Refused extends Error {
  readonly status: number
  constructor(status: number) {
    super(`it answered ${status}`)
    this.status = status
  }
}

/** A wrong key or address stays wrong; a busy or broken server may recover. */
function mayPass(error: unknown) {
  return !(error instanceof Refused) || error.status === 429 || error.status >= 500
}

function reasonOf(error: unknown) {
  const { message, cause } = error as Error
  const code = (cause as { code?: string } | undefined)?.code
  return code ? `${message} (${code})` : message
}
