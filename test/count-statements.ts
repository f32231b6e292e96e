import pg from 'pg'

export type Statements<Result = unknown> = {
  /** What the work returned. */
  result: Result
  /** The statements in the order in which they were sent, without `begin`, `commit` and `rollback`. */
  texts: string[]
}

/** The statements of the work that is being counted. */
const recordings = new Set<string[]>()

/** Runs `work` and returns the statements that this process sent to the database meanwhile. */
export async function countStatements<Result>(
  work: () => Promise<Result>,
): Promise<Statements<Result>> {
  const texts: string[] = []
  recordings.add(texts)
  try {
    return { result: await work(), texts }
  } finally {
    recordings.delete(texts)
  }
}

const BEGINS_OR_ENDS = /^(begin|start transaction|commit|rollback)\b/i

const query = pg.Client.prototype.query as (...args: unknown[]) => unknown
pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
  const [first] = args as [string | { text: string }]
  const text = typeof first === 'string' ? first : first.text
  if (!BEGINS_OR_ENDS.test(text)) for (const texts of recordings) texts.push(text)
  return query.apply(this, args)
} as typeof pg.Client.prototype.query
