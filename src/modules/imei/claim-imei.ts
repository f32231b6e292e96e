import type { Deps } from '../../deps.ts'
import { inTransaction, noteChange, type Tx } from '../../platform/db/index.ts'
import { recordEvent } from '../../platform/history/index.ts'
import type { About } from '../proof/index.ts'
import { checkOfListing, moveToListing } from './checks.store.ts'
import {
  type Claim,
  heldClaim,
  lockImei,
  type NewAlarm,
  raiseAlarm,
  writeClaim,
} from './claims.store.ts'

type Number = { hash: string; last4: string }
export type ClaimRefusal = 'own_phone_listed' | 'listed_already' | 'blacklisted'

/** Why a seller cannot offer the phone with this number; the moderators see an attempt. */
export function whoHasIt(
  deps: Deps,
  seller: { id: string },
  about: About,
  number: Number,
): Promise<'own_phone_listed' | 'listed_already' | undefined> {
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
    await alarm(tx, { kind: 'blacklisted', ...number, sellerId, listingId }, at)
    return { refused: 'blacklisted' }
  }
  await lockImei(tx, number.hash)
  const claim = await heldClaim(tx, number.hash)
  const refused = claim && (await refusalOf(tx, claim, sellerId, listingId, number, at))
  if (refused) return { refused }
  await writeClaim(tx, number.hash, { listingId, sellerId }, at)
  await recordEvent(tx, 'imei_claimed', at, { listingId, checkId: check.id })
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

async function alarm(tx: Tx, raised: NewAlarm, at: Date) {
  if (!(await raiseAlarm(tx, raised, at))) return
  const { kind, sellerId, listingId } = raised
  await recordEvent(tx, 'imei_alarm_raised', at, { kind, sellerId, listingId })
}

/** The draft has become a listing: its check goes along. The caller writes the audit row. */
export async function bindImeiToListing(
  tx: Tx,
  { sellerId, draftId, listingId }: { sellerId: string; draftId: string; listingId: string },
): Promise<void> {
  await moveToListing(tx, sellerId, draftId, listingId)
  noteChange(tx, 'listings')
}
