import { expect, test } from 'vitest'
import { memorySettings, settingsAsArguments } from './settings.ts'

const GB = 1024 ** 3

test.each([
  [GB / 2, '64MB', '256MB'],
  [2 * GB, '128MB', '683MB'],
  [16 * GB, '1024MB', '5461MB'],
  [256 * GB, '1024MB', '16384MB'],
])('with %d bytes of memory shared buffers take %s', (bytes, shared, cached) => {
  expect(memorySettings(bytes)).toEqual({ shared_buffers: shared, effective_cache_size: cached })
})

test('commits wait for the disk, except where the database is declared not durable', () => {
  const settings = (durable: boolean) =>
    settingsAsArguments({ port: 1, name: 'a', durable, connections: 60 })
  const safe = ['fsync=on', 'synchronous_commit=on', 'full_page_writes=on']
  expect(settings(true)).toEqual(expect.arrayContaining(safe))
  expect(settings(false).filter((one) => safe.includes(one))).toEqual([])
})
