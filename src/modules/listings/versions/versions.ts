import type { Executor, Tx } from '../../../platform/db/index.ts'
import type { ChangeImei } from '../../verification/index.ts'
import { type Listing, lockListing } from '../listings.store.ts'
import { changesOfOffer, changesToRead, type ListingChanges, mergeChanges } from './changes.ts'
import { type FindInterest, refuseNewPhone } from './interest.ts'
import { editsAfter, incrementVersion, insertEdit } from './versions.store.ts'

type Versioned = Pick<Listing, 'id' | 'version'>
type Changed = Pick<Listing, 'id' | 'version' | 'priceMinor' | 'currency'>

/** Who has to know that a listing changed: called in the transaction that changes it. */
export type OnChanged = (
  tx: Tx,
  listing: Changed & { changes: ListingChanges },
  date: Date,
) => Promise<void>

/** What modules above this one know and do about a listing that is edited. */
export type EditCallbacks = { onChanged: OnChanged; findInterest: FindInterest }

/** Records what the new version of a listing changed, and passes it on. */
export async function recordVersion(
  tx: Tx,
  listing: Changed,
  { changes, onChanged, at }: { changes: ListingChanges; onChanged: OnChanged; at: Date },
) {
  await insertEdit(tx, { listingId: listing.id, version: listing.version, changes, at })
  await onChanged(tx, { ...listing, changes }, at)
}

/**
 * Another IMEI makes another phone of a listing: refused with a message when people are interested in it or
 * have booked it, and otherwise its next version.
 */
export function createImeiChange({ onChanged, findInterest }: EditCallbacks): ChangeImei {
  return async (tx, id, date) => {
    const listing = await lockListing(tx, id)
    if (!listing) return undefined
    const interest = listing.state === 'reserved' ? 'booking' : await findInterest(tx, id)
    if (interest) return refuseNewPhone(['imei'], interest).imei
    const version = await incrementVersion(tx, id)
    const next = { ...listing, version }
    await recordVersion(tx, next, { changes: { imei: null }, onChanged, at: date })
    return undefined
  }
}

const kinds = {
  /** Everything, for people who edit the same listing. */
  edit: (changes: ListingChanges) => changes,
  /** What someone who books the phone has to read first. */
  booking: changesToRead,
  /** What ends an offer for the phone. */
  offer: changesOfOffer,
}

/**
 * What changed since the version that someone has read; undefined when that is nothing to them. Empty
 * when it is not known what it was.
 */
export async function changesSince(
  db: Executor,
  listing: Versioned,
  { version, concerns }: { version: number; concerns: keyof typeof kinds },
): Promise<ListingChanges | undefined> {
  if (version === listing.version) return undefined
  const edits = await editsAfter(db, listing.id, version)
  if (edits.length !== listing.version - version) return {}
  const changes = kinds[concerns](mergeChanges(edits.map((edit) => edit.changes)))
  return Object.keys(changes).length > 0 ? changes : undefined
}
