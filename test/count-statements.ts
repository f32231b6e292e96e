import pg from 'pg'
import { NOT_AWAITED } from '../src/platform/db/pipeline.ts'

export type Counts = {
  /** Statements, without `begin`, `commit` and `rollback`. */
  statements: number
  /**
   * How often the server waits for a response: for a statement or a commit, once for what it sends
   * together on one connection.
   */
  waits: number
}

export type Statements<Result = unknown> = Counts & {
  /** What the work returned. */
  result: Result
  /** The statements in the order in which they were sent. */
  texts: string[]
}

type Recording = { texts: string[]; waits: number }

/** Of the work that is being counted. */
const recordings = new Set<Recording>()

/** Runs `work` and returns the statements that this process sent to the database meanwhile. */
export async function countStatements<Result>(
  work: () => Promise<Result>,
): Promise<Statements<Result>> {
  const recording: Recording = { texts: [], waits: 0 }
  recordings.add(recording)
  try {
    const result = await work()
    const { texts, waits } = recording
    return { result, texts, statements: texts.length, waits }
  } finally {
    recordings.delete(recording)
  }
}

/** Connections that have been written to in this moment. */
const written = new Set<pg.Client>()

const BEGINS_OR_ENDS = /^(begin|commit|rollback)$/i

function record(client: pg.Client, text: string) {
  const isAwaited = text !== 'begin' && !text.trimEnd().endsWith(NOT_AWAITED)
  const isWait = isAwaited && !written.has(client)
  if (isWait) {
    written.add(client)
    process.nextTick(() => written.delete(client))
  }
  for (const recording of recordings) {
    if (isWait) recording.waits += 1
    if (!BEGINS_OR_ENDS.test(text)) recording.texts.push(text)
  }
}

const { query } = pg.Client.prototype
pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
  if (recordings.size > 0) {
    const [first] = args as [string | { text: string }]
    record(this, typeof first === 'string' ? first : first.text)
  }
  return (query as (...all: unknown[]) => unknown).apply(this, args)
} as typeof query
