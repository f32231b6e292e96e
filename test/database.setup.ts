import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startEmbeddedPostgres } from '@redial/embedded-postgres'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { loadBundledData } from '../src/commands/bundled-data.ts'
import { createChanges } from '../src/platform/db/changes.ts'
import { connect, migrate } from '../src/platform/db/index.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    databaseServer: string
  }
}

export const TEMPLATE = 'redial_template'

/** One real server for all test files; each file gets its own database, cloned from a template. */
export default async function setup(project: TestProject) {
  const folder = mkdtempSync(path.join(tmpdir(), 'redial-test-'))
  const quiet = { debug() {}, info() {}, warn() {}, error: console.error }
  const server = await startEmbeddedPostgres({ folder: path.join(folder, 'postgres'), log: quiet })
  const { user, password, host, port } = server.connection
  const base = `postgres://${user}:${encodeURIComponent(password)}@${host}:${port}`
  const admin = new pg.Client({ connectionString: `${base}/postgres` })
  await admin.connect()
  await admin.query(`alter role "${user}" set synchronous_commit = off`)
  await admin.query(`create database ${TEMPLATE}`)
  await migrate(`${base}/${TEMPLATE}`)
  const template = connect({ url: `${base}/${TEMPLATE}`, max: 1, changes: createChanges() })
  await loadBundledData(template)
  await template.close()
  await admin.end()
  project.provide('databaseServer', base)
  return async () => {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
