import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '../../../api/client.ts'
import {
  createDraftSaver,
  type DraftStatus,
  type LocalCopy,
  PAUSE_MS,
  RETRY_MS,
} from './draft-saver.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A server with one draft, and a device with its copies. */
function setUp() {
  const server = {
    version: 0,
    values: {} as object,
    takesMs: 0,
    answer: undefined as ApiError | undefined,
  }
  const copies = new Map<string, LocalCopy>()
  const statuses: DraftStatus[] = []
  let puts = 0
  const saver = createDraftSaver({
    id: 'one',
    async put(_, body) {
      puts += 1
      await new Promise((resolve) => setTimeout(resolve, server.takesMs))
      if (server.answer) throw server.answer
      if (body.version !== server.version) throw new ApiError(409, { error: 'draft_newer' })
      server.version += 1
      server.values = body.values
      return { version: server.version }
    },
    copies: { keep: (copy) => copies.set(copy.id, copy), forget: (id) => copies.delete(id) },
    onStatus: (status) => statuses.push(status),
  })
  return { server, copies, statuses, saver, puts: () => puts }
}

async function flushed(saver: { flush: () => Promise<boolean> }) {
  const saved = saver.flush()
  await vi.advanceTimersByTimeAsync(0)
  return saved
}

test('changes are saved once after a pause, then removed from the device', async () => {
  const { server, copies, statuses, saver, puts } = setUp()
  saver.update({ name: 'iP' })
  saver.update({ name: 'iPhone' })
  expect(copies.get('one')?.values).toEqual({ name: 'iPhone' })
  await vi.advanceTimersByTimeAsync(PAUSE_MS + 1)
  expect([server.values, puts(), copies.size]).toEqual([{ name: 'iPhone' }, 1, 0])
  expect(statuses).toEqual(['saving', 'saved'])
  saver.update({ name: 'iPhone 13' })
  expect(await flushed(saver)).toBe(true)
  expect(server).toMatchObject({ version: 2, values: { name: 'iPhone 13' } })
})

test('offline changes are kept on the device and sent once there is a connection', async () => {
  const { server, copies, statuses, saver } = setUp()
  server.answer = new ApiError(0, {})
  saver.update({ name: 'iPhone' })
  expect(await flushed(saver)).toBe(false)
  expect([statuses.at(-1), copies.get('one')?.values]).toEqual(['here', { name: 'iPhone' }])
  server.answer = undefined
  await vi.advanceTimersByTimeAsync(RETRY_MS + 1)
  expect([statuses.at(-1), server.values, copies.size]).toEqual(['saved', { name: 'iPhone' }, 0])
})

test('a newer version is not overwritten, and local changes are not lost', async () => {
  const { server, copies, statuses, saver, puts } = setUp()
  server.version = 4
  saver.update({ name: 'mine' })
  expect(await flushed(saver)).toBe(false)
  saver.update({ name: 'mine too' })
  await vi.advanceTimersByTimeAsync(RETRY_MS * 2)
  expect([statuses.at(-1), puts(), copies.get('one')?.values]).toEqual([
    'newer',
    1,
    { name: 'mine too' },
  ])
})

test('a draft that was published elsewhere is not recreated', async () => {
  const { server, statuses, saver } = setUp()
  server.answer = new ApiError(409, { error: 'draft_gone' })
  saver.update({ name: 'iPhone' })
  await flushed(saver)
  expect(statuses.at(-1)).toBe('gone')
})

test('changes made during a save are saved after it', async () => {
  const { server, saver, puts } = setUp()
  server.takesMs = 50
  saver.update({ name: 'a' })
  const first = saver.flush()
  saver.update({ name: 'b' })
  const both = Promise.all([saver.flush(), saver.flush()])
  await vi.advanceTimersByTimeAsync(200)
  expect([await first, await both]).toEqual([false, [true, true]])
  expect([puts(), server.version, server.values]).toEqual([2, 2, { name: 'b' }])
})

test('while the phone is listed nothing is saved, and afterwards nothing is lost', async () => {
  const { server, saver, copies, puts } = setUp()
  saver.update({ name: 'a' })
  const paused = saver.pause()
  await vi.advanceTimersByTimeAsync(1)
  await paused
  saver.update({ name: 'b' })
  await vi.advanceTimersByTimeAsync(PAUSE_MS * 5)
  await saver.flush()
  expect([puts(), server.values, copies.get('one')?.values]).toEqual([
    1,
    { name: 'a' },
    { name: 'b' },
  ])
  // The shop refused the listing: typing goes on.
  saver.resume()
  await vi.advanceTimersByTimeAsync(PAUSE_MS + 1)
  expect([puts(), server.values]).toEqual([2, { name: 'b' }])
})
