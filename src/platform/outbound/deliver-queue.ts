import { setTimeout as sleep } from 'node:timers/promises'

/** Attempts of this process at the same time. */
const AT_ONCE = 16
/** Attempts of one run. */
const BATCH = 200
/** How often a run looks for new messages while slow receivers keep it busy. */
const POLL_MS = 500

/**
 * Makes the due attempts of a queue of outgoing messages. `claim` takes one message in a statement of its
 * own, so any number of workers share the queue and none makes the attempt of another; undefined when none is
 * due. Returns how many attempts were made.
 */
export async function deliverQueue<Message>(
  claim: () => Promise<Message | undefined>,
  deliver: (message: Message) => Promise<void>,
): Promise<number> {
  const running = new Set<Promise<void>>()
  let attempts = 0
  while (attempts < BATCH) {
    const message = running.size < AT_ONCE ? await claim() : undefined
    if (message) {
      attempts += 1
      const attempt = deliver(message).finally(() => running.delete(attempt))
      running.add(attempt)
      continue
    }
    if (running.size === 0) break
    await Promise.race([...running, sleep(POLL_MS)])
  }
  await Promise.all(running)
  return attempts
}
