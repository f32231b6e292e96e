import { expect, test, vi } from 'vitest'
import { createFairQueue } from './concurrency.ts'

/** Tasks that run until they are finished by hand, and the order in which they began. */
function tasks() {
  const begun: string[] = []
  const ends: (() => void)[] = []
  const task = (name: string) => () => {
    begun.push(name)
    return new Promise<string>((resolve) => ends.push(() => resolve(name)))
  }
  async function finishAll() {
    while (ends.length > 0) {
      ends.shift()?.()
      await new Promise((resolve) => setImmediate(resolve))
    }
  }
  return { begun, task, finishAll }
}

test('a flood from one network delays another network by one task only', async () => {
  const { begun, task, finishAll } = tasks()
  const run = createFairQueue(1, 100)
  const flood = Array.from({ length: 20 }, (_, index) => run('flood', task(`flood ${index}`)))
  const owner = run('home', task('owner'))
  await finishAll()
  expect(begun.indexOf('owner')).toBe(2)
  expect(await owner).toBe('owner')
  expect((await Promise.all(flood)).filter(Boolean)).toHaveLength(20)
})

test('a full queue turns away the newest task of the longest line, not a newcomer', async () => {
  const { task, finishAll } = tasks()
  const run = createFairQueue(1, 3)
  const flood = Array.from({ length: 6 }, (_, index) => run('flood', task(`flood ${index}`)))
  const owner = run('home', task('owner'))
  await finishAll()
  expect(await owner).toBe('owner')
  expect(await Promise.all(flood)).toEqual([
    'flood 0',
    'flood 1',
    'flood 2',
    undefined,
    undefined,
    undefined,
  ])
})

test('tasks that are first go before every line, and fit into a full queue', async () => {
  const { begun, task, finishAll } = tasks()
  const run = createFairQueue(1, 4)
  const others = Array.from({ length: 5 }, (_, index) =>
    run(`bot ${index % 2}`, task(`bot ${index}`)),
  )
  const known = run('home', task('known'), { first: true })
  await finishAll()
  expect(begun.indexOf('known')).toBe(1)
  expect(await known).toBe('known')
  expect((await Promise.all(others)).filter(Boolean)).toHaveLength(4)
})

test('a failed task frees its slot for the next one', async () => {
  const run = createFairQueue(1, 10)
  const failed = run('a', () => Promise.reject(new Error('no')))
  await expect(failed).rejects.toThrow('no')
  expect(await run('a', async () => 'next')).toBe('next')
})

test('a task that has waited too long never starts, and frees its place in the queue', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const { begun, task, finishAll } = tasks()
    const run = createFairQueue(1, 2, 1_000)
    const slow = run('home', task('slow'))
    const late = [run('late', task('late')), run('away', task('late too'), { first: true })]
    vi.advanceTimersByTime(1_000)
    expect(await Promise.all(late)).toEqual([undefined, undefined])
    const next = [run('home', task('next')), run('away', task('other'))]
    vi.advanceTimersByTime(999)
    await finishAll()
    expect(await Promise.all([slow, ...next])).toEqual(['slow', 'next', 'other'])
    vi.advanceTimersByTime(1_000)
    expect(begun).toEqual(['slow', 'next', 'other'])
    expect(await run('home', async () => 'free')).toBe('free')
  } finally {
    vi.useRealTimers()
  }
})
