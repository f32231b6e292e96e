import type { Executor } from '../../platform/db/index.ts'
import { changesSince, describeChanges, type Listing } from '../listings/index.ts'

/** The listing has changed since the buyer read it; `fields` lists the changes. */
export type PhoneChanged = { refused: 'phone_changed'; fields: Record<string, string> }

/** The version of a listing that someone has seen, and which changes matter to them. */
export type SeenVersion = Parameters<typeof changesSince>[2]

export const PHONE_CHANGED =
  'The seller has changed this listing since you opened it. Check what changed, then try again.'

/** The refusal when a listing is not what it was in the version that someone has seen. */
export async function refuseChanged(
  db: Executor,
  listing: Listing,
  readVersion: SeenVersion,
): Promise<PhoneChanged | undefined> {
  const changes = await changesSince(db, listing, readVersion)
  if (!changes) return undefined
  return { refused: 'phone_changed', fields: describeChanges(changes, listing.currency) }
}
