import pg from 'pg'
import { vi } from 'vitest'
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

/** The round of the work that is counted in rounds. */
let round: Round | undefined

/**
 * Counts the statements of work that does several things at the same time, such as a page that calls several
 * operations. Responses are held until all of that moment have come, as if each took equally long: `waits` are those
 * one after another, and do not depend on which response comes first. Only for reads: a statement that waits for the
 * lock of another one would wait for ever.
 */
export async function countInRounds<Result>(
  work: () => Promise<Result>,
): Promise<Statements<Result>> {
  const own = createRound()
  round = own
  // Long work pauses after some milliseconds (`isTurnOver`), on a busy machine between statements that are sent together.
  const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now())
  try {
    return { ...(await countStatements(work)), waits: own.count() }
  } finally {
    clock.mockRestore()
    round = undefined
  }
}

type Round = ReturnType<typeof createRound>

function createRound() {
  let count = 0
  let open = 0
  let held: (() => void)[] = []

  function end() {
    // Another statement was sent meanwhile.
    if (open > 0 || held.length === 0) return
    count += 1
    const responses = held
    held = []
    for (const release of responses) release()
  }

  /** Resolves when all responses of this moment have come. */
  async function hold(response: Promise<unknown>) {
    open += 1
    await response.catch(() => {})
    open -= 1
    await new Promise<void>((release) => {
      held.push(release)
      setImmediate(end)
    })
    return response
  }
  return { hold, count: () => count }
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

const query = pg.Client.prototype.query as (...args: unknown[]) => unknown
pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
  if (recordings.size === 0) return query.apply(this, args)
  const [first] = args as [string | { text: string }]
  record(this, typeof first === 'string' ? first : first.text)
  const done = args.at(-1)
  if (!round) return query.apply(this, args)
  if (first instanceof pg.Query) return sendHeld(this, first, round)
  // As the pool calls it.
  if (typeof done === 'function')
    return void round.hold(query.apply(this, args.slice(0, -1)) as Promise<unknown>).then(
      (result) => done(undefined, result),
      (error) => done(error),
    )
  return round.hold(query.apply(this, args) as Promise<unknown>)
} as typeof pg.Client.prototype.query

type Callback = (error?: Error, result?: unknown) => void

/** Sends a statement that has a callback, which is called when the round ends. */
function sendHeld(client: pg.Client, statement: pg.Query, { hold }: Round) {
  const own = statement as unknown as { callback: Callback }
  const { callback } = own
  const response = new Promise((resolve, reject) => {
    own.callback = (error, result) => (error ? reject(error) : resolve(result))
  })
  query.call(client, statement)
  void hold(response).then((result) => callback(undefined, result), callback)
  return statement
}
