import { createHash } from 'node:crypto'
import type { Tx } from '../../../platform/db/index.ts'
import { canonicalJson } from '../../../shared/canonical-json.ts'
import type { PassportEvent, RepairedPart, Repairer } from '../../../shared/listings/passport.ts'
import { findLastEntry, hasEntryFrom, insertEntry, lockPassport } from './passports.store.ts'

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

/**
 * Appends an entry to a passport, in the transaction of what happened. False when the passport tells
 * of its source already.
 */
export async function appendEntry<Kind extends PassportEvent>(
  tx: Tx,
  passportId: string,
  { kind, facts, on, sourceId }: NewEntry<Kind>,
  addedAt: Date,
): Promise<boolean> {
  await lockPassport(tx, passportId)
  if (sourceId && (await hasEntryFrom(tx, passportId, kind, sourceId))) return false
  const last = await findLastEntry(tx, passportId)
  const number = (last?.number ?? 0) + 1
  const previousHash = last?.hash ?? NO_HASH
  const day = on.toISOString().slice(0, 10)
  const content = canonicalJson({ facts, kind, number, on: day, passport: passportId })
  await insertEntry(tx, {
    passportId,
    number,
    content,
    previousHash,
    hash: hashEntry(previousHash, content),
    sourceId: sourceId ?? null,
    addedAt,
  })
  return true
}
