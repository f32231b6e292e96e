import type { Deps } from '../../../deps.ts'
import type { Executor } from '../../../platform/db/index.ts'
import { parseImei } from '../../../shared/imei.ts'
import { checkOfListing } from './checks.store.ts'
import { hashOfImei } from './imei.ts'

export type ListedNumber = 'same' | 'other' | 'unknown' | 'not_given' | { wrong: string }

/**
 * Whether a phone that somebody holds is the one that a listing was checked with: by its number,
 * which is neither stored nor told. `unknown` when the listing had none, `not_given` when it had and
 * nothing was typed, `wrong` when that is no IMEI.
 */
export async function sameAsListed(
  { secret }: Pick<Deps, 'secret'>,
  db: Executor,
  listingId: string,
  typed: string,
): Promise<ListedNumber> {
  const check = await checkOfListing(db, listingId)
  if (!check) return 'unknown'
  if (typed === '') return 'not_given'
  const imei = parseImei(typed)
  if ('wrong' in imei) return imei
  return hashOfImei(secret, imei) === check.imeiHash ? 'same' : 'other'
}

/** True when a listing was checked with an IMEI. */
export async function hasListedNumber(db: Executor, listingId: string): Promise<boolean> {
  return (await checkOfListing(db, listingId)) !== undefined
}
