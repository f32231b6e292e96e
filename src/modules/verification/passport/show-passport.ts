import type { Deps } from '../../../deps.ts'
import type { Executor } from '../../../platform/db/index.ts'
import { type SignedStatement, signStatement } from '../../../platform/signature.ts'
import type { PassportBody, PassportEntry } from './passport.contract.ts'
import type { EntryFacts } from './passport-entries.ts'
import { type Entry, findPassportOfListing, listEntries, type Passport } from './passports.store.ts'

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

/** What the file says it is; the verifier refuses any other. */
export const PASSPORT_FILE = 'redial-passport'

type PassportFile = SignedStatement & { entries: Pick<Entry, 'content' | 'hash'>[] }

/**
 * A passport as a signed file. The statement names the issuer, the number of entries and the hash of
 * the last one, so that no entry can be changed, added or left out, not even at the end.
 */
export async function exportPassport(
  { db, secret, origin, clock }: Pick<Deps, 'db' | 'secret' | 'origin' | 'clock'>,
  { id }: Passport,
): Promise<PassportFile> {
  const entries = await listEntries(db.kysely, id)
  const { phone, head } = describePassport(id, entries)
  const signed = signStatement(secret, {
    type: PASSPORT_FILE,
    version: 1,
    issuer: origin(),
    issuedAt: clock.now().toISOString(),
    passport: id,
    phone,
    count: entries.length,
    head,
  })
  return { ...signed, entries: entries.map(({ content, hash }) => ({ content, hash })) }
}

/** The file of the passport that a listing belongs to; undefined without an IMEI check. */
export async function exportPassportOf(
  deps: Pick<Deps, 'db' | 'secret' | 'origin' | 'clock'>,
  listingId: string,
): Promise<PassportFile | undefined> {
  const passport = await findPassportOfListing(deps.db.kysely, listingId)
  return passport && exportPassport(deps, passport)
}
