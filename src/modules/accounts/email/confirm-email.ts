import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import { pages } from '../../../contract/urls.ts'
import type { Deps } from '../../../deps.ts'
import {
  type Executor,
  inTransaction,
  newId,
  type Tx,
  violatedConstraint,
} from '../../../platform/db/index.ts'
import { recordEvent, writeAudit } from '../../../platform/events.ts'
import { createLimiter, type Viewer } from '../../../platform/http/index.ts'
import { confirmsEmail, queueMail, renderMail } from '../../../platform/mail/index.ts'
import { EMAIL_CONFIRMATION_HOURS } from '../../../shared/accounts/account-rules.ts'
import { accountLanguage, addressIn } from '../../../shared/languages.ts'
import { DAY, HOUR, SECOND } from '../../../shared/time.ts'
import { translatorFor } from '../../../text/server.ts'
import { deleteResetLinks, deleteSessions, findPasswordHash } from '../accounts.store.ts'
import { verifyPassword } from '../crypto.ts'
import { type ClientDetails, recordSecurityEvent } from '../security/index.ts'
import {
  type Confirmation,
  countWrongCode,
  deleteConfirmation,
  deleteConfirmationsOfAddress,
  keepPreviousAddress,
  lockAddress,
  lockConfirmation,
  lockHolder,
  putConfirmation,
  setAddress,
} from './confirmations.store.ts'

/** A code and its link work for this long. */
export const CONFIRMATION_MS = EMAIL_CONFIRMATION_HOURS * HOUR
/** Emails that one account can cause, and that one address gets, in an hour. */
const MAILS_PER_ACCOUNT = 5
const MAILS_PER_ADDRESS = 5
const HOUR_SECONDS = HOUR / SECOND

/** Limits the emails with codes: a stranger's mailbox must not be flooded. */
export function confirmationLimits(deps: Deps) {
  const limiter = (name: string, points: number) =>
    createLimiter(deps.db.pool, name, points, HOUR_SECONDS)
  const perAccount = limiter('confirmation-account', MAILS_PER_ACCOUNT)
  const perAddress = limiter('confirmation-address', MAILS_PER_ADDRESS)
  /** Counts one email; seconds to wait when there were too many. */
  return async (userId: string, email: string) =>
    (await perAccount.consume(userId)) ?? (await perAddress.consume(email.toLowerCase()))
}

/** Whether phones or orders depend on an account. */
export type IsInUse = (tx: Tx, userId: string) => Promise<boolean>

type Person = {
  id: string
  name: string
  email: string
  emailVerified: boolean
  language: string | null
}

/**
 * Replaces the pending confirmation of an account by one for `email` and mails its code and link. When
 * the address has another account that cannot be taken over, its owner gets a notice instead; whoever
 * asked sees no difference. With `isQuiet` no email is sent.
 */
export async function sendConfirmation(
  deps: Deps,
  tx: Tx,
  person: Person,
  { email, isQuiet = false, isInUse }: { email: string; isQuiet?: boolean; isInUse: IsInUse },
) {
  const now = deps.clock.now()
  const isChange = email !== person.email
  const { code, token } = createSecrets()
  const stopToken = isChange && person.emailVerified ? createToken() : undefined
  const id = newId()
  const expiresAt = new Date(now.getTime() + CONFIRMATION_MS)
  await putConfirmation(tx, {
    id,
    userId: person.id,
    email,
    codeHash: hashCode(deps.secret, id, code),
    tokenHash: hashToken(token),
    stopHash: stopToken ? hashToken(stopToken) : null,
    expiresAt,
    createdAt: now,
  })
  const holder = await lockHolder(tx, email)
  const other = holder && holder.id !== person.id ? holder : undefined
  const isFree = !other || !(await isTaken(tx, other, isInUse))
  // An older email to this address could be for someone else's account.
  if (isFree) await deleteConfirmationsOfAddress(tx, email, person.id)
  if (!isQuiet) {
    if (isFree) await mailConfirmation(deps, tx, { ...person, email }, { code, token, isChange })
    else if (other) await mailKnownAddress(deps, tx, other, { isChange })
    if (stopToken) await mailChangeNotice(deps, tx, person, { newEmail: email, stopToken })
  }
  return { email, expiresAt }
}

/** After this many wrong codes a new one has to be sent. */
const WRONG_CODES = 5

type Outcome = { userId: string; email: string } | { refused: 'wrong_code' | 'expired' }
type Proof =
  | { userId: string; code: string }
  | { token: string; viewer: { id: string; email: string } | null }

/**
 * Confirms an address with the code, typed by the person who is logged in, or with the token of the
 * link, by whoever has the email. A new address replaces the one before. Works once.
 */
export function confirmEmail(
  deps: Deps,
  proof: Proof,
  { client, isInUse }: { client: ClientDetails; isInUse: IsInUse },
): Promise<Outcome> {
  return inTransaction(deps.db, async (tx): Promise<Outcome> => {
    const now = deps.clock.now()
    const by = 'token' in proof ? { tokenHash: hashToken(proof.token) } : { userId: proof.userId }
    const confirmation = await lockConfirmation(tx, by)
    if (!confirmation || confirmation.expiresAt <= now || confirmation.wrongCodes >= WRONG_CODES)
      return { refused: 'expired' }
    if ('code' in proof && !isRightCode(deps, confirmation, proof.code)) {
      await countWrongCode(tx, confirmation.id)
      return { refused: 'wrong_code' }
    }
    return applyConfirmation(deps, tx, forViewer(confirmation, proof), { at: now, client, isInUse })
  }).catch((error: unknown) => {
    // Two accounts confirmed one address at the same moment.
    if (violatedConstraint(error) === 'users_email_holds_email_key') return { refused: 'expired' }
    throw error
  })
}

/**
 * The link proves who has the mailbox. When that person is logged in to an account with this address, it
 * confirms theirs, and not one that a stranger made with it.
 */
function forViewer(confirmation: Confirmation, proof: Proof): Confirmation {
  const viewer = 'token' in proof ? proof.viewer : null
  if (viewer?.email !== confirmation.email) return confirmation
  return { ...confirmation, userId: viewer.id }
}

function isRightCode(deps: Deps, { id, codeHash }: Confirmation, code: string): boolean {
  return isSameHash(hashCode(deps.secret, id, code), codeHash)
}

async function applyConfirmation(
  deps: Deps,
  tx: Tx,
  { userId, email }: Confirmation,
  { at, client, isInUse }: { at: Date; client: ClientDetails; isInUse: IsInUse },
): Promise<Outcome> {
  const person = await lockAddress(tx, userId)
  if (!person) return { refused: 'expired' }
  const holder = await lockHolder(tx, email)
  if (holder && holder.id !== userId) {
    if (await isTaken(tx, holder, isInUse)) return { refused: 'expired' }
    await releaseAddress(tx, holder.id, at)
  }
  await setAddress(tx, userId, { email, emailVerified: true, at })
  await deleteConfirmation(tx, userId)
  await deleteConfirmationsOfAddress(tx, email, userId)
  const actor = { id: userId, role: person.role }
  if (email === person.email) {
    await record(deps, tx, { actor, client, at }, 'email_confirmed')
    return { userId, email }
  }
  await applyChange(deps, tx, { ...person, newEmail: email }, { client, at })
  return { userId, email }
}

type Changing = Person & { role: string; newEmail: string }

/** A thief of an account changes the address first, and then the payout account. */
const PREVIOUS_ADDRESS_DAYS = 30

/** What follows from a new address, once it is stored. */
export async function applyChange(
  deps: Deps,
  tx: Tx,
  { newEmail, ...person }: Changing,
  { client, at }: { client: ClientDetails; at: Date },
) {
  // They were mailed to the address before.
  await deleteResetLinks(tx, person.id)
  const actor = { id: person.id, role: person.role }
  await record(deps, tx, { actor, client, at }, 'email_changed')
  if (!person.emailVerified && confirmsEmail(deps)) return
  const until = new Date(at.getTime() + PREVIOUS_ADDRESS_DAYS * DAY)
  await keepPreviousAddress(tx, person.id, person.email, until)
  await mailChanged(deps, tx, person, { newEmail })
}

async function record(
  deps: Deps,
  tx: Tx,
  { actor, client, at }: { actor: { id: string; role: string }; client: ClientDetails; at: Date },
  kind: 'email_confirmed' | 'email_changed',
) {
  const { id: userId } = actor
  await recordSecurityEvent(deps, tx, { userId, kind, client })
  await recordEvent(tx, kind, at, { userId })
  await writeAudit(tx, { actor, action: kind, subject: ['user', userId], at })
}

/**
 * Stops a change of address with the link in the email to the present one. Somebody else knows the
 * password, so all sessions end. False when there is no such change anymore.
 */
export function stopEmailChange(deps: Deps, token: string): Promise<boolean> {
  return inTransaction(deps.db, async (tx) => {
    const change = await lockConfirmation(tx, { stopHash: hashToken(token) })
    const now = deps.clock.now()
    if (!change || change.expiresAt <= now) return false
    await deleteConfirmation(tx, change.userId)
    await deleteSessions(tx, change.userId)
    await recordEvent(tx, 'email_change_stopped', now, { userId: change.userId })
    const subject: [string, string] = ['user', change.userId]
    await writeAudit(tx, { actor: 'system', action: 'email_change_stopped', subject, at: now })
    return true
  })
}

type EmailChange = { email: string; client: ClientDetails; isInUse: IsInUse }
type ChangeOutcome =
  | { pending: { email: string; expiresAt: Date } | null }
  | { refused: 'not_found' | 'exists' }

/** Why this person may not change their address with this password; undefined if they may. */
export async function ownerRefusal(deps: Deps, viewer: Viewer, password: string) {
  const hash = await findPasswordHash(deps.db.kysely, viewer.id)
  if (!hash) return 'no_password'
  return (await verifyPassword({ hash, password })) ? undefined : 'wrong_password'
}

/**
 * Starts to change the viewer's address: it takes effect once the new one is confirmed. A second change
 * replaces the first. Where no mail is sent the address changes at once.
 */
export function changeEmail(
  deps: Deps,
  viewer: Viewer,
  { email, client, isInUse }: EmailChange,
): Promise<ChangeOutcome> {
  return inTransaction(deps.db, async (tx): Promise<ChangeOutcome> => {
    const person = await lockAddress(tx, viewer.id)
    if (!person) return { refused: 'not_found' }
    if (confirmsEmail(deps))
      return { pending: await sendConfirmation(deps, tx, person, { email, isInUse }) }
    const holder = await lockHolder(tx, email)
    if (holder && holder.id !== person.id) return { refused: 'exists' }
    const now = deps.clock.now()
    await setAddress(tx, person.id, { email, emailVerified: false, at: now })
    await applyChange(deps, tx, { ...person, newEmail: email }, { client, at: now })
    return { pending: null }
  }).catch((error: unknown) => {
    if (violatedConstraint(error) === 'users_email_holds_email_key') return { refused: 'exists' }
    throw error
  })
}

type Holder = { id: string; emailVerified: boolean }

/**
 * Whether an address stays with the account that has it. One that never confirmed it does not block the
 * real owner, unless phones or orders depend on the account: then a password reset opens it to them.
 */
export async function isTaken(tx: Tx, holder: Holder, isInUse: IsInUse): Promise<boolean> {
  return holder.emailVerified || (await isInUse(tx, holder.id))
}

/**
 * Takes the address from an account that never confirmed it and signs it out everywhere. It gets a
 * made-up address that no email reaches.
 */
export async function releaseAddress(tx: Tx, userId: string, date: Date) {
  const email = `${userId}@released.invalid`
  await setAddress(tx, userId, { email, emailVerified: false, at: date })
  await deleteConfirmation(tx, userId)
  await deleteResetLinks(tx, userId)
  await deleteSessions(tx, userId)
  const subject: [string, string] = ['user', userId]
  await writeAudit(tx, { actor: 'system', action: 'email_released', subject, at: date })
}

const CODE_DIGITS = 6

/** A six-digit code that people type, and a token for the link in the same email. */
export function createSecrets() {
  return {
    code: String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0'),
    token: randomBytes(24).toString('base64url'),
  }
}

export function createToken(): string {
  return randomBytes(24).toString('base64url')
}

/** Keyed, because a million codes are tried in no time by someone who reads the database. */
export function hashCode(secret: string, confirmationId: string, code: string): string {
  return createHmac('sha256', secret).update(`email-code ${confirmationId} ${code}`).digest('hex')
}

/** Long and random, so a plain hash is enough. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

export function isSameHash(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}

type Recipient = Pick<Person, 'name' | 'email' | 'language'>

/** "123 456": two short groups are easier to carry to another screen. */
const spaced = (code: string) => code.replace(/(?<=^\d{3})/, ' ')

/** The code and the link that confirm an address, for a new account or a new address. */
function mailConfirmation(
  deps: Deps,
  db: Executor,
  person: Recipient,
  { code, token, isChange }: { code: string; token: string; isChange: boolean },
) {
  const { t, shop, link } = textsFor(deps, person)
  const hours = { hours: EMAIL_CONFIRMATION_HOURS, count: String(EMAIL_CONFIRMATION_HOURS) }
  return send(deps, db, person, {
    subject: t('confirm.subject', { code: spaced(code), shop }),
    heading: t('confirm.heading'),
    paragraphs: [
      t(isChange ? 'confirm.change' : 'confirm.new', { shop }),
      t('confirm.code', { code: spaced(code), ...hours }),
    ],
    button: { label: t('confirm.button'), url: link(pages.confirmEmail(token)) },
    note: t('confirm.ignore'),
  })
}

/**
 * For an address that already has an account: somebody signed up with it, or entered it as theirs.
 * The page says the same to whoever did that as for a free address.
 */
function mailKnownAddress(
  deps: Deps,
  db: Executor,
  holder: Recipient,
  { isChange }: { isChange: boolean },
) {
  const { t, shop, link } = textsFor(deps, holder)
  return send(deps, db, holder, {
    subject: t('knownAddress.subject', { shop }),
    paragraphs: [
      t(isChange ? 'knownAddress.change' : 'knownAddress.signUp', { shop }),
      t('knownAddress.text'),
    ],
    button: { label: t('reset.button'), url: link(pages.forgotPassword()) },
    note: t('knownAddress.ignore'),
  })
}

/** To the present address, while a change to another one waits for its confirmation. */
function mailChangeNotice(
  deps: Deps,
  db: Executor,
  person: Recipient,
  { newEmail, stopToken }: { newEmail: string; stopToken: string },
) {
  const { t, shop, link } = textsFor(deps, person)
  return send(deps, db, person, {
    subject: t('addressChanges.subject'),
    paragraphs: [
      t('addressChanges.text', { shop, email: hideMost(newEmail) }),
      t('addressChanges.confirm'),
    ],
    button: { label: t('addressChanges.button'), url: link(pages.stopEmailChange(stopToken)) },
    note: t('addressChanges.note'),
  })
}

/** To the previous address, once the new one is in use. */
function mailChanged(
  deps: Deps,
  db: Executor,
  previous: Recipient,
  { newEmail }: { newEmail: string },
) {
  const { t, shop, link } = textsFor(deps, previous)
  return send(deps, db, previous, {
    subject: t('addressChanged.subject'),
    paragraphs: [t('addressChanged.text', { shop, email: hideMost(newEmail) }), t('ifYou')],
    button: { label: t('contact'), url: link(pages.contact()) },
    note: t('notYou'),
  })
}

/** Enough for its owner to recognize it: "a…n@example.org". */
function hideMost(email: string): string {
  const index = email.lastIndexOf('@')
  const local = email.slice(0, index)
  return `${local.slice(0, 1)}…${local.length > 2 ? local.slice(-1) : ''}${email.slice(index)}`
}

/** The texts of emails to a person, the shop's name, and pages in the person's language. */
function textsFor({ settings, origin }: Deps, person: Recipient) {
  const { name, languages } = settings.current()
  const language = accountLanguage(person, languages)
  return {
    language,
    t: translatorFor(language, 'mail'),
    shop: name,
    link: (page: string) => `${origin()}${addressIn(language, page)}`,
  }
}

function send(
  deps: Deps,
  db: Executor,
  to: Recipient,
  content: Omit<Parameters<typeof renderMail>[1], 'topic' | 'language' | 'name'>,
): Promise<void> {
  const { language } = textsFor(deps, to)
  const mail = renderMail(deps, { topic: 'account', language, name: to.name, ...content })
  return queueMail(db, { to: to.email, ...mail, isUrgent: true }, deps.clock.now())
}
