import { existsSync, mkdtempSync, readdirSync, rmSync, statfsSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startEmbeddedPostgres } from '@redial/embedded-postgres'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { loadBundledData } from '../src/commands/bundled-data.store.ts'
import { createChanges } from '../src/platform/db/changes.ts'
import { connect, migrate } from '../src/platform/db/index.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    databaseServer: string
    /** The folder of the server's Unix socket. */
    databaseSocket: string
  }
}

export const TEMPLATE = 'redial_template'

/** Four workers, each with up to three applications of nine connections, and some beside them. */
const CONNECTIONS = 150

/** One real server for all test files; each file gets its own database, cloned from a template. */
export default async function setup(project: TestProject) {
  removeLeftovers()
  const folder = mkdtempSync(path.join(roomyFolder(), `${PREFIX}${process.pid}-`))
  const quiet = { debug() {}, info() {}, warn() {}, error: console.error }
  const data = path.join(folder, 'postgres')
  const options = { folder: data, log: quiet, durable: false, connections: CONNECTIONS }
  const server = await startEmbeddedPostgres(options)
  const { user, password, host, port } = server.connection
  const base = `postgres://${user}:${encodeURIComponent(password)}@${host}:${port}`
  const admin = new pg.Client({ connectionString: `${base}/postgres` })
  await admin.connect()
  // Databases of tests are small: planning takes longer than a plan for each value saves. Searches request one.
  await admin.query(`alter system set plan_cache_mode = 'force_generic_plan'`)
  await admin.query('select pg_reload_conf()')
  await admin.query(`create database ${TEMPLATE}`)
  await migrate(`${base}/${TEMPLATE}`)
  const template = connect({ url: `${base}/${TEMPLATE}`, max: 1, changes: createChanges() })
  await loadBundledData(template)
  await template.close()
  await admin.end()
  project.provide('databaseServer', base)
  project.provide('databaseSocket', data)
  return async () => {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

const MEMORY = '/dev/shm'
const PREFIX = 'redial-test-'
/** The template and the databases of a few test files take 200 MB. */
const ROOM_BYTES = 2 * 1024 ** 3

/** In memory if there is room: a database is then created in 0.1 s, without waiting for a disk. */
function roomyFolder() {
  if (!existsSync(MEMORY)) return tmpdir()
  const { bavail, bsize } = statfsSync(MEMORY)
  return bavail * bsize > ROOM_BYTES ? MEMORY : tmpdir()
}

/** A run that was killed leaves its folder, and in memory nothing else would remove it. */
function removeLeftovers() {
  const names = existsSync(MEMORY) ? readdirSync(MEMORY) : []
  for (const name of names.filter((one) => one.startsWith(PREFIX))) {
    const folder = path.join(MEMORY, name)
    const isOurs = statSync(folder, { throwIfNoEntry: false })?.uid === process.getuid?.()
    const isRunning = existsSync(`/proc/${name.slice(PREFIX.length).split('-')[0]}`)
    if (isOurs && !isRunning) rmSync(folder, { recursive: true, force: true })
  }
}
