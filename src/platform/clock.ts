/** Where "now" comes from; tests control it. */
export type Clock = { now(): Date }

export const systemClock: Clock = { now: () => new Date() }

/** A clock that only `advance` moves, in milliseconds. */
export function manualClock(start = new Date()): Clock & { advance(ms: number): void } {
  let at = start.getTime()
  return {
    now: () => new Date(at),
    advance(ms) {
      at += ms
    },
  }
}
