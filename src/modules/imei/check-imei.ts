import type { Deps } from '../../deps.ts'
import { inTransaction, newId, noteChange } from '../../platform/db/index.ts'
import { recordEvent, writeAudit } from '../../platform/history/index.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { type About, aboutOwn } from '../proof/index.ts'
import type { Blacklist } from './blacklist.ts'
import { type ImeiCheck, writeCheck } from './checks.store.ts'
import { whoHasIt } from './claim-imei.ts'
import { type Called, compareModel } from './compare-model.ts'
import { hashOfImei, type Imei, parseImei } from './imei.ts'
import { findTac } from './tac.store.ts'

type Wanted = Called & { imei: string; draftId?: string | undefined; phoneId?: string | undefined }
type Outcome =
  | { check: ImeiCheck }
  | { refused: 'not_found' | 'own_phone_listed' | 'listed_already' }
  | { wrong: string }

/**
 * Checks the number of a phone that its seller wants to list, and keeps what was found for the
 * draft or listing. A phone that somebody offers already is refused, and the moderators see it.
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
  const imeiHash = hashOfImei(deps.secret, imei)
  const taken = await whoHasIt(deps, seller, about, { hash: imeiHash, last4: imei.last4 })
  if (taken) return { refused: taken }
  // Asked outside of a transaction: a slow provider must not hold a connection.
  const found = await lookUp(deps, blacklist, imei, wanted)
  const check = { id: newId(), imeiHash, last4: imei.last4, ...found, checkedAt: deps.clock.now() }
  await keep(deps, seller, about, check)
  return { check }
}

async function lookUp(
  { db }: Pick<Deps, 'db'>,
  blacklist: Blacklist | undefined,
  imei: Imei,
  called: Called,
): Promise<Pick<ImeiCheck, 'tac' | 'tacName' | 'blacklist'>> {
  const [row, listed] = await Promise.all([
    findTac(db.kysely, imei.tac),
    blacklist?.look(imei.digits) ?? ('not_checked' as const),
  ])
  const tac = row ? await compareModel(db.kysely, row, called) : 'unknown'
  return { tac, tacName: row ? `${row.brand} ${row.model}` : null, blacklist: listed }
}

function keep(deps: Deps, seller: Viewer, about: About, check: ImeiCheck): Promise<void> {
  const { id, last4, tac, blacklist, checkedAt: at } = check
  return inTransaction(deps.db, async (tx) => {
    await writeCheck(tx, seller.id, about, check)
    await recordEvent(tx, 'imei_checked', at, { checkId: id, ...about, tac, blacklist })
    const subject: [string, string] = ['imei_check', id]
    await writeAudit(tx, { actor: seller, action: 'imei_checked', subject, at, data: { last4 } })
    if (about.listingId) noteChange(tx, 'listings')
  })
}
