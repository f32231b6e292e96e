import { createHmac } from 'node:crypto'
import type { Deps } from '../../../deps.ts'
import type { Executor } from '../../../platform/db/index.ts'
import { type Imei, parseImei } from '../../../shared/listings/imei.ts'
import {
  findDraftCheck,
  findListingCheck,
  findListingName,
  type ImeiCheck,
} from './checks.store.ts'
import { compareByTacName, type NamedPhone } from './tac.ts'

/**
 * What an IMEI is known by. Keyed with the instance's secret: without it, trying all numbers that
 * there are finds nothing, and two instances cannot compare theirs.
 */
export function hashImei(secret: string, { digits }: Imei): string {
  return createHmac('sha256', secret).update(`imei:${digits}`).digest('base64url')
}

/**
 * The check of a listing as people see it: compared with the listing's current model, which may
 * have changed since.
 */
export async function findCurrentCheck(
  db: Executor,
  listingId: string,
): Promise<Pick<ImeiCheck, 'last4' | 'tac' | 'tacName' | 'blacklist' | 'checkedAt'> | undefined> {
  const [check, called] = await Promise.all([
    findListingCheck(db, listingId),
    findListingName(db, listingId),
  ])
  if (!check || !called) return undefined
  return { ...check, tac: await compareByTacName(db, check.tacName, called) }
}

export type ImeiComparison = 'same' | 'other' | 'unknown' | 'not_given' | { wrong: string }

/**
 * Whether a phone is the one that a listing was checked with, by its number, which is neither
 * stored nor returned. `unknown` if the listing had none, `not_given` if nothing was typed, `wrong`
 * if it is not an IMEI.
 */
export async function compareWithListed(
  { secret }: Pick<Deps, 'secret'>,
  db: Executor,
  listingId: string,
  typed: string,
): Promise<ImeiComparison> {
  const check = await findListingCheck(db, listingId)
  if (!check) return 'unknown'
  if (typed === '') return 'not_given'
  const imei = parseImei(typed)
  if ('wrong' in imei) return imei
  return hashImei(secret, imei) === check.imeiHash ? 'same' : 'other'
}

/** True when a listing was checked with an IMEI. */
export async function hasImeiCheck(db: Executor, listingId: string): Promise<boolean> {
  return (await findListingCheck(db, listingId)) !== undefined
}

/** The IMEI that a draft or listing was checked with, and whether it is that of another model. */
export async function findImeiOf(
  db: Executor,
  subject: { sellerId: string; draftId: string } | { listingId: string },
  called: NamedPhone,
): Promise<{ imeiHash: string; otherModel: boolean } | undefined> {
  const check =
    'listingId' in subject
      ? await findListingCheck(db, subject.listingId)
      : await findDraftCheck(db, subject.sellerId, subject.draftId)
  if (!check) return undefined
  const tac = await compareByTacName(db, check.tacName, called)
  return { imeiHash: check.imeiHash, otherModel: tac === 'other' }
}
