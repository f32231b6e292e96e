import type { Deps } from '../../../deps.ts'
import { inTransaction, newId, publishChange, type Tx } from '../../../platform/db/index.ts'
import { recordEvent, writeAudit } from '../../../platform/events.ts'
import type { Viewer } from '../../../platform/http/index.ts'
import { type Imei, parseImei } from '../../../shared/imei.ts'
import { type About, aboutOwn } from '../proof/index.ts'
import type { Blacklist } from './blacklist.ts'
import { type ImeiCheck, writeCheck } from './checks.store.ts'
import { type Busy, claimNumber, raiseBlacklisted, whoHasIt } from './claim-imei.ts'
import { type Called, compareModel } from './compare-model.ts'
import { hashOfImei } from './imei.ts'
import { isOnOffer, lockListing } from './listed.store.ts'
import { findTac, type TacRow } from './tac.store.ts'

type Wanted = { [Word in keyof Called]?: string | undefined } & {
  imei: string
  draftId?: string | undefined
  phoneId?: string | undefined
}
type Outcome = { check: ImeiCheck } | { refused: 'not_found' | Busy } | { wrong: string }

/** What was found of a number before it is held beside what the phone is called. */
type Found = {
  number: { hash: string; last4: string }
  row: TacRow | undefined
  blacklist: ImeiCheck['blacklist']
}

/**
 * Checks the number of a phone that its seller wants to list, and keeps what was found for the
 * draft or listing. A phone that somebody offers already is refused, and the moderators see it;
 * they see one on a blacklist too. A listing counts as what it calls itself, whatever the request
 * says, and one that is on offer claims the number.
 */
export async function checkImei(
  deps: Deps,
  blacklist: Blacklist | undefined,
  seller: Viewer,
  wanted: Wanted,
): Promise<Outcome> {
  const imei = parseImei(wanted.imei)
  if ('wrong' in imei) return imei
  const about = await aboutOwn(deps.db.kysely, seller, wanted)
  if (!about) return { refused: 'not_found' }
  const number = { hash: hashOfImei(deps.secret, imei), last4: imei.last4 }
  const taken = await whoHasIt(deps, seller, about, number)
  if (taken) return { refused: taken }
  // Asked outside of a transaction: a slow provider must not hold a connection.
  const found = { number, ...(await lookUp(deps, blacklist, imei)) }
  return inTransaction(deps.db, (tx) => keep(tx, seller, wanted, found, deps.clock.now()))
}

async function lookUp(
  { db }: Pick<Deps, 'db'>,
  blacklist: Blacklist | undefined,
  imei: Imei,
): Promise<Pick<Found, 'row' | 'blacklist'>> {
  const [row, listed] = await Promise.all([
    findTac(db.kysely, imei.tac),
    blacklist?.look(imei.digits) ?? ('not_checked' as const),
  ])
  return { row, blacklist: listed }
}

/** A refusal keeps nothing but its alarm. */
async function keep(
  tx: Tx,
  seller: Viewer,
  wanted: Wanted,
  { number, row, blacklist }: Found,
  at: Date,
): Promise<Outcome> {
  const listing = wanted.phoneId === undefined ? undefined : await lockListing(tx, wanted.phoneId)
  // Asked again under the lock: it may have been sold while the blacklist was asked.
  const about = await aboutOwn(tx, seller, wanted)
  if (!about) return { refused: 'not_found' }
  const { listingId } = about
  const id = newId()
  if (blacklist === 'listed')
    await raiseBlacklisted(tx, number, { sellerId: seller.id, listingId }, at)
  if (listingId && listing && isOnOffer(listing)) {
    const claim = { listingId, sellerId: seller.id, checkId: id }
    const taken = await claimNumber(tx, number, claim, at)
    if (taken) return { refused: taken }
  }
  const called = listing ?? calledBy(wanted)
  const check = {
    id,
    imeiHash: number.hash,
    last4: number.last4,
    tac: row && called ? await compareModel(tx, row, called) : ('unknown' as const),
    tacName: row ? `${row.brand} ${row.model}` : null,
    blacklist,
    checkedAt: at,
  }
  await writeCheck(tx, seller.id, about, check)
  await note(tx, seller, about, check)
  return { check }
}

/** Undefined while a form has no name for its phone yet. */
function calledBy({ brand, name }: Wanted): Called | undefined {
  return brand && name ? { brand, name } : undefined
}

async function note(tx: Tx, actor: Viewer, about: About, check: ImeiCheck) {
  const { id, last4, tac, blacklist, checkedAt: at } = check
  await recordEvent(tx, 'imei_checked', at, { checkId: id, ...about, tac, blacklist })
  const subject: [string, string] = ['imei_check', id]
  await writeAudit(tx, { actor, action: 'imei_checked', subject, at, data: { last4 } })
  if (about.listingId) publishChange(tx, 'listings')
}
