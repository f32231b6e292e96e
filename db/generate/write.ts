import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startEmbeddedPostgres } from '@redial/embedded-postgres'
import { createChanges } from '../../src/platform/db/changes.ts'
import { connect, migrate } from '../../src/platform/db/index.ts'
import { databaseTypes } from './database-types.ts'
import { schemaDocs } from './schema-docs.ts'

const WRITERS = {
  types: { file: 'src/platform/db/database.gen.ts', write: databaseTypes },
  docs: { file: 'docs/schema.md', write: schemaDocs },
}
const what = process.argv[2] === 'docs' ? WRITERS.docs : WRITERS.types

const folder = mkdtempSync(path.join(tmpdir(), 'redial-schema-'))
const quiet = { debug() {}, info() {}, warn() {}, error: console.error }
const server = await startEmbeddedPostgres({ folder, log: quiet })
try {
  const { user, password, host, port } = server.connection
  const url = `postgres://${user}:${encodeURIComponent(password)}@${host}:${port}/postgres`
  await migrate(url)
  const db = connect({ url, max: 1, changes: createChanges() })
  const root = path.resolve(import.meta.dirname, '../..')
  writeFileSync(path.join(root, what.file), await what.write(db.kysely))
  await db.close()
} finally {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
}
