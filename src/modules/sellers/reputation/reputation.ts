import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { Deps } from '../../../deps.ts'
import {
  inTransaction,
  isId,
  newId,
  publishChange,
  rollbackOnRefusal,
} from '../../../platform/db/index.ts'
import { recordEvent, writeAudit } from '../../../platform/events.ts'
import type { Viewer } from '../../../platform/http/index.ts'
import {
  isPublicKey,
  isStatementSignedBy,
  type SignedStatement,
  signStatement,
} from '../../../platform/signature.ts'
import { DAY, MINUTE } from '../../../shared/time.ts'
import { findSellerAccount } from '../../accounts/index.ts'
import { readSalesRecord } from '../../listings/index.ts'
import { ratingTotals } from '../../orders/index.ts'
import { type Statement, statementShape } from './reputation.contract.ts'
import {
  consumeReputationCode,
  deleteImported,
  deleteShop,
  findShop,
  insertShop,
  putCode,
  upsertImported,
} from './reputation.store.ts'

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
    findSellerAccount(db, seller.id),
    readSalesRecord(db, seller.id),
    ratingTotals(db, seller.id),
  ])
  if (!person || !record) return { refused: 'not_a_seller' }
  const now = deps.clock.now()
  const { ratings, stars } = totals
  const statement: Statement = {
    type: 'redial-reputation',
    version: 1,
    issuer: deps.origin(),
    issuedAt: now.toISOString(),
    expiresAt: new Date(now.getTime() + VALID_DAYS * DAY).toISOString(),
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
      at: now,
      data: { nonce: statement.nonce },
    }),
  )
  return signStatement(deps.secret, statement)
}

/** Time to find the other shop's password and come back. */
const CODE_DAYS = 1
/** Clocks of two servers may differ. */
const CLOCK_SKEW_MS = 10 * MINUTE

/** Crockford's base 32: no letters that look like digits. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A code for the seller to put into a statement of another shop; the one made before ends. */
export async function makeReputationCode(
  deps: Deps,
  seller: Viewer,
): Promise<{ code: string; expiresAt: Date }> {
  const letters = [...randomBytes(20)].map((byte) => LETTERS[byte % LETTERS.length]).join('')
  const code = ['RD', ...(letters.match(/.{4}/g) ?? [])].join('-')
  const now = deps.clock.now()
  const expiresAt = new Date(now.getTime() + CODE_DAYS * DAY)
  await inTransaction(deps.db, async (tx) => {
    await putCode(tx, { userId: seller.id, codeHash: hashCode(code), expiresAt })
    const subject: [string, string] = ['user', seller.id]
    await writeAudit(tx, { actor: seller, action: 'reputation_code_made', subject, at: now })
  })
  return { code, expiresAt }
}

function hashCode(code: string): string {
  return createHash('sha256').update(code).digest('base64url')
}

export type ImportRefusal =
  | 'not_a_statement'
  | 'own_shop'
  | 'unknown_shop'
  | 'wrong_signature'
  | 'expired'
  | 'wrong_code'
  | 'used_by_another'

/**
 * Shows the ratings of another shop on the seller's page. The shop must be on the admin's list and
 * have signed the statement with the key that is there, and the statement must hold the code that
 * this seller got here, so the same person has both accounts.
 */
export async function importReputation(
  deps: Deps,
  seller: Viewer,
  signed: SignedStatement,
): Promise<{ imported: true } | { refused: ImportRefusal }> {
  const statement = readStatement(signed.statement)
  if (!statement) return { refused: 'not_a_statement' }
  if (statement.issuer === deps.origin()) return { refused: 'own_shop' }
  const shop = await findShop(deps.db.kysely, statement.issuer)
  if (!shop) return { refused: 'unknown_shop' }
  if (!isStatementSignedBy(shop.publicKey, signed)) return { refused: 'wrong_signature' }
  const now = deps.clock.now()
  const [issuedAt, expiresAt] = [new Date(statement.issuedAt), new Date(statement.expiresAt)]
  if (expiresAt <= now || issuedAt.getTime() > now.getTime() + CLOCK_SKEW_MS)
    return { refused: 'expired' }
  return rollbackOnRefusal(deps.db, async (tx) => {
    const codeHash = hashCode(statement.code)
    if (!(await consumeReputationCode(tx, { userId: seller.id, codeHash, at: now })))
      return { refused: 'wrong_code' as const }
    const { subject, sales, ratings, average } = statement
    const id = newId()
    const written = await upsertImported(
      tx,
      {
        id,
        userId: seller.id,
        shopId: shop.id,
        subject,
        sales,
        ratings,
        average: ratings === 0 ? null : average,
        statement: signed.statement,
        signature: signed.signature,
        issuedAt,
        expiresAt,
      },
      now,
    )
    if (!written) return { refused: 'used_by_another' as const }
    const data = { origin: shop.origin, nonce: statement.nonce }
    await recordEvent(tx, 'reputation_imported', now, { userId: seller.id, origin: shop.origin })
    await writeAudit(tx, {
      actor: seller,
      action: 'reputation_imported',
      subject: ['user', seller.id],
      at: now,
      data,
    })
    publishChange(tx, 'listings')
    return { imported: true as const }
  })
}

function readStatement(text: string): Statement | undefined {
  try {
    const parsed = statementShape.safeParse(JSON.parse(text))
    if (!parsed.success) return undefined
    const { ratings, average } = parsed.data
    return (ratings === 0) === (average === null) ? parsed.data : undefined
  } catch {
    return undefined
  }
}

/** Takes an imported statement off the seller's page; false if there is none. */
export async function removeReputation(deps: Deps, seller: Viewer, id: string): Promise<boolean> {
  if (!isId(id)) return false
  const now = deps.clock.now()
  return inTransaction(deps.db, async (tx) => {
    if (!(await deleteImported(tx, { id, userId: seller.id }))) return false
    await recordEvent(tx, 'reputation_removed', now, { userId: seller.id })
    const subject: [string, string] = ['user', seller.id]
    await writeAudit(tx, { actor: seller, action: 'reputation_removed', subject, at: now })
    publishChange(tx, 'listings')
    return true
  })
}

type NewShop = { origin: string; publicKey: string }

/** Accepts statements of another shop from now on. Its address only names it: it is never fetched. */
export async function trustShop(
  deps: Deps,
  admin: Viewer,
  { origin: typed, publicKey }: NewShop,
): Promise<{ id: string } | { wrong: Record<string, string> } | { refused: 'known' }> {
  const origin = originOf(typed)
  if (!origin) return { wrong: { origin: 'Type an address like https://phones.example' } }
  if (origin === deps.origin()) return { wrong: { origin: 'This is your own shop' } }
  if (!isPublicKey(publicKey))
    return { wrong: { publicKey: 'A key has 44 characters and ends in =' } }
  const now = deps.clock.now()
  const id = newId()
  return inTransaction(deps.db, async (tx) => {
    const shop = { id, origin, publicKey, addedBy: admin.id }
    if (!(await insertShop(tx, shop, now))) return { refused: 'known' as const }
    await recordEvent(tx, 'shop_trusted', now, { origin })
    const subject: [string, string] = ['trusted_shop', id]
    const data = { origin, publicKey }
    await writeAudit(tx, { actor: admin, action: 'shop_trusted', subject, at: now, data })
    return { id }
  })
}

function originOf(typed: string): string | undefined {
  try {
    const { origin, protocol } = new URL(typed)
    return protocol === 'https:' || protocol === 'http:' ? origin : undefined
  } catch {
    return undefined
  }
}

/** Removes a shop, and what sellers show from it; false if there is none. */
export async function distrustShop(deps: Deps, admin: Viewer, id: string): Promise<boolean> {
  if (!isId(id)) return false
  const now = deps.clock.now()
  return inTransaction(deps.db, async (tx) => {
    const origin = await deleteShop(tx, id)
    if (!origin) return false
    await recordEvent(tx, 'shop_distrusted', now, { origin })
    const subject: [string, string] = ['trusted_shop', id]
    await writeAudit(tx, {
      actor: admin,
      action: 'shop_distrusted',
      subject,
      at: now,
      data: { origin },
    })
    publishChange(tx, 'listings')
    return true
  })
}
