import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import promises from 'node:fs/promises'
import { createServer as createHttpServer, request } from 'node:http'
import { syncBuiltinESMExports } from 'node:module'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { type TestApp, testApp } from '../../../test/app.ts'
import { readEnv } from '../../env.ts'
import { claimBackup, recordBackup } from '../../platform/backup/schedule.ts'
import { nameBackup } from '../../platform/backup/targets.ts'
import { startFakeS3, startS3 } from '../../platform/storage/s3.fixture.ts'
import { HOUR } from '../../shared/time.ts'
import { runMailTest } from './mail-test.ts'
import { examine } from './run-doctor.ts'

let app: TestApp
let folder = ''
const closing: (() => unknown)[] = []
beforeAll(async () => {
  app = await testApp()
  folder = mkdtempSync(path.join(tmpdir(), 'redial-doctor-'))
})
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true, force: true })
})

/** What the doctor finds with these settings, by check. */
async function findings(given: Record<string, string> = {}, environment = {}) {
  const settings = () =>
    readEnv({
      NODE_ENV: 'test',
      DATA_DIR: folder,
      DATABASE_URL: app.databaseUrl,
      PORT: '0',
      ...given,
    })
  const results = await examine(settings, environment)
  return Object.fromEntries(results.map(({ check, ...rest }) => [check, rest]))
}

async function listen(server: ReturnType<typeof createServer>): Promise<string> {
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  closing.push(() => server.close())
  return String((server.address() as AddressInfo).port)
}

async function freePort(): Promise<string> {
  const server = createServer()
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.address() as AddressInfo
  await new Promise((done) => server.close(done))
  return String(port)
}

test('a healthy instance has no errors, and what is not set up is skipped', async () => {
  const results = await findings()
  const levels = Object.entries(results).map(([check, { level }]) => `${check}: ${level}`)
  expect(levels.filter((line) => /error/.test(line))).toEqual([])
  expect(results.database?.message).toContain('PostgreSQL')
  expect(results).toMatchObject({
    settings: { level: 'ok' },
    clock: { level: 'ok' },
    migrations: { level: 'ok' },
    mail: { level: 'skipped' },
    s3: { level: 'skipped' },
    stripe: { level: 'skipped' },
    proxy: { level: 'skipped' },
  })
})

test('a misspelled setting of the environment is an error that names the right one', async () => {
  const { settings } = await findings(
    {},
    { SMPT_URL: 'x', ORIGN: 'x', HOME: '/', PATH: '/', LANG: 'C' },
  )
  expect(settings?.level).toBe('error')
  expect(settings?.fix).toContain('ORIGIN')
  const wrong = await findings({ WORKERS: 'many', FEE_PERCENT: 'x' })
  expect(wrong.settings).toMatchObject({ level: 'error' })
  expect(Object.keys(wrong)).toEqual(['settings'])
})

test('a port that another program uses is an error', async () => {
  const PORT = await listen(createServer((socket) => socket.end('nothing')))
  const { port, proxy } = await findings({
    PORT,
    HOST: '127.0.0.1',
    ORIGIN: 'https://shop.example',
  })
  expect(port).toMatchObject({ level: 'error', fix: expect.stringContaining('other program') })
  expect(proxy).toBeUndefined()
})

test('secrets that others can read are an error', async () => {
  mkdirSync(path.join(folder, 'secrets'), { mode: 0o700 })
  writeFileSync(path.join(folder, 'secrets/auth'), 'secret', { mode: 0o600 })
  expect((await findings())['data folder']).toMatchObject({ level: 'ok' })
  chmodSync(path.join(folder, 'secrets/auth'), 0o644)
  expect((await findings())['data folder']).toMatchObject({
    level: 'error',
    fix: expect.stringContaining('secrets/auth'),
  })
  chmodSync(path.join(folder, 'secrets/auth'), 0o600)
})

test('a database that is away, or has another password, is an error with its remedy', async () => {
  const port = await freePort()
  const { database } = await findings({ DATABASE_URL: `postgres://nobody@127.0.0.1:${port}/shop` })
  expect(database).toMatchObject({
    level: 'error',
    fix: expect.stringContaining('Start PostgreSQL'),
  })
  const url = new URL(app.databaseUrl)
  url.pathname = '/nowhere'
  expect((await findings({ DATABASE_URL: url.href })).database).toMatchObject({
    level: 'error',
    fix: expect.stringContaining('Create the database'),
  })
})

test('more connections than PostgreSQL accepts are an error', async () => {
  const { connections } = await findings({ WORKERS: '40', DATABASE_POOL: '100' })
  expect(connections).toMatchObject({ level: 'error' })
})

test('a pooler that is away is an error, and one without its parameters a warning', async () => {
  const away = `postgres://nobody@127.0.0.1:${await freePort()}/shop`
  expect((await findings({ DATABASE_POOLER_URL: away })).pooler).toMatchObject({ level: 'error' })
  // The server itself is what a pooler leads to.
  const bare = await findings({ DATABASE_POOLER_URL: app.databaseUrl })
  expect(bare.pooler).toMatchObject({ level: 'warning' })
  const set = `${app.databaseUrl}?options=-c%20statement_timeout%3D15s`
  expect((await findings({ DATABASE_POOLER_URL: set })).pooler).toMatchObject({ level: 'ok' })
})

test('a clock that is off by half a minute is an error, and by some seconds a warning', async () => {
  const real = Date.now
  const clockAhead = async (seconds: number) => {
    Date.now = () => real() + seconds * 1_000
    return (await findings().finally(() => (Date.now = real))).clock
  }
  expect(await clockAhead(3_600)).toMatchObject({
    level: 'error',
    message: expect.stringContaining('3,600 seconds ahead'),
    fix: expect.stringContaining('NTP'),
  })
  expect(await clockAhead(-10)).toMatchObject({ level: 'warning' })
})

test('a pending migration is a warning, and a database of a newer version an error', async () => {
  const { pool } = app.deps.db
  const last = `(select max(name) from migrations)`
  const { rows } = await pool.query(`delete from migrations where name = ${last} returning *`)
  const { name, hash } = rows[0]
  expect((await findings()).migrations).toMatchObject({
    level: 'warning',
    message: '1 migration pending, applied by the next start',
  })
  await pool.query('insert into migrations (name, hash) values ($1, $2)', [name, hash])
  await pool.query(`insert into migrations (name, hash) values ('9999_later.sql', 'x')`)
  expect((await findings()).migrations).toMatchObject({
    level: 'error',
    message: expect.stringContaining('newer than this version'),
  })
  await pool.query(`delete from migrations where name = '9999_later.sql'`)
})

test('a data folder that cannot be written to, and a disk without room, are errors', async () => {
  const file = path.join(folder, 'file')
  writeFileSync(file, '', { mode: 0o600 })
  expect((await findings({ DATA_DIR: path.join(file, 'data') }))['data folder']).toMatchObject({
    level: 'error',
    fix: expect.stringContaining('chown'),
  })
  const disk = async (gigabytes: number) => {
    const bavail = gigabytes * 1_000_000
    const spy = vi.spyOn(promises, 'statfs').mockResolvedValue({ bavail, bsize: 1_000 } as never)
    syncBuiltinESMExports()
    const results = await findings()
    spy.mockRestore()
    syncBuiltinESMExports()
    return results.disk
  }
  expect(await disk(0.2)).toMatchObject({
    level: 'error',
    message: expect.stringContaining('0.2 GB free'),
  })
  expect(await disk(2)).toMatchObject({ level: 'warning' })
  expect(await disk(20)).toMatchObject({ level: 'ok' })
})

/** Backups of this age in a new folder, by name only. */
function backupFolder(...hours: number[]): string {
  const target = mkdtempSync(path.join(folder, 'backups-'))
  for (const age of hours) {
    const date = new Date(Date.now() - age * HOUR)
    writeFileSync(path.join(target, nameBackup(date, { isEncrypted: false })), '')
  }
  return `${target}/`
}

const hourly = { target: '/a', time: null, timeZone: 'UTC', everyHours: 1 }

test('a backup that is missing, too old or failed is an error', async () => {
  const { db } = app.deps
  const check = async (BACKUP_TARGET: string) => (await findings({ BACKUP_TARGET })).backup
  const record = async (hours: number, outcome: { bytes?: number; error?: string }) => {
    const now = new Date(Date.now() - hours * HOUR)
    const id = await claimBackup(db, hourly, now)
    await recordBackup(db, id ?? 0, { now, ...outcome })
  }
  const none = { level: 'warning', message: 'None has been made yet' }
  expect(await check(backupFolder())).toMatchObject(none)
  await record(90, { bytes: 5 })
  expect(await check(backupFolder(3, 90))).toMatchObject({
    level: 'ok',
    message: expect.stringContaining('is 3 hours old'),
  })
  expect(await check(backupFolder(90))).toMatchObject({
    level: 'error',
    message: expect.stringContaining('is 90 hours old'),
  })
  expect(await check(backupFolder())).toMatchObject({
    level: 'error',
    message: expect.stringContaining('there is none in'),
  })
  await record(1, { error: 'There is no room left in /a.' })
  expect(await check(backupFolder(3))).toMatchObject({
    level: 'error',
    message: 'The last one failed: There is no room left in /a.',
  })
  expect(await check('s3://bucket/shop')).toMatchObject({ level: 'error' })
  await db.pool.query('delete from backups')
})

test('without a schedule, backups by the command count, and none is a warning in production', async () => {
  const DATA_DIR = mkdtempSync(path.join(folder, 'data-'))
  const production = { NODE_ENV: 'production', ORIGIN: 'http://127.0.0.1:1', DATA_DIR }
  expect((await findings(production)).backup).toMatchObject({ level: 'warning' })
  expect((await findings({ DATA_DIR })).backup).toMatchObject({ level: 'skipped' })
  mkdirSync(path.join(DATA_DIR, 'backups'))
  const file = nameBackup(new Date(Date.now() - 100 * HOUR), { isEncrypted: true })
  writeFileSync(path.join(DATA_DIR, 'backups', file), '')
  expect((await findings(production)).backup).toMatchObject({
    level: 'error',
    fix: expect.stringContaining('Set BACKUP_TARGET'),
  })
})

test('the command prints the findings, and exits with 1 when one is an error', async () => {
  const run = (env: Record<string, string>) => {
    const { NODE_OPTIONS: _, ...inherited } = process.env
    const settings = {
      NODE_ENV: 'test',
      PORT: '0',
      DATA_DIR: folder,
      DATABASE_URL: app.databaseUrl,
    }
    return spawnSync(process.execPath, ['src/main.ts', 'doctor', '--json'], {
      env: { ...inherited, ...settings, ...env },
      encoding: 'utf8',
    })
  }
  const healthy = run({})
  expect([healthy.status, JSON.parse(healthy.stdout).ok]).toEqual([0, true])
  const wrong = run({ WORKERS: '40', DATABASE_POOL: '100' })
  expect([wrong.status, JSON.parse(wrong.stdout).ok]).toEqual([1, false])
})

test('a mail server is asked to let the shop in, and nothing is sent', async () => {
  const commands: string[] = []
  const server = createServer((socket) => {
    socket.write('220 mail.example\r\n')
    socket.on('data', (data) => {
      commands.push(data.toString())
      if (/^EHLO/.test(data.toString())) socket.write('250-mail.example\r\n250 AUTH PLAIN\r\n')
      else if (/^AUTH/.test(data.toString()))
        socket.write(data.toString().includes('AHUAcg==') ? '235 ok\r\n' : '535 wrong\r\n')
      else socket.end('221 bye\r\n')
    })
    socket.on('error', () => {})
  })
  const port = await listen(server)
  const mail = async (login: string, MAIL_FROM: string) =>
    (await findings({ SMTP_URL: `smtp://${login}@127.0.0.1:${port}`, MAIL_FROM })).mail
  expect(await mail('u:r', 'Shop <shop@example.org>')).toMatchObject({ level: 'ok' })
  expect(await mail('u:r', 'Shop <shop@localhost>')).toMatchObject({ level: 'error' })
  expect(await mail('u:wrong', 'Shop <shop@example.org>')).toMatchObject({
    level: 'error',
    fix: expect.stringContaining('user and password'),
  })
  expect(commands.join('')).not.toContain('MAIL FROM')
})

const bucket = ({ endpoint, bucket, accessKey, secretKey }: Record<string, unknown>) => ({
  S3_ENDPOINT: String(endpoint),
  S3_BUCKET: String(bucket),
  S3_ACCESS_KEY: String(accessKey),
  S3_SECRET_KEY: String(secretKey),
})

test('a bucket is written, read and emptied again; one that refuses is an error', async () => {
  const s3 = await startS3()
  closing.push(s3.close)
  expect((await findings(bucket(s3.settings))).s3).toMatchObject({ level: 'ok' })
  const other = bucket({ ...s3.settings, bucket: 'nowhere' })
  expect((await findings(other)).s3).toMatchObject({ level: 'error' })
  const refusing = await startFakeS3((_, response) => response.writeHead(403).end())
  closing.push(refusing.close)
  expect((await findings(bucket(refusing.settings))).s3).toMatchObject({ level: 'error' })
})

test('Stripe keys that are refused, or of two modes, are errors', async () => {
  const stripe = createHttpServer((request, response) => {
    const isRight = request.headers.authorization === 'Bearer sk_test_right'
    response.writeHead(isRight ? 200 : 401, { 'content-type': 'application/json' })
    const body = isRight
      ? { object: 'balance', available: [], pending: [] }
      : { error: { message: 'Invalid API Key', type: 'invalid_request_error' } }
    response.end(JSON.stringify(body))
  })
  const port = await listen(stripe)
  const check = async (secret: string, publishable: string) =>
    (
      await findings({
        STRIPE_SECRET_KEY: secret,
        STRIPE_PUBLISHABLE_KEY: publishable,
        STRIPE_WEBHOOK_SECRET: 'whsec_a,whsec_b',
        STRIPE_API_BASE: `http://127.0.0.1:${port}`,
      })
    ).stripe
  expect(await check('sk_test_right', 'pk_test_x')).toMatchObject({ level: 'ok' })
  expect(await check('sk_test_wrong', 'pk_test_x')).toMatchObject({ level: 'error' })
  expect(await check('sk_live_right', 'pk_test_x')).toMatchObject({ level: 'error' })
})

/** A proxy that passes requests on with these headers. */
async function startProxy(to: string, headers: Record<string, string>): Promise<string> {
  const server = createHttpServer((incoming, outgoing) => {
    const passed = request(
      {
        host: '127.0.0.1',
        port: to,
        path: incoming.url,
        headers: { ...incoming.headers, ...headers },
      },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(outgoing)
      },
    )
    passed.on('error', () => outgoing.writeHead(502).end())
    passed.end()
  })
  return `http://127.0.0.1:${await listen(server)}`
}

test('a proxy must lead to the shop and pass on the client’s address and the host', async () => {
  const PORT = await freePort()
  const HOST = '127.0.0.1'
  const check = async (headers: Record<string, string>, more: Record<string, string>) => {
    const ORIGIN = await startProxy(PORT, headers)
    return (await findings({ HOST, PORT, ORIGIN, ...more })).proxy
  }
  const client = { 'x-forwarded-for': '192.0.2.1' }
  expect(await check(client, { TRUST_PROXY: '1' })).toMatchObject({ level: 'ok' })
  expect(await check(client, { TRUST_PROXY: '0' })).toMatchObject({ fix: 'Set TRUST_PROXY=1' })
  expect(await check({}, { TRUST_PROXY: '1' })).toMatchObject({ fix: 'Set TRUST_PROXY=0' })
  expect(await check({ ...client, host: 'inside' }, { TRUST_PROXY: '1' })).toMatchObject({
    level: 'warning',
    message: expect.stringContaining('inside'),
  })
  const elsewhere = `http://127.0.0.1:${await listen(createHttpServer((_, answer) => answer.end('x')))}`
  expect((await findings({ HOST, PORT, ORIGIN: elsewhere })).proxy).toMatchObject({
    level: 'error',
  })
})

test('mail test hands a whole email to the mail server, and repeats why it refuses one', async () => {
  let received = ''
  const server = createServer((socket) => {
    let isData = false
    socket.write('220 mail.example\r\n')
    socket.on('error', () => {})
    socket.on('data', (bytes) => {
      const text = bytes.toString()
      if (isData) {
        received += text
        isData = !received.endsWith('\r\n.\r\n')
        if (!isData) socket.write('250 queued\r\n')
      } else if (/^RCPT TO:<refused@/.test(text)) socket.write('550 No such person here\r\n')
      else if (/^DATA/.test(text)) {
        isData = true
        socket.write('354 go on\r\n')
      } else if (/^QUIT/.test(text)) socket.end('221 bye\r\n')
      else socket.write('250 ok\r\n')
    })
  })
  const port = await listen(server)
  const settings = () =>
    readEnv({
      NODE_ENV: 'test',
      DATA_DIR: folder,
      SMTP_URL: `smtp://127.0.0.1:${port}?ignoreTLS=true`,
      MAIL_FROM: 'Shop <shop@example.org>',
    })
  const print = vi.spyOn(console, 'log').mockImplementation(() => {})
  await runMailTest({ settings, args: ['you@example.org'], options: {} })
  expect(print.mock.calls.join()).toContain('accepted the email to you@example.org')
  print.mockRestore()
  expect(received).toContain('To: you@example.org')
  expect(received).toContain('Subject: Test email from your shop')
  await expect(
    runMailTest({ settings, args: ['refused@example.org'], options: {} }),
  ).rejects.toThrow(/was not sent: .*550 No such person here/)
})
