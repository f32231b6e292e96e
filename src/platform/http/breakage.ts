import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { isDatabaseDown } from '../db/index.ts'
import { type AppEnv, refuse } from './answers.ts'

/** Short: the database is usually back within a second or two. */
const RETRY_AFTER_SECONDS = 2

/** Answers an error without telling what is inside; logs it with the id that the answer carries. */
export function handleBreakage(error: Error, c: Context<AppEnv>) {
  if (error instanceof HTTPException) return fromHttpException(error, c)
  if (isDatabaseDown(error)) {
    c.var.log?.warn({ requestId: c.var.requestId, reason: error.message }, 'database away')
    c.header('Retry-After', String(RETRY_AFTER_SECONDS))
    return broken(
      c,
      503,
      'database_down',
      'We cannot reach our records right now. Try again shortly.',
    )
  }
  c.var.log?.error({ requestId: c.var.requestId, err: error }, 'request broke')
  return broken(c, 500, 'broken', 'Something broke on our side. It has been written down.')
}

function broken(c: Context<AppEnv>, status: 500 | 503, error: string, message: string) {
  return c.json({ error, message, requestId: c.var.requestId }, status)
}

function fromHttpException(error: HTTPException, c: Context<AppEnv>) {
  if (error.status === 400) return refuse(c, 400, 'malformed', 'The request is not well-formed.')
  return refuse(c, error.status as 400, 'refused', error.message || 'The request was refused.')
}

export function handleUnknown(c: Context<AppEnv>) {
  return refuse(c, 404, 'not_found', 'There is nothing here.')
}
