import type { Deps } from '../../../deps.ts'
import { type SignedStatement, signStatement } from '../../../platform/signature.ts'
import { describePassport } from './passport-view.ts'
import { type Entry, findPassportOfListing, listEntries, type Passport } from './passports.store.ts'

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
