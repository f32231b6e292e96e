import { expect, test, vi } from 'vitest'
import { createSyncedClock } from './clock.ts'

const HOUR = 3_600_000

/** A machine and a database whose clocks a test sets, in milliseconds off the real time. */
function clocks() {
  const off = { machine: 0, database: 0 }
  const clock = createSyncedClock(async () => new Date(Date.now() + off.database), {
    now: () => new Date(Date.now() + off.machine),
  })
  const error = () => Math.abs(clock.now().getTime() - Date.now() - off.database)
  return { off, clock, error }
}

test('a machine whose clock is an hour ahead or behind follows the time of the database', async () => {
  for (const machine of [HOUR, -HOUR]) {
    const { off, clock, error } = clocks()
    off.machine = machine
    expect(Math.abs((await clock.sync()) - machine)).toBeLessThan(1_000)
    expect(error()).toBeLessThan(1_000)
  }
})

test('a clock that jumps between two checks has no effect', async () => {
  const { off, clock, error } = clocks()
  await clock.sync()
  off.machine = HOUR
  expect(error()).toBeLessThan(1_000)
  off.machine = 0
  expect(error()).toBeLessThan(1_000)
})

test('a machine that was suspended, whose steady clock stood still, asks the database at once', async () => {
  const { off, clock, error } = clocks()
  await clock.sync()
  off.machine = HOUR
  off.database = HOUR
  clock.now()
  await expect.poll(error).toBeLessThan(1_000)
})

test('a clock that differs by less than a second is used as it is, and so is one before the first check', async () => {
  const { off, clock } = clocks()
  const now = vi.fn(() => new Date(5))
  expect(createSyncedClock(async () => new Date(), { now }).now()).toEqual(new Date(5))
  off.machine = 400
  await clock.sync()
  const before = Date.now()
  const time = clock.now().getTime() - off.machine
  expect([before, time, Date.now()].toSorted((a, b) => a - b)[1]).toBe(time)
})
