import pg from 'pg'
import { NOT_AWAITED } from '../src/platform/db/pipeline.ts'

export type Statements = {
  /** The texts in the order in which they were sent, without `begin`, `commit` and `rollback`. */
  texts: string[]
  /** Responses that the server waits for, one after the other: statements and commits. */
  waits: number
}

/** Runs `work` and returns the statements that this process sent to the database meanwhile. */
export async function countStatements(work: () => Promise<unknown>): Promise<Statements> {
  const sent: string[] = []
  const original = pg.Client.prototype.query
  const recording = function (this: pg.Client, ...args: unknown[]) {
    const [first] = args as [string | { text: string }]
    sent.push(typeof first === 'string' ? first : first.text)
    return (original as (...all: unknown[]) => unknown).apply(this, args)
  }
  pg.Client.prototype.query = recording as typeof original
  try {
    await work()
  } finally {
    pg.Client.prototype.query = original
  }
  const texts = sent.filter((text) => !/^(begin|commit|rollback)$/i.test(text))
  const waits = sent.filter((text) => text !== 'begin' && !text.trimEnd().endsWith(NOT_AWAITED))
  return { texts, waits: waits.length }
}
