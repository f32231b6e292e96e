import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { DataFolderError, loadOrCreateSecret, openDataFolder } from './data-folder.ts'

const holder = fileURLToPath(new URL('./data-folder.fixture.ts', import.meta.url))

let home: string
let folder: string
let children: ChildProcess[]

beforeEach(() => {
  home = mkdtempSync(path.join(os.tmpdir(), 'redial data '))
  folder = path.join(home, 'data')
  children = []
})

afterEach(() => {
  for (const child of children) child.kill('SIGKILL')
  rmSync(home, { recursive: true })
})

async function hold(): Promise<{ child: ChildProcess; output: string }> {
  const child = spawn(process.execPath, [holder, folder], { stdio: ['ignore', 'pipe', 'inherit'] })
  children.push(child)
  const [data] = await once(child.stdout, 'data')
  return { child, output: String(data).trim() }
}

test('creates the folder, private to its owner, with subfolders', () => {
  const data = openDataFolder(folder)
  expect(statSync(data.subfolder('photos')).isDirectory()).toBe(true)
  expect(statSync(data.path).mode & 0o777).toBe(0o700)
  data.release()
})

test('a second process is refused and told which one holds the folder', async () => {
  const { child } = await hold()
  const another = hold()
  expect(() => openDataFolder(folder)).toThrow(`in use by process ${child.pid}`)
  expect((await another).output).toContain(`in use by process ${child.pid}`)
})

test('a second opening in the same process is refused and keeps the first lock', async () => {
  const data = openDataFolder(folder)
  expect(() => openDataFolder(folder)).toThrow(DataFolderError)
  expect((await hold()).output).toContain(`in use by process ${process.pid}`)
  data.release()
  expect((await hold()).output).toBe('held')
})

test('kill -9 frees the folder, even if another process got the same number', async () => {
  const { child } = await hold()
  child.kill('SIGKILL')
  await once(child, 'exit')
  writeFileSync(path.join(folder, 'redial.lock.pid'), `${process.ppid}\n`)
  openDataFolder(folder).release()
})

test('of many simultaneous starts one succeeds', async () => {
  const answers = await Promise.all(Array.from({ length: 6 }, hold))
  expect(answers.filter(({ output }) => output === 'held')).toHaveLength(1)
})

test('a folder that cannot be created is reported with the setting to change', () => {
  writeFileSync(folder, 'a file is in the way')
  expect(() => openDataFolder(folder)).toThrow(DataFolderError)
  expect(() => openDataFolder(folder)).toThrow(/redial data .*DATA_DIR/)
})

test('the secret is generated once, long enough, and private to its owner', () => {
  const data = openDataFolder(folder)
  const secret = loadOrCreateSecret(data, 'auth')
  expect(secret).toMatch(/^[\w-]{43}$/)
  expect(loadOrCreateSecret(data, 'auth')).toBe(secret)
  expect(loadOrCreateSecret(data, 'other')).not.toBe(secret)
  expect(statSync(path.join(folder, 'secrets/auth')).mode & 0o777).toBe(0o600)
  data.release()
})
