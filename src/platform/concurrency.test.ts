import { afterEach, expect, test, vi } from 'vitest'
import { createConcurrencyLimit, runInTurns } from './concurrency.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

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

test('work that waits longer than the limit is refused, and the rest goes on in its order', async () => {
  const pass = createConcurrencyLimit(1, 10, 50)
  const order: number[] = []
  const slow = (number: number, ms: number) =>
    pass(async () => {
      order.push(number)
      await new Promise((done) => setTimeout(done, ms))
      return number
    })
  const first = [slow(1, 30), slow(2, 60), slow(3, 1), slow(4, 1)]
  expect(await Promise.all(first)).toEqual([1, 2, undefined, undefined])
  expect(await Promise.all([slow(5, 1), slow(6, 1)])).toEqual([5, 6])
  expect(order).toEqual([1, 2, 5, 6])
})

/** Work of 12 ms in steps of 1 ms, on a clock that only work moves. */
function clockForWork() {
  let now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  return function* work() {
    for (let step = 0; step < 12; step++) {
      now += 1
      yield
    }
  }
}

test('short pieces of work, one after the other, leave time for other requests like a long one', async () => {
  const work = clockForWork()
  let turns = 0
  let isDone = false
  const count = () => {
    turns += 1
    if (!isDone) setImmediate(count)
  }
  setImmediate(count)
  for (let piece = 0; piece < 6; piece++) await runInTurns(work(), 20)
  isDone = true
  expect(turns).toBe(3)
})

test('long pieces of work at the same time have equal parts of it', async () => {
  const work = clockForWork()
  const order: string[] = []
  const run = async (name: string) => {
    await runInTurns(work(), 3)
    order.push(name)
  }
  await Promise.all([run('first'), run('second'), run('third')])
  expect(order).toEqual(['first', 'second', 'third'])
})
