import { afterAll, beforeAll, expect, test } from 'vitest'
import { as, buildUser, type TestApp, type TestUser, testApp } from '../../../test/app.ts'
import { api } from '../../contract/urls.ts'
import { buildConversation } from '../messaging/messaging.fixture.ts'

let app: TestApp
let admin: TestUser
beforeAll(async () => {
  app = await testApp()
  admin = await buildUser(app, { role: 'admin' })
})
afterAll(() => app.close())

async function reported() {
  const { seller, buyer, conversationId, phone } = await buildConversation(app)
  const report = { phoneId: phone._id, reason: 'other', message: { conversationId, number: 1 } }
  const { body } = await as(app, seller).post(api.reports(), report)
  return { seller, buyer, phoneId: phone._id as string, reportId: body._id as string }
}

/**
 * Locks a user's row, as closing an account does, while `operation` runs; then tests whether the phone is
 * locked.
 */
async function whileHeld(
  person: TestUser,
  phoneId: string,
  operation: () => Promise<{ status: number }>,
) {
  const client = await app.deps.db.pool.connect()
  try {
    await client.query('begin')
    await client.query('select from users where id = $1 for update', [person.id])
    const pending = operation()
    await waiting()
    // A transaction that waits for a user must not hold the phone's lock, which would deadlock.
    const phone = await client.query('select from listings where id = $1 for update nowait', [
      phoneId,
    ])
    await client.query('commit')
    return { phones: phone.rowCount, status: (await pending).status }
  } finally {
    client.release()
  }
}

async function waiting() {
  for (;;) {
    const { rows } = await app.deps.db.pool.query(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
    if (rows.length > 0) return
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}

test.each([
  ['closed', 'buyer'],
  ['closed', 'seller'],
  ['removed', 'seller'],
] as const)('%s: a decision locks the %s before the phone', async (decision, who) => {
  const { reportId, phoneId, ...people } = await reported()
  const decide = () =>
    as(app, admin).put(api.report(reportId), { decision, reason: 'It breaks the rules.' })
  expect(await whileHeld(people[who], phoneId, decide)).toEqual({ phones: 1, status: 200 })
})

test('a report locks its reporter before the phone', async () => {
  const { phoneId } = await reported()
  const reporter = await buildUser(app)
  const complain = () => as(app, reporter).post(api.reports(), { phoneId, reason: 'stolen' })
  expect(await whileHeld(reporter, phoneId, complain)).toEqual({ phones: 1, status: 201 })
})
