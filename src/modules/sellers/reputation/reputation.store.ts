import { sql } from 'kysely'
import type { Executor, Tx } from '../../../platform/db/index.ts'

export type TrustedShop = { id: string; origin: string; publicKey: string }

export async function findShop(db: Executor, origin: string): Promise<TrustedShop | undefined> {
  const { rows } = await sql<TrustedShop>`
    select id, origin, public_key from trusted_shops where origin = ${origin}`.execute(db)
  return rows[0]
}

export type ListedShop = TrustedShop & { addedAt: Date; statements: number }

export async function listShops(db: Executor): Promise<ListedShop[]> {
  const { rows } = await sql<ListedShop>`
    select id, origin, public_key, added_at,
      (select count(*)::int from imported_reputations where shop_id = trusted_shops.id) as statements
    from trusted_shops order by origin`.execute(db)
  return rows
}

/** False when the shop is there already. */
export async function insertShop(
  tx: Tx,
  shop: TrustedShop & { addedBy: string },
  date: Date,
): Promise<boolean> {
  const { id, origin, publicKey, addedBy } = shop
  const { rows } = await sql`
    insert into trusted_shops (id, origin, public_key, added_by, added_at)
    values (${id}, ${origin}, ${publicKey}, ${addedBy}, ${date})
    on conflict do nothing returning id`.execute(tx)
  return rows.length > 0
}

/** Deletes a shop with all that was imported from it; its origin, or undefined if there is none. */
export async function deleteShop(tx: Tx, id: string): Promise<string | undefined> {
  const { rows } = await sql<{ origin: string }>`
    delete from trusted_shops where id = ${id} returning origin`.execute(tx)
  return rows[0]?.origin
}

export async function putCode(
  tx: Tx,
  { userId, codeHash, expiresAt }: { userId: string; codeHash: string; expiresAt: Date },
): Promise<void> {
  await sql`
    insert into reputation_codes (user_id, code_hash, expires_at)
    values (${userId}, ${codeHash}, ${expiresAt})
    on conflict (user_id) do update set code_hash = excluded.code_hash,
      expires_at = excluded.expires_at`.execute(tx)
}

/** Uses up a person's code; false if it is another one or has expired. */
export async function consumeReputationCode(
  tx: Tx,
  { userId, codeHash, at }: { userId: string; codeHash: string; at: Date },
): Promise<boolean> {
  const { rows } = await sql`
    delete from reputation_codes
    where user_id = ${userId} and code_hash = ${codeHash} and expires_at > ${at}
    returning user_id`.execute(tx)
  return rows.length > 0
}

export type ImportedRow = {
  id: string
  origin: string
  sales: number
  ratings: number
  average: number | null
  issuedAt: Date
  expiresAt: Date
}

/** What a person shows from other shops, as long as it is valid. */
export async function listImported(
  db: Executor,
  userId: string,
  now: Date,
): Promise<ImportedRow[]> {
  const { rows } = await sql<ImportedRow>`
    select imported.id, origin, sales, ratings, average::float8 as average, issued_at, expires_at
    from imported_reputations imported join trusted_shops shop on shop.id = shop_id
    where user_id = ${userId} and expires_at > ${now} order by sales desc, origin`.execute(db)
  return rows
}

type NewImported = Omit<ImportedRow, 'origin'> & {
  userId: string
  shopId: string
  subject: string
  statement: string
  signature: string
}

/** Writes a statement in place of the one of that shop; false if another person shows the account. */
export async function upsertImported(tx: Tx, made: NewImported, date: Date): Promise<boolean> {
  const { rows } = await sql`
    select 1 from imported_reputations
    where shop_id = ${made.shopId} and subject = ${made.subject} and user_id <> ${made.userId}`.execute(
    tx,
  )
  if (rows.length > 0) return false
  await sql`
    insert into imported_reputations (id, user_id, shop_id, subject, sales, ratings, average,
      statement, signature, issued_at, expires_at, imported_at)
    values (${made.id}, ${made.userId}, ${made.shopId}, ${made.subject}, ${made.sales},
      ${made.ratings}, ${made.average}, ${made.statement}, ${made.signature}, ${made.issuedAt},
      ${made.expiresAt}, ${date})
    on conflict (user_id, shop_id) do update set subject = excluded.subject,
      sales = excluded.sales, ratings = excluded.ratings, average = excluded.average,
      statement = excluded.statement, signature = excluded.signature,
      issued_at = excluded.issued_at, expires_at = excluded.expires_at,
      imported_at = excluded.imported_at`.execute(tx)
  return true
}

export async function deleteImported(
  tx: Tx,
  { id, userId }: { id: string; userId: string },
): Promise<boolean> {
  const { rows } = await sql`
    delete from imported_reputations where id = ${id} and user_id = ${userId} returning id`.execute(
    tx,
  )
  return rows.length > 0
}
