import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import program from '../../../../package.json' with { type: 'json' }
import { as, buildUser, type TestApp, type TestUser, testApp } from '../../../../test/app.ts'
import { openMailbox } from '../../../../test/mailbox.ts'
import { createJobRecorder, createProcessReport } from '../../../platform/health/index.ts'
import { startJobs } from '../../../platform/jobs.ts'
import { queueMail } from '../../../platform/mail/index.ts'
import { HOUR, MINUTE } from '../../../shared/time.ts'
import { mailProblems } from './mail-problems.ts'

let app: TestApp
let admin: TestUser
beforeAll(async () => {
  app = await testApp({ env: { BACKUP_TARGET: '/backups' } })
  admin = await buildUser(app, { role: 'admin' })
})
afterAll(() => app.close())

async function health() {
  const { status, body } = await as(app, admin).get('/api/admin/health')
  expect(status).toBe(200)
  return body
}

const LONG = 100 * HOUR

test('nodes are shown with their processes, disk and clock, and those that stopped are not', async () => {
  const { db } = app.deps
  const [first, second, other] = ['shop-1:3000', 'shop-1:3000', 'shop-2:3000'].map((node) =>
    createProcessReport(db, { node, version: program.version }),
  )
  first!.leads()
  const now = app.clock.now()
  await first!.write({ diskFreeBytes: 9e9, clockSkewMs: 12.4, now })
  await second!.write({ diskFreeBytes: 9e9, clockSkewMs: 12.4, now })
  await other!.write({ diskFreeBytes: undefined, clockSkewMs: -40_000, now })
  const { nodes, problems, version, database } = await health()
  expect(nodes).toMatchObject([
    { name: 'shop-1:3000', diskFreeBytes: 9e9, clockSkewMs: 12 },
    { name: 'shop-2:3000', diskFreeBytes: null, clockSkewMs: -40_000 },
  ])
  const [{ processes }] = nodes
  expect(processes.map((one: { runsJobs: boolean }) => one.runsJobs).sort()).toEqual([false, true])
  expect(processes[0].version).toBe(version)
  expect(database.bytes).toBeGreaterThan(1e6)
  expect(problems.map(({ key }: { key: string }) => key)).toEqual(['clock:shop-2:3000'])

  await first!.remove()
  app.clock.advance(4 * MINUTE)
  await second!.write({ diskFreeBytes: 0.2e9, clockSkewMs: 0, now: app.clock.now() })
  const later = await health()
  expect(later.nodes.map(({ name }: { name: string }) => name)).toEqual(['shop-1:3000'])
  expect(later.problems[0].message).toContain('0.2 GB are free')
  await second!.remove()
})

test('a job that fails is shown until it succeeds, and a retry runs it at once', async () => {
  const { db, clock } = app.deps
  let isBroken = true
  let ran: () => void = () => {}
  const nextRun = () => new Promise<void>((resolve) => (ran = resolve))
  const job = {
    name: 'test job',
    everyMs: LONG,
    async run() {
      if (isBroken) throw new Error('the parcel service answers 500')
      return 0
    },
  }
  const record = createJobRecorder(db, 'shop-1:3000')
  const first = nextRun()
  const stop = startJobs(
    [
      { ...job, everyMs: 1 },
      { ...job, name: 'other', run: async () => 0 },
    ],
    pino({ level: 'silent' }),
    {
      async recordRun(name, error) {
        await record(name, clock.now(), error)
        if (name === job.name) ran()
      },
    },
  )
  await first
  await nextRun()
  await nextRun()
  await stop()
  const failing = await health()
  expect(failing.failedJobs).toMatchObject([
    {
      job: 'test job',
      label: 'test job',
      node: 'shop-1:3000',
      error: 'the parcel service answers 500',
    },
  ])
  expect(failing.failedJobs[0].failures).toBeGreaterThanOrEqual(3)
  expect(failing.problems.map(({ key }: { key: string }) => key)).toContain(
    'job:test job:shop-1:3000',
  )

  // A process that started meanwhile, whose job would not run for days.
  const renewed = createJobRecorder(db, 'shop-1:3000')
  const recorded = nextRun()
  const end = startJobs([job], pino({ level: 'silent' }), {
    onChange: db.changes.onChange,
    async recordRun(name, error) {
      await renewed(name, clock.now(), error)
      ran()
    },
  })
  await recorded
  isBroken = false
  const again = nextRun()
  const path = `/api/admin/jobs/${encodeURIComponent('test job')}/retry`
  expect((await as(app, admin).post(path)).status).toBe(202)
  await again
  await end()
  expect((await health()).failedJobs).toEqual([])
  expect((await as(app, admin).post(path)).status).toBe(404)
})

test('a queue shows how long its oldest entry has been due', async () => {
  const { db } = app.deps
  const now = app.clock.now()
  await db.kysely
    .insertInto('filesToDelete')
    .values({ key: 'old.webp', queuedAt: new Date(now.getTime() - 20 * MINUTE) })
    .execute()
  const { queues, problems } = await health()
  const deletions = queues.find(({ name }: { name: string }) => name === 'file_deletions')
  expect(deletions).toMatchObject({
    waiting: 1,
    oldestDueAt: new Date(now.getTime() - 20 * MINUTE).toISOString(),
  })
  expect(problems.map(({ message }: { message: string }) => message)).toContain(
    'Files to delete: 1 waiting, the oldest for 20 minutes',
  )
  await db.kysely.deleteFrom('filesToDelete').execute()
})

test('a problem is mailed to each admin once, and again only after it was solved', async () => {
  const { db, deps } = { db: app.deps.db, deps: app.deps }
  const colleague = await buildUser(app, { role: 'admin' })
  const mailbox = openMailbox(app)
  const undelivered = (to: string) =>
    queueMail(db.kysely, { to, subject: 'x', text: 'x' }, deps.clock.now())
  await undelivered('nobody@example.org')
  const stopRetrying = () =>
    db.kysely.updateTable('mails').set({ dueAt: null }).where('sentAt', 'is', null).execute()
  await stopRetrying()
  // Two nodes look at once.
  const counts = await Promise.all([mailProblems(deps), mailProblems(deps)])
  expect(counts.sort()).toEqual([0, 1])
  expect(await mailProblems(deps)).toBe(0)
  const mail = await mailbox.newest(admin.email)
  expect(mail.subject).toBe('Your shop: 1 email could not be delivered')
  expect((await mailbox.newest(colleague.email)).text).toContain('/dashboard/health')
  expect(mailbox.mails).toHaveLength(2)

  await db.kysely.deleteFrom('mails').where('sentAt', 'is', null).execute()
  expect(await mailProblems(deps)).toBe(0)
  // Back within minutes: the same problem.
  await undelivered('nobody@example.org')
  await stopRetrying()
  app.clock.advance(5 * MINUTE)
  expect(await mailProblems(deps)).toBe(0)
  await db.kysely.deleteFrom('mails').where('sentAt', 'is', null).execute()
  app.clock.advance(20 * MINUTE)
  expect(await mailProblems(deps)).toBe(0)
  await undelivered('nobody@example.org')
  await stopRetrying()
  expect(await mailProblems(deps)).toBe(1)
})
