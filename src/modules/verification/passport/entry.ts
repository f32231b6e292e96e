import { createHash } from 'node:crypto'
import type { Tx } from '../../../platform/db/index.ts'
import { canonicalJson } from '../../../shared/canonical-json.ts'
import type { PassportEvent, RepairedPart, Repairer } from '../../../shared/listings/passport.ts'
import { findChainEnd, insertEntries, lockPassport } from './passports.store.ts'

/** What an entry says. No field can hold a name, an address or free text. */
export type EntryFacts = {
  imei_checked: { match: string; model: string | null; blacklist: string }
  checked_up: { passed: number; failed: number; notRun: number; system: string }
  graded: { grade: string }
  listed: { brand: string | null; model: string | null; storageGb: number | null; seller: ListedBy }
  unlisted: Record<string, never>
  sold: Record<string, never>
  sale_undone: { phoneReturned: boolean }
  repaired: { part: RepairedPart; by: Repairer }
  claimed: Record<string, never>
}

/** Who offers the phone, compared with who owned or offered it before. */
export type ListedBy = 'first' | 'same' | 'owner' | 'other'

/** Hash before the first entry. */
export const NO_HASH = '0'.repeat(64)

export function hashEntry(previousHash: string, content: string): string {
  return createHash('sha256').update(`${previousHash}\n${content}`).digest('hex')
}

type NewEntry<Kind extends PassportEvent> = {
  kind: Kind
  facts: EntryFacts[Kind]
  /** When it happened. The entry tells the day only. */
  on: Date
  /** What the entry tells of; told once. */
  sourceId?: string
}

export type AnyEntry = { [Kind in PassportEvent]: NewEntry<Kind> }[PassportEvent]

/**
 * Appends entries to a passport, in the transaction of what happened. Returns the kinds that are new:
 * what the passport tells already, by its source, is not told again.
 */
export async function appendEntries(
  tx: Tx,
  passportId: string,
  entries: readonly AnyEntry[],
  addedAt: Date,
): Promise<Set<PassportEvent>> {
  await lockPassport(tx, passportId)
  const end = await findChainEnd(tx, passportId, entries)
  const added = entries.filter(({ kind, sourceId }) => !end.told.includes(`${kind} ${sourceId}`))
  let number = end.number ?? 0
  let hash = end.hash ?? NO_HASH
  const rows = added.map(({ kind, facts, on, sourceId }) => {
    number += 1
    const day = on.toISOString().slice(0, 10)
    const content = canonicalJson({ facts, kind, number, on: day, passport: passportId })
    const previousHash = hash
    hash = hashEntry(previousHash, content)
    return { passportId, number, content, previousHash, hash, sourceId: sourceId ?? null, addedAt }
  })
  if (rows.length > 0) await insertEntries(tx, rows)
  return new Set(added.map(({ kind }) => kind))
}

/** Appends one entry; false when the passport tells of its source already. */
export async function appendEntry(
  tx: Tx,
  passportId: string,
  entry: AnyEntry,
  addedAt: Date,
): Promise<boolean> {
  return (await appendEntries(tx, passportId, [entry], addedAt)).has(entry.kind)
}
