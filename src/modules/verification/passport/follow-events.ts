import { randomUUID } from 'node:crypto'
import { publishChange, type Tx } from '../../../platform/db/index.ts'
import type { RecordedEvent } from '../../../platform/events.ts'
import { findDone } from '../checkup/index.ts'
import { findGrading } from '../grading/index.ts'
import { findListingCheck } from '../imei/index.ts'
import { type AnyEntry, appendEntries, appendEntry, type ListedBy } from './entry.ts'
import {
  findListedPhone,
  findParties,
  findPassportOfListing,
  hasEntryFrom,
  type ListedPhone,
  openPassport,
  otherPassportsOf,
  type Passport,
  setLastSeller,
  setOwner,
} from './passports.store.ts'

/** Events after which a listing may tell its phone's passport something new. */
const aboutListing: readonly string[] = [
  'imei_claimed',
  'imei_checked',
  'listing_added',
  'listing_edited',
  'change_approved',
  'checkup_finished',
]

/** Subscribes to events: writes the passport of a phone in the transaction of what happened. */
export async function writePassports(tx: Tx, event: RecordedEvent): Promise<void> {
  const { name, at, data } = event
  const listingId = idIn(data.listingId)
  if (!listingId) return
  if (aboutListing.includes(name)) return recordListing(tx, listingId, at)
  const orderId = idIn(data.orderId)
  if (!orderId) return
  if (name === 'order_completed') return recordSale(tx, { orderId, listingId }, at)
  if (name === 'order_refunded') {
    const phoneReturned = data.move === 'receive_return'
    return undoSale(tx, { orderId, listingId, phoneReturned }, at)
  }
}

function idIn(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}

/**
 * Adds what a listing says of its phone and the passport does not tell yet. Only an IMEI check links
 * the two: without one there is no passport.
 */
async function recordListing(tx: Tx, listingId: string, at: Date): Promise<void> {
  const phone = await findListedPhone(tx, listingId)
  const check = phone && (await findListingCheck(tx, listingId))
  // The claim of a new number comes before its check.
  if (!phone || !check || check.imeiHash !== phone.imeiHash) return
  const made = { id: randomUUID(), imeiHash: check.imeiHash, last4: check.last4 }
  const passport = await openPassport(tx, made, at)
  const others = await otherPassportsOf(tx, listingId, passport.id)
  for (const other of others)
    await appendEntry(tx, other, { kind: 'unlisted', facts: {}, on: at, sourceId: listingId }, at)
  // What was found out while the listing named another number was about that phone.
  const since = others.length > 0 ? phone.claimedAt : new Date(0)

  const entries: AnyEntry[] = [
    {
      kind: 'imei_checked',
      facts: { match: check.tac, model: check.tacName, blacklist: check.blacklist },
      on: check.checkedAt,
      sourceId: check.id,
    },
  ]
  const checkup = await checkupEntry(tx, { listingId, since })
  if (checkup) entries.push(checkup)
  const grading = await findGrading(tx, { listingId })
  if (grading && grading.gradedAt >= since) {
    const { id: sourceId, gradedAt: on, grade } = grading
    entries.push({ kind: 'graded', facts: { grade }, on, sourceId })
  }
  entries.push(offerEntry(passport, phone, listingId, at))
  const added = await appendEntries(tx, passport.id, entries, at)
  if (added.has('listed') && phone.sellerId) await setLastSeller(tx, passport.id, phone.sellerId)
  publishChange(tx, 'listings')
}

async function checkupEntry(
  tx: Tx,
  { listingId, since }: { listingId: string; since: Date },
): Promise<AnyEntry | undefined> {
  const done = await findDone(tx, { listingId })
  if (!done || done.doneAt < since) return undefined
  const count = (wanted: string) => done.results.filter(({ outcome }) => outcome === wanted).length
  const [passed, failed] = [count('passed'), count('failed')]
  const { system } = JSON.parse(done.statement) as { system: string }
  const facts = { passed, failed, notRun: done.results.length - passed - failed, system }
  return { kind: 'checked_up', facts, on: done.doneAt, sourceId: done.id }
}

function offerEntry(
  passport: Passport,
  { brand, model, storageGb, sellerId }: ListedPhone,
  listingId: string,
  on: Date,
): AnyEntry {
  const facts = { brand, model, storageGb, seller: compareSeller(passport, sellerId) }
  return { kind: 'listed', facts, on, sourceId: listingId }
}

function compareSeller({ ownerId, lastSellerId }: Passport, sellerId: string | null): ListedBy {
  if (sellerId !== null && sellerId === ownerId) return 'owner'
  if (ownerId !== null) return 'other'
  if (lastSellerId === null) return 'first'
  return lastSellerId === sellerId ? 'same' : 'other'
}

type Sale = { orderId: string; listingId: string }

/** The phone has changed hands: its buyer is the owner now. */
async function recordSale(tx: Tx, { orderId, listingId }: Sale, at: Date): Promise<void> {
  const passport = await findPassportOfListing(tx, listingId)
  if (!passport) return
  const entry = { kind: 'sold', facts: {}, on: at, sourceId: orderId } as const
  if (!(await appendEntry(tx, passport.id, entry, at))) return
  const parties = await findParties(tx, orderId)
  await setOwner(tx, passport.id, parties?.buyerId ?? null)
  publishChange(tx, 'listings')
}

/** A completed sale was refunded: the buyer is the owner no longer. */
async function undoSale(
  tx: Tx,
  { orderId, listingId, phoneReturned }: Sale & { phoneReturned: boolean },
  at: Date,
): Promise<void> {
  const passport = await findPassportOfListing(tx, listingId)
  if (!passport || !(await hasEntryFrom(tx, passport.id, 'sold', orderId))) return
  const entry = {
    kind: 'sale_undone',
    facts: { phoneReturned },
    on: at,
    sourceId: orderId,
  } as const
  if (!(await appendEntry(tx, passport.id, entry, at))) return
  const parties = await findParties(tx, orderId)
  // Somebody else may have proved to own it since.
  if (parties?.buyerId === passport.ownerId)
    await setOwner(tx, passport.id, (phoneReturned && parties?.sellerId) || null)
  publishChange(tx, 'listings')
}
