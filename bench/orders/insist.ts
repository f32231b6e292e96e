import { randomUUID } from 'node:crypto'
import { wait } from '../child.ts'
import { call, type Said } from './call.ts'
import type { Fixtures, Somebody } from './fixtures.ts'

/** Responses that an actor received and that must not be undone. */
export type Acknowledged = {
  /** This order was in this state. */
  states: { orderId: string; state: string }[]
  /** Messages that were sent, by client id or by text. */
  messages: string[]
  statements: string[]
  ratings: { orderId: string; side: string }[]
}

export type Stage = {
  ground: Fixtures
  /** The server's current origin; it changes with a restart. */
  origin: () => string
  acknowledged: Acknowledged
  calls: { sent: number; repeated: number; broken: number }
  /** How often each action succeeded, to show what the scenarios consisted of. */
  done: Map<string, number>
}

const PATIENCE_MS = 100

/**
 * Repeats a call with its idempotency key until there is a response, as a well-behaved client does.
 */
export async function insist(
  stage: Stage,
  person: Somebody,
  path: string,
  body?: unknown,
  method: 'POST' | 'PUT' = 'POST',
): Promise<Said> {
  const key = randomUUID()
  for (;;) {
    stage.calls.sent += 1
    const said = await call(stage.origin(), person, path, body, { key, method })
    if (said.status === 500) stage.calls.broken += 1
    const isOpen = said.status === 0 || said.status >= 500 || said.body.error === 'in_progress'
    if (!isOpen) return noted(stage, said)
    stage.calls.repeated += 1
    await wait(PATIENCE_MS)
  }
}

function noted(stage: Stage, said: Said): Said {
  const order = (said.body.order ?? said.body) as { _id?: string; state?: string; phoneId?: string }
  const isOrder = order._id && order.state && order.phoneId && 'transitions' in order
  if (said.status < 300 && isOrder)
    stage.acknowledged.states.push({ orderId: order._id!, state: order.state! })
  return said
}

/** Sends the request twice concurrently, as two tabs would. */
export const twice = (act: () => Promise<Said>) => Promise.all([act(), act()])

/** Counts a success under its name. */
export function tally(stage: Stage, name: string, answers: Said | readonly Said[]): boolean {
  const isDone = [answers].flat().some(({ status }) => status < 300)
  if (isDone) stage.done.set(name, (stage.done.get(name) ?? 0) + 1)
  return isDone
}
