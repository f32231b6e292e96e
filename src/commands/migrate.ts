import type { Env } from '../env.ts'
import { loadCarriedData } from './carried-data.ts'
import { createLog, openDeps } from './open-deps.ts'

/** Brings the database up to date, then stops. */
export async function migrateOnly(env: Env): Promise<void> {
  const opened = await openDeps(env, createLog(env), () => 'http://localhost')
  await loadCarriedData(opened.deps.db)
  await opened.close()
  console.log('The database is up to date.')
}
