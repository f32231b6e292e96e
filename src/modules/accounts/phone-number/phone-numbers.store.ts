import { sql } from 'kysely'
import type { Executor, Row, Tx } from '../../../platform/db/index.ts'

export type PhoneNumberConfirmation = Row<'phoneNumberConfirmations'>

/** The confirmed number of an account. */
export function findPhoneNumber(db: Executor, userId: string) {
  return db
    .selectFrom('phoneNumbers')
    .select(['number', 'confirmedAt'])
    .where('userId', '=', userId)
    .executeTakeFirst()
}

export function findPending(
  db: Executor,
  userId: string,
): Promise<PhoneNumberConfirmation | undefined> {
  return confirmations(db).where('userId', '=', userId).executeTakeFirst()
}

export function lockPending(tx: Tx, userId: string): Promise<PhoneNumberConfirmation | undefined> {
  return confirmations(tx).where('userId', '=', userId).forUpdate().executeTakeFirst()
}

/** One code for each account: a new one takes the place of the last. */
export async function putPending(
  db: Executor,
  { userId, ...values }: Omit<PhoneNumberConfirmation, 'wrongCodes'>,
): Promise<void> {
  await db
    .insertInto('phoneNumberConfirmations')
    .values({ userId, ...values, wrongCodes: 0 })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet({ ...values, wrongCodes: 0 }))
    .execute()
}

export async function countWrongCode(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable('phoneNumberConfirmations')
    .set((eb) => ({ wrongCodes: eb('wrongCodes', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

export async function deletePending(
  db: Executor,
  by: { id: string } | { userId: string },
): Promise<boolean> {
  const [column, value] = 'id' in by ? (['id', by.id] as const) : (['userId', by.userId] as const)
  const { numDeletedRows } = await db
    .deleteFrom('phoneNumberConfirmations')
    .where(column, '=', value)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Two accounts that confirm one number at the same moment do so one after the other. */
export async function lockNumber(tx: Tx, number: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${number}, 71))`.execute(tx)
}

export async function putPhoneNumber(tx: Tx, userId: string, number: string, date: Date) {
  const values = { number, confirmedAt: date }
  await tx
    .insertInto('phoneNumbers')
    .values({ userId, ...values })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet(values))
    .execute()
}

export async function deletePhoneNumber(tx: Tx, userId: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('phoneNumbers')
    .where('userId', '=', userId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Removes a number from other accounts. Banned ones keep it, so that it is recognized later. */
export async function removeNumberFromOthers(
  tx: Tx,
  number: string,
  userId: string,
): Promise<{ userId: string }[]> {
  return tx
    .deleteFrom('phoneNumbers')
    .where('number', '=', number)
    .where('userId', '!=', userId)
    .where('userId', 'not in', (eb) =>
      eb.selectFrom('users').select('id').where('bannedAt', 'is not', null),
    )
    .returning('userId')
    .execute()
}

function confirmations(db: Executor) {
  return db.selectFrom('phoneNumberConfirmations').selectAll()
}
