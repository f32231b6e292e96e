import { randomUUID } from 'node:crypto'
import type { Deps } from '../../../deps.ts'
import { inTransaction } from '../../../platform/db/index.ts'
import { writeAudit } from '../../../platform/events.ts'
import type { Viewer } from '../../../platform/http/index.ts'
import { type SignedStatement, signStatement } from '../../../platform/signature.ts'
import { DAY } from '../../../shared/time.ts'
import { readSalesRecord } from '../../listings/index.ts'
import { ratingTotals } from '../../orders/ratings/index.ts'
import { findSeller } from '../sellers.store.ts'
import type { Statement } from './reputation.contract.ts'

/** After that a new one is needed, so that a shop does not show what is long out of date. */
const VALID_DAYS = 180

/**
 * Signs what a seller's page says, for one account of another shop: `code` is the one that the other
 * shop gave to that account.
 */
export async function exportReputation(
  deps: Deps,
  seller: Viewer,
  code: string,
): Promise<SignedStatement | { refused: 'not_a_seller' }> {
  const db = deps.db.kysely
  const [person, record, totals] = await Promise.all([
    findSeller(db, seller.id),
    readSalesRecord(db, seller.id),
    ratingTotals(db, seller.id),
  ])
  if (!person || !record) return { refused: 'not_a_seller' }
  const at = deps.clock.now()
  const { ratings, stars } = totals
  const statement: Statement = {
    type: 'redial-reputation',
    version: 1,
    issuer: deps.origin(),
    issuedAt: at.toISOString(),
    expiresAt: new Date(at.getTime() + VALID_DAYS * DAY).toISOString(),
    subject: seller.id,
    memberSince: person.createdAt.toISOString().slice(0, 7),
    sales: record.sold,
    ratings,
    average: ratings === 0 ? null : Math.round((stars / ratings) * 10) / 10,
    code,
    nonce: randomUUID(),
  }
  await inTransaction(deps.db, (tx) =>
    writeAudit(tx, {
      actor: seller,
      action: 'reputation_exported',
      subject: ['user', seller.id],
      at,
      data: { nonce: statement.nonce },
    }),
  )
  return signStatement(deps.secret, statement)
}
