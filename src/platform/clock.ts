/** Where "now" comes from. Tests turn the hands; everything that waits reads rows against it. */
export type Clock = { now(): Date }

export const systemClock: Clock = { now: () => new Date() }

/** A clock that stands until it is moved; milliseconds. */
export function standingClock(start = new Date()): Clock & { advance(ms: number): void } {
  let at = start.getTime()
  return {
    now: () => new Date(at),
    advance(ms) {
      at += ms
    },
  }
}

export const SECOND = 1_000
export const MINUTE = 60 * SECOND
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR
