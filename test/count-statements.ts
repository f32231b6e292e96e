import pg from 'pg'
import { NOT_AWAITED } from '../src/platform/db/pipeline.ts'

export type Statements<Result = unknown> = {
  /** What the work returned. */
  result: Result
  /** The texts in the order in which they were sent, without `begin`, `commit` and `rollback`. */
  texts: string[]
  /**
   * How often the server waits for a response: for a statement or a commit, once for what it sends
   * together on one connection.
   */
  waits: number
}

/** Runs `work` and returns the statements that this process sent to the database meanwhile. */
export async function countStatements<Result>(
  work: () => Promise<Result>,
): Promise<Statements<Result>> {
  const sent: string[] = []
  let waits = 0
  /** Connections that have been written to in this moment. */
  const written = new Set<pg.Client>()
  const original = pg.Client.prototype.query
  const recording = function (this: pg.Client, ...args: unknown[]) {
    const [first] = args as [string | { text: string }]
    const text = typeof first === 'string' ? first : first.text
    sent.push(text)
    const isAwaited = text !== 'begin' && !text.trimEnd().endsWith(NOT_AWAITED)
    if (isAwaited && !written.has(this)) {
      waits += 1
      written.add(this)
      process.nextTick(() => written.delete(this))
    }
    return (original as (...all: unknown[]) => unknown).apply(this, args)
  }
  pg.Client.prototype.query = recording as typeof original
  try {
    const result = await work()
    const texts = sent.filter((text) => !/^(begin|commit|rollback)$/i.test(text))
    return { result, texts, waits }
  } finally {
    pg.Client.prototype.query = original
  }
}
