import type { Executor } from '../../../platform/db/index.ts'
import type { EntryFacts } from './entry.ts'
import type { PassportBody, PassportEntry } from './passport.contract.ts'
import { type Entry, listEntries, type Passport } from './passports.store.ts'

/** A passport as everyone may see it. */
export async function showPassport(db: Executor, { id }: Passport): Promise<PassportBody> {
  return describePassport(id, await listEntries(db, id))
}

export function describePassport(id: string, entries: readonly Entry[]): PassportBody {
  const shown = entries.map(toShown)
  const last = <Kind extends PassportEntry['kind']>(kind: Kind) =>
    shown.findLast((entry): entry is Extract<PassportEntry, { kind: Kind }> => entry.kind === kind)
  const count = (kind: PassportEntry['kind']) => shown.filter((entry) => entry.kind === kind).length
  const listed = last('listed')?.facts
  const undone = count('sale_undone')
  return {
    _id: id,
    phone: {
      brand: listed?.brand ?? null,
      model: listed?.model ?? null,
      storageGb: listed?.storageGb ?? null,
    },
    // The first seller, everyone who bought it here, and everyone who proved to own it.
    owners: 1 + count('sold') - undone + count('claimed'),
    listings: count('listed'),
    repairs: count('repaired'),
    lastGrade: last('graded')?.facts.grade ?? null,
    lastCheckupOn: last('checked_up')?.on ?? null,
    lastImeiCheckOn: last('imei_checked')?.on ?? null,
    head: entries.at(-1)?.hash ?? '',
    entries: shown,
  }
}

type Content = { number: number; on: string } & {
  [Kind in keyof EntryFacts]: { kind: Kind; facts: EntryFacts[Kind] }
}[keyof EntryFacts]

function toShown({ content, hash }: Entry): PassportEntry {
  const { number, kind, on, facts } = JSON.parse(content) as Content
  return { number, kind, on, facts, hash } as PassportEntry
}
