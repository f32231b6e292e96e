import type { Deps } from '../../../deps.ts'
import { inTransaction, publishChange, type Tx } from '../../../platform/db/index.ts'
import { recordEvent } from '../../../platform/events.ts'
import type { About } from '../proof/index.ts'
import { checkOfListing, moveToListing, setTac } from './checks.store.ts'
import {
  type Claim,
  heldClaim,
  lockImei,
  type NewAlarm,
  raiseAlarm,
  writeClaim,
} from './claims.store.ts'
import { compareAnew } from './compare-model.ts'
import { lockListing } from './listed.store.ts'

type Number = { hash: string; last4: string }
/** Another listing offers the phone: the seller's own, or somebody else's. */
export type Busy = 'own_phone_listed' | 'listed_already'
export type ClaimRefusal = Busy | 'blacklisted'

/** Why a seller cannot offer the phone with this number; the moderators see an attempt. */
export function whoHasIt(
  deps: Deps,
  seller: { id: string },
  about: About,
  number: Number,
): Promise<Busy | undefined> {
  return inTransaction(deps.db, async (tx) => {
    const claim = await heldClaim(tx, number.hash)
    return claim && refusalOf(tx, claim, seller.id, about.listingId, number, deps.clock.now())
  })
}

/**
 * Makes a listing the only one that offers its phone, in the transaction that brings it on sale:
 * when it is published, and when it is renewed. Without an IMEI check there is nothing to claim.
 * A refusal changes nothing but raises an alarm, so commit it and leave the listing where it was.
 * Any end of the offer gives the claim back by itself.
 */
export async function claimImei(
  tx: Tx,
  { listingId, sellerId }: { listingId: string; sellerId: string },
  at: Date,
): Promise<{ refused: ClaimRefusal } | undefined> {
  const check = await checkOfListing(tx, listingId)
  if (!check) return undefined
  const number = { hash: check.imeiHash, last4: check.last4 }
  if (check.blacklist === 'listed') {
    await raiseBlacklisted(tx, number, { sellerId, listingId }, at)
    return { refused: 'blacklisted' }
  }
  const refused = await claimNumber(tx, number, { listingId, sellerId, checkId: check.id }, at)
  return refused && { refused }
}

/**
 * Makes a listing the only one that offers the phone with a number, instead of the number that it
 * had. A refusal changes nothing but raises an alarm when another seller has the phone.
 */
export async function claimNumber(
  tx: Tx,
  number: Number,
  { listingId, sellerId, checkId }: { listingId: string; sellerId: string; checkId: string },
  at: Date,
): Promise<Busy | undefined> {
  await lockImei(tx, number.hash)
  const claim = await heldClaim(tx, number.hash)
  const refused = claim && (await refusalOf(tx, claim, sellerId, listingId, number, at))
  if (refused) return refused
  await writeClaim(tx, number.hash, { listingId, sellerId }, at)
  await recordEvent(tx, 'imei_claimed', at, { listingId, checkId })
}

/** Shows the moderators who wants to offer a phone that is on a blacklist. */
export function raiseBlacklisted(
  tx: Tx,
  number: Number,
  of: { sellerId: string; listingId: string | null },
  at: Date,
): Promise<void> {
  return alarm(tx, { kind: 'blacklisted', ...number, ...of }, at)
}

async function refusalOf(
  tx: Tx,
  claim: Claim,
  sellerId: string,
  listingId: string | null,
  number: Number,
  at: Date,
) {
  if (claim.listingId === listingId) return undefined
  if (claim.sellerId === sellerId) return 'own_phone_listed'
  await alarm(tx, { kind: 'listed_twice', ...number, sellerId, listingId: claim.listingId }, at)
  return 'listed_already'
}

async function alarm(tx: Tx, raised: NewAlarm, at: Date): Promise<void> {
  if (!(await raiseAlarm(tx, raised, at))) return
  const { kind, sellerId, listingId } = raised
  await recordEvent(tx, 'imei_alarm_raised', at, { kind, sellerId, listingId })
}

/**
 * The draft has become a listing: its check goes along, held anew beside what the listing calls its
 * phone, which need not be what the draft was checked as. The caller writes the audit row.
 */
export async function bindImeiToListing(
  tx: Tx,
  { sellerId, draftId, listingId }: { sellerId: string; draftId: string; listingId: string },
): Promise<void> {
  const moved = await moveToListing(tx, sellerId, draftId, listingId)
  const listing = moved && (await lockListing(tx, listingId))
  if (listing) await setTac(tx, moved.id, await compareAnew(tx, moved.tacName, listing))
  publishChange(tx, 'listings')
}
