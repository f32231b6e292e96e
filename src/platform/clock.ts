import { setTimeout as wait } from 'node:timers/promises'

/** Where "now" comes from; tests control it. */
export type Clock = { now(): Date }

export const systemClock: Clock = { now: () => new Date() }

/** A difference that NTP leaves, or a busy machine: the system's clock is used as it is. */
const MAX_SKEW_MS = 1_000

/** An answer that took longer says too little about the time. */
const MAX_ROUND_TRIP_MS = 2_000

export type SyncedClock = Clock & {
  /** Asks again. Returns by how many milliseconds the system's clock is ahead, negative if it is behind. */
  sync(): Promise<number>
}

/**
 * The clock of the database, which decides deadlines on every node: the system's own is used while it differs
 * by no more than a second, and else the time that the database said last, plus what has passed since then.
 */
export function createSyncedClock(
  readTime: () => Promise<Date>,
  system: Clock = systemClock,
): SyncedClock {
  let latest: { time: number; mark: number } | undefined
  let syncedSkew = 0
  let isSyncing = false
  const expected = () => latest && latest.time + performance.now() - latest.mark
  const skew = () => system.now().getTime() - (expected() ?? system.now().getTime())
  return {
    now() {
      const time = expected()
      // One of the two clocks jumped or stood still, as on a machine that was suspended: the database knows
      // which.
      if (time !== undefined && Math.abs(skew() - syncedSkew) > MAX_SKEW_MS) resync()
      return time !== undefined && Math.abs(skew()) > MAX_SKEW_MS ? new Date(time) : system.now()
    },
    sync,
  }

  function resync() {
    if (isSyncing) return
    isSyncing = true
    sync()
      .catch(() => {})
      .finally(() => {
        isSyncing = false
      })
  }

  async function sync() {
    const sent = performance.now()
    const time = (await readTime()).getTime()
    const mark = performance.now()
    const roundTrip = mark - sent
    if (roundTrip < MAX_ROUND_TRIP_MS || !latest) latest = { time: time + roundTrip / 2, mark }
    syncedSkew = skew()
    return syncedSkew
  }
}

/** A clock that only `advance` moves, in milliseconds. */
export function manualClock(start = new Date()): Clock & { advance(ms: number): void } {
  let time = start.getTime()
  return {
    now: () => new Date(time),
    advance(ms) {
      time += ms
    },
  }
}

/** Longer than the work takes on a machine that is not overloaded. */
const STEP_MS = 250

/**
 * Does work whose duration must not reveal what it did, such as whether an account exists: the answer comes
 * after a multiple of 250 ms.
 */
export async function atSteadyPace<T>(work: () => Promise<T>): Promise<T> {
  const start = performance.now()
  const result = await work()
  const taken = performance.now() - start
  await wait(Math.ceil(taken / STEP_MS) * STEP_MS - taken)
  return result
}
