import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Env } from '../env.ts'
import { promoteByEmail } from '../modules/account-closing/index.ts'
import { resetSecondFactor } from '../modules/accounts/index.ts'
import { importDevices } from '../modules/catalog/index.ts'
import { moveMedia, storagesFor } from '../modules/media/index.ts'
import { checkMigrations } from '../platform/db/check-migrations.ts'
import { OperatorError } from '../platform/operator-error.ts'
import { staffRoles } from '../shared/accounts/staff-roles.ts'
import { formatQuantity } from '../shared/quantities.ts'
import { loadBundledData } from './bundled-data.store.ts'
import { type Call, Misuse } from './command.ts'
import { openDeps, openForCommand } from './open-deps.ts'
import { createLog, openDatabaseAsIs } from './open-instance.ts'

/** Brings the database up to date, then stops; with `--check`, only lists what it would do. */
export async function runMigrations(env: Env, options: Call['options']): Promise<void> {
  const { check, json } = options
  if (json && !check) throw new Misuse('--json needs --check.')
  if (check) return listPending(env, json === true)
  const noBackup = options['no-backup'] === true
  const opened = await openDeps(env, createLog(env), () => 'http://localhost', { noBackup })
  await loadBundledData(opened.deps.db)
  await opened.close()
  console.log('The database is up to date.')
}

async function listPending(env: Env, isJson: boolean) {
  const { url, close } = await openDatabaseAsIs(env, createLog({ ...env, LOG_LEVEL: 'error' }))
  const pending = await checkMigrations(url).finally(close)
  if (isJson) return console.log(JSON.stringify({ pending }, null, 2))
  if (pending.length === 0) return console.log('The database is up to date.')
  console.log(`${formatQuantity(pending.length, 'migration')} to apply:`)
  for (const { name, locks, isConcurrent } of pending) {
    console.log(`  ${name}`)
    if (isConcurrent) console.log('    nothing waits for it, however long it takes')
    for (const { table, what, rows, bytes } of locks) {
      const count = rows === null ? 'rows not counted yet' : `about ${formatQuantity(rows, 'row')}`
      const size = `${(bytes / 1_000_000).toFixed(1)} MB`
      console.log(`    ${what} of ${table} wait (${count}, ${size})`)
    }
  }
}

/**
 * Gives the account with this email the role admin, or another of the staff, with or without a running server.
 */
export async function makeAdmin(env: Env, email: string, role: unknown = 'admin'): Promise<void> {
  const staffRole = staffRoles.find((each) => each === String(role).toLowerCase())
  if (!staffRole) throw new Misuse(`--role must be ${staffRoles.join(', ')}.`)
  const { deps, close } = await openForCommand(env)
  const outcome = await promoteByEmail(deps, email, staffRole)
  await close()
  if ('refused' in outcome) throw new OperatorError(promotionError(email, outcome.refused))
  const a = staffRole === 'admin' ? 'an admin' : `on the staff as ${staffRole}`
  console.log(outcome.changed ? `${email} is now ${a}.` : `${email} is already ${a}.`)
}

/** Lets someone log in with the password alone again, with or without a running server. */
export async function resetTwoStepLogin(env: Env, email: string): Promise<void> {
  const { deps, close } = await openForCommand(env)
  const outcome = await resetSecondFactor(deps, email)
  await close()
  if (outcome === 'not_found') throw new OperatorError(`No account has the email ${email}.`)
  console.log(
    outcome === 'done'
      ? `Two-step login of ${email} is off, its passkeys are removed, and all sessions have ended.`
      : `${email} had no second step and no passkey. All sessions have ended.`,
  )
}

function promotionError(email: string, refused: string): string {
  if (refused === 'last_admin')
    return `${email} is the last admin. Make someone else an admin first.`
  if (refused === 'orders_under_way')
    return `${email} has an order that is being delivered or disputed. Try again when it has ended.`
  if (refused === 'payout_due')
    return `${email} has a payout pending. Try again when it has been paid.`
  return `No account has the email ${email}. Sign up first, then run this again.`
}

/** Rejected lines that are printed; the rest are only counted. */
const PRINTED = 50

/** Imports a file of devices into the catalog, with or without a running server. */
export async function importDevicesFile(env: Env, file: string): Promise<void> {
  const text = await readFile(file, 'utf8').catch(() => undefined)
  if (!text) throw new Misuse(`Cannot read ${file}.`)
  const { deps, close } = await openForCommand(env)
  const outcome = await importDevices(deps, text, ({ done, lines }) => {
    const share = `${Math.floor((100 * done) / lines)}%`.padStart(5)
    const text = `${share}  ${done} of ${lines} lines`
    process.stdout.write(process.stdout.isTTY ? `\r${text}` : `${text}\n`)
  }).finally(close)
  if (process.stdout.isTTY) process.stdout.write('\n')
  if ('refused' in outcome) throw new OperatorError(`${file}: ${outcome.wrong}`)
  const { added, changed, known, refused } = outcome.import
  console.log(
    `${added} models added, ${changed} changed, ${known} unchanged, ${refused} lines rejected.`,
  )
  for (const { line, reason, text } of outcome.refusals.slice(0, PRINTED))
    console.log(`  line ${line}: ${reason}  (${text})`)
  if (refused > PRINTED) console.log(`  and ${refused - PRINTED} more`)
}

/** Files between two lines of progress when the output is not a terminal. */
const PROGRESS_EVERY = 1_000

/** Moves the photos between the disk and the bucket; may be stopped and run again. */
export async function moveMediaFiles(env: Env, { to }: Call['options']): Promise<void> {
  if (to !== 's3' && to !== 'disk') throw new Misuse('--to must be s3 or disk.')
  const storages = storagesFor(env, path.join(env.DATA_DIR, 'media'))
  const outcome = await moveMedia(storages, to, ({ files, bytes }) => {
    const progress = `${files} files, ${Math.round(bytes / 1_000_000)} MB`
    if (process.stdout.isTTY) process.stdout.write(`\r${progress}`)
    else if (files % PROGRESS_EVERY === 0) console.log(progress)
  })
  if (process.stdout.isTTY) process.stdout.write('\n')
  if ('refused' in outcome)
    throw new OperatorError(
      'No bucket is configured. Set S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY and S3_SECRET_KEY.',
    )
  console.log(`${outcome.files} files moved to ${storages[to]?.name}.`)
}
