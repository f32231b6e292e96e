import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../test/app.ts'
import { cached, inTransaction } from './index.ts'

let app: TestApp
/** How often the value was read; a read waits for `meanwhile`. */
let reads: number
let meanwhile: () => Promise<unknown> | undefined
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())
beforeEach(() => {
  reads = 0
  meanwhile = () => undefined
  app.deps.db.changes.publishAll()
})

const shelf = cached(['shelves'], async () => {
  reads += 1
  const number = reads
  await meanwhile()
  if (number < 0) throw new Error('no such shelf')
  return { number }
})
const read = () => shelf(app.deps.db.kysely)

test('callers at the same time share one read, and later ones its value', async () => {
  const all = await Promise.all([read(), read(), read()])
  expect(new Set([...all, await read()])).toEqual(new Set([{ number: 1 }]))
  expect(reads).toBe(1)
})

test('a read after a change does not return a value from before it', async () => {
  const held = Promise.withResolvers<void>()
  meanwhile = () => held.promise
  const before = read()
  app.deps.db.changes.publish(['shelves'])
  const after = read()
  held.resolve()
  expect([await before, await after, await read()]).toEqual([
    { number: 1 },
    { number: 2 },
    { number: 2 },
  ])
})

test('a failure is not kept', async () => {
  reads = -3
  await expect(Promise.all([read(), read()])).rejects.toThrow('no such shelf')
  await expect(read()).rejects.toThrow('no such shelf')
  expect(await read()).toEqual({ number: 0 })
})

test('a transaction does not wait for the read of another caller', async () => {
  const held = Promise.withResolvers<void>()
  meanwhile = () => (reads === 1 ? held.promise : undefined)
  const slow = read()
  expect(await inTransaction(app.deps.db, (tx) => shelf(tx))).toEqual({ number: 2 })
  held.resolve()
  await slow
})

test('while changes are not received, callers share a read and its value is not kept', async () => {
  const { changes } = app.deps.db
  changes.connected = false
  try {
    await Promise.all([read(), read()])
    expect(reads).toBe(1)
    await read()
    expect(reads).toBe(2)
  } finally {
    changes.connected = true
  }
})
