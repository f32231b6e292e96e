import { openMigrationClient } from '../platform/db/migrate.ts'

/** Whether a migrated database holds demo data, whichever folder is used with it. */
export const hasDemoData = (url: string) => test(url, 'exists (select from demo_progress)')

/** Whether a migrated database has an admin, but nothing of a demo. */
export const hasOwnShop = (url: string) =>
  test(
    url,
    `not exists (select from demo_progress) and exists (select from users where role = 'admin')`,
  )

async function test(url: string, condition: string): Promise<boolean> {
  const client = await openMigrationClient(url)
  try {
    const { rows } = await client.query<{ holds: boolean }>(`select ${condition} as holds`)
    return rows[0]?.holds ?? false
  } finally {
    await client.end()
  }
}
