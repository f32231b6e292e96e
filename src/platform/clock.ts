export { DAY, HOUR, MINUTE, SECOND } from '../shared/time.ts'

/** Where "now" comes from. Tests turn the hands; everything that waits reads rows against it. */
export type Clock = { now(): Date }

export const systemClock: Clock = { now: () => new Date() }

/** A clock that stands until it is moved; milliseconds. */
export function manualClock(start = new Date()): Clock & { advance(ms: number): void } {
  let at = start.getTime()
  return {
    now: () => new Date(at),
    advance(ms) {
      at += ms
    },
  }
}
