import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import autocannon from 'autocannon'
import { api } from '../src/contract/urls.ts'
import type { Figure } from './figures.ts'
import { inTurn, readPhoneIds } from './market/addresses.ts'
import { SECRET } from './market/generate.ts'
import { type Market, type Markets, untilIdle } from './market/market.ts'

const PHONES = 10_000
const CONNECTIONS = 8
const QUIET_SECONDS = 5

/**
 * How long a backup of a serving shop takes, its check and restoring it, and how many answers the server gives
 * per second of its own processor time and PostgreSQL's meanwhile.
 */
export async function measureBackup(checkout: Markets, root: string, listings: number) {
  const folder = mkdtempSync(path.join(tmpdir(), 'redial-bench-backup-'))
  const market = await checkout.serve(listings)
  try {
    await untilIdle(market)
    const next = inTurn((await readPhoneIds(market.databaseUrl, PHONES)).map(api.phone))
    const env = { DATABASE_URL: market.databaseUrl, DATA_DIR: market.dataDir, AUTH_SECRET: SECRET }
    const file = path.join(folder, 'market.tar.zst')
    await answersPerSecond(market, next, waitFor(QUIET_SECONDS))
    const quiet = await answersPerSecond(market, next, waitFor(QUIET_SECONDS))
    const backup = run(root, ['backup', file], env)
    const busy = await answersPerSecond(market, next, backup)
    const check = await run(root, ['backup', '--check', file], env)
    const { DATABASE_URL: _, ...embedded } = env
    const restoring = { ...embedded, DATA_DIR: path.join(folder, 'restored') }
    const restore = await run(root, ['restore', file], restoring)
    const figure = (name: string, unit: string, value: number): Figure => ({
      ...{ name: `${name}, ${listings.toLocaleString('en')} listings`, unit, value },
    })
    return [
      figure('backup of the serving shop', 's', await backup),
      figure('size of the backup', 'MB', statSync(file).size / 1_000_000),
      figure('check of the backup', 's', check),
      figure('restoring', 's', restore),
      figure('a phone by the API', '/cpu s', quiet),
      figure('the same during the backup', '/cpu s', busy),
    ]
  } finally {
    await market.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

const waitFor = (seconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, seconds * 1_000))

/** Seconds that a command takes. */
async function run(root: string, args: string[], env: Record<string, string>): Promise<number> {
  const started = performance.now()
  const child = spawn(process.execPath, ['dist/app/main.js', ...args], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`${args.join(' ')} exited with ${code}`)
  return (performance.now() - started) / 1_000
}

/** Answers per processor second while something else goes on. */
async function answersPerSecond(market: Market, next: () => string, during: Promise<unknown>) {
  const options = {
    url: market.origin,
    connections: CONNECTIONS,
    duration: 3_600,
    requests: [{ setupRequest: (request: object) => ({ ...request, path: next() }) }],
  }
  const { promise, resolve, reject } = Promise.withResolvers<autocannon.Result>()
  const load = autocannon(options, (error, result) => (error ? reject(error) : resolve(result)))
  const before = market.spent()
  await during
  const spent = market.spent() - before
  load.stop()
  return (await promise)['2xx'] / spent
}
