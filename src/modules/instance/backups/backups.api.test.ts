import { chmodSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { as, buildUser, type TestApp, type TestUser, testApp } from '../../../../test/app.ts'
import { api } from '../../../contract/urls.ts'
import {
  claimRequestedBackup,
  recordBackup,
  recordDeletionError,
} from '../../../platform/backup/schedule.ts'
import { MINUTE } from '../../../shared/time.ts'
import { mailProblems } from '../health/mail-problems.ts'
import { readBackupPlan } from './backup-plan.ts'

let app: TestApp
let admin: TestUser
beforeAll(async () => {
  app = await testApp({ env: { DATA_DIR: mkdtempSync(path.join(tmpdir(), 'redial-backups-')) } })
  admin = await buildUser(app, { role: 'admin' })
})
afterAll(() => app.close())

const status = async () => (await as(app, admin).get(api.backupStatus())).body
const request = () => as(app, admin).post(api.backups())
const plan = () => readBackupPlan(app.deps.env, app.deps.settings.current())

async function set(values: Record<string, unknown>) {
  const { settings } = (await as(app, admin).get(api.settings())).body
  const changes = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      { value, version: settings[name].version },
    ]),
  )
  return as(app, admin).patch(api.settings(), { changes })
}

test('an admin schedules backups into the data folder, which the server has tried to write to', async () => {
  expect(await status()).toMatchObject({ state: 'off', nextAt: null })
  const folder = path.join(app.deps.env.DATA_DIR, 'backups')
  const saved = await set({ backupTarget: 'folder', backupTime: '02:30', backupKeep: 5 })
  expect(saved.status).toBe(200)
  expect(readdirSync(folder)).toEqual([])
  expect(plan()).toMatchObject({ target: `${folder}/`, time: '02:30', keep: 5 })
  const now = app.clock.now().toISOString()
  expect(await status()).toMatchObject({
    state: 'none',
    nextAt: now,
    target: `${folder}/`,
    keep: 5,
  })
})

test.each([
  ['backupTarget', '/etc'],
  ['backupTarget', '../media'],
  ['backupTarget', 's3://bucket-of-somebody-else'],
  ['backupTarget', 'constructor'],
  ['backupTime', '24:00'],
  ['backupTime', '2:30'],
  ['backupEveryHours', 0],
  ['backupKeep', 0],
  ['backupKeep', 1.5],
])('422: %s cannot be %j', async (name, value) => {
  const { status, body } = await set({ [name]: value })
  expect(status).toBe(422)
  expect(body.fields).toHaveProperty([`changes.${name}.value`])
})

test('422 at the field: a bucket without S3, and a folder that cannot be written', async () => {
  const bucket = await set({ backupTarget: 'bucket' })
  expect(bucket.status).toBe(422)
  expect(bucket.body.fields['changes.backupTarget.value']).toContain('Set S3_ENDPOINT')

  await set({ backupTarget: 'off' })
  const dataFolder = app.deps.env.DATA_DIR
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'redial-file-')), 'file')
  writeFileSync(file, '')
  chmodSync(file, 0o400)
  app.deps.env.DATA_DIR = file
  const { status, body } = await set({ backupTarget: 'folder' })
  app.deps.env.DATA_DIR = dataFolder
  expect(status).toBe(422)
  expect(body.fields['changes.backupTarget.value']).toContain('can’t be written there')
})

test('of several requests one backup is made, also without a schedule, and the audit log has it once', async () => {
  const { db, clock } = app.deps
  const answers = await Promise.all([request(), request(), request()])
  expect(answers.map(({ status }) => status)).toEqual([202, 202, 202])
  const since = app.clock.now().toISOString()
  expect(await status()).toMatchObject({ state: 'off', isRunning: true, runningSince: since })

  const claims = await Promise.all([1, 2].map(() => claimRequestedBackup(db, '/a', clock.now())))
  const [id] = claims.filter((claim) => claim !== undefined)
  expect(claims.filter((claim) => claim !== undefined)).toHaveLength(1)
  await recordBackup(db, id ?? 0, { now: clock.now(), bytes: 7 })
  expect(await status()).toMatchObject({ isRunning: false, bytes: 7, lastSuccessAt: since })
  const { rows } = await db.pool.query(
    `select actor_id from audit_log where action = 'backup_requested'`,
  )
  expect(rows).toEqual([{ actor_id: admin.id }])
})

test('one whose process was killed does not count as running after a minute', async () => {
  await request()
  await claimRequestedBackup(app.deps.db, '/a', app.clock.now())
  expect((await status()).isRunning).toBe(true)
  app.clock.advance(2 * MINUTE)
  expect((await status()).isRunning).toBe(false)
})

test('old backups that cannot be deleted are a problem that is mailed once', async () => {
  const { db, clock, deps } = { ...app.deps, deps: app.deps }
  await db.pool.query('delete from backups')
  const { rows } = await db.pool.query(
    `insert into backups (target, started_at) values ('/a', $1) returning id`,
    [clock.now()],
  )
  await recordBackup(db, rows[0].id, { now: clock.now(), bytes: 7 })
  await recordDeletionError(db, rows[0].id, '1 file: /a cannot be used (EACCES).')
  const { body } = await as(app, admin).get('/api/admin/health')
  expect(body.problems).toContainEqual({
    key: 'backup:deletion',
    message: 'Old backups could not be deleted: 1 file: /a cannot be used (EACCES)',
  })
  expect(await mailProblems(deps)).toBe(1)
  expect(await mailProblems(deps)).toBe(0)
})
