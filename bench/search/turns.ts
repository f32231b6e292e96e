import { constants, type PerformanceEntry, PerformanceObserver } from 'node:perf_hooks'
import { setImmediate as nextTurn } from 'node:timers/promises'

/** All times are milliseconds of processor time of the main thread. */
export type Turns = {
  /** Turns that did something. */
  count: number
  longest: number
  /** The same without what is certain to have been garbage collection. */
  longestWork: number
  /** Turns that took longer than the limit. */
  long: LongTurn[]
}

export type LongTurn = {
  spent: number
  /**
   * At least so much of it was garbage collection. Collections are measured in elapsed time, in which another program may have had
   * the processor; what cannot have passed outside of them is certain.
   */
  collecting: number
  /** Kinds of the collections, such as 'minor'. */
  kinds: string[]
}

/** Milliseconds; shorter turns did nothing but look whether there is something to do. */
const IDLE_MS = 0.1

/**
 * Measures every turn of this process's event loop while `work` runs, in processor time of the main thread: what another
 * program on the machine does counts for nothing. A turn may be several callbacks, so no single one took longer.
 */
export async function measureTurns(work: () => Promise<unknown>, longMs: number): Promise<Turns> {
  // As little as possible is allocated: a process that has nothing else to do turns a million times in a few seconds.
  const long: Turn[] = []
  let count = 0
  let longest = 0
  let longestOther = 0
  let isDone = false
  let before = spentMs()
  let start = performance.now()
  function watch() {
    const now = spentMs()
    const end = performance.now()
    const spent = now - before
    if (spent > IDLE_MS) count += 1
    if (spent > longest) longest = spent
    if (spent > longMs) long.push({ start, end, spent })
    else if (spent > longestOther) longestOther = spent
    before = now
    start = end
    if (!isDone) setImmediate(watch)
  }
  const collections: PerformanceEntry[] = []
  const observer = new PerformanceObserver((list) => collections.push(...list.getEntries()))
  observer.observe({ entryTypes: ['gc'] })
  await new Promise<void>((resolve) => {
    setImmediate(() => {
      before = spentMs()
      start = performance.now()
      setImmediate(watch)
      resolve()
    })
  })
  await work().finally(() => {
    isDone = true
  })
  // The last turn ends, and the collections in it are reported.
  for (let turn = 0; turn < TURNS_UNTIL_REPORTED; turn++) await nextTurn()
  collections.push(...observer.takeRecords())
  observer.disconnect()
  const attributed = long.map((turn) => attribute(turn, collections))
  const works = attributed.map(({ spent, collecting }) => spent - collecting)
  return { count, longest, longestWork: Math.max(longestOther, ...works), long: attributed }
}

/** Of the event loop: Node makes the entry of a collection in the next one, and passes it on in the one after that. */
const TURNS_UNTIL_REPORTED = 3

type Turn = { start: number; end: number; spent: number }

function attribute({ start, end, spent }: Turn, collections: readonly PerformanceEntry[]) {
  const own = collections.filter(
    ({ startTime, duration }) => startTime >= start && startTime + duration <= end,
  )
  const elapsed = own.reduce((sum, { duration }) => sum + duration, 0)
  const outside = end - start - elapsed
  return {
    spent,
    collecting: Math.max(0, spent - outside),
    kinds: [...new Set(own.map(kindOf))].sort(),
  }
}

function kindOf(collection: PerformanceEntry): string {
  // Node's types declare the detail only where a program makes entries itself.
  const { kind } = (collection as PerformanceEntry & { detail: { kind: number } }).detail
  return kinds.get(kind) ?? `kind ${kind}`
}

const kinds = new Map([
  [constants.NODE_PERFORMANCE_GC_MINOR, 'minor'],
  [constants.NODE_PERFORMANCE_GC_MAJOR, 'major'],
  [constants.NODE_PERFORMANCE_GC_INCREMENTAL, 'incremental'],
  [constants.NODE_PERFORMANCE_GC_WEAKCB, 'weak callbacks'],
])

/**
 * Linux keeps the time of a running thread only at its ticks, 4 ms apart; asking for that of the process brings
 * the thread's up to date.
 */
function spentMs(): number {
  process.cpuUsage()
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1_000
}
