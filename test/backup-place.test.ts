import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkBackup, createBackup } from '../src/commands/backups/backup.ts'
import { restoreBackup } from '../src/commands/backups/restore.ts'
import { ROOT } from '../src/platform/root.ts'
import { startS3 } from '../src/platform/storage/s3.fixture.ts'
import { type TestApp, testApp } from './app.ts'
import { commandEnv, createEmptyDatabase, query } from './backup.fixture.ts'
import { buildSettings } from './build/settings.ts'

// The place that an admin has chosen in the settings of the shop holds for the commands too.
let app: TestApp
let s3: Awaited<ReturnType<typeof startS3>>
let folder: string
let bucket: Record<string, string>
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'redial-place-'))
  app = await testApp()
  s3 = await startS3()
  const { endpoint, accessKey, secretKey } = s3.settings
  bucket = {
    S3_ENDPOINT: endpoint,
    S3_BUCKET: s3.settings.bucket,
    S3_ACCESS_KEY: accessKey,
    S3_SECRET_KEY: secretKey,
    MEDIA_STORAGE: 'disk',
  }
})
afterAll(async () => {
  await app?.close()
  await s3?.close()
  rmSync(folder, { recursive: true, force: true })
})

const inFolder = () => `${path.join(app.deps.env.DATA_DIR, 'backups')}/`
const inBucket = () => `s3://${s3.settings.bucket}/backups`
const isInBucket = expect.stringMatching(/^s3:\/\/pictures\/backups\/redial-\d/)
const withBucket = (more: Record<string, string> = {}) => commandEnv(app, { ...bucket, ...more })

/** Settings of an empty data folder and an empty database. */
const emptyEnv = async (name: string, more: Record<string, string> = {}) =>
  withBucket({
    DATA_DIR: path.join(folder, name),
    DATABASE_URL: await createEmptyDatabase(),
    ...more,
  })

test('without a target, a backup goes to the place of the settings, and is checked there', async () => {
  expect(await createBackup(withBucket())).toMatchObject({
    target: inFolder(),
    targetFrom: 'default',
  })
  await buildSettings(app, { backupTarget: 'bucket' })
  const made = await createBackup(withBucket())
  expect(made).toMatchObject({ file: isInBucket, target: inBucket(), targetFrom: 'settings' })
  expect(await checkBackup(withBucket())).toMatchObject({
    file: made.file,
    target: inBucket(),
    targetFrom: 'settings',
  })
  await buildSettings(app, { backupTarget: 'folder' })
  expect(await createBackup(withBucket())).toMatchObject({
    target: inFolder(),
    targetFrom: 'settings',
  })
})

test('BACKUP_TARGET and the target of a call come before the settings', async () => {
  await buildSettings(app, { backupTarget: 'bucket' })
  const variable = `${folder}/variable/`
  const env = withBucket({ BACKUP_TARGET: variable })
  expect(await createBackup(env)).toMatchObject({ target: variable, targetFrom: 'BACKUP_TARGET' })
  expect(await checkBackup(env)).toMatchObject({ targetFrom: 'BACKUP_TARGET' })
  const named = `${folder}/named/`
  expect(await createBackup(env, named)).toMatchObject({ target: named, targetFrom: 'argument' })
})

test('a bucket that the settings name and this machine does not have is refused, not replaced', async () => {
  await buildSettings(app, { backupTarget: 'bucket' })
  const message =
    'The settings of the shop put backups into the S3 bucket, but S3_BUCKET is not set'
  await expect(createBackup(commandEnv(app))).rejects.toThrow(message)
  await expect(checkBackup(commandEnv(app))).rejects.toThrow(message)
})

test('a shop of a version without settings is backed up into its data folder', async () => {
  const DATA_DIR = path.join(folder, 'old')
  const env = await emptyEnv('old', { AUTH_SECRET: '' })
  await restoreBackup(env, path.join(ROOT, 'test/upgrades/0.1.0.tar.zst'))
  const [settings] = await query(env.DATABASE_URL ?? '', `select to_regclass('settings') as name`)
  expect(settings).toEqual({ name: null })
  expect(await createBackup(env)).toMatchObject({
    target: `${DATA_DIR}/backups/`,
    targetFrom: 'default',
  })
})

test('without a backup named, the newest of all places where backups go is restored', async () => {
  await buildSettings(app, { backupTarget: 'bucket' })
  const { file } = await createBackup(withBucket())
  expect(await restoreBackup(await emptyEnv('newest'))).toMatchObject({ file })
  const other = await createBackup(withBucket(), `${folder}/other/`)
  const fromVariable = await emptyEnv('by-variable', { BACKUP_TARGET: `${folder}/other/` })
  expect(await restoreBackup(fromVariable)).toMatchObject({ file: other.file })
  const nowhere = await emptyEnv('nowhere', { BACKUP_TARGET: `${folder}/nowhere/` })
  await expect(restoreBackup(nowhere)).rejects.toThrow(`There is no backup in ${folder}/nowhere/`)
})

test('the commands say which place they use, and why', async () => {
  await buildSettings(app, { backupTarget: 'folder' })
  const run = (...args: string[]) =>
    spawnSync(process.execPath, [path.join(ROOT, 'src/main.ts'), 'backup', ...args], {
      encoding: 'utf8',
      env: {
        ...{ PATH: process.env.PATH, HOME: process.env.HOME, TMPDIR: tmpdir() },
        ...{ NODE_ENV: 'test', ENV_FILE: '/dev/null', AUTH_SECRET: app.deps.secret },
        ...{ DATA_DIR: app.deps.env.DATA_DIR, DATABASE_URL: app.databaseUrl },
      },
    }).stdout
  const place = `Place: ${inFolder()}, as the settings of the shop say.`
  expect(run()).toContain(place)
  expect(run('--check')).toContain(place)
  expect(JSON.parse(run('--json'))).toMatchObject({ targetFrom: 'settings' })
  expect(run(`${folder}/named/`)).not.toContain('Place:')
})
