import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../test/app.ts'
import { cachedByKey, type Executor, inTransaction, publishChange } from './index.ts'

let app: TestApp
let reads: string[]
/** What a reader waits for. */
let meanwhile: () => Promise<unknown> | undefined
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())
beforeEach(() => {
  reads = []
  meanwhile = () => undefined
  app.deps.db.changes.publishAll()
})

const shelf = cachedByKey(
  { topics: ['shelves'], topicOf: ({ room }: Key) => `room/${room}`, most: 3 },
  async (_: Executor, { room, at }) => {
    reads.push(`${room}${at}`)
    await meanwhile()
    if (at < 0) throw new Error('no such shelf')
    return { room, at }
  },
)
type Key = { room: string; at: number }
const read = (room: string, index: number) => shelf(app.deps.db.kysely, { room, at: index })

test('the topic of a key drops the values of that topic, a common one drops all', async () => {
  const { changes } = app.deps.db
  const all = () => Promise.all([read('a', 1), read('a', 2), read('b', 1)])
  const [first] = await all()
  expect((await all())[0]).toBe(first)
  expect(reads).toEqual(['a1', 'a2', 'b1'])
  changes.publish(['room/a'])
  await all()
  expect(reads.slice(3)).toEqual(['a1', 'a2'])
  changes.publish(['shelves'])
  await all()
  expect(reads.slice(5)).toEqual(['a1', 'a2', 'b1'])
})

test('a value that changes while it is read is read again', async () => {
  meanwhile = async () => {
    await null
    app.deps.db.changes.publish(['room/a'])
  }
  await read('a', 1)
  meanwhile = () => undefined
  await read('a', 1)
  expect(reads).toEqual(['a1', 'a1'])
})

test('a failure is not kept', async () => {
  await expect(read('a', -1)).rejects.toThrow('no such shelf')
  await expect(read('a', -1)).rejects.toThrow('no such shelf')
  expect(reads).toEqual(['a-1', 'a-1'])
})

test('when there are too many, the value that was used least recently is read again', async () => {
  for (const index of [1, 2, 3, 1, 4]) await read('a', index)
  await read('a', 1)
  expect(reads).toEqual(['a1', 'a2', 'a3', 'a4'])
  await read('a', 2)
  expect(reads.at(-1)).toBe('a2')
})

test('a transaction that changed a value reads it itself, and nothing is kept while changes are not received', async () => {
  const { db } = app.deps
  await read('a', 1)
  await inTransaction(db, async (tx) => {
    publishChange(tx, 'room/a')
    await shelf(tx, { room: 'a', at: 1 })
    await shelf(tx, { room: 'a', at: 1 })
  })
  expect(reads).toEqual(['a1', 'a1', 'a1'])
  db.changes.connected = false
  await read('a', 1)
  await read('a', 1)
  db.changes.connected = true
  expect(reads.length).toBe(5)
})
