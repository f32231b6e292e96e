import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../test/app.ts'
import { createApp } from '../../app.ts'
import { createChanges } from '../../platform/db/changes.ts'
import { connect, listenForChanges } from '../../platform/db/index.ts'
import { buildConversation, listen, write } from './messaging.fixture.ts'

let app: TestApp
let other: TestApp
const closing: (() => Promise<void>)[] = []

/**
 * A second node on the same database, like a second process: it learns of changes only from there.
 */
function secondNode(of: TestApp): TestApp {
  const db = connect({ url: of.databaseUrl, max: 8, changes: createChanges() })
  const deps = { ...of.deps, db }
  closing.push(
    listenForChanges(() => of.databaseUrl, db.changes),
    () => db.close(),
  )
  return { ...of, ...createApp(deps), deps }
}

beforeAll(async () => {
  app = await testApp()
  closing.push(listenForChanges(() => app.databaseUrl, app.deps.db.changes))
  other = secondNode(app)
})
afterAll(async () => {
  for (const close of closing) await close()
  await app.close()
})

test('two nodes with one database deliver each other’s messages', async () => {
  const { seller, buyer, conversationId } = await buildConversation(app)
  const [here, there] = [await listen(app, buyer), await listen(other, seller)]
  await write(app, buyer, conversationId, { text: 'from here' })
  await there.until(() => there.updates().length === 1)
  await write(other, seller, conversationId, { text: 'from there' })
  await here.until(() => here.updates().length === 2)
  expect(here.updates().map(({ message }) => message?.text)).toEqual(['from here', 'from there'])
  await Promise.all([here.hangUp(), there.hangUp()])
})

const step = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({ do: fc.constant('write' as const), by: fc.nat(1), on: fc.nat(1) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('crowd' as const), by: fc.nat(1), on: fc.nat(1) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('cut' as const), by: fc.nat(1), on: fc.nat(1) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('wait' as const), by: fc.nat(1), on: fc.nat(1) }),
  },
)

test('with random disconnects nothing is lost, duplicated or reordered', async () => {
  const { seller, buyer, conversationId } = await buildConversation(app)
  const people = [seller, buyer] as const
  const nodes = [app, other] as const
  let written = 1
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
      await app.deps.db.pool.query(`delete from rate_limits where key like 'message:%'`)
      const first = written
      let stream = await listen(app, seller, first)
      let last = first
      const ids: number[] = []
      const numbers: (number | undefined)[] = []
      const take = () => {
        for (const { id, update } of stream.received.splice(0)) {
          if (!update) continue
          ids.push(id)
          numbers.push(update.message?.number)
          last = id
        }
      }
      const pending: Promise<unknown>[] = []
      for (const { do: what, by, on } of steps) {
        const size = what === 'write' ? 1 : what === 'crowd' ? 3 : 0
        for (let index = 0; index < size; index += 1) {
          written += 1
          // Both users write on both nodes concurrently, so commits arrive in any order.
          const answer = write(nodes[on as 0 | 1], people[(by + index) % 2]!, conversationId, {
            text: 'x',
          })
          pending.push(answer)
          if (what === 'write') await answer
        }
        if (what === 'wait') await new Promise((resolve) => setTimeout(resolve, 5))
        if (what !== 'cut') continue
        // Events in transit are lost with the connection.
        await stream.hangUp()
        take()
        stream = await listen(nodes[on as 0 | 1], seller, last)
      }
      await Promise.all(pending)
      await stream.until(() => stream.received.some(({ id }) => id === written) || last === written)
      take()
      await stream.hangUp()
      const expected = Array.from({ length: written - first }, (_, index) => first + index + 1)
      expect(ids).toEqual(expected)
      expect(numbers).toEqual(expected)
    }),
    { numRuns: 25, endOnFailure: true },
  )
})
