import { AsyncLocalStorage } from 'node:async_hooks'

/*
 * The API key that makes the call which is being answered. An operation knows who acts, its owner; only the audit log
 * wants to know with what. Were it passed along, every operation that forgot it would leave a gap in the log.
 */
const actingKey = new AsyncLocalStorage<string>()

/** Answers a call that a program makes with this key. */
export function runWithKey<T>(keyId: string, answer: () => T): T {
  return actingKey.run(keyId, answer)
}

/** The ID of the key that makes the call; null for a session, and outside of calls. */
export function actingKeyId(): string | null {
  return actingKey.getStore() ?? null
}
