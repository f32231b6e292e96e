import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '../../api/api-error.ts'
import { createDraftSaver, type DraftStatus, PAUSE_MS, RETRY_MS } from './draft-saver.ts'
import type { LocalCopy } from './local-copies.ts'

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
  const said: DraftStatus[] = []
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
    onStatus: (status) => said.push(status),
  })
  return { server, copies, said, saver, puts: () => puts }
}

async function flushed(saver: { flush: () => Promise<boolean> }) {
  const saved = saver.flush()
  await vi.advanceTimersByTimeAsync(0)
  return saved
}

test('what is typed is saved once after a pause, and then no longer kept on the device', async () => {
  const { server, copies, said, saver, puts } = setUp()
  saver.note({ name: 'iP' })
  saver.note({ name: 'iPhone' })
  expect(copies.get('one')?.values).toEqual({ name: 'iPhone' })
  await vi.advanceTimersByTimeAsync(PAUSE_MS + 1)
  expect([server.values, puts(), copies.size]).toEqual([{ name: 'iPhone' }, 1, 0])
  expect(said).toEqual(['saving', 'saved'])
  saver.note({ name: 'iPhone 13' })
  expect(await flushed(saver)).toBe(true)
  expect(server).toMatchObject({ version: 2, values: { name: 'iPhone 13' } })
})

test('without a connection the device keeps it, and it is sent once there is one', async () => {
  const { server, copies, said, saver } = setUp()
  server.answer = new ApiError(0, {})
  saver.note({ name: 'iPhone' })
  expect(await flushed(saver)).toBe(false)
  expect([said.at(-1), copies.get('one')?.values]).toEqual(['here', { name: 'iPhone' }])
  server.answer = undefined
  await vi.advanceTimersByTimeAsync(RETRY_MS + 1)
  expect([said.at(-1), server.values, copies.size]).toEqual(['saved', { name: 'iPhone' }, 0])
})

test('over a newer version nothing is saved, and nothing is lost', async () => {
  const { server, copies, said, saver, puts } = setUp()
  server.version = 4
  saver.note({ name: 'mine' })
  expect(await flushed(saver)).toBe(false)
  saver.note({ name: 'mine too' })
  await vi.advanceTimersByTimeAsync(RETRY_MS * 2)
  expect([said.at(-1), puts(), copies.get('one')?.values]).toEqual([
    'newer',
    1,
    { name: 'mine too' },
  ])
})

test('a draft that was published elsewhere is not brought back', async () => {
  const { server, said, saver } = setUp()
  server.answer = new ApiError(409, { error: 'draft_gone' })
  saver.note({ name: 'iPhone' })
  await flushed(saver)
  expect(said.at(-1)).toBe('gone')
})

test('what is typed while a save is on its way is saved after it', async () => {
  const { server, saver, puts } = setUp()
  server.takesMs = 50
  saver.note({ name: 'a' })
  const first = saver.flush()
  saver.note({ name: 'b' })
  const both = Promise.all([saver.flush(), saver.flush()])
  await vi.advanceTimersByTimeAsync(200)
  expect([await first, await both]).toEqual([false, [true, true]])
  expect([puts(), server.version, server.values]).toEqual([2, 2, { name: 'b' }])
})
