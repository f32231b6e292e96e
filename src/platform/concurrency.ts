import { setImmediate as nextTurn } from 'node:timers/promises'
import pLimit from 'p-limit'

/** The longest time that a timer of Node takes. */
const LONGEST_MS = 2 ** 31 - 1

/**
 * Runs at most `places` tasks at once; `queue` more wait, for at most `maxWaitMs`. Beyond that the result is
 * undefined: waiting callers are refused and can retry, rather than served after everyone has left.
 */
export function createConcurrencyLimit(places: number, queue: number, maxWaitMs = LONGEST_MS) {
  const limit = pLimit(places)
  return async function pass<T>(work: () => Promise<T>): Promise<T | undefined> {
    if (limit.activeCount < places) return limit(work)
    if (limit.pendingCount >= queue) return undefined
    return new Promise((resolve, reject) => {
      let isLate = false
      const timer = setTimeout(() => {
        isLate = true
        resolve(undefined)
      }, maxWaitMs)
      limit(async () => {
        clearTimeout(timer)
        return isLate ? undefined : work()
      }).then(resolve, reject)
    })
  }
}

/**
 * Runs `work` for each item, `atOnce` at a time. After a failure nothing new is started, running
 * work is awaited, and the first error is thrown.
 */
export async function forEachConcurrently<T>(
  all: Iterable<T> | AsyncIterable<T>,
  atOnce: number,
  work: (one: T) => Promise<void>,
): Promise<void> {
  const failures: unknown[] = []
  const running = new Set<Promise<void>>()
  for await (const one of all) {
    if (failures.length > 0) break
    const run: Promise<void> = work(one)
      .catch((error: unknown) => void failures.push(error))
      .finally(() => running.delete(run))
    running.add(run)
    if (running.size >= atOnce) await Promise.race(running)
  }
  await Promise.all(running)
  if (failures.length > 0) throw failures[0]
}

type Waiting = (start: boolean) => void

/**
 * Runs at most `places` tasks at once. The others wait in one line per `key`, and the lines take
 * turns: a sender of a thousand tasks waits for them, and nobody else does. `most` tasks wait in
 * all; beyond that the newest task of the longest line is turned away. So is a task that has waited
 * for `maxWaitMs`. The result of those is undefined. Tasks that are `first` go before all lines.
 */
export function createFairQueue(
  places: number,
  most: number,
  maxWaitMs = Number.POSITIVE_INFINITY,
) {
  let free = places
  let waiting = 0
  const first: Waiting[] = []
  // A map keeps the order of insertion: the line that was served last is put back at the end.
  const lines = new Map<string, Waiting[]>()

  function takeNext(): Waiting | undefined {
    const urgent = first.shift()
    if (urgent) return urgent
    const [key, line] = lines.entries().next().value ?? []
    if (key === undefined || !line) return
    lines.delete(key)
    const next = line.shift()
    if (line.length > 0) lines.set(key, line)
    return next
  }

  /** Makes room for a task of a shorter line; false if there is no longer one. */
  function turnAwayLongest(ownLength: number): boolean {
    const longest = [...lines.values()].reduce<Waiting[]>(
      (long, line) => (line.length > long.length ? line : long),
      [],
    )
    if (longest.length <= ownLength + 1) return false
    longest.pop()?.(false)
    waiting -= 1
    return true
  }

  function wait(key: string, isFirst: boolean): Promise<boolean> {
    const line = isFirst ? first : (lines.get(key) ?? [])
    if (waiting >= most && !turnAwayLongest(isFirst ? 0 : line.length))
      return Promise.resolve(false)
    waiting += 1
    if (!isFirst) lines.set(key, line)
    return new Promise<boolean>((resolve) => {
      let late: NodeJS.Timeout | undefined
      const start = (starts: boolean) => {
        clearTimeout(late)
        resolve(starts)
      }
      const leave = () => {
        line.splice(line.indexOf(start), 1)
        if (line.length === 0 && !isFirst) lines.delete(key)
        waiting -= 1
        resolve(false)
      }
      if (Number.isFinite(maxWaitMs)) late = setTimeout(leave, maxWaitMs)
      line.push(start)
    })
  }

  return async function run<T>(
    key: string,
    work: () => Promise<T>,
    options: { first?: boolean } = {},
  ): Promise<T | undefined> {
    if (free > 0) free -= 1
    else if (!(await wait(key, options.first ?? false))) return undefined
    try {
      return await work()
    } finally {
      const next = takeNext()
      if (next) {
        waiting -= 1
        next(true)
      } else free += 1
    }
  }
}

/** Milliseconds that a person does not notice. */
const MOST_MS = 10

/**
 * When long work began in this turn of the event loop, or was last resumed in it; undefined when
 * there was none yet.
 */
let began: number | undefined
let isEnding = false

function startCounting() {
  began = performance.now()
  if (isEnding) return
  isEnding = true
  // Runs before all that is scheduled for the next turn from here on.
  setImmediate(() => {
    isEnding = false
    began = undefined
  })
}

/**
 * Whether other requests should have their turn, because long work has taken this many milliseconds
 * of the turn of the event loop. All long work in that turn counts together: many short pieces one
 * after the other delay requests as a long one does.
 */
export function isTurnOver(mostMs: number): boolean {
  if (began === undefined) startCounting()
  return performance.now() - began! >= mostMs
}

/** Goes on in the next turn, with all of the time that one has. */
export async function endTurn(): Promise<void> {
  await nextTurn()
  startCounting()
}

/**
 * For long work in the server's process: await the function often, and whenever a turn is over,
 * other requests go first.
 */
export function createTurns(mostMs = MOST_MS): () => Promise<void> {
  isTurnOver(mostMs)
  return async () => {
    if (isTurnOver(mostMs)) await endTurn()
  }
}

/**
 * Runs steps to the end, with pauses in which other requests go first. What follows has a turn of
 * its own, if this one is over.
 */
export async function runInTurns<Result>(
  steps: Generator<void, Result, void>,
  mostMs = MOST_MS,
): Promise<Result> {
  if (isTurnOver(mostMs)) await endTurn()
  for (;;) {
    const { done, value } = steps.next()
    if (isTurnOver(mostMs)) await endTurn()
    if (done) return value
  }
}
