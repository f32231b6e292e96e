import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { type ApiResponse, call } from './call.ts'
import type { Fixtures, LoggedInUser } from './fixtures.ts'

/** Responses that a client received and that must not be undone. */
export type Acknowledged = {
  /** This order was in this state. */
  states: { orderId: string; state: string }[]
  /** Messages that were sent, by client id or by text. */
  messages: string[]
  statements: string[]
  ratings: { orderId: string; side: string }[]
}

export type CrashTrial = {
  fixtures: Fixtures
  /** The server's current origin; it changes with a restart. */
  origin: () => string
  acknowledged: Acknowledged
  calls: { sent: number; repeated: number; broken: number }
  /** How often each action succeeded, to show what the scenarios consisted of. */
  done: Map<string, number>
}

const RETRY_AFTER_MS = 100

/**
 * Repeats a call with its idempotency key until there is a response, as a well-behaved client does.
 */
export async function callWithRetry(
  run: CrashTrial,
  person: LoggedInUser,
  path: string,
  body?: unknown,
  method: 'POST' | 'PUT' = 'POST',
): Promise<ApiResponse> {
  const key = randomUUID()
  for (;;) {
    run.calls.sent += 1
    const response = await call(run.origin(), person, path, body, { key, method })
    if (response.status === 500) run.calls.broken += 1
    const isOpen =
      response.status === 0 || response.status >= 500 || response.body.error === 'in_progress'
    if (!isOpen) return recordOrderState(run, response)
    run.calls.repeated += 1
    await wait(RETRY_AFTER_MS)
  }
}

function recordOrderState(run: CrashTrial, response: ApiResponse): ApiResponse {
  const order = (response.body.order ?? response.body) as {
    _id?: string
    state?: string
    phoneId?: string
  }
  const isOrder = order._id && order.state && order.phoneId && 'transitions' in order
  if (response.status < 300 && isOrder)
    run.acknowledged.states.push({ orderId: order._id!, state: order.state! })
  return response
}

/** Sends the request twice concurrently, as two tabs would. */
export const twice = (call: () => Promise<ApiResponse>) => Promise.all([call(), call()])

/** Counts a success under its name. */
export function countOutcome(
  run: CrashTrial,
  name: string,
  answers: ApiResponse | readonly ApiResponse[],
): boolean {
  const isDone = [answers].flat().some(({ status }) => status < 300)
  if (isDone) run.done.set(name, (run.done.get(name) ?? 0) + 1)
  return isDone
}
