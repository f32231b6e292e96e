import { sql } from 'kysely'
import type { Executor, Row, Tx } from '../../platform/db/index.ts'

/** A setting that was changed at least once; a value of null means that the default was restored. */
export type StoredSetting = Pick<Row<'settings'>, 'name' | 'value' | 'version'>

export function readStoredSettings(db: Executor): Promise<StoredSetting[]> {
  return db.selectFrom('settings').select(['name', 'value', 'version']).execute()
}

export type DatedSetting = StoredSetting & { changedAt: Date; changedBy: string | null }

/** The same with who changed each last, and when. */
export function listStoredSettings(db: Executor): Promise<DatedSetting[]> {
  return db
    .selectFrom('settings')
    .leftJoin('users', 'users.id', 'settings.changedBy')
    .select([
      'settings.name',
      'settings.value',
      'settings.version',
      'settings.changedAt',
      'users.name as changedBy',
    ])
    .execute()
}

/** Lets nobody else change settings until this transaction ends; reading goes on. */
export async function lockSettings(tx: Tx): Promise<void> {
  await sql`lock table settings in share row exclusive mode`.execute(tx)
}

type NewValue = {
  name: string
  value: unknown
  version: number
  changedBy: string | null
  changedAt: Date
}

export async function writeSetting(tx: Tx, { value, ...row }: NewValue): Promise<void> {
  const stored = { ...row, value: JSON.stringify(value) }
  const { name: _, ...changed } = stored
  await tx
    .insertInto('settings')
    .values(stored)
    .onConflict((conflict) => conflict.column('name').doUpdateSet(changed))
    .execute()
}
