import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Context } from 'hono'
import { pages } from '../../../contract/urls.ts'
import type { Deps } from '../../../deps.ts'
import { createFairQueue } from '../../../platform/concurrency.ts'
import { inTransaction } from '../../../platform/db/index.ts'
import { recordEvent, writeAudit } from '../../../platform/events.ts'
import {
  type AppEnv,
  createLimiter,
  limitAttempts,
  refuseBusy,
  requireSession,
  requireViewer,
  type Session,
  toNetwork,
  type Viewer,
} from '../../../platform/http/index.ts'
import { queueMail, renderMail } from '../../../platform/mail/index.ts'
import { ROOT } from '../../../platform/root.ts'
import { accountLanguage, addressIn } from '../../../shared/languages.ts'
import { DAY, MINUTE, SECOND } from '../../../shared/time.ts'
import { translatorFor } from '../../../text/server.ts'
import {
  deleteOtherSessions,
  deleteResetLinks,
  findLanguage,
  findPasswordHash,
  replacePasswordHash,
} from '../accounts.store.ts'
import { hashPassword, verifyPassword } from '../crypto.ts'
import { type ClientDetails, readClient, recordSecurityEvent } from '../security/index.ts'

type PasswordChange = { currentPassword: string; newPassword: string; client: ClientDetails }
type PasswordOutcome = { changed: true } | { refused: 'no_password' | 'wrong_password' }

/**
 * Replaces the password of someone who knows the current one. Ends all other sessions, makes mailed
 * reset links worthless and emails the person. Hashes twice, so it belongs into the hash queue.
 */
export async function changePassword(
  deps: Deps,
  { viewer, session }: { viewer: Viewer; session: Session },
  { currentPassword, newPassword, client }: PasswordChange,
): Promise<PasswordOutcome> {
  const before = await findPasswordHash(deps.db.kysely, viewer.id)
  if (!before) return { refused: 'no_password' }
  if (!(await verifyPassword({ hash: before, password: currentPassword })))
    return { refused: 'wrong_password' }
  const after = await hashPassword(newPassword)
  return inTransaction(deps.db, async (tx): Promise<PasswordOutcome> => {
    const now = deps.clock.now()
    // Somebody may have changed it while this request was hashing.
    if (!(await replacePasswordHash(tx, viewer.id, { before, after, at: now })))
      return { refused: 'wrong_password' }
    await deleteOtherSessions(tx, viewer.id, session.id)
    await deleteResetLinks(tx, viewer.id)
    await recordSecurityEvent(deps, tx, { userId: viewer.id, kind: 'password_changed', client })
    await recordEvent(tx, 'password_changed', now, { userId: viewer.id })
    const subject: [string, string] = ['user', viewer.id]
    await writeAudit(tx, { actor: viewer, action: 'password_changed', subject, at: now })
    const { name, email } = viewer
    const language = await findLanguage(tx, viewer.id)
    const mail = passwordMail(deps, { name, language })
    await queueMail(tx, { to: email, ...mail, isUrgent: true }, now)
    return { changed: true }
  })
}

/** Tells a person that their password was changed. */
export function passwordMail(deps: Deps, person: { name: string; language: string | null }) {
  const { name: shop, languages } = deps.settings.current()
  const language = accountLanguage(person, languages)
  const t = translatorFor(language, 'mail')
  return renderMail(deps, {
    topic: 'account',
    language,
    subject: t('passwordChanged.subject'),
    name: person.name,
    paragraphs: [t('passwordChanged.text', { shop }), t('ifYou')],
    button: {
      label: t('passwordChanged.button'),
      url: `${deps.origin()}${addressIn(language, pages.forgotPassword())}`,
    },
    note: t('passwordChanged.note'),
  })
}

const ATTEMPTS = 10
const WINDOW_SECONDS = (15 * MINUTE) / SECOND
const ATTEMPTS_A_DAY = 50

/** What the password was asked for, as the security log says it. */
type PasswordUse = 'Confirming who you are' | 'Changing the password' | 'Changing the email'

/**
 * Checks passwords of people who are logged in, and counts wrong ones: in all forms together, for
 * each session alone. The thief of a session can't use up the attempts of its owner, nor get more
 * by switching forms.
 */
export function ownPasswordLimits(deps: Deps, hash: HashQueue) {
  const short = createLimiter(deps.db.pool, 'own-password', ATTEMPTS, WINDOW_SECONDS)
  const day = createLimiter(deps.db.pool, 'own-password-day', ATTEMPTS_A_DAY, DAY / SECOND)
  return {
    /** Runs `work`, which hashes passwords, unless there were too many attempts or too many people wait. */
    async check<T>(c: Context<AppEnv>, work: () => Promise<T>) {
      const { id } = requireSession(c)
      // Counted before the password is checked, so that simultaneous guesses count too.
      const refused = (await limitAttempts(c, short, id)) ?? (await limitAttempts(c, day, id))
      if (refused) return { refused }
      const checked = await hash(c, work)
      // No password was tried.
      if ('refused' in checked) await Promise.all([short.refund(id), day.refund(id)])
      return checked
    },
    /** The day's count stays, less this attempt: a right password is no reason for more guesses. */
    async succeeded(c: Context<AppEnv>) {
      const { id } = requireSession(c)
      await Promise.all([short.reset(id), day.refund(id)])
    },
    async failed(c: Context<AppEnv>, detail: PasswordUse) {
      await recordSecurityEvent(deps, deps.db.kysely, {
        userId: requireViewer(c).id,
        kind: 'wrong_password',
        client: readClient(c),
        detail,
      })
    },
  }
}

/**
 * On a machine. As many as the thread pool of one process works on at once, and fewer than the connections
 * that there are.
 */
const HASHES_AT_ONCE = 4
/** On a machine, each with its body in memory. */
const HASHES_WAITING = 500
/** People who wait for longer are asked to try again, as for other requests of the API. */
const MAX_WAIT_MS = 1_500

/**
 * Runs work that hashes a password, a few at a time: each holds a core and a connection. Networks take
 * turns, so a flood from one delays the others by little. Refuses with 503 what has waited for too long, before
 * anything of it has begun: so the refusal depends on the network, and not on the account. Work that hashes
 * several times is passed as a whole. Each worker of a machine has its share.
 */
export function createHashQueue(workers: number) {
  const share = (total: number) => Math.max(1, Math.round(total / workers))
  const queue = createFairQueue(share(HASHES_AT_ONCE), share(HASHES_WAITING), MAX_WAIT_MS)
  return async function hash<T>(
    c: Context<AppEnv>,
    work: () => Promise<T>,
    options: { first?: boolean } = {},
  ) {
    const done = await queue(
      toNetwork(c.var.address),
      async () => ({ result: await work() }),
      options,
    )
    if (done) return done
    const busy = 'Many people are logging in right now. Try again in a few seconds.'
    return { refused: refuseBusy(c, busy) }
  }
}

export type HashQueue = ReturnType<typeof createHashQueue>

// The ten thousand most common passwords of six or more characters, from the word lists of zxcvbn (MIT).
const commonPasswords = new Set(
  readFileSync(path.join(ROOT, 'src/modules/accounts/password/common-passwords.txt'), 'utf8')
    .split('\n')
    .filter(Boolean),
)

/** Words that anyone would try first on a shop for phones. */
const SHOP_WORDS = new Set(
  `redial iphone ipad apple samsung galaxy nokia pixel google android huawei xiaomi oneplus motorola sony
  honor oppo nothing fairphone asus phone phones mobile cellphone handset smartphone secondhand used shop
  market marketplace store seller buyer admin demo test user login password passwort welcome secret`.split(
    /\s+/,
  ),
)

/** Rows and columns of keyboards, digits and the alphabet. */
const RUNS = [
  '1234567890',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'qwertzuiop',
  'azertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'yxcvbnm',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
  'qazwsxedcrfvtgbyhnujm',
  '1q2w3e4r5t6y7u8i9o0p',
  '147258369',
  '789456123',
].flatMap((run) => [run, [...run].reverse().join('')])

const SHORTEST_RUN = 3
/** Characters around a guessable word that do not make it harder to guess, such as a year. */
const DECORATION = 4

export type PasswordOwner = { email?: string | undefined; name?: string | undefined }

/** Why a password would be among the first guesses; undefined if it is not. */
export function guessableReason(password: string, owner: PasswordOwner = {}): string | undefined {
  if (password.trim() === '') return 'A password can’t be only spaces'
  const plain = password.toLowerCase()
  if (commonPasswords.has(plain) || commonPasswords.has(plain.trim()))
    return 'This is a very common password. Choose another one'
  if (isRepeated(plain)) return 'This repeats the same characters. Choose another one'
  if (isMadeOfRuns(plain)) return 'These are neighboring keys on the keyboard. Choose another one'
  if (isMadeOf(plain, SHOP_WORDS)) return 'This is easy to guess in this shop. Choose another one'
  if (isMadeOf(plain, personalWords(owner)))
    return 'Choose something other than your name or email address'
}

/** Such as `aaaaaa`, `ababab` and `abcabc`; a few characters more do not help. */
function isRepeated(plain: string): boolean {
  return /^(.{1,4}?)\1+.{0,2}$/u.test(plain) && new Set(plain).size <= 5
}

/** Nothing but runs of three or more, such as `qwerty`, `asdf1234` and `cba321`. */
function isMadeOfRuns(plain: string): boolean {
  let rest = plain
  while (rest.length > 0) {
    const length = longestRun(rest)
    if (length < SHORTEST_RUN) return false
    rest = rest.slice(length)
  }
  return true
}

function longestRun(text: string): number {
  let length = 0
  for (const run of RUNS) {
    let common = length + 1
    while (common <= text.length && run.includes(text.slice(0, common))) common += 1
    length = Math.max(length, common - 1)
  }
  return length
}

/** Whether little is left of the password without these words. */
function isMadeOf(plain: string, words: Iterable<string>): boolean {
  let rest = plain
  for (const word of [...words].sort((a, b) => b.length - a.length))
    rest = rest.replaceAll(word, '')
  return rest.length < plain.length && rest.replaceAll(/[^\p{L}\p{N}]/gu, '').length <= DECORATION
}

/** The parts of a name and of an address; short ones occur by chance. */
function personalWords({ email = '', name = '' }: PasswordOwner): Set<string> {
  const whole = [email, email.split('@')[0] ?? '', name.replaceAll(/\s+/g, '')]
  const parts = [...whole, ...email.split(/[^\p{L}\p{N}]+/u), ...name.split(/\s+/)]
  return new Set(parts.map((part) => part.toLowerCase()).filter((part) => part.length >= 3))
}
