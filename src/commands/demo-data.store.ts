import { openMigrationClient } from '../platform/db/migrate.ts'

/** Whether a migrated database holds demo data, whichever folder is used with it. */
export async function hasDemoData(url: string): Promise<boolean> {
  const client = await openMigrationClient(url)
  try {
    const { rows } = await client.query<{ has: boolean }>(
      'select exists (select from demo_progress) as has',
    )
    return rows[0]?.has ?? false
  } finally {
    await client.end()
  }
}
