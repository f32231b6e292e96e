import { createHash, randomBytes } from 'node:crypto'
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
import { isStatementSignedBy, type SignedStatement } from '../../../platform/signature.ts'
import { DAY, MINUTE } from '../../../shared/time.ts'
import { type Statement, statementShape } from './reputation.contract.ts'
import { deleteImported, findShop, putCode, putImported, takeCode } from './reputation.store.ts'

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
  const at = deps.clock.now()
  const expiresAt = new Date(at.getTime() + CODE_DAYS * DAY)
  await inTransaction(deps.db, async (tx) => {
    await putCode(tx, { userId: seller.id, codeHash: hashCode(code), expiresAt })
    const subject: [string, string] = ['user', seller.id]
    await writeAudit(tx, { actor: seller, action: 'reputation_code_made', subject, at })
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
 * this seller got here: whoever made it has both accounts.
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
  const at = deps.clock.now()
  const [issuedAt, expiresAt] = [new Date(statement.issuedAt), new Date(statement.expiresAt)]
  if (expiresAt <= at || issuedAt.getTime() > at.getTime() + CLOCK_SKEW_MS)
    return { refused: 'expired' }
  return rollbackOnRefusal(deps.db, async (tx) => {
    const codeHash = hashCode(statement.code)
    if (!(await takeCode(tx, { userId: seller.id, codeHash, at })))
      return { refused: 'wrong_code' as const }
    const { subject, sales, ratings, average } = statement
    const id = newId()
    const written = await putImported(
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
      at,
    )
    if (!written) return { refused: 'used_by_another' as const }
    const data = { origin: shop.origin, nonce: statement.nonce }
    await recordEvent(tx, 'reputation_imported', at, { userId: seller.id, origin: shop.origin })
    await writeAudit(tx, {
      actor: seller,
      action: 'reputation_imported',
      subject: ['user', seller.id],
      at,
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
  const at = deps.clock.now()
  return inTransaction(deps.db, async (tx) => {
    if (!(await deleteImported(tx, { id, userId: seller.id }))) return false
    await recordEvent(tx, 'reputation_removed', at, { userId: seller.id })
    const subject: [string, string] = ['user', seller.id]
    await writeAudit(tx, { actor: seller, action: 'reputation_removed', subject, at })
    publishChange(tx, 'listings')
    return true
  })
}
