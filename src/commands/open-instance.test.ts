import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { createEmptyDatabase, query } from '../../test/backup.fixture.ts'
import { readEnv } from '../env.ts'
import { openInstance } from './open-instance.ts'

const log = pino({ level: 'silent' })

function newFolder() {
  const folder = mkdtempSync(path.join(tmpdir(), 'redial-open-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return path.join(folder, 'data')
}

/** Opens an instance in an empty folder and closes it again. */
async function open(DATABASE_URL: string, settings: Record<string, string> = {}) {
  const DATA_DIR = newFolder()
  const { demo, close } = await openInstance(
    readEnv({ DATA_DIR, DATABASE_URL, ...settings }),
    log,
    {
      noBackup: true,
    },
  )
  await close()
  return { isDemo: demo, isMarked: existsSync(path.join(DATA_DIR, 'demo')) }
}

const PRODUCTION = { NODE_ENV: 'production', ORIGIN: 'https://phones.example.org' }

test('an empty folder does not make a demo of a shop whose database is somewhere else', async () => {
  const url = await createEmptyDatabase()
  expect(await open(url, { DEMO: '0' })).toEqual({ isDemo: false, isMarked: false })
  expect(await open(url)).toEqual({ isDemo: false, isMarked: false })
})

test('a demo stays one with another folder, and is refused in production', async () => {
  const url = await createEmptyDatabase()
  const demo = { isDemo: true, isMarked: true }
  expect(await open(url)).toEqual(demo)
  await query(url, `insert into demo_progress (step, done) values ('started', 1)`)
  expect(await open(url)).toEqual(demo)
  await expect(open(url, PRODUCTION)).rejects.toThrow('holds demo data')
  expect(await open(url, { ...PRODUCTION, DEMO: '1' })).toEqual(demo)
})
