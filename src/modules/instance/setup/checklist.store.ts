import type { Executor } from '../../../platform/db/index.ts'

/** Whether anyone on the staff can log in with a password alone; banned people aside. */
export async function hasStaffWithoutSecondFactor(db: Executor): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'admin')
    .where('secondFactorAt', 'is', null)
    .where('bannedAt', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
