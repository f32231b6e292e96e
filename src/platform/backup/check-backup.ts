import { BackupError } from './backup-error.ts'
import type { BackupResult } from './manifest.ts'
import { copyTable, openSnapshot } from './snapshot.ts'

/**
 * Copies all rows of a restored database out again and compares them with those of the backup, in the order in
 * which they were loaded.
 * @throws BackupError that names the first table that differs.
 */
export async function checkRestored(url: string, { tables }: BackupResult): Promise<void> {
  const snapshot = await openSnapshot(url)
  const expected = new Map(tables.map((table) => [table.name, table]))
  try {
    for (const table of snapshot.tables) {
      const copy = await copyTable(snapshot.client, table, async () => {})
      const { rows, sha256 } = expected.get(table.name) ?? { rows: 0, sha256: '' }
      if (copy.rows !== rows || copy.sha256 !== sha256)
        throw new BackupError(
          `After restoring, ${table.name} has ${copy.rows} rows, and ${rows} were copied; or other contents.`,
        )
    }
  } finally {
    await snapshot.close()
  }
}
