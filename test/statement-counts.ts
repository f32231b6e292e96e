import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { countStatements } from './count-statements.ts'

const ROOT = path.resolve(import.meta.dirname, '..')
const TABLE = path.join(ROOT, 'docs/statements-of-operations.md')

const HEAD = `# Statements of single calls

How many SQL statements a successful call of each operation of the API sends, without \`begin\` and \`commit\`, the session of
the caller included: the fewest and the most of the calls in one test file, where the first calls also fill caches. The
test file fails when its counts change ([why](decisions/tests.md)). [statements.md](statements.md) has the pages.

\`WRITE_STATEMENTS=1 npm test -- unit <test file>\` writes the lines of a file.

| operation | statements | counted in |
|---|---:|---|
`

/** Statements of an operation: `6`, or `6–9` where its calls differ. */
type Line = { statements: string; countedIn: string }

/** The lines of the document by operation, such as `GET /api/me`. */
export function readCounts(): Map<string, Line> {
  const text = readFileSync(TABLE, 'utf8')
  const cells = [...text.matchAll(/^\| `(.+?)` \| (.+?) \| (.+?) \|$/gm)]
  return new Map(
    cells.map(([, operation = '', statements = '', countedIn = '']) => [
      operation,
      { statements, countedIn },
    ]),
  )
}

function writeCounts(lines: ReadonlyMap<string, Line>) {
  const key = (operation: string) => operation.split(' ').toReversed().join(' ')
  const rows = [...lines]
    .sort(([a], [b]) => (key(a) < key(b) ? -1 : 1))
    .map(([operation, { statements, countedIn }]) =>
      ['', `\`${operation}\``, statements, countedIn, ''].join(' | ').trim(),
    )
  writeFileSync(TABLE, `${HEAD}${rows.join('\n')}\n`)
}

type Range = { fewest: number; most: number }

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
    const { result, texts } = await countStatements(call)
    const { status, headers } = result.response
    const isCounted = status < 400 && own.isAlone && !headers.has('idempotent-replay')
    if (operation && isCounted) noteCount(operation, texts.length)
    return result
  } finally {
    running.delete(own)
  }
}

function noteCount(operation: string, statements: number) {
  const { fewest, most } = counted.get(operation) ?? { fewest: statements, most: statements }
  counted.set(operation, {
    fewest: Math.min(fewest, statements),
    most: Math.max(most, statements),
  })
}

export function resetCounts() {
  counted.clear()
}

const toLine = ({ fewest, most }: Range, countedIn: string): Line => ({
  statements: fewest === most ? `${fewest}` : `${fewest}–${most}`,
  countedIn,
})

/**
 * Compares the counts of a test file, named from the root of the repository, all of whose tests have run, with
 * its lines of the document. Returns the lines that differ, as they should be and as they are.
 */
export function compareCounts(countedIn: string): { documented: string[]; counts: string[] } {
  const documented: string[] = []
  const counts: string[] = []
  for (const [operation, line] of readCounts()) {
    if (line.countedIn !== countedIn) continue
    const range = counted.get(operation)
    const now = range && toLine(range, countedIn)
    if (now?.statements === line.statements) continue
    const show = ({ statements }: Line) => `${operation}: ${statements} statements`
    documented.push(show(line))
    counts.push(now ? show(now) : `${operation}: not called`)
  }
  return { documented, counts }
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
