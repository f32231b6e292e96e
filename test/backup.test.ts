import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { finished } from 'node:stream/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkBackup, createBackup } from '../src/commands/backups/backup.ts'
import { backUpBeforeUpdate } from '../src/commands/backups/backup-before-update.ts'
import { restoreBackup } from '../src/commands/backups/restore.ts'
import { api } from '../src/contract/urls.ts'
import { getPassport } from '../src/modules/verification/passport/passport.fixture.ts'
import { deleteOldBackups, openTarget } from '../src/platform/backup/targets.ts'
import { migrate } from '../src/platform/db/migrate.ts'
import { MIGRATION_FOLDERS } from '../src/platform/db/migration-files.ts'
import { diskStorage } from '../src/platform/storage/index.ts'
import { startS3 } from '../src/platform/storage/s3.fixture.ts'
import { orderStates } from '../src/shared/orders/order-life-cycle.ts'
import { as, testApp } from './app.ts'
import { buildFullShop, commandEnv, createEmptyDatabase, query } from './backup.fixture.ts'
import { TEST_PASSWORD } from './build/user.ts'

let shop: Awaited<ReturnType<typeof buildFullShop>>
let folder: string
let file: string
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'redial-backup-'))
  shop = await buildFullShop()
  file = (await createBackup(commandEnv(shop.shop.app), `${folder}/backups/`)).file
})
afterAll(async () => {
  await shop?.shop.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Settings of an empty folder, and an empty database or none. */
async function emptyEnv(name: string, more: Record<string, string> = {}) {
  const DATA_DIR = path.join(folder, name)
  const DATABASE_URL = await createEmptyDatabase()
  return commandEnv(shop.shop.app, { DATA_DIR, DATABASE_URL, ...more })
}

const TABLES = `select relname from pg_class where relnamespace = 'public'::regnamespace`

async function expectNothing(env: { DATA_DIR: string; DATABASE_URL?: string | undefined }) {
  expect(await query(env.DATABASE_URL ?? '', TABLES)).toEqual([])
  const names = existsSync(env.DATA_DIR) ? readdirSync(env.DATA_DIR) : []
  expect(names.filter((name) => !name.startsWith('redial.lock'))).toEqual([])
}

test('a restored shop goes on where it was', async () => {
  const env = await emptyEnv('restored')
  await restoreBackup(env, file)
  const restored = await testApp({ databaseUrl: env.DATABASE_URL ?? '' })
  restored.deps.storage = diskStorage(path.join(env.DATA_DIR, 'media'))
  try {
    const { buyer, first, photoUrl, photoPhone } = shop
    const states = await query(restored.databaseUrl, 'select distinct state from orders')
    expect(states.map(({ state }) => state).sort()).toEqual([...orderStates].sort())
    // The same session and the same password.
    expect((await as(restored, buyer).get(api.order(first.disputedOrder))).body).toMatchObject({
      state: 'disputed',
    })
    const login = { email: buyer.email, password: TEST_PASSWORD }
    expect((await as(restored, null).post(api.logIn(), login)).status).toBe(200)
    expect((await as(restored, null).get(`${api.search()}?q=iphone`)).body.items).not.toEqual([])
    const phone = await as(restored, null).get(api.phone(photoPhone))
    expect(phone.body.photos).toHaveLength(1)
    const picture = await restored.app.request(photoUrl)
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp'])
    // The logo of the shop, and the setting that names it.
    const { logos } = (await as(restored, null).get(api.config())).body
    expect(logos[0].src).toBe(shop.logoUrl)
    expect((await restored.app.request(shop.logoUrl)).status).toBe(200)
    // The money, and the chains of the passports.
    const [ledger] = await query(
      restored.databaseUrl,
      'select count(*) > 0 as has, sum(amount_minor)::int as sum from ledger_entries',
    )
    expect(ledger).toEqual({ has: true, sum: 0 })
    const { entries, head } = await getPassport(restored, first.soldPhone)
    expect(entries.length).toBeGreaterThan(1)
    expect(head).toBe((await getPassport(shop.shop.app, first.soldPhone)).head)
    // New rows get new numbers, and triggers and foreign keys are there again.
    const added = await as(restored, buyer).post(api.contact(), {
      topic: 'other',
      message: 'Is it back?',
      clientId: crypto.randomUUID(),
    })
    expect(added.status).toBeLessThan(300)
    await expect(query(restored.databaseUrl, 'delete from audit_log')).rejects.toThrow(
      'append-only',
    )
    await expect(
      query(restored.databaseUrl, 'update ledger_entries set amount_minor = 1'),
    ).rejects.toThrow('append-only')
  } finally {
    await restored.close()
  }
})

test('a restored database has the same schema, and passes the check', async () => {
  const describe = `
    select 'constraint' as kind, conname as name, pg_get_constraintdef(oid) as text from pg_constraint where connamespace = 'public'::regnamespace
    union all select 'index', indexrelid::regclass::text, pg_get_indexdef(indexrelid) from pg_index join pg_class on pg_class.oid = indrelid where relnamespace = 'public'::regnamespace
    union all select 'trigger', tgname, tgenabled::text || pg_get_triggerdef(pg_trigger.oid) from pg_trigger where not tgisinternal
    union all select 'sequence', sequencename, last_value::text from pg_sequences
    order by 1, 2, 3`
  const env = await emptyEnv('same')
  await restoreBackup(env, file)
  expect(await query(env.DATABASE_URL ?? '', describe)).toEqual(
    await query(shop.shop.app.databaseUrl, describe),
  )
  const checked = await checkBackup(env, file)
  expect(checked).toMatchObject({ file, missing: 0, warnings: [] })
  expect(checked.rows).toBeGreaterThan(1000)
})

test('what is not empty is refused and stays as it is', async () => {
  const full = await emptyEnv('full')
  await query(full.DATABASE_URL ?? '', 'create table mine (id int)')
  await expect(restoreBackup(full, file)).rejects.toThrow('The database is not empty: it has mine')
  const filled = await emptyEnv('.')
  await expect(restoreBackup(filled, file)).rejects.toThrow('is not empty: it has')
  expect(existsSync(file)).toBe(true)
  await expectNothing({ ...filled, DATA_DIR: full.DATA_DIR })
})

test('cut off, damaged and missing backups are refused, and nothing is left of them', async () => {
  const bytes = readFileSync(file)
  const place = path.join(folder, 'broken.tar.zst')
  const env = await emptyEnv('broken')
  for (const share of [0, 0.3, 0.999]) {
    writeFileSync(place, bytes.subarray(0, Math.floor(share * bytes.length)))
    await expect(restoreBackup(env, place)).rejects.toThrow(/cannot be used\. It is (damaged|not)/)
    await expectNothing(env)
  }
  for (const position of [bytes.length >> 1]) {
    const changed = Buffer.from(bytes)
    changed[position] = (changed[position] ?? 0) ^ 1
    writeFileSync(place, changed)
    await expect(restoreBackup(env, place)).rejects.toThrow('cannot be used.')
    await expectNothing(env)
  }
  await expect(restoreBackup(env, path.join(folder, 'none.tar.zst'))).rejects.toThrow(
    'does not exist',
  )
  await expect(checkBackup(env, place)).rejects.toThrow('cannot be used.')
})

test('of a folder, the newest backup is taken; an encrypted one needs its passphrase', async () => {
  const passphrase = { BACKUP_PASSPHRASE: 'correct horse battery' }
  const target = `${folder}/encrypted/`
  writeFileSync(path.join(folder, 'notes.txt'), '')
  const env = commandEnv(shop.shop.app, passphrase)
  const made = await createBackup(env, target)
  expect(made.file).toMatch(/\.tar\.zst\.enc$/)
  await expect(checkBackup(commandEnv(shop.shop.app), target)).rejects.toThrow(
    'It is encrypted. Set BACKUP_PASSPHRASE',
  )
  expect((await checkBackup(env, target)).file).toBe(made.file)
  expect(readdirSync(target)).toEqual([path.basename(made.file)])
})

test('another AUTH_SECRET than that of the backup is refused', async () => {
  const env = await emptyEnv('other-secret', { AUTH_SECRET: 'x'.repeat(40) })
  await expect(restoreBackup(env, file)).rejects.toThrow('made with another AUTH_SECRET')
  await expectNothing(env)
})

test('a bucket holds backups too', async () => {
  const s3 = await startS3()
  const { endpoint, bucket, accessKey, secretKey } = s3.settings
  const env = commandEnv(shop.shop.app, {
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY: accessKey,
    S3_SECRET_KEY: secretKey,
    MEDIA_STORAGE: 'disk',
  })
  try {
    const target = `s3://${bucket}/shop/daily`
    await expect(checkBackup(env, target)).rejects.toThrow('There is no backup in s3://')
    const made = await createBackup(env, target)
    expect(made.file).toMatch(/^s3:\/\/pictures\/shop\/daily\/redial-/)
    const { folder: place } = openTarget(target, s3.settings)
    const bytes = Buffer.concat(await Array.fromAsync(place.read(path.basename(made.file))))
    expect(bytes.length).toBe(made.bytes)
    for (const day of ['20200101', '20200102', '20200103'])
      await place.save(`redial-${day}T000000Z.tar.zst`, async (sink) => {
        sink.end('old')
        await finished(sink)
      })
    expect(await deleteOldBackups(place, 2)).toBe(2)
    expect((await place.list()).map(({ name }) => name)).toEqual([
      'redial-20200103T000000Z.tar.zst',
      path.basename(made.file),
    ])
    await expect(
      place.save('redial-20270101T000000Z.tar.zst', async () => {
        throw new Error('interrupted')
      }),
    ).rejects.toThrow('interrupted')
    expect(await place.list()).toHaveLength(2)
  } finally {
    await s3.close()
  }
})

test('the bucket of the photos may hold the backups too: no backup is in another', async () => {
  const s3 = await startS3()
  const { endpoint, bucket, accessKey, secretKey } = s3.settings
  const env = commandEnv(shop.shop.app, {
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY: accessKey,
    S3_SECRET_KEY: secretKey,
  })
  try {
    const first = await createBackup(env, `s3://${bucket}/first`)
    const second = await createBackup(env, `s3://${bucket}`)
    expect(first.files).toBeGreaterThan(0)
    expect([second.files, second.missing]).toEqual([first.files, 0])
  } finally {
    await s3.close()
  }
})

test('a backup is not written through a link, and only its owner reads it', async () => {
  const place = path.join(folder, 'shared')
  mkdirSync(place)
  const other = path.join(folder, 'other-file')
  writeFileSync(other, 'other')
  symlinkSync(other, path.join(place, 'mine.tar.zst.part'))
  const { file: made } = await createBackup(
    commandEnv(shop.shop.app),
    path.join(place, 'mine.tar.zst'),
    { hasMedia: false },
  )
  expect(readFileSync(other, 'utf8')).toBe('other')
  expect([lstatSync(made).isFile(), lstatSync(made).mode & 0o777]).toEqual([true, 0o600])
})

test('rows are backed up before a database that has data is updated, unless there is no room', async () => {
  const { app } = shop.shop
  const made = path.join(folder, 'migrations')
  mkdirSync(made)
  writeFileSync(path.join(made, '9001_last.sql'), 'create table last_one (id integer)')
  const before: string[] = []
  const backUp = async () => {
    await backUpBeforeUpdate(commandEnv(app), app.databaseUrl, app.deps.log)
    before.push(...readdirSync(path.join(app.deps.env.DATA_DIR, 'backups')))
  }
  const folders = [...MIGRATION_FOLDERS, made]
  const refuse = async () => {
    throw new Error('no room')
  }
  await expect(migrate(app.databaseUrl, folders, refuse)).rejects.toThrow('no room')
  expect((await migrate(app.databaseUrl, folders, backUp)).applied).toEqual(['9001_last.sql'])
  expect((await migrate(app.databaseUrl, folders, refuse)).applied).toEqual([])
  expect(before).toEqual([expect.stringMatching(/^redial-before-update-\d{8}T\d{6}Z\.tar\.zst$/)])
  // Nothing is there to lose in an empty database.
  expect((await migrate(await createEmptyDatabase(), folders, refuse)).applied).toContain(
    '0001_platform.sql',
  )
})
