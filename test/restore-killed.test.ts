import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createBackup } from '../src/commands/backups/backup.ts'
import { RESTORE_FOLDER } from '../src/platform/data-folder.ts'
import { buildUser, type TestApp, testApp } from './app.ts'
import { commandEnv, createEmptyDatabase, query } from './backup.fixture.ts'
import { killServers, newFolder, run, serve } from './server-process.ts'

let app: TestApp
let folder: string
let file: string
let email: string
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'redial-killed-'))
  app = await testApp()
  email = (await buildUser(app)).email
  file = (await createBackup(commandEnv(app), `${folder}/`)).file
})
afterAll(async () => {
  await killServers()
  await app.close()
  rmSync(folder, { recursive: true, force: true })
})

const env = (dataDir: string, more: Record<string, string> = {}) => ({
  DATA_DIR: dataDir,
  AUTH_SECRET: app.deps.secret,
  ...more,
})

/** Restores until a file is there, and kills the process then. */
async function killWhen(name: string, settings: Record<string, string>) {
  const restoring = run(['restore', file], settings)
  const place = path.join(settings.DATA_DIR ?? '', RESTORE_FOLDER, name)
  await expect.poll(() => existsSync(place), { timeout: 60_000, interval: 2 }).toBe(true)
  restoring.child.kill('SIGKILL')
  await restoring.exit
}

async function startOn(settings: Record<string, string>) {
  const { DATA_DIR = '', ...more } = settings
  const server = serve(DATA_DIR, more)
  return { code: await server.exit, output: server.output() }
}

async function restoreAgain(settings: Record<string, string>) {
  const restoring = run(['restore', file], settings)
  expect(await restoring.exit, restoring.output()).toBe(0)
  const users = run(['user', 'list', email, '--json'], settings)
  expect(await users.exit, users.output()).toBe(0)
  expect(users.output()).toContain(email)
}

test('a restore that was killed is no shop, and running it again makes one', async () => {
  const settings = env(newFolder())
  await killWhen('postgres/postmaster.pid', settings)
  const { code, output } = await startOn(settings)
  expect([code, output]).toEqual([1, expect.stringContaining('Run `redial restore` again')])
  expect(readdirSync(settings.DATA_DIR)).not.toContain('postgres')
  await restoreAgain(settings)
})

test('one that was killed while it moved its parts into place is no shop either', async () => {
  const settings = env(newFolder())
  const staging = path.join(settings.DATA_DIR, RESTORE_FOLDER)
  mkdirSync(path.join(settings.DATA_DIR, 'secrets'), { recursive: true })
  mkdirSync(path.join(staging, 'media'), { recursive: true })
  writeFileSync(path.join(staging, 'moving'), '')
  expect((await startOn(settings)).code).toBe(1)
  await restoreAgain(settings)
})

test('a killed restore leaves nothing in an external database', async () => {
  const DATABASE_URL = await createEmptyDatabase()
  const settings = env(newFolder(), { DATABASE_URL })
  await killWhen('secrets', settings)
  const tables = `select relname from pg_class where relnamespace = 'public'::regnamespace`
  await expect.poll(() => query(DATABASE_URL, tables)).toEqual([])
  const { code, output } = await startOn(settings)
  expect([code, output]).toEqual([1, expect.stringContaining('was interrupted')])
  await restoreAgain(settings)
})
