import { createMiddleware } from 'hono/factory'
import { createConcurrencyLimit } from '../concurrency.ts'
import { hasStoredAnswer } from './response-cache.ts'
import { type AppEnv, refuseBusy, serverOf } from './responses.ts'

/**
 * Requests at once in a process: more than use its processor and its connections to the database, because some wait
 * for a payment provider or a file storage, for up to 8 s.
 */
const AT_ONCE = 64
const WAITING = 2_000
/** A request that has waited for so long is refused, so that its client learns of it within 2 s. */
const MAX_WAIT_MS = 1_500

/**
 * Limits the requests that a process answers at the same time. It is part of the environment of requests that come
 * over HTTP; calls of pages have none, because the pages that are rendered at the same time are limited.
 */
export type RequestLimit = ReturnType<typeof createRequestLimit>

export function createRequestLimit() {
  return createConcurrencyLimit(AT_ONCE, WAITING, MAX_WAIT_MS)
}

/**
 * Lets a request wait until fewer others are under way, or refuses it with 503 before anything of it has begun.
 * A request is under way until its response begins: downloads and event streams do not hold a place while they
 * send. Answers from memory do not wait. `except` names the paths whose work has a queue of its own, or that read a
 * large body, which a slow client sends over minutes.
 */
export function limitRequests({ except }: { except: (path: string) => boolean }) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const limit = serverOf(c).limitRequests
    if (!limit || except(c.req.path) || hasStoredAnswer(c)) return next()
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
