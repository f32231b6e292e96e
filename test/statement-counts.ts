import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type Counts, countStatements } from './count-statements.ts'

const ROOT = path.resolve(import.meta.dirname, '..')
const TABLE = path.join(ROOT, 'docs/statements-of-operations.md')

const HEAD = `# Statements of single calls

How many SQL statements a successful call of each operation of the API sends, without \`begin\` and \`commit\`, the session of
the caller included: the fewest and the most of the calls in one test file, where the first calls also fill caches. And for how
many responses of the database it waits at least. What is sent together is one wait, and audit entries, for example, are sent
without waiting ([0079](decisions/0079-transactions-in-fewer-round-trips.md)). The test file fails when its counts change
([why](decisions/tests.md)). [statements.md](statements.md) has the pages.

\`WRITE_STATEMENTS=1 npm test -- unit <test file>\` writes the lines of a file.

| operation | statements | waits | counted in |
|---|---:|---:|---|
`

/** Counts of an operation: \`6\`, or \`6–9\` where its calls differ, and the waits. */
type Line = { statements: string; waits: string; countedIn: string }

/** The lines of the document by operation, such as `GET /api/me`. */
export function readCounts(): Map<string, Line> {
  const text = readFileSync(TABLE, 'utf8')
  const cells = [...text.matchAll(/^\| `(.+?)` \| (.+?) \| (.+?) \| (.+?) \|$/gm)]
  return new Map(
    cells.map(([, operation = '', statements = '', waits = '', countedIn = '']) => [
      operation,
      { statements, waits, countedIn },
    ]),
  )
}

function writeCounts(lines: ReadonlyMap<string, Line>) {
  const key = (operation: string) => operation.split(' ').toReversed().join(' ')
  const rows = [...lines]
    .sort(([a], [b]) => (key(a) < key(b) ? -1 : 1))
    .map(([operation, { statements, waits, countedIn }]) =>
      ['', `\`${operation}\``, statements, waits, countedIn, ''].join(' | ').trim(),
    )
  writeFileSync(TABLE, `${HEAD}${rows.join('\n')}\n`)
}

type Range = { fewest: number; most: number; waits: number }

/** Counts of the successful calls in the test file that is running. */
const counted = new Map<string, Range>()

/** Calls that have not been answered. */
const running = new Set<{ isAlone: boolean }>()

/**
 * Makes a call of an operation and counts its statements for the document. Calls at the same time are not
 * counted: each would have the statements of the others.
 */
export async function countCall<Answer extends { response: Response }>(
  operation: string | undefined,
  call: () => Promise<Answer>,
): Promise<Answer> {
  const own = { isAlone: running.size === 0 }
  for (const other of running) other.isAlone = false
  running.add(own)
  try {
    const { result, ...counts } = await countStatements(call)
    const { status, headers } = result.response
    const isCounted = status < 400 && own.isAlone && !headers.has('idempotent-replay')
    if (operation && isCounted) noteCounts(operation, counts)
    return result
  } finally {
    running.delete(own)
  }
}

function noteCounts(operation: string, { statements, waits }: Counts) {
  const { fewest, most, ...known } = counted.get(operation) ?? {
    fewest: statements,
    most: statements,
    waits,
  }
  counted.set(operation, {
    fewest: Math.min(fewest, statements),
    most: Math.max(most, statements),
    waits: Math.min(known.waits, waits),
  })
}

export function resetCounts() {
  counted.clear()
}

const toLine = ({ fewest, most, waits }: Range, countedIn: string): Line => ({
  statements: fewest === most ? `${fewest}` : `${fewest}–${most}`,
  waits: String(waits),
  countedIn,
})

/**
 * Compares the counts of a test file, named from the root of the repository, all of whose tests have run, with its lines of the document.
 * Returns the lines that differ, as they should be and as they are.
 */
export function compareCounts(countedIn: string): { documented: string[]; counts: string[] } {
  const documented: string[] = []
  const counts: string[] = []
  for (const [operation, line] of readCounts()) {
    if (line.countedIn !== countedIn) continue
    const range = counted.get(operation)
    const now = range && toLine(range, countedIn)
    if (now && isSame(now, line)) continue
    const show = (of: Line) => `${operation}: ${of.statements} statements, ${of.waits} waits`
    documented.push(show(line))
    counts.push(now ? show(now) : `${operation}: not called`)
  }
  return { documented, counts }
}

/** It can depend on the moment whether two reads share a packet: waits may differ by one. */
function isSame(one: Line, other: Line): boolean {
  const waits = Math.abs(Number(one.waits) - Number(other.waits))
  return one.statements === other.statements && waits <= 1
}

/** Writes the lines of a test file, and those of operations that no other file counts. */
export function updateCounts(countedIn: string) {
  // Their calls are random.
  if (countedIn.endsWith('.property.test.ts')) return
  const lines = readCounts()
  for (const [operation, line] of lines)
    if (line.countedIn === countedIn || !existsSync(path.join(ROOT, line.countedIn)))
      lines.delete(operation)
  for (const [operation, range] of counted)
    if (!lines.has(operation)) lines.set(operation, toLine(range, countedIn))
  writeCounts(lines)
}
