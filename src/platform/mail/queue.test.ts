import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../test/app.ts'
import { inTransaction } from '../db/index.ts'
import { queueMail, sendDueMails } from './index.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

let sent: string[]
/** What the mail server does with the mail of that subject, before it takes it. */
let upset: (subject: string) => Promise<void>
/** Subjects that the mail server has been given and not yet taken. */
let underWay: Set<string>
beforeEach(() => {
  sent = []
  underWay = new Set()
  upset = async () => {}
  app.deps.mailer.send = async ({ subject }) => {
    underWay.add(subject)
    await upset(subject).finally(() => underWay.delete(subject))
    sent.push(subject)
  }
})

async function queue(subject: string, more: { isUrgent?: boolean; to?: string } = {}) {
  const mail = { to: 'ann@example.org', subject, text: 'Hello', ...more }
  await queueMail(app.deps.db.kysely, mail, app.clock.now())
  app.clock.advance(1)
}
async function sendAll() {
  while ((await sendDueMails(app.deps)) > 0);
}

test('after a crash only the email being sent is sent again', async () => {
  for (const subject of ['a', 'b', 'c', 'd']) await queue(subject)
  const { pool } = app.deps.db
  upset = async (subject) => {
    if (subject !== 'c') return
    // What happens to a process that is killed: the database ends what it had open.
    await pool.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and state = 'idle in transaction'`)
  }
  await expect(sendDueMails(app.deps)).rejects.toThrow()
  upset = async () => {}
  await sendAll()
  expect(sent).toEqual(['a', 'b', 'c', 'd'])
  app.clock.advance(60_000)
  await sendAll()
  expect(sent).toEqual(['a', 'b', 'c', 'd', 'c'])
})

test('a transaction that is repeated after a deadlock sends its email once', async () => {
  let tries = 0
  let locked = 0
  const bothHaveOne = Promise.withResolvers<void>()
  const lockBoth = (subject: string, first: number, second: number) =>
    inTransaction(app.deps.db, async (tx) => {
      tries += 1
      const mail = { to: 'ann@example.org', subject, text: 'Hello' }
      await queueMail(tx, mail, app.clock.now())
      await sql`select pg_advisory_xact_lock(${first})`.execute(tx)
      locked += 1
      if (locked === 2) bothHaveOne.resolve()
      await bothHaveOne.promise
      await sql`select pg_advisory_xact_lock(${second})`.execute(tx)
    })
  await Promise.all([lockBoth('left', 1, 2), lockBoth('right', 2, 1)])
  expect(tries).toBe(3)
  await sendAll()
  expect(sent.toSorted()).toEqual(['left', 'right'])
})

test('an email that cannot be marked as sent is sent seven times at most, with backoff', async () => {
  await queue('lost')
  const { pool } = app.deps.db
  await pool.query(`create function refuse_note() returns trigger language plpgsql as
    $$ begin raise exception 'disk full'; end $$`)
  await pool.query(`create trigger refuse_note before update on mails for each row
    when (new.sent_at is not null) execute function refuse_note()`)
  const tryFor = async (minutes: number) => {
    for (let second = 0; second < minutes * 60; second += 20) {
      await sendDueMails(app.deps).catch(() => {})
      app.clock.advance(20_000)
    }
    return sent.length
  }
  expect(await tryFor(1)).toBe(1)
  expect(await tryFor(2)).toBe(2)
  expect(await tryFor(4)).toBe(3)
  expect(await tryFor(180)).toBe(7)
  await pool.query('drop trigger refuse_note on mails')
  expect(await tryFor(2)).toBe(7)
})

test('a rejected email does not block others', async () => {
  for (const subject of ['a', 'b']) await queue(subject)
  upset = async (subject) => {
    if (subject === 'a') throw new Error('no such mailbox')
  }
  await sendAll()
  expect(sent).toEqual(['b'])
  upset = async () => {}
  app.clock.advance(60_000)
  await sendAll()
  expect(sent).toEqual(['b', 'a'])
})

test('password resets are sent before other emails', async () => {
  for (let index = 0; index < 30; index += 1) await queue(`news ${index}`)
  await queue('a link', { isUrgent: true })
  await sendDueMails(app.deps)
  expect(sent.slice(0, 2)).toEqual(['a link', 'news 0'])
  await sendAll()
  expect(sent).toHaveLength(31)
})

test('concurrent nodes send each email once', async () => {
  for (let index = 0; index < 20; index += 1) await queue(`news ${index}`)
  await Promise.all([sendAll(), sendAll(), sendAll()])
  expect(sent.sort()).toEqual(Array.from({ length: 20 }, (_, index) => `news ${index}`).sort())
})

test('an email whose address the mail server refuses for good is not tried again, and listed as undelivered', async () => {
  await queue('no such address')
  await queue('grey-listed')
  let attempts = 0
  upset = async (subject) => {
    attempts += 1
    const [code, responseCode] = subject === 'grey-listed' ? ['EENVELOPE', 450] : ['EENVELOPE', 550]
    throw Object.assign(new Error('refused'), { code, responseCode })
  }
  await sendAll()
  expect(attempts).toBe(2)
  const { rows } = await app.deps.db.pool.query(
    `select subject, due_at is null as given_up from mails
     where subject in ('no such address', 'grey-listed') order by subject`,
  )
  expect(rows).toEqual([
    { subject: 'grey-listed', given_up: false },
    { subject: 'no such address', given_up: true },
  ])
})

test('an email on which the mail server hangs delays only those to the same person, which keep their order', async () => {
  for (const subject of ['ann 1', 'ann 2', 'ann 3']) await queue(subject)
  const others = Array.from({ length: 20 }, (_, index) => `other ${index}`)
  for (const subject of others) await queue(subject, { to: `${subject}@example.org` })
  const hanging = Promise.withResolvers<void>()
  const most = Math.floor(app.deps.db.pool.options.max / 2)
  upset = async (subject) => {
    expect(underWay.size).toBeLessThanOrEqual(most)
    if (subject === 'ann 1') await hanging.promise
  }
  const sending = sendAll()
  await expect.poll(() => sent.length).toBe(others.length)
  expect(new Set(sent)).toEqual(new Set(others))
  expect([...underWay]).toEqual(['ann 1'])
  // Found while the other one still hangs.
  await queue('later', { to: 'zoe@example.org' })
  await expect.poll(() => sent).toContain('later')
  hanging.resolve()
  await sending
  expect(sent.slice(others.length + 1)).toEqual(['ann 1', 'ann 2', 'ann 3'])
})

test('several emails are handed over at the same time', async () => {
  for (const name of ['ann', 'bob', 'cy']) await queue(name, { to: `${name}@example.org` })
  const together = Promise.withResolvers<void>()
  let most = 0
  upset = async () => {
    most = Math.max(most, underWay.size)
    if (most === 3) together.resolve()
    // One at a time would never be three.
    await Promise.race([together.promise, pause(2_000)])
  }
  await sendAll()
  expect([most, sent.sort()]).toEqual([3, ['ann', 'bob', 'cy']])
})
