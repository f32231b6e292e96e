import { createHmac } from 'node:crypto'
import type { Deps } from '../../../deps.ts'
import {
  type Executor,
  inTransaction,
  isId,
  newId,
  publishChange,
  type Tx,
} from '../../../platform/db/index.ts'
import { recordEvent, writeAudit } from '../../../platform/events.ts'
import type { Viewer } from '../../../platform/http/index.ts'
import { type Imei, parseImei } from '../../../shared/listings/imei.ts'
import { isOffered } from '../../../shared/listings/listing-life-cycle.ts'
import { DAY } from '../../../shared/time.ts'
import {
  type ChangeImei,
  findOwnSubject,
  type ListingReader,
  type ProofSubject,
} from '../proof/proof-subject.ts'
import type { Blacklist } from './blacklist.ts'
import {
  type Claim,
  deleteUnlisted,
  findDraftCheck,
  findHeldClaim,
  findListingCheck,
  findTac,
  type ImeiCheck,
  lockAlarm,
  lockImei,
  markClosed,
  moveToListing,
  type NewAlarm,
  raiseAlarm,
  setTac,
  type TacRow,
  writeCheck,
  writeClaim,
} from './imei.store.ts'
import { compareByTacName, compareModel, type NamedPhone } from './tac.ts'

type ImeiCheckRequest = { [Word in keyof NamedPhone]?: string | undefined } & {
  imei: string
  draftId?: string | undefined
  phoneId?: string | undefined
}
type Outcome =
  | { check: ImeiCheck }
  | { refused: 'not_found' | Conflict }
  | { wrong: string }
  | { another: string }
type Listings = ListingReader & { changeImei: ChangeImei }

/** Result for a number before it is compared with the name of the phone. */
type LookupResult = {
  number: { hash: string; last4: string }
  row: TacRow | undefined
  blacklist: ImeiCheck['blacklist']
}

/**
 * Checks the number of a phone that its seller wants to list, and stores the result for the draft
 * or listing. A phone that is already for sale is refused and raises an alarm, as does one on a
 * blacklist. A listing is compared with its own model, whatever the request claims, and one for sale
 * claims the number.
 */
export async function checkImei(
  deps: Deps,
  { blacklist, listings }: { blacklist: Blacklist | undefined; listings: Listings },
  seller: Viewer,
  wanted: ImeiCheckRequest,
): Promise<Outcome> {
  const imei = parseImei(wanted.imei)
  if ('wrong' in imei) return imei
  const about = await findOwnSubject(deps.db.kysely, listings, seller, wanted)
  if (!about) return { refused: 'not_found' }
  const number = { hash: hashImei(deps.secret, imei), last4: imei.last4 }
  const taken = await findConflict(deps, seller, about, number)
  if (taken) return { refused: taken }
  // Asked outside of a transaction: a slow provider must not hold a connection.
  const result = { number, ...(await lookUp(deps, blacklist, imei)) }
  return inTransaction(deps.db, (tx) =>
    saveCheck(tx, listings, seller, wanted, result, deps.clock.now()),
  )
}

async function lookUp(
  { db }: Pick<Deps, 'db'>,
  blacklist: Blacklist | undefined,
  imei: Imei,
): Promise<Pick<LookupResult, 'row' | 'blacklist'>> {
  const [row, listed] = await Promise.all([
    findTac(db.kysely, imei.tac),
    blacklist?.lookUp(imei.digits) ?? ('not_checked' as const),
  ])
  return { row, blacklist: listed }
}

/** A refusal keeps nothing but its alarm. */
async function saveCheck(
  tx: Tx,
  listings: Listings,
  seller: Viewer,
  wanted: ImeiCheckRequest,
  { number, row, blacklist }: LookupResult,
  date: Date,
): Promise<Outcome> {
  const { phoneId } = wanted
  const listing =
    phoneId !== undefined && isId(phoneId) ? await listings.lock(tx, phoneId) : undefined
  // Asked again under the lock: it may have been sold while the blacklist was asked.
  const about = await findOwnSubject(tx, listings, seller, wanted)
  if (!about) return { refused: 'not_found' }
  const { listingId } = about
  const id = newId()
  if (blacklist === 'listed')
    await raiseBlacklisted(tx, number, { sellerId: seller.id, listingId }, date)
  const earlier = listingId ? await findListingCheck(tx, listingId) : undefined
  if (listingId && earlier && earlier.imeiHash !== number.hash) {
    const another = await listings.changeImei(tx, listingId, date)
    if (another) return { another }
  }
  if (listingId && listing && isOffered(listing.state)) {
    const claim = { listingId, sellerId: seller.id, checkId: id }
    const taken = await claimNumber(tx, number, claim, date)
    if (taken) return { refused: taken }
  }
  const called = listing ?? nameIn(wanted)
  const check = {
    id,
    imeiHash: number.hash,
    last4: number.last4,
    tac: row && called ? await compareModel(tx, row, called) : ('unknown' as const),
    tacName: row ? `${row.brand} ${row.model}` : null,
    blacklist,
    checkedAt: date,
  }
  await writeCheck(tx, seller.id, about, check)
  await recordCheck(tx, seller, about, check)
  return { check }
}

/** Undefined while a form has no name for its phone yet. */
function nameIn({ brand, name }: ImeiCheckRequest): NamedPhone | undefined {
  return brand && name ? { brand, name } : undefined
}

async function recordCheck(tx: Tx, actor: Viewer, about: ProofSubject, check: ImeiCheck) {
  const { id, last4, tac, blacklist, checkedAt: at } = check
  await recordEvent(tx, 'imei_checked', at, { checkId: id, ...about, tac, blacklist })
  const subject: [string, string] = ['imei_check', id]
  await writeAudit(tx, { actor, action: 'imei_checked', subject, at, data: { last4 } })
  if (about.listingId) publishChange(tx, 'listings')
}

/** A draft that was never listed. */
const UNLISTED_DAYS = 30
const BATCH = 500

/** Deletes checks of drafts that were never listed; returns how many. */
export function deleteOldImeiChecks(deps: Deps): Promise<number> {
  const now = deps.clock.now()
  return inTransaction(deps.db, async (tx) => {
    const count = await deleteUnlisted(tx, new Date(now.getTime() - UNLISTED_DAYS * DAY), BATCH)
    if (count > 0) await recordEvent(tx, 'imei_checks_forgotten', now, { count })
    return count
  })
}

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
  listings: Pick<ListingReader, 'find'>,
  listingId: string,
): Promise<Pick<ImeiCheck, 'last4' | 'tac' | 'tacName' | 'blacklist' | 'checkedAt'> | undefined> {
  const [check, called] = await Promise.all([
    findListingCheck(db, listingId),
    listings.find(db, listingId),
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

/** The IMEI that a draft or listing was checked with, and whether it is that of another model. */
export async function findCheckedImei(
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

type ImeiNumber = { hash: string; last4: string }
/** Another listing offers the phone: of the same or another seller. */
type Conflict = 'own_phone_listed' | 'listed_already'
export type ClaimRefusal = Conflict | 'blacklisted'

/** Why a seller cannot offer the phone with this number; the moderators see an attempt. */
function findConflict(
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
 * Claims a phone for a listing, in the transaction that puts it up for sale: when it is published or
 * renewed. Without an IMEI check there is nothing to claim. A refusal only raises an alarm, so
 * commit it and leave the listing unchanged. When the listing ends, the claim is released
 * automatically.
 */
export async function claimImei(
  tx: Tx,
  { listingId, sellerId }: { listingId: string; sellerId: string },
  date: Date,
): Promise<{ refused: ClaimRefusal } | undefined> {
  const check = await findListingCheck(tx, listingId)
  if (!check) return undefined
  const number = { hash: check.imeiHash, last4: check.last4 }
  if (check.blacklist === 'listed') {
    await raiseBlacklisted(tx, number, { sellerId, listingId }, date)
    return { refused: 'blacklisted' }
  }
  const refused = await claimNumber(tx, number, { listingId, sellerId, checkId: check.id }, date)
  return refused && { refused }
}

/**
 * Makes a listing the only one that offers the phone with a number, instead of the number that it
 * had. A refusal changes nothing but raises an alarm when another seller has the phone.
 */
async function claimNumber(
  tx: Tx,
  number: ImeiNumber,
  { listingId, sellerId, checkId }: { listingId: string; sellerId: string; checkId: string },
  date: Date,
): Promise<Conflict | undefined> {
  await lockImei(tx, number.hash)
  const claim = await findHeldClaim(tx, number.hash)
  if (claim?.listingId === listingId) return
  const refused = claim && (await refusalFor(tx, claim, sellerId, listingId, number, date))
  if (refused) return refused
  await writeClaim(tx, number.hash, { listingId, sellerId }, date)
  await recordEvent(tx, 'imei_claimed', date, { listingId, checkId })
}

/** Shows the moderators who wants to offer a phone that is on a blacklist. */
function raiseBlacklisted(
  tx: Tx,
  number: ImeiNumber,
  subject: { sellerId: string; listingId: string | null },
  date: Date,
): Promise<void> {
  return raiseAlarmOnce(tx, { kind: 'blacklisted', ...number, ...subject }, date)
}

async function refusalFor(
  tx: Tx,
  claim: Claim,
  sellerId: string,
  listingId: string | null,
  number: ImeiNumber,
  date: Date,
) {
  if (claim.listingId === listingId) return undefined
  if (claim.sellerId === sellerId) return 'own_phone_listed'
  await raiseAlarmOnce(
    tx,
    { kind: 'listed_twice', ...number, sellerId, listingId: claim.listingId },
    date,
  )
  return 'listed_already'
}

async function raiseAlarmOnce(tx: Tx, raised: NewAlarm, date: Date): Promise<void> {
  if (!(await raiseAlarm(tx, raised, date))) return
  const { kind, sellerId, listingId } = raised
  await recordEvent(tx, 'imei_alarm_raised', date, { kind, sellerId, listingId })
}

/**
 * Moves the check of a draft to its listing, compared again with the model of the listing, which
 * may differ. The caller writes the audit row.
 */
export async function bindImeiToListing(
  tx: Tx,
  listings: Pick<ListingReader, 'lock'>,
  { sellerId, draftId, listingId }: { sellerId: string; draftId: string; listingId: string },
): Promise<void> {
  const check = await moveToListing(tx, sellerId, draftId, listingId)
  const listing = check && (await listings.lock(tx, listingId))
  if (listing) await setTac(tx, check.id, await compareByTacName(tx, check.tacName, listing))
  publishChange(tx, 'listings')
}

/** Closes an alarm with a note of the moderator; false if there is none. */
export async function closeAlarm(
  deps: Deps,
  admin: Viewer,
  id: string,
  note: string,
): Promise<boolean> {
  if (!isId(id)) return false
  const now = deps.clock.now()
  return inTransaction(deps.db, async (tx) => {
    const alarm = await lockAlarm(tx, id)
    if (!alarm) return false
    if (alarm.settled) return true
    await markClosed(tx, id, note, now)
    const subject: [string, string] = ['imei_alarm', id]
    await recordEvent(tx, 'imei_alarm_settled', now, { alarmId: id })
    await writeAudit(tx, {
      actor: admin,
      action: 'imei_alarm_settled',
      subject,
      at: now,
      data: { note },
    })
    return true
  })
}

/** Compares the check of a listing, if it has one, with the listing's model, which an edit may have changed. */
export async function compareImeiAgain(
  tx: Tx,
  listing: NamedPhone & { id: string },
): Promise<void> {
  const check = await findListingCheck(tx, listing.id)
  if (check) await setTac(tx, check.id, await compareByTacName(tx, check.tacName, listing))
}
