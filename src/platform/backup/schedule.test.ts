import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { as, buildUser, type TestApp, testApp } from '../../../test/app.ts'
import { api } from '../../contract/urls.ts'
import { loadPhoneIndex } from '../../modules/search/index.ts'
import { HOUR, MINUTE } from '../../shared/time.ts'
import { claimBackup, nextBackupAt, recordBackup } from './schedule.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp({ env: { BACKUP_TARGET: '/var/backups/redial/' } })
})
afterAll(() => app.close())

const daily = { target: '/a', time: null, timeZone: 'UTC', everyHours: 24, keep: 3 }
const claim = () => claimBackup(app.deps.db, daily, app.clock.now())

async function readiness() {
  return (await (await app.app.request('/readyz')).json()).backup
}

test('of several nodes one makes the backup, and the next one an interval later', async () => {
  const claims = await Promise.all([claim(), claim(), claim()])
  const [id] = claims.filter((one) => one !== undefined)
  expect(claims.filter((one) => one !== undefined)).toHaveLength(1)
  const started = app.clock.now()
  await recordBackup(app.deps.db, id ?? 0, { now: started, bytes: 5 })
  app.clock.advance(23 * HOUR)
  expect(await claim()).toBeUndefined()
  app.clock.advance(HOUR + MINUTE)
  expect(await claim()).toBeDefined()
})

test('a failed or interrupted one is repeated after an hour', async () => {
  app.clock.advance(HOUR + MINUTE)
  const id = await claim()
  expect(id).toBeDefined()
  await recordBackup(app.deps.db, id ?? 0, { now: app.clock.now(), error: 'There is no room.' })
  expect(await claim()).toBeUndefined()
  app.clock.advance(HOUR + MINUTE)
  expect(await claim()).toBeDefined()
})

test('readiness says when the last one succeeded and whether the last one failed, but not why', async () => {
  await loadPhoneIndex(app.deps)
  const failedAt = app.clock.now()
  const before = await readiness()
  expect(before).toEqual({
    lastSuccessAt: expect.any(String),
    hasFailed: true,
    nextAt: new Date(failedAt.getTime() + HOUR).toISOString(),
  })
  app.clock.advance(HOUR + MINUTE)
  const started = app.clock.now()
  const id = await claim()
  await recordBackup(app.deps.db, id ?? 0, { now: started, bytes: 5 })
  expect(await readiness()).toEqual({
    lastSuccessAt: started.toISOString(),
    hasFailed: false,
    nextAt: new Date(started.getTime() + 24 * HOUR).toISOString(),
  })
})

test('a backup that outlasts a second attempt, which another node made meanwhile, is the last one', async () => {
  app.clock.advance(25 * HOUR)
  const [long, started] = [await claim(), app.clock.now()]
  app.clock.advance(HOUR + MINUTE)
  const second = await claim()
  const error = 'Another backup is running.'
  await recordBackup(app.deps.db, second ?? 0, { now: app.clock.now(), error })
  app.clock.advance(HOUR)
  await recordBackup(app.deps.db, long ?? 0, { now: app.clock.now(), bytes: 5 })
  const last = { lastSuccessAt: started.toISOString(), hasFailed: false }
  expect(await readiness()).toMatchObject(last)
})

test('admins see whether backups are off, not made yet, fresh, failed or too old', async () => {
  const { db, env } = app.deps
  const admin = await buildUser(app, { role: 'admin' })
  const status = async () => (await as(app, admin).get(api.backupStatus())).body
  await db.pool.query('delete from backups')
  expect(await status()).toMatchObject({ state: 'none', lastSuccessAt: null, ageHours: null })
  const started = app.clock.now()
  await recordBackup(db, (await claim()) ?? 0, { now: started, bytes: 5_000_000 })
  app.clock.advance(26 * HOUR)
  const success = { lastSuccessAt: started.toISOString(), bytes: 5_000_000 }
  expect(await status()).toMatchObject({ state: 'ok', ...success, error: null, ageHours: 26 })
  await recordBackup(db, (await claim()) ?? 0, { now: app.clock.now(), error: 'No room.' })
  expect(await status()).toMatchObject({ state: 'failed', ...success, error: 'No room.' })
  await db.pool.query('delete from backups where error is not null')
  app.clock.advance(23 * HOUR)
  expect(await status()).toMatchObject({ state: 'too_old', ageHours: 49 })
  env.BACKUP_TARGET = undefined
  expect(await status()).toMatchObject({ state: 'off', ...success, nextAt: null })
})

describe('with a time of day', () => {
  const plan = { ...daily, time: '02:30', timeZone: 'Europe/Berlin' }
  const next = (now: string, last: string | null) => {
    const at = last ? new Date(last) : null
    const done = { scheduledAt: at, triedAt: at }
    return nextBackupAt(done, plan, new Date(now))?.toISOString()
  }

  test.each([
    // Winter: an hour ahead of UTC.
    ['2026-11-29T12:00:00Z', '2026-11-29T01:30:20Z', '2026-11-30T01:30:00.000Z'],
    // None yet, or the last one was missed: at once.
    ['2026-11-29T12:00:00Z', null, '2026-11-29T12:00:00.000Z'],
    ['2026-11-29T12:00:00Z', '2026-11-28T01:30:00Z', '2026-11-29T12:00:00.000Z'],
    // The hour that the clocks skip is the one after it.
    ['2027-03-28T00:00:00Z', '2027-03-27T01:30:00Z', '2027-03-28T01:30:00.000Z'],
    ['2027-03-28T12:00:00Z', '2027-03-28T01:30:10Z', '2027-03-29T00:30:00.000Z'],
  ])('at %s after one of %s, the next is due at %s', (now, last, expected) => {
    expect(next(now, last)).toBe(expected)
  })

  test('it is due once a day, also when one was made at another time', async () => {
    const { db } = app.deps
    await db.pool.query('delete from backups')
    const claimAt = (now: string) => claimBackup(db, plan, new Date(now))
    const first = await claimAt('2026-11-29T12:00:00Z')
    await recordBackup(db, first ?? 0, { now: new Date('2026-11-29T12:01:00Z'), bytes: 5 })
    expect(await claimAt('2026-11-30T01:29:00Z')).toBeUndefined()
    expect(await claimAt('2026-11-30T01:30:00Z')).toBeDefined()
  })
})
