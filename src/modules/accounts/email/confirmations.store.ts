import type { Executor, Row, Tx } from '../../../platform/db/index.ts'

export type Confirmation = Row<'emailConfirmations'>

/** One pending confirmation for each account: a new one takes the place of the last. */
export async function putConfirmation(
  db: Executor,
  confirmation: Omit<Confirmation, 'wrongCodes'>,
): Promise<void> {
  const { userId, ...values } = confirmation
  await db
    .insertInto('emailConfirmations')
    .values({ userId, ...values, wrongCodes: 0 })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet({ ...values, wrongCodes: 0 }))
    .execute()
}

export function findConfirmation(db: Executor, userId: string): Promise<Confirmation | undefined> {
  return confirmations(db).where('userId', '=', userId).executeTakeFirst()
}

/** The confirmation of an account, or with the hash of a link's token; locked. */
export function lockConfirmation(
  tx: Tx,
  by: { userId: string } | { tokenHash: string } | { stopHash: string },
): Promise<Confirmation | undefined> {
  const query = confirmations(tx).forUpdate()
  if ('userId' in by) return query.where('userId', '=', by.userId).executeTakeFirst()
  if ('tokenHash' in by) return query.where('tokenHash', '=', by.tokenHash).executeTakeFirst()
  return query.where('stopHash', '=', by.stopHash).executeTakeFirst()
}

export async function countWrongCode(tx: Tx, id: string) {
  await tx
    .updateTable('emailConfirmations')
    .set((eb) => ({ wrongCodes: eb('wrongCodes', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

export async function deleteConfirmation(tx: Tx, userId: string) {
  await tx.deleteFrom('emailConfirmations').where('userId', '=', userId).execute()
}

/** Codes and links that were mailed to this address for other accounts stop working. */
export async function deleteConfirmationsOfAddress(tx: Tx, email: string, exceptUserId: string) {
  await tx
    .deleteFrom('emailConfirmations')
    .where('email', '=', email)
    .where('userId', '!=', exceptUserId)
    .execute()
}

/** The address of an account, whether it is confirmed, and whether another account holds it. */
export function lockAddress(tx: Tx, userId: string) {
  return tx
    .selectFrom('users')
    .select(['id', 'name', 'email', 'emailVerified', 'holdsEmail', 'role', 'language'])
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirst()
}

/** The account that an address belongs to; locked. */
export function lockHolder(tx: Tx, email: string) {
  return tx
    .selectFrom('users')
    .select(['id', 'name', 'email', 'emailVerified', 'language'])
    .where('email', '=', email)
    .where('holdsEmail', '=', true)
    .forUpdate()
    .executeTakeFirst()
}

/** The account that signed up with an address which another account holds. */
export function findClaimant(db: Executor, email: string) {
  return db
    .selectFrom('users')
    .select(['id', 'email'])
    .where('email', '=', email)
    .where('holdsEmail', '=', false)
    .executeTakeFirst()
}

export async function setAddress(
  tx: Tx,
  userId: string,
  { email, emailVerified, at }: { email: string; emailVerified: boolean; at: Date },
) {
  await tx
    .updateTable('users')
    .set({ email, emailVerified, holdsEmail: true, updatedAt: at })
    .where('id', '=', userId)
    .execute()
}

/** Keeps the address that an account had, for a while. */
export async function keepPreviousAddress(tx: Tx, userId: string, email: string, until: Date) {
  await tx
    .insertInto('previousAddresses')
    .values({ userId, email, expiresAt: until })
    .onConflict((conflict) =>
      conflict.columns(['userId', 'email']).doUpdateSet({ expiresAt: until }),
    )
    .execute()
}

export function findEmailState(db: Executor, userId: string) {
  return db
    .selectFrom('users')
    .select(['email', 'emailVerified'])
    .where('id', '=', userId)
    .executeTakeFirst()
}

function confirmations(db: Executor) {
  return db.selectFrom('emailConfirmations').selectAll()
}
