import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startEmbeddedPostgres } from '@redial/embedded-postgres'
import pg from 'pg'

const quiet = { debug() {}, info() {}, warn() {}, error: console.error }

/** Two PostgreSQL servers of which the second follows the first. */
export async function startReplication() {
  const parent = existsSync('/dev/shm') ? '/dev/shm' : tmpdir()
  const folder = mkdtempSync(path.join(parent, `redial-test-${process.pid}-`))
  const data = path.join(folder, 'primary')
  const copy = path.join(folder, 'standby')
  // A folder is copied while its server is stopped.
  await (await startEmbeddedPostgres({ folder: data, log: quiet })).stop()
  cpSync(data, copy, { recursive: true })
  const primary = await startEmbeddedPostgres({ folder: data, log: quiet })
  const { host, port, user, password } = primary.connection
  const follows = `host=${host} port=${port} user=${user} password=${password}`
  writeFileSync(path.join(copy, 'postgresql.auto.conf'), `primary_conninfo = '${follows}'\n`)
  writeFileSync(path.join(copy, 'standby.signal'), '')
  const standby = await startEmbeddedPostgres({ folder: copy, log: quiet })

  const urlFor = (hosts: string) =>
    `postgres://${user}:${encodeURIComponent(password)}@${hosts}/postgres`
  const hosts = {
    primary: `${host}:${port}`,
    standby: `${standby.connection.host}:${standby.connection.port}`,
  }
  /** Runs a statement on one of them, on a connection of its own. */
  async function run(server: keyof typeof hosts, text: string) {
    const client = new pg.Client(urlFor(hosts[server]))
    await client.connect()
    try {
      return (await client.query(text)).rows
    } finally {
      await client.end()
    }
  }
  return {
    hosts,
    urlFor,
    run,
    primary,
    standby,
    async stop() {
      await Promise.all([standby.stop(), primary.stop()])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export type Replication = Awaited<ReturnType<typeof startReplication>>
