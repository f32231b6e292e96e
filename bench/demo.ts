import { readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { type Server, startServer } from './server.ts'

/** Two years of history take a while on a small machine. */
const FILL_MS = 10 * 60_000
const POLL_MS = 500

/**
 * Starts this checkout's server on a data folder, with its own PostgreSQL there and complete demo data. `env`
 * can turn the demo off for a folder that has its data already.
 */
export async function startDemo(
  folder: string,
  env: Record<string, string> = {},
): Promise<Server & { databaseUrl: string }> {
  const checkout = path.resolve(import.meta.dirname, '..')
  const server = await startServer(checkout, {
    DATA_DIR: folder,
    DATABASE_URL: '',
    DEMO: '1',
    ...env,
  })
  try {
    const databaseUrl = readFileSync(path.join(folder, 'database-address'), 'utf8')
    await untilFilled(databaseUrl)
    return { ...server, databaseUrl }
  } catch (error) {
    await server.stop()
    throw error
  }
}

async function untilFilled(databaseUrl: string) {
  const database = new pg.Client(databaseUrl)
  await database.connect()
  const end = performance.now() + FILL_MS
  try {
    for (;;) {
      // Its people take their first turn right after that, and phones are listed again.
      const { rows } = await database.query(
        "select 1 from demo_progress where step in ('all', 'turn') and done > 0",
      )
      if (rows.length === 2) return
      if (performance.now() > end) throw new Error('the demo data is not complete')
      await wait(POLL_MS)
    }
  } finally {
    await database.end()
  }
}
