import type { Deps } from '../../../deps.ts'
import { inTransaction, isId, type Tx } from '../../../platform/db/index.ts'
import type { Viewer } from '../../../platform/http/index.ts'
import { addListing, refusalMessages, whyNotListed } from '../index.ts'
import { newPhoneBody } from '../listings.contract.ts'
import { formFields, type ReadColumn } from './csv.ts'
import { deliveryColumn } from './delivery-cells.ts'
import { importedLines, lockImports, ownIdsAmong, writeImported } from './my-phones.store.ts'
import type { PhoneFile, PhoneLine } from './read-phones.ts'

/** An error in a column; null when the line itself is malformed. */
type Problem = { column: ReadColumn | null; message: string }

/** The result of importing a line: listed, already known, or refused. */
export type Verdict =
  | { verdict: 'good' }
  | { verdict: 'known'; why: string }
  | { verdict: 'refused'; problems: Problem[] }

const formColumns = new Map<string, ReadColumn>(
  [...formFields].map(([column, field]) => [field, column]),
)

/** Checks what importing these lines would do. Changes nothing. */
export function checkPhones(
  deps: Deps,
  seller: Viewer,
  file: Pick<PhoneFile, 'hash'>,
  lines: readonly PhoneLine[],
): Promise<Verdict[]> {
  return inTransaction(deps.db, async (tx) => {
    const known = await knownAmong(tx, seller, file.hash, lines)
    const verdicts: Verdict[] = []
    for (const line of lines) {
      const why = known(line)
      verdicts.push(why ? { verdict: 'known', why } : await judge(deps, tx, seller, line))
    }
    return verdicts
  })
}

/** Returns a function that says why the phone of a line is already known. */
async function knownAmong(
  tx: Tx,
  seller: Viewer,
  fileHash: string,
  lines: readonly PhoneLine[],
): Promise<(line: PhoneLine) => string | undefined> {
  const ids = lines.flatMap(({ cells: { id = '' } }) => (isId(id) ? [id.toLowerCase()] : []))
  const own = await ownIdsAmong(tx, seller.id, ids)
  const hashes = lines.map(({ hash }) => hash)
  const imported = new Map(
    (await importedLines(tx, seller.id, hashes)).map((one) => [one.lineHash, one]),
  )
  return ({ cells: { id = '' }, hash }) => {
    if (own.has(id.toLowerCase())) return 'It is already in My Products.'
    const before = imported.get(hash)
    // A phone that ended may be listed again, but not from the same file.
    if (before?.fileHash === fileHash) return 'It was already imported from this file.'
    return before?.open
      ? 'The same line was imported before, and its phone is still listed.'
      : undefined
  }
}

async function judge(deps: Deps, tx: Tx, seller: Viewer, line: PhoneLine): Promise<Verdict> {
  if (line.wrong) return { verdict: 'refused', problems: [{ column: null, message: line.wrong }] }
  const problems = problemsOf((await whyNotListed(deps, tx, seller, line.form)) ?? {})
  const { currency } = line.cells
  if (currency && currency.toUpperCase() !== deps.env.CURRENCY)
    problems.push({ column: 'currency', message: `Prices here are in ${deps.env.CURRENCY}` })
  return problems.length > 0 ? { verdict: 'refused', problems } : { verdict: 'good' }
}

/** Errors by field as errors by column. */
function problemsOf(fields: Record<string, string>): Problem[] {
  return Object.entries(fields).map(([field, message]) => ({
    column: formColumns.get(field) ?? deliveryColumn(field) ?? null,
    message,
  }))
}

/** Lines per call: about a second of work, so that the client can show progress. */
const AT_ONCE = 25

type Done = {
  added: { line: number; listingId: string }[]
  known: number
  refused: { line: number; problems: Problem[] }[]
  /** The line to continue with; null at the end of the file. */
  next: number | null
}

class Known extends Error {}

/**
 * Lists some valid lines of a file, starting at a line, each in a transaction of its own. After an
 * interruption the same file can be imported again without duplicates.
 */
export async function importPhones(
  deps: Deps,
  seller: Viewer,
  file: PhoneFile,
  from: number,
): Promise<Done> {
  const left = file.lines.filter(({ line }) => line >= from)
  const lines = left.slice(0, AT_ONCE)
  const verdicts = await checkPhones(deps, seller, file, lines)
  const done: Done = { added: [], known: 0, refused: [], next: left[AT_ONCE]?.line ?? null }
  for (const [at, line] of lines.entries()) {
    const verdict = verdicts[at]
    const came = verdict?.verdict === 'good' ? await list(deps, seller, file, line) : verdict
    if (!came || 'why' in came) done.known += 1
    else if ('listingId' in came) done.added.push({ line: line.line, listingId: came.listingId })
    else if ('problems' in came) done.refused.push({ line: line.line, problems: came.problems })
  }
  return done
}

type Came = { listingId: string } | { problems: Problem[] } | undefined

/** Undefined when another import of the same line came first. */
async function list(deps: Deps, seller: Viewer, file: PhoneFile, line: PhoneLine): Promise<Came> {
  const along: NonNullable<Parameters<typeof addListing>[3]>['along'] = async (tx, listingId) => {
    await lockImports(tx, seller.id)
    if ((await knownAmong(tx, seller, file.hash, [line]))(line)) throw new Known()
    const of = { lineHash: line.hash, fileHash: file.hash, listingId, at: deps.clock.now() }
    await writeImported(tx, seller.id, of)
  }
  try {
    const outcome = await addListing(deps, seller, newPhoneBody.parse(line.form), { along })
    if ('listing' in outcome) return { listingId: outcome.listing.id }
    if (outcome.refused === 'invalid') return { problems: problemsOf(outcome.fields) }
    return { problems: [{ column: null, message: refusalMessages[outcome.refused][1] }] }
  } catch (error) {
    if (error instanceof Known) return undefined
    throw error
  }
}
