import { findAnswer } from '../../../shared/accounts/proof-of-work.ts'

/** About 10 ms of work; in between the page can be used. */
const STEP = 4_000

/** Solves a challenge in small steps; takes a few seconds at most. */
export async function solveChallenge(nonce: string, bits: number): Promise<number> {
  for (let from = 0; ; from += STEP) {
    const answer = findAnswer(nonce, bits, from, from + STEP)
    if (answer !== undefined) return answer
    await nextTask()
  }
}

/** Unlike a timer, it is not delayed by 4 ms. */
function nextTask(): Promise<void> {
  const { port1, port2 } = new MessageChannel()
  return new Promise((resolve) => {
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })
}
