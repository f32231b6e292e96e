import type { Deps } from '../../../deps.ts'
import { inTransaction, isId, publishChange, type Tx } from '../../../platform/db/index.ts'
import { recordEvent, writeAudit } from '../../../platform/events.ts'
import type { Viewer } from '../../../platform/http/index.ts'
import type { ProofSubject } from '../proof/proof.store.ts'
import {
  type Claim,
  findHeldClaim,
  findListingCheck,
  lockAlarm,
  lockImei,
  lockListing,
  markSettled,
  moveToListing,
  type NewAlarm,
  raiseAlarm,
  setTac,
  writeClaim,
} from './imei.store.ts'
import { compareByTacName } from './tac.ts'

type ImeiNumber = { hash: string; last4: string }
/** Another listing offers the phone: of the same or another seller. */
export type Conflict = 'own_phone_listed' | 'listed_already'
export type ClaimRefusal = Conflict | 'blacklisted'

/** Why a seller cannot offer the phone with this number; the moderators see an attempt. */
export function findConflict(
  deps: Deps,
  seller: { id: string },
  about: ProofSubject,
  number: ImeiNumber,
): Promise<Conflict | undefined> {
  return inTransaction(deps.db, async (tx) => {
    const claim = await findHeldClaim(tx, number.hash)
    return claim && refusalFor(tx, claim, seller.id, about.listingId, number, deps.clock.now())
  })
}

/**
 * Claims a phone for a listing, in the transaction that puts it on sale: when it is published or
 * renewed. Without an IMEI check there is nothing to claim. A refusal only raises an alarm, so
 * commit it and leave the listing unchanged. When the listing ends, the claim is released
 * automatically.
 */
export async function claimImei(
  tx: Tx,
  { listingId, sellerId }: { listingId: string; sellerId: string },
  at: Date,
): Promise<{ refused: ClaimRefusal } | undefined> {
  const check = await findListingCheck(tx, listingId)
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
  number: ImeiNumber,
  { listingId, sellerId, checkId }: { listingId: string; sellerId: string; checkId: string },
  at: Date,
): Promise<Conflict | undefined> {
  await lockImei(tx, number.hash)
  const claim = await findHeldClaim(tx, number.hash)
  if (claim?.listingId === listingId) return
  const refused = claim && (await refusalFor(tx, claim, sellerId, listingId, number, at))
  if (refused) return refused
  await writeClaim(tx, number.hash, { listingId, sellerId }, at)
  await recordEvent(tx, 'imei_claimed', at, { listingId, checkId })
}

/** Shows the moderators who wants to offer a phone that is on a blacklist. */
export function raiseBlacklisted(
  tx: Tx,
  number: ImeiNumber,
  of: { sellerId: string; listingId: string | null },
  at: Date,
): Promise<void> {
  return raise(tx, { kind: 'blacklisted', ...number, ...of }, at)
}

async function refusalFor(
  tx: Tx,
  claim: Claim,
  sellerId: string,
  listingId: string | null,
  number: ImeiNumber,
  at: Date,
) {
  if (claim.listingId === listingId) return undefined
  if (claim.sellerId === sellerId) return 'own_phone_listed'
  await raise(tx, { kind: 'listed_twice', ...number, sellerId, listingId: claim.listingId }, at)
  return 'listed_already'
}

async function raise(tx: Tx, raised: NewAlarm, at: Date): Promise<void> {
  if (!(await raiseAlarm(tx, raised, at))) return
  const { kind, sellerId, listingId } = raised
  await recordEvent(tx, 'imei_alarm_raised', at, { kind, sellerId, listingId })
}

/**
 * Moves the check of a draft to its listing, compared again with the model of the listing, which
 * may differ. The caller writes the audit row.
 */
export async function bindImeiToListing(
  tx: Tx,
  { sellerId, draftId, listingId }: { sellerId: string; draftId: string; listingId: string },
): Promise<void> {
  const moved = await moveToListing(tx, sellerId, draftId, listingId)
  const listing = moved && (await lockListing(tx, listingId))
  if (listing) await setTac(tx, moved.id, await compareByTacName(tx, moved.tacName, listing))
  publishChange(tx, 'listings')
}

/** Closes an alarm with a note of the moderator; false if there is none. */
export async function settleAlarm(
  deps: Deps,
  admin: Viewer,
  id: string,
  note: string,
): Promise<boolean> {
  if (!isId(id)) return false
  const at = deps.clock.now()
  return inTransaction(deps.db, async (tx) => {
    const alarm = await lockAlarm(tx, id)
    if (!alarm) return false
    if (alarm.settled) return true
    await markSettled(tx, id, note, at)
    const subject: [string, string] = ['imei_alarm', id]
    await recordEvent(tx, 'imei_alarm_settled', at, { alarmId: id })
    await writeAudit(tx, {
      actor: admin,
      action: 'imei_alarm_settled',
      subject,
      at,
      data: { note },
    })
    return true
  })
}
