import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Env } from '../../env.ts'
import { checkMigrations } from '../../platform/db/check-migrations.ts'
import { TOLERATED_SKEW_MS, WRONG_SKEW_MS } from '../../platform/health/index.ts'
import { OperatorError } from '../../platform/operator-error.ts'
import { formatQuantity } from '../../shared/quantities.ts'
import { SECOND } from '../../shared/time.ts'
import { createLog, openDatabaseAsIs } from '../open-instance.ts'
import { checkBackup } from './check-backup.ts'
import { type DatabaseFacts, readDatabaseFacts, readPoolerTimeout } from './database.store.ts'
import { type Finding, failure, ok, skipped, warning } from './finding.ts'

/** The oldest PostgreSQL that Redial works with, as `server_version_num`. */
const OLDEST_VERSION = 150_000

/**
 * The database: reachable, new enough, with enough connections, the same clock, nothing pending, and backed up.
 */
export async function checkDatabase(env: Env): Promise<Finding[]> {
  if (!env.DATABASE_URL && !existsSync(path.join(env.DATA_DIR, 'postgres')))
    return [skipped('database', `None in ${env.DATA_DIR} yet: the first start creates it`)]
  const { url, close } = await openDatabaseAsIs(env, createLog({ ...env, LOG_LEVEL: 'silent' }))
  try {
    const facts = await readDatabaseFacts(url)
    const pending = await checkPending(url)
    return [
      checkServer(env, facts),
      checkConnections(env, facts),
      ...(env.DATABASE_POOLER_URL ? [await checkPooler(env.DATABASE_POOLER_URL)] : []),
      checkClock(facts),
      pending,
      // Older versions have not recorded their backups.
      ...(pending.level === 'ok' ? [await checkBackup(env, url)] : []),
    ]
  } catch (error) {
    return [failure('database', describe(error as NodeJS.ErrnoException), adviceFor(env, error))]
  } finally {
    await close()
  }
}

// The address can hold a password, so only the message of the error is shown.
function describe({ message, code }: NodeJS.ErrnoException): string {
  return `Cannot be used: ${message || code}`
}

/**
 * SQLSTATE of PostgreSQL, by what the operator can do:
 * https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const ADVICE: Record<string, string> = {
  ECONNREFUSED: 'Start PostgreSQL, or correct host and port in DATABASE_URL',
  ENOTFOUND: 'Correct the host in DATABASE_URL',
  '28P01': 'Correct user and password in DATABASE_URL',
  '28000': 'Let this user and host in with pg_hba.conf',
  '3D000': 'Create the database, or correct its name in DATABASE_URL',
  '53300': 'Raise max_connections of PostgreSQL, or lower DATABASE_POOL and WORKERS',
}

function adviceFor({ DATABASE_URL }: Env, error: unknown): string {
  const { code = '' } = error as NodeJS.ErrnoException
  const other = DATABASE_URL
    ? 'Check DATABASE_URL with psql'
    : 'Read the log of the shop, or restore a backup'
  return ADVICE[code] ?? other
}

function checkServer({ DATABASE_URL }: Env, facts: DatabaseFacts): Finding {
  const { version, name, encoding, isReadOnly } = facts
  const where = DATABASE_URL ? 'at DATABASE_URL' : 'in the data folder'
  if (version < OLDEST_VERSION)
    return failure('database', `PostgreSQL ${name} is too old`, 'Upgrade it to 15 or newer')
  if (isReadOnly)
    return failure(
      'database',
      'It is a standby, which cannot be written to',
      'Let DATABASE_URL name the primary server',
    )
  if (encoding !== 'UTF8')
    return failure(
      'database',
      `Its encoding is ${encoding}`,
      "Create the database with encoding 'UTF8'",
    )
  return ok('database', `PostgreSQL ${name} ${where} answers`)
}

/** Workers connect once more each, to listen for changes; commands and migrations need a few. */
function checkConnections(env: Env, { maxConnections }: DatabaseFacts) {
  const { WORKERS, DATABASE_POOL, DATABASE_POOLER_URL } = env
  // Those of a pooler are its own settings.
  const needed = WORKERS * (DATABASE_POOLER_URL ? 1 : DATABASE_POOL + 1)
  if (needed < maxConnections)
    return ok('connections', `This node uses up to ${needed} of ${maxConnections}`)
  return failure(
    'connections',
    `This node uses up to ${needed}, and PostgreSQL accepts ${maxConnections}`,
    'Raise max_connections of PostgreSQL, or lower DATABASE_POOL or WORKERS',
  )
}

async function checkPooler(url: string): Promise<Finding> {
  try {
    if ((await readPoolerTimeout(url)) > 0) return ok('pooler', 'It leads to the database')
  } catch (error) {
    const fix = 'Correct DATABASE_POOLER_URL, and let `psql` connect through the pooler'
    return failure('pooler', describe(error as NodeJS.ErrnoException), fix)
  }
  return warning(
    'pooler',
    'Its connections never end a statement',
    'Set connect_query of PgBouncer as docs/scaling.md says',
  )
}

function checkClock({ now, queriedAtMs }: DatabaseFacts): Finding {
  const seconds = Math.round((queriedAtMs - now.getTime()) / SECOND)
  const off = Math.abs(seconds)
  if (off * SECOND <= TOLERATED_SKEW_MS) return ok('clock', 'The same as that of the database')
  const which = seconds > 0 ? 'ahead of' : 'behind'
  const message = `This machine is ${formatQuantity(off, 'second')} ${which} the database`
  const fix = 'Let both machines set their clocks with NTP, such as systemd-timesyncd or chrony'
  return off * SECOND < WRONG_SKEW_MS
    ? warning('clock', message, fix)
    : failure('clock', message, fix)
}

async function checkPending(url: string): Promise<Finding> {
  try {
    const pending = await checkMigrations(url)
    if (pending.length === 0) return ok('migrations', 'None is pending')
    return warning(
      'migrations',
      `${formatQuantity(pending.length, 'migration')} pending, applied by the next start`,
      'See what they lock with `redial migrate --check`, back up, and restart the shop',
    )
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error
    const [message = '', ...advice] = error.message.split('\n')
    return failure('migrations', message, advice.join(' ') || 'See Upgrades in docs/operating.md')
  }
}
