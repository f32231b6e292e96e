import type { Deps } from '../../../deps.ts'
import { inTransaction, isId, type Tx } from '../../../platform/db/index.ts'
import type { Viewer } from '../../../platform/http/index.ts'
import { whyNotListed } from '../index.ts'
import { formFields, type ReadColumn } from './csv-columns.ts'
import { importedLines, ownIdsAmong } from './imported.store.ts'
import type { PhoneFile, PhoneLine } from './read-phones.ts'

/** What is wrong with which column; null when it is the line itself. */
export type Problem = { column: ReadColumn | null; message: string }

/** What importing a line would do: list a phone, nothing, or be refused. */
export type Verdict =
  | { verdict: 'good' }
  | { verdict: 'known'; why: string }
  | { verdict: 'refused'; problems: Problem[] }

const formColumns = new Map<string, ReadColumn>(
  [...formFields].map(([column, field]) => [field, column]),
)

/** Says of lines of a file what importing them would do. Nothing is changed. */
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
      verdicts.push(why ? { verdict: 'known', why } : await judge(deps, tx, line))
    }
    return verdicts
  })
}

/** Tells of a line whether its phone is here already, and in which words. */
export async function knownAmong(
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
    if (own.has(id.toLowerCase())) return 'It is in My Products already.'
    const before = imported.get(hash)
    // A phone that is gone may be listed again, but not by the very file that listed it.
    if (before?.fileHash === fileHash) return 'It was imported from this file before.'
    return before?.open
      ? 'The same line was imported before, and its phone is still here.'
      : undefined
  }
}

async function judge(deps: Deps, tx: Tx, line: PhoneLine): Promise<Verdict> {
  if (line.wrong) return { verdict: 'refused', problems: [{ column: null, message: line.wrong }] }
  const problems = problemsOf((await whyNotListed(deps, tx, line.form)) ?? {})
  const { currency } = line.cells
  if (currency && currency.toUpperCase() !== deps.env.CURRENCY)
    problems.push({ column: 'currency', message: `Prices here are in ${deps.env.CURRENCY}` })
  return problems.length > 0 ? { verdict: 'refused', problems } : { verdict: 'good' }
}

/** Refusals by field as refusals by column. */
export function problemsOf(fields: Record<string, string>): Problem[] {
  return Object.entries(fields).map(([field, message]) => ({
    column: formColumns.get(field) ?? null,
    message,
  }))
}
