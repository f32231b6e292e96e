import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../test/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const times = [
  '2026-11-27T03:09:19Z',
  '2026-11-27T03:09:19.5Z',
  '2026-11-27T03:09:19.123456Z',
  '2026-11-27T03:09:19.999999Z',
  '2024-02-29T23:59:59.001Z',
  '1000-01-01T00:00:00Z',
  '0999-12-31T00:00:00Z',
  '0099-12-31T00:00:00Z',
  '9999-12-31T23:59:59.999Z',
  '1969-12-31T23:59:59.999Z',
]

test.each(['UTC', 'Europe/Berlin', 'Asia/Kolkata'])(
  'a time is read to the millisecond in a session of %s',
  async (zone) => {
    const client = new pg.Client(app.deps.db.pool.options)
    await client.connect()
    await client.query(`set timezone = '${zone}'`)
    for (const time of times) {
      const { rows } = await client.query<{ at: Date; ms: string }>(
        `select $1::timestamptz as at,
          floor(extract(epoch from $1::timestamptz) * 1000)::text as ms`,
        [time],
      )
      expect([time, rows[0]?.at.getTime()]).toEqual([time, Number(rows[0]?.ms)])
    }
    await client.end()
  },
)

test('the end of time is not a date', async () => {
  const { rows } = await app.deps.db.pool.query(`select 'infinity'::timestamptz as at`)
  expect(rows[0].at).toBe(Number.POSITIVE_INFINITY)
})
