import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readlinkSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { copyInto, restoreLinks } from './binaries.ts'

import { canReach } from './system-user.ts'

let home: string
beforeEach(() => {
  home = mkdtempSync(path.join(os.tmpdir(), 'embedded binaries '))
})
afterEach(() => rmSync(home, { recursive: true }))

function buildPackage(): string {
  const native = path.join(home, 'native')
  for (const name of ['lib', 'bin']) mkdirSync(path.join(native, name), { recursive: true })
  writeFileSync(path.join(native, 'bin/postgres'), '', { mode: 0o700 })
  writeFileSync(path.join(native, 'lib/libpq.so.5.18'), '')
  const link = { source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' }
  writeFileSync(path.join(native, 'pg-symlinks.json'), JSON.stringify([link]))
  return native
}

test('links missing after a skipped install script are created', () => {
  const native = buildPackage()
  expect(restoreLinks(native)).toBe(true)
  expect(readlinkSync(path.join(native, 'lib/libpq.so.5'))).toBe('libpq.so.5.18')
  expect(existsSync(path.join(native, 'lib/libpq.so.5'))).toBe(true)
})

test('a file in a private folder cannot be read by other users', () => {
  // mkdtemp makes folders that only their owner may enter.
  const file = path.join(home, 'program')
  writeFileSync(file, '', { mode: 0o755 })
  const { uid = 0, gid = 0 } = { uid: process.getuid?.(), gid: process.getgid?.() }
  expect(canReach(file, { uid, gid })).toBe(true)
  expect(canReach(file, { uid: uid + 1, gid: gid + 1 })).toBe(false)
})

test('a copy can be run by every user, and is used again', () => {
  const native = buildPackage()
  const caches = [path.join(home, 'cache')]
  const copy = copyInto(native, '18.4.0', () => true, caches)
  expect(statSync(path.join(copy, 'bin/postgres')).mode & 0o777).toBe(0o755)
  expect(readlinkSync(path.join(copy, 'lib/libpq.so.5'))).toBe('libpq.so.5.18')
  rmSync(native, { recursive: true })
  expect(copyInto(native, '18.4.0', () => true, caches)).toBe(copy)
})

test('a copy that other users could have changed is not run', () => {
  const native = buildPackage()
  const caches = [path.join(home, 'cache')]
  const copy = copyInto(native, '18.4.0', () => true, caches)
  chmodSync(path.dirname(copy), 0o777)
  expect(() => copyInto(native, '18.4.0', () => true, caches)).toThrow(/cannot be used/)
})
