import { createHash, randomUUID } from 'node:crypto'
import type { Deps } from '../../../deps.ts'
import {
  type Executor,
  inTransaction,
  isId,
  publishChange,
  type Tx,
} from '../../../platform/db/index.ts'
import { type RecordedEvent, recordEvent, writeAudit } from '../../../platform/events.ts'
import type { Viewer } from '../../../platform/http/index.ts'
import { canonicalJson, type SignedStatement, signStatement } from '../../../platform/signature.ts'
import type { PassportEvent, RepairedPart, Repairer } from '../../../shared/listings/passport.ts'
import { DAY, HOUR } from '../../../shared/time.ts'
import { findDone } from '../checkup/checkups.store.ts'
import { findGrading } from '../grading/grade-phone.ts'
import { findListingCheck } from '../imei/imei.store.ts'
import type { PassportBody, PassportEntry } from './passport.contract.ts'
import {
  countRepairs,
  type Entry,
  findChainEnd,
  findListedPhone,
  findOtherPassports,
  findPassport,
  findPassportOfListing,
  hasEntryFrom,
  insertEntries,
  type ListedPhone,
  listEntries,
  listEntriesByPassport,
  listOwned,
  lockPassport,
  openPassport,
  type Passport,
  setLastSeller,
  setOwner,
} from './passports.store.ts'

/** What an entry says. No field can hold a name, an address or free text. */
type EntryFacts = {
  imei_checked: { match: string; model: string | null; blacklist: string }
  checked_up: { passed: number; failed: number; notRun: number; system: string }
  graded: { grade: string }
  listed: { brand: string | null; model: string | null; storageGb: number | null; seller: ListedBy }
  unlisted: Record<string, never>
  sold: Record<string, never>
  sale_undone: { phoneReturned: boolean }
  repaired: { part: RepairedPart; by: Repairer }
  claimed: Record<string, never>
}

/** Who offers the phone, compared with who owned or offered it before. */
type ListedBy = 'first' | 'same' | 'owner' | 'other'

/** Hash before the first entry. */
export const NO_HASH = '0'.repeat(64)

export function hashEntry(previousHash: string, content: string): string {
  return createHash('sha256').update(`${previousHash}\n${content}`).digest('hex')
}

type NewEntry<Kind extends PassportEvent> = {
  kind: Kind
  facts: EntryFacts[Kind]
  /** The entry holds the day only. */
  happenedAt: Date
  /** The check, grading, listing or order that is recorded; each is recorded once. */
  sourceId?: string
}

type AnyEntry = { [Kind in PassportEvent]: NewEntry<Kind> }[PassportEvent]

/**
 * Appends entries to a passport, in the transaction of what happened. Returns the kinds that were
 * appended: an entry whose source the passport has recorded is skipped.
 */
async function appendEntries(
  tx: Tx,
  passportId: string,
  entries: readonly AnyEntry[],
  addedAt: Date,
): Promise<Set<PassportEvent>> {
  await lockPassport(tx, passportId)
  const end = await findChainEnd(tx, passportId, entries)
  const added = entries.filter(
    ({ kind, sourceId }) => !end.recorded.includes(`${kind} ${sourceId}`),
  )
  let number = end.number ?? 0
  let hash = end.hash ?? NO_HASH
  const rows = added.map(({ kind, facts, happenedAt, sourceId }) => {
    number += 1
    const date = happenedAt.toISOString().slice(0, 10)
    const content = canonicalJson({ date, facts, kind, number, passport: passportId })
    const previousHash = hash
    hash = hashEntry(previousHash, content)
    return { passportId, number, content, previousHash, hash, sourceId: sourceId ?? null, addedAt }
  })
  if (rows.length > 0) await insertEntries(tx, rows)
  return new Set(added.map(({ kind }) => kind))
}

/** Appends one entry; false when the passport has recorded its source already. */
export async function appendEntry(
  tx: Tx,
  passportId: string,
  entry: AnyEntry,
  addedAt: Date,
): Promise<boolean> {
  return (await appendEntries(tx, passportId, [entry], addedAt)).has(entry.kind)
}

/** Events after which a listing may add entries to the passport of its phone. */
const aboutListing: readonly string[] = [
  'imei_claimed',
  'imei_checked',
  'listing_added',
  'listing_edited',
  'change_approved',
  'checkup_finished',
]

/** Who bought and who sold in an order; null once the account is deleted. */
type FindParties = (
  db: Executor,
  orderId: string,
) => Promise<{ buyerId: string | null; sellerId: string | null } | undefined>

/**
 * Subscribes to events: writes the passport of a phone in the transaction of what happened. Orders, which
 * depend on this module, pass in how their parties are read.
 */
export const passportWriter = (findParties: FindParties) => (tx: Tx, event: RecordedEvent) =>
  writePassports(tx, event, findParties)

async function writePassports(
  tx: Tx,
  { name, at, data }: RecordedEvent,
  findParties: FindParties,
): Promise<void> {
  const listingId = idIn(data.listingId)
  if (!listingId) return
  if (aboutListing.includes(name)) return recordListing(tx, listingId, at)
  const orderId = idIn(data.orderId)
  if (!orderId) return
  if (name === 'order_completed') return recordSale(tx, { orderId, listingId, findParties }, at)
  if (name === 'order_refunded') {
    const phoneReturned = data.transition === 'receive_return'
    return revertSale(tx, { orderId, listingId, findParties, phoneReturned }, at)
  }
}

function idIn(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}

/**
 * Adds the facts of a listing that the passport has not recorded. Only an IMEI check links
 * the two: without one there is no passport.
 */
async function recordListing(tx: Tx, listingId: string, date: Date): Promise<void> {
  const phone = await findListedPhone(tx, listingId)
  const check = phone && (await findListingCheck(tx, listingId))
  // The claim of a new number comes before its check.
  if (!phone || !check || check.imeiHash !== phone.imeiHash) return
  const made = { id: randomUUID(), imeiHash: check.imeiHash, last4: check.last4 }
  const passport = await openPassport(tx, made, date)
  const others = await findOtherPassports(tx, listingId, passport.id)
  for (const other of others)
    await appendEntry(
      tx,
      other,
      { kind: 'unlisted', facts: {}, happenedAt: date, sourceId: listingId },
      date,
    )
  // What was found out while the listing named another number was about that phone.
  const since = others.length > 0 ? phone.claimedAt : new Date(0)

  const entries: AnyEntry[] = [
    {
      kind: 'imei_checked',
      facts: { match: check.tac, model: check.tacName, blacklist: check.blacklist },
      happenedAt: check.checkedAt,
      sourceId: check.id,
    },
  ]
  const checkup = await checkupEntry(tx, { listingId, since })
  if (checkup) entries.push(checkup)
  const grading = await findGrading(tx, { listingId })
  if (grading && grading.gradedAt >= since) {
    const { id: sourceId, gradedAt: happenedAt, grade } = grading
    entries.push({ kind: 'graded', facts: { grade }, happenedAt, sourceId })
  }
  entries.push(offerEntry(passport, phone, listingId, date))
  const added = await appendEntries(tx, passport.id, entries, date)
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
  return { kind: 'checked_up', facts, happenedAt: done.doneAt, sourceId: done.id }
}

function offerEntry(
  passport: Passport,
  { brand, model, storageGb, sellerId }: ListedPhone,
  listingId: string,
  happenedAt: Date,
): AnyEntry {
  const facts = { brand, model, storageGb, seller: compareSeller(passport, sellerId) }
  return { kind: 'listed', facts, happenedAt, sourceId: listingId }
}

function compareSeller({ ownerId, lastSellerId }: Passport, sellerId: string | null): ListedBy {
  if (sellerId !== null && sellerId === ownerId) return 'owner'
  if (ownerId !== null) return 'other'
  if (lastSellerId === null) return 'first'
  return lastSellerId === sellerId ? 'same' : 'other'
}

type Sale = { orderId: string; listingId: string; findParties: FindParties }

/** The phone has changed hands: its buyer is the owner now. */
async function recordSale(
  tx: Tx,
  { orderId, listingId, findParties }: Sale,
  date: Date,
): Promise<void> {
  const passport = await findPassportOfListing(tx, listingId)
  if (!passport) return
  const entry = { kind: 'sold', facts: {}, happenedAt: date, sourceId: orderId } as const
  if (!(await appendEntry(tx, passport.id, entry, date))) return
  const parties = await findParties(tx, orderId)
  await setOwner(tx, passport.id, parties?.buyerId ?? null)
  publishChange(tx, 'listings')
}

/** A completed sale was refunded: the buyer is the owner no longer. */
async function revertSale(
  tx: Tx,
  { orderId, listingId, findParties, phoneReturned }: Sale & { phoneReturned: boolean },
  date: Date,
): Promise<void> {
  const passport = await findPassportOfListing(tx, listingId)
  if (!passport || !(await hasEntryFrom(tx, passport.id, 'sold', orderId))) return
  const entry = {
    kind: 'sale_undone',
    facts: { phoneReturned },
    happenedAt: date,
    sourceId: orderId,
  } as const
  if (!(await appendEntry(tx, passport.id, entry, date))) return
  const parties = await findParties(tx, orderId)
  // Somebody else may have proved to own it since.
  if (parties?.buyerId === passport.ownerId)
    await setOwner(tx, passport.id, (phoneReturned && parties?.sellerId) || null)
  publishChange(tx, 'listings')
}

/** Repairs that a passport takes in its life, and in a day: it stays readable. */
const MAX_REPAIRS = 40
const MAX_REPAIRS_A_DAY = 5
/** Phones are not older. */
const FIRST_DAY = '2000-01-01'

type Repair = { part: RepairedPart; by: Repairer; date: string }

/** Adds a repair, which only the present owner can. It cannot be removed again. */
export async function addRepair(
  deps: Deps,
  owner: Viewer,
  passportId: string,
  { part, by, date }: Repair,
): Promise<{ added: true } | { refused: 'not_found' | 'too_many' } | { wrong: string }> {
  if (!isId(passportId)) return { refused: 'not_found' }
  const now = deps.clock.now()
  // Wherever the owner is: the first zone to begin a day is 14 hours ahead of UTC.
  const lastDay = new Date(now.getTime() + 14 * HOUR).toISOString().slice(0, 10)
  if (date > lastDay) return { wrong: 'The date can’t be in the future' }
  if (date < FIRST_DAY) return { wrong: 'Choose a later date' }
  return inTransaction(deps.db, async (tx) => {
    await lockPassport(tx, passportId)
    const passport = await findPassport(tx, passportId)
    if (passport?.ownerId !== owner.id) return { refused: 'not_found' as const }
    const { all, recent } = await countRepairs(tx, passportId, new Date(now.getTime() - DAY))
    if (all >= MAX_REPAIRS || recent >= MAX_REPAIRS_A_DAY) return { refused: 'too_many' as const }
    const entry = {
      kind: 'repaired',
      facts: { part, by },
      happenedAt: new Date(`${date}T00:00:00Z`),
    } as const
    await appendEntry(tx, passportId, entry, now)
    await recordEvent(tx, 'repair_added', now, { passportId, part, by })
    const subject: [string, string] = ['device_passport', passportId]
    await writeAudit(tx, {
      actor: owner,
      action: 'repair_added',
      subject,
      at: now,
      data: { part, by, date },
    })
    publishChange(tx, 'listings')
    return { added: true as const }
  })
}

/** A passport as everyone may see it. */
export async function showPassport(db: Executor, { id }: Passport): Promise<PassportBody> {
  return describePassport(id, await listEntries(db, id))
}

/** The passports of a person's phones as everyone may see them, and the last digits of their IMEIs. */
export async function showOwnPassports(
  db: Executor,
  ownerId: string,
): Promise<(PassportBody & { last4: string; img: string | null })[]> {
  const owned = await listOwned(db, ownerId)
  const passports = await showPassports(
    db,
    owned.map(({ id }) => id),
  )
  return passports.map((passport, index) => {
    const { last4, img } = owned[index]!
    return { ...passport, last4, img }
  })
}

/** The passports with these ids, in this order, as everyone may see them. */
export async function showPassports(db: Executor, ids: readonly string[]): Promise<PassportBody[]> {
  const entries = await listEntriesByPassport(db, ids)
  return ids.map((id) => describePassport(id, entries.get(id) ?? []))
}

function describePassport(id: string, entries: readonly Entry[]): PassportBody {
  const shown = entries.map(toShown)
  const last = <Kind extends PassportEntry['kind']>(kind: Kind) =>
    shown.findLast((entry): entry is Extract<PassportEntry, { kind: Kind }> => entry.kind === kind)
  const count = (kind: PassportEntry['kind']) => shown.filter((entry) => entry.kind === kind).length
  const listed = last('listed')?.facts
  const undone = count('sale_undone')
  return {
    _id: id,
    phone: {
      brand: listed?.brand ?? null,
      model: listed?.model ?? null,
      storageGb: listed?.storageGb ?? null,
    },
    // The first seller, everyone who bought it here, and everyone who proved to own it.
    owners: 1 + count('sold') - undone + count('claimed'),
    listings: count('listed'),
    repairs: count('repaired'),
    lastGrade: last('graded')?.facts.grade ?? null,
    lastCheckupOn: last('checked_up')?.date ?? null,
    lastImeiCheckOn: last('imei_checked')?.date ?? null,
    head: entries.at(-1)?.hash ?? '',
    entries: shown,
  }
}

type Content = { number: number; date: string } & {
  [Kind in keyof EntryFacts]: { kind: Kind; facts: EntryFacts[Kind] }
}[keyof EntryFacts]

function toShown({ content, hash }: Entry): PassportEntry {
  const { number, kind, date, facts } = JSON.parse(content) as Content
  return { number, kind, date, facts, hash } as PassportEntry
}

/** What the file says it is; the verifier refuses any other. */
const PASSPORT_FILE = 'redial-passport'

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
export async function exportListingPassport(
  deps: Pick<Deps, 'db' | 'secret' | 'origin' | 'clock'>,
  listingId: string,
): Promise<PassportFile | undefined> {
  const passport = await findPassportOfListing(deps.db.kysely, listingId)
  return passport && exportPassport(deps, passport)
}
