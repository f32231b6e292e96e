import type { Deps } from '../../../deps.ts'
import type { Viewer } from '../../../platform/http/index.ts'
import { addListing, refusalWords } from '../index.ts'
import { newPhoneBody } from '../listings.contract.ts'
import { checkPhones, knownAmong, type Problem, problemsOf } from './check-phones.ts'
import { lockImports, writeImported } from './imported.store.ts'
import type { PhoneFile, PhoneLine } from './read-phones.ts'

/** Lines of one call: about a second's work, so that whoever waits sees how far it is. */
const AT_ONCE = 25

type Done = {
  added: { line: number; listingId: string }[]
  known: number
  refused: { line: number; problems: Problem[] }[]
  /** The line to go on with; null when the file is done. */
  next: number | null
}

class Known extends Error {}

/**
 * Lists the good lines of a file from a line on, some at a time, each in a transaction of its own.
 * Whatever interrupts it, the same file again goes on where it was and makes no doubles.
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

/** Undefined when another import of the same line was quicker. */
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
    return { problems: [{ column: null, message: refusalWords[outcome.refused][1] }] }
  } catch (error) {
    if (error instanceof Known) return undefined
    throw error
  }
}
