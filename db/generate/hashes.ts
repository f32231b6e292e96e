import { writeFileSync } from 'node:fs'
import path from 'node:path'
import {
  MIGRATION_FOLDERS,
  readMigrations,
  readReleasedHashes,
} from '../../src/platform/db/migration-files.ts'

// `npm run db:hashes`: adds the hashes of new SQL files to db/hashes.json. It never changes one.
const hashes = await readReleasedHashes()
for (const { name, hash } of await readMigrations(MIGRATION_FOLDERS)) {
  if ((hashes.get(name) ?? hash) !== hash)
    throw new Error(`${name} has changed. Restore it, and put the change into a new migration.`)
  hashes.set(name, hash)
}
const file = path.resolve(import.meta.dirname, '../hashes.json')
writeFileSync(file, `${JSON.stringify(Object.fromEntries(hashes), null, 2)}\n`)
