import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { deliverQueue } from './deliver-queue.ts'

/** A queue with so many messages, whose attempts last some turns of the event loop. */
function queueOf(messages: number) {
  const seen = { claimed: 0, running: 0, most: 0, ended: 0 }
  const claim = async () => {
    if (seen.claimed === messages) return
    seen.claimed += 1
    return seen.claimed
  }
  const deliver = async () => {
    seen.running += 1
    seen.most = Math.max(seen.most, seen.running)
    for (let turns = 0; turns < 20; turns += 1) await turn()
    seen.running -= 1
    seen.ended += 1
  }
  return { seen, claim, deliver }
}

test('at most 16 attempts are made at the same time, and all have ended with the run', async () => {
  const { seen, claim, deliver } = queueOf(50)
  expect(await deliverQueue(claim, deliver)).toBe(50)
  expect(seen).toEqual({ claimed: 50, running: 0, most: 16, ended: 50 })
})

test('a run ends after 200 attempts, and waits for the last of them', async () => {
  const { seen, claim, deliver } = queueOf(500)
  expect(await deliverQueue(claim, deliver)).toBe(200)
  expect(seen).toMatchObject({ claimed: 200, running: 0, ended: 200 })
})

test('a slow attempt does not hold up others', async () => {
  const order: string[] = []
  const messages = ['slow', 'fast', 'faster']
  await deliverQueue(
    async () => messages.shift(),
    async (message) => {
      for (let turns = 0; turns < (message === 'slow' ? 50 : 1); turns += 1) await turn()
      order.push(message)
    },
  )
  expect(order).toEqual(['fast', 'faster', 'slow'])
})
