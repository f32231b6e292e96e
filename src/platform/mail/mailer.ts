import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Transporter } from 'nodemailer'
import type { Logger } from 'pino'
import { MAX_MAIL_ATTEMPTS } from '../../shared/limits.ts'
import { DAY } from '../../shared/time.ts'
import type { Clock } from '../clock.ts'
import { type Db, type Executor, inTransaction, newId, type Row, type Tx } from '../db/index.ts'
import { deleteOldFiles, OUTBOX_FOLDER, writeToOutbox } from './outbox.ts'

type Headers = Record<string, string>
export type Mail = Omit<Row<'mails'>, 'headers'> & { headers: Headers }

export type NewMail = {
  to: string
  subject: string
  text: string
  /** The same as HTML, with everything escaped. */
  html?: string
  /** Additional headers, such as List-Unsubscribe. */
  headers?: Headers
  /** Sent before all others, because someone is waiting for it. */
  isUrgent?: boolean
}

export async function queueMail(db: Executor, mail: NewMail, now: Date): Promise<void> {
  await db.insertInto('mails').values(toRow(mail, now)).execute()
}

/** Queues several emails with the commit of a transaction, without waiting. */
export async function queueMails(tx: Tx, mails: readonly NewMail[], now: Date): Promise<void> {
  if (mails.length === 0) return
  const rows = mails.map((mail) => toRow(mail, now))
  await tx.insertInto('mails').values(rows).execute()
}

function toRow(mail: NewMail, now: Date) {
  return {
    id: newId(),
    recipient: mail.to,
    subject: mail.subject,
    body: mail.text,
    html: mail.html ?? '',
    headers: JSON.stringify(mail.headers ?? {}),
    attempts: 0,
    isUrgent: mail.isUrgent ?? false,
    dueAt: now,
    sentAt: null,
    createdAt: now,
  }
}

/**
 * The next due email to somebody else than these recipients, with this attempt counted and the next one
 * scheduled, which is none after the last. Two nodes never get the same one.
 */
async function countNextAttempt(
  db: Executor,
  now: Date,
  busy: Iterable<string>,
): Promise<Mail | undefined> {
  const { rows } = await sql<Mail>`
    with next as materialized (
      select id from mails where due_at <= ${now} and recipient <> all(${[...busy]}::text[])
      order by is_urgent desc, due_at, id limit 1 for update skip locked)
    update mails set attempts = attempts + 1,
      due_at = case when attempts + 1 < ${MAX_MAIL_ATTEMPTS}
        then ${now}::timestamptz + interval '1 minute' * 2 ^ attempts end
    from next where mails.id = next.id
    returning mails.*`.execute(db)
  return rows[0]
}

/**
 * Locks an email for this attempt; false when it has been sent or attempted again meanwhile. It waits
 * for the lock: another node may briefly hold it while looking for due emails.
 */
async function lockUnsent(db: Executor, { id, attempts }: Mail): Promise<boolean> {
  const row = await db
    .selectFrom('mails')
    .select('id')
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .where('sentAt', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  return row !== undefined
}

/** The text is deleted once sent: reset links do not stay in the database. */
async function markSent(tx: Tx, id: string, now: Date): Promise<void> {
  await tx
    .updateTable('mails')
    .set({ sentAt: now, dueAt: null, body: '', html: '' })
    .where('id', '=', id)
    .execute()
}

/** Leaves it among the undelivered ones. */
async function stopRetrying(tx: Tx, id: string): Promise<void> {
  await tx.updateTable('mails').set({ dueAt: null }).where('id', '=', id).execute()
}

type UndeliveredMail = {
  id: string
  recipient: string
  subject: string
  attempts: number
  createdAt: Date
}

/** Most undelivered emails that a list shows. */
const LISTED = 200

/** Emails that stay undelivered after the last attempt, newest first. */
export function listUndelivered(db: Executor): Promise<UndeliveredMail[]> {
  return db
    .selectFrom('mails')
    .select(['id', 'recipient', 'subject', 'attempts', 'createdAt'])
    .where('dueAt', 'is', null)
    .where('sentAt', 'is', null)
    .orderBy('createdAt', 'desc')
    .limit(LISTED)
    .execute()
}

type WaitingMails = { overdue: number; oldestDueAt: Date | null; undelivered: number }

/** Overdue means by a minute or more: mails are sent every two seconds. */
export async function countWaitingMails(db: Executor, now: Date): Promise<WaitingMails> {
  const { rows } = await sql<WaitingMails>`
    select count(*) filter (where due_at < ${now}::timestamptz - interval '1 minute') as overdue,
      min(due_at) filter (where due_at < ${now}::timestamptz - interval '1 minute') as "oldestDueAt",
      count(*) filter (where due_at is null) as undelivered
    from mails where sent_at is null`.execute(db)
  return rows[0] ?? { overdue: 0, oldestDueAt: null, undelivered: 0 }
}

/** Makes an undelivered email due again; false when there is none. */
export async function retryMail(db: Executor, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('mails')
    .set({ attempts: 0, dueAt: now })
    .where('id', '=', id)
    .where('dueAt', 'is', null)
    .where('sentAt', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** Deletes every email to an address, sent or not. */
export async function deleteMailsTo(db: Executor, recipient: string): Promise<void> {
  await db.deleteFrom('mails').where('recipient', '=', recipient).execute()
}

/** Deletes emails that were written before a time, a batch at once; returns how many. */
async function deleteMailsBefore(db: Executor, before: Date, limit: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('mails')
    .where('id', 'in', (old) =>
      old
        .selectFrom('mails')
        .select('id')
        .where('createdAt', '<', before)
        .orderBy('createdAt')
        .limit(limit),
    )
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

export type Message = {
  to: string
  subject: string
  text: string
  html?: string
  headers?: Record<string, string>
}
export type Mailer = { send(message: Message): Promise<void> }

/** A server that hangs delays the others' emails: by default it may for two to ten minutes. */
const TIMEOUTS = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 15_000 }

/** Sends over SMTP, or writes each email to the outbox folder when no server is configured. */
export function createMailer(options: {
  smtpUrl: string | undefined
  /** A sender, also one without a name, which is then `name()`. */
  from: string
  name: () => string
  outbox: string
}): Mailer {
  const { smtpUrl, from, name, outbox } = options
  const sender = () => (from.includes('<') ? from : { name: name(), address: from })
  if (!smtpUrl) return { send: (message) => writeToOutbox(outbox, message) }
  // Loaded with the first email.
  let transport: Promise<Transporter> | undefined
  return {
    async send(message) {
      transport ??= import('nodemailer').then(({ default: library }) =>
        library.createTransport({ ...TIMEOUTS, url: smtpUrl }),
      )
      await (await transport).sendMail({ from: sender(), ...message })
    },
  }
}

/** A mail server that has not greeted by then does not answer. */
const VERIFY_MS = 10_000

/**
 * Connects and logs in to the mail server, and sends nothing.
 * @throws the error of the server, with `code` EAUTH when it refuses the login.
 */
export async function verifySmtp(smtpUrl: string): Promise<void> {
  const { default: library } = await import('nodemailer')
  const address = new URL(smtpUrl)
  for (const name of ['connectionTimeout', 'greetingTimeout', 'socketTimeout', 'dnsTimeout'])
    if (!address.searchParams.has(name)) address.searchParams.set(name, String(VERIFY_MS))
  const transport = library.createTransport(address.href)
  await transport.verify().finally(() => transport.close())
}

/**
 * Whether people confirm their email address before they sell, book or send messages. Only where mail is
 * really sent: otherwise new accounts can act at once.
 */
export function confirmsEmail(shop: { env: { SMTP_URL?: string | undefined }; demo: boolean }) {
  return shop.env.SMTP_URL !== undefined && !shop.demo
}

const BATCH = 40
/** Between two emails that are not urgent: requests go first. */
const PAUSE_MS = 5
/** Emails under way at the same time. Each holds a connection to the database, of which requests keep half. */
const MOST_AT_ONCE = 4
const SHARE_OF_POOL = 0.5
/** How soon new emails are looked for while others are under way. */
const RECHECK_MS = 2_000

const DELETED_AT_ONCE = 1_000

type QueueDeps = { db: Db; clock: Clock; log: Logger; mailer: Mailer }

/**
 * Sends the emails that are due, at most one batch: a few at a time, so that one on which the mail server hangs
 * does not delay the others, and those to one person one after the other. Each attempt is counted and committed
 * before the email is handed to the server: whatever fails afterwards, even after sending, only that one email
 * is sent again, after 1, 2, 4 … minutes. Returns how many were attempted.
 */
export async function sendDueMails(deps: QueueDeps): Promise<number> {
  const { db, clock } = deps
  const most = Math.floor(db.pool.options.max * SHARE_OF_POOL)
  const atOnce = Math.max(1, Math.min(MOST_AT_ONCE, most))
  const underWay = new Map<string, Promise<void>>()
  const errors: unknown[] = []
  let attempted = 0

  function start(mail: Mail) {
    attempted += 1
    const attempt = sendAndRecord(deps, mail)
      .catch((error: unknown) => void errors.push(error))
      .finally(() => underWay.delete(mail.recipient))
    underWay.set(mail.recipient, attempt)
  }

  for (;;) {
    // When one ends while the next is looked for, the next may be to the same person.
    const isLast = underWay.size === 0
    const mayStart = underWay.size < atOnce && attempted < BATCH && errors.length === 0
    const mail = mayStart
      ? await countNextAttempt(db.kysely, clock.now(), underWay.keys())
      : undefined
    if (mail) start(mail)
    else if (isLast) break
    else if (underWay.size > 0) await waitForAny(underWay.values(), RECHECK_MS)
    if (mail && !mail.isUrgent) await pause(PAUSE_MS)
  }
  if (errors.length > 0) throw errors[0]
  return attempted
}

/** Waits for one of them, and not for long. */
async function waitForAny(work: Iterable<Promise<void>>, ms: number): Promise<void> {
  const enough = new AbortController()
  const timeout = pause(ms, undefined, { signal: enough.signal }).catch(() => {})
  await Promise.race([...work, timeout])
  enough.abort()
}

type OldMailDeps = Pick<QueueDeps, 'db' | 'clock'> & {
  env: { DATA_DIR: string }
  settings: { current(): { mailKeepDays: number } }
}

/**
 * Deletes emails after the days of the setting, sent or undeliverable, and their files in the outbox: they hold
 * addresses. At most one batch; returns how many.
 */
export async function deleteOldMails({ db, clock, env, settings }: OldMailDeps): Promise<number> {
  const { mailKeepDays } = settings.current()
  const before = new Date(clock.now().getTime() - mailKeepDays * DAY)
  const files = await deleteOldFiles(
    path.join(env.DATA_DIR, OUTBOX_FOLDER),
    before,
    DELETED_AT_ONCE,
  )
  return files + (await deleteMailsBefore(db.kysely, before, DELETED_AT_ONCE))
}

/** Sends an email whose attempt is counted. */
function sendAndRecord(deps: QueueDeps, mail: Mail): Promise<void> {
  return inTransaction(deps.db, async (tx) => {
    // Locked while it is being sent, so that no other node sends it too while the server is slow.
    const result = (await lockUnsent(tx, mail)) && (await send(deps, mail))
    if (result === 'sent') await markSent(tx, mail.id, deps.clock.now())
    if (result === 'refused') await stopRetrying(tx, mail.id)
  })
}

/** A server that will never take this email: its address does not exist, or its text is taken for spam. */
function isRefusal(error: unknown): boolean {
  const { code = '', responseCode = 0 } = error as { code?: string; responseCode?: number }
  return ['EENVELOPE', 'EMESSAGE'].includes(code) && responseCode >= 500
}

async function send(deps: QueueDeps, mail: Mail): Promise<'sent' | 'refused' | 'failed'> {
  try {
    await deps.mailer.send({
      to: mail.recipient,
      subject: mail.subject,
      text: mail.body,
      ...(mail.html && { html: mail.html }),
      // Absence replies are not sent to it (RFC 3834).
      headers: { 'Auto-Submitted': 'auto-generated', ...mail.headers },
    })
    return 'sent'
  } catch (error) {
    const { id, attempts } = mail
    const isLast = isRefusal(error) || attempts >= MAX_MAIL_ATTEMPTS
    deps.log[isLast ? 'error' : 'warn']({ mail: id, attempts, err: error }, 'email not sent')
    return isRefusal(error) ? 'refused' : 'failed'
  }
}
