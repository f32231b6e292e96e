import { afterAll, beforeAll, expect, test } from 'vitest'
import { as, buildUser, type TestApp, testApp } from '../../../../test/app.ts'
import { api } from '../../../contract/urls.ts'
import { inTransaction } from '../../../platform/db/index.ts'
import { raiseAlarm } from './imei.store.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

test('a closed alarm leaves the queue and stays in the list', async () => {
  const admin = await buildUser(app, { role: 'admin' })
  const seller = await buildUser(app, { role: 'Seller' })
  const alarms = async () => (await as(app, admin).get(api.imeiAlarms())).body
  for (const last4 of ['1111', '2222']) {
    const alarm = { kind: 'blacklisted' as const, hash: last4, last4, listingId: null }
    await inTransaction(app.deps.db, (tx) =>
      raiseAlarm(tx, { ...alarm, sellerId: seller.id }, app.clock.now()),
    )
    app.clock.advance(1_000)
  }
  const [newest] = await alarms()
  expect(newest).toMatchObject({ last4: '2222', closedAt: null, note: null })
  const settle = (note: string) => as(app, admin).put(api.imeiAlarm(newest._id), { note })
  expect(await settle('The seller showed the receipt.')).toMatchObject({ status: 200 })
  expect(await settle('Something else')).toMatchObject({ status: 200 })
  const [open, settled] = await alarms()
  expect(open).toMatchObject({ last4: '1111', closedAt: null })
  expect(settled).toMatchObject({ last4: '2222', note: 'The seller showed the receipt.' })
  const { rows } = await app.deps.db.pool.query(
    "select data from audit_log where action = 'imei_alarm_settled' and subject_id = $1",
    [newest._id],
  )
  expect(rows).toEqual([{ data: { note: 'The seller showed the receipt.' } }])
})

test('404: an unknown alarm', async () => {
  const admin = await buildUser(app, { role: 'admin' })
  for (const id of ['0198a000-0000-7000-8000-0000000000ff', 'x'])
    expect((await as(app, admin).put(api.imeiAlarm(id), {})).status).toBe(404)
})
