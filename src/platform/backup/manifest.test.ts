import { expect, test } from 'vitest'
import { openLoader } from './load.ts'
import { FORMAT, type Manifest, readManifest } from './manifest.ts'

const manifest: Manifest = {
  format: FORMAT,
  redial: '9.0.0',
  postgres: '18.4',
  createdAt: '2026-11-28T08:00:00.000Z',
  hasMedia: true,
  isDemo: false,
  secretFingerprint: '0123456789abcdef',
  migrations: [{ name: '9999_unheard_of.sql', hash: 'f'.repeat(64) }],
  tables: [],
}
const toBytes = (value: unknown) => Buffer.from(JSON.stringify(value))

/** Nothing listens there: what is refused is refused before the database is touched. */
const NOWHERE = 'postgres://127.0.0.1:1/none'

test('a backup in a newer format names the version that made it', () => {
  expect(readManifest(toBytes(manifest))).toEqual(manifest)
  expect(() => readManifest(toBytes({ ...manifest, format: FORMAT + 1 }))).toThrow(
    'made by Redial 9.0.0, in a newer format',
  )
})

test('a backup with SQL files of a newer version names both, and no database is opened', async () => {
  await expect(openLoader(NOWHERE, manifest)).rejects.toThrow(
    'made by Redial 9.0.0, which is newer than this version: it has 9999_unheard_of.sql',
  )
})

test.each([
  ['text', Buffer.from('hello')],
  ['another JSON', toBytes({ format: 'zip' })],
  ['a manifest without its tables', toBytes({ ...manifest, tables: undefined })],
])('%s is not a backup of Redial', (_, content) => {
  expect(() => readManifest(content)).toThrow('It is not a backup of Redial.')
})
