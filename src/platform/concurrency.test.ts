import { expect, test } from 'vitest'
import { createConcurrencyLimit } from './concurrency.ts'

test('at most two run at once, others queue, and those beyond the queue are refused', async () => {
  const pass = createConcurrencyLimit(2, 3)
  let running = 0
  let most = 0
  const work = async () => {
    running += 1
    most = Math.max(most, running)
    await new Promise((done) => setTimeout(done, 5))
    running -= 1
    return 'done'
  }
  const all = await Promise.all(Array.from({ length: 7 }, () => pass(work)))
  expect(most).toBe(2)
  expect(all).toEqual(['done', 'done', 'done', 'done', 'done', undefined, undefined])
  expect(await pass(work)).toBe('done')
})

test('failed work frees its slot', async () => {
  const pass = createConcurrencyLimit(1, 1)
  await expect(pass(() => Promise.reject(new Error('broke')))).rejects.toThrow('broke')
  expect(await pass(async () => 'next')).toBe('next')
})
