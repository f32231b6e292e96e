import { createHmac, randomInt } from 'node:crypto'
import type { CountryCode } from 'libphonenumber-js'
import type { Deps } from '../../../deps.ts'
import { inTransaction, newId, publishChange, type Tx } from '../../../platform/db/index.ts'
import { recordEvent, writeAudit } from '../../../platform/events.ts'
import { createLimiter, formatWait, type Viewer } from '../../../platform/http/index.ts'
import { PHONE_CODE_MINUTES } from '../../../shared/accounts/account-rules.ts'
import { plainLine } from '../../../shared/plain-line.ts'
import { DAY, MINUTE, SECOND } from '../../../shared/time.ts'
import { isSameHash } from '../email/confirm-email.ts'
import { type ClientDetails, recordSecurityEvent } from '../security/index.ts'
import {
  countWrongCode,
  deletePending,
  deletePhoneNumber,
  lockNumber,
  lockPending,
  putPending,
  putPhoneNumber,
  removeNumberFromOthers,
} from './phone-numbers.store.ts'

const CODE_DIGITS = 6
/** After this many wrong codes a new one has to be sent. */
const WRONG_CODES = 5

/**
 * Sends a code to a number. Whether another account has the number makes no difference. The hook is
 * called outside of a transaction, because it can take seconds. False if it did not take the message.
 */
export async function sendPhoneCode(deps: Deps, viewer: Viewer, number: string): Promise<boolean> {
  const now = deps.clock.now()
  const [id, code] = [newId(), createCode()]
  // Before the message, which can arrive before the hook answers.
  await putPending(deps.db.kysely, {
    id,
    userId: viewer.id,
    number,
    codeHash: hashCode(deps.secret, id, code),
    expiresAt: new Date(now.getTime() + PHONE_CODE_MINUTES * MINUTE),
    createdAt: now,
  })
  if (
    await sendTextMessage(deps, {
      to: number,
      text: textWith(code, { origin: deps.origin(), shop: deps.settings.current().name }),
    })
  )
    return true
  await deletePending(deps.db.kysely, { id })
  return false
}

function createCode(): string {
  return String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0')
}

/** Keyed, because a million codes are tried in no time by someone who reads the database. */
function hashCode(secret: string, id: string, code: string): string {
  return createHmac('sha256', secret).update(`phone-code ${id} ${code}`).digest('hex')
}

/**
 * Only characters of the GSM alphabet, so that it is one message. From the last line browsers fill in
 * the code on this site alone (https://wicg.github.io/sms-one-time-codes/).
 */
function textWith(code: string, { origin, shop }: { origin: string; shop: string }): string {
  const { host, protocol } = new URL(origin)
  // Other letters would make it two messages.
  const name =
    shop
      .normalize('NFD')
      .replace(/[^A-Za-z0-9 .,&'-]/g, '')
      .trim() || host
  const text = `${code} is your ${name} code. Don't share it: nobody from ${name} will ask for it.`
  return protocol === 'https:' ? `${text}\n\n@${host} #${code}` : text
}

type Outcome = { number: string } | { refused: 'wrong_code' | 'expired' }

/** Confirms the number that a code was sent to. A number belongs to one account, the last to confirm it. */
export function confirmPhone(
  deps: Deps,
  viewer: Viewer,
  code: string,
  client: ClientDetails,
): Promise<Outcome> {
  return inTransaction(deps.db, async (tx): Promise<Outcome> => {
    const now = deps.clock.now()
    const pending = await lockPending(tx, viewer.id)
    if (!pending || pending.expiresAt <= now || pending.wrongCodes >= WRONG_CODES)
      return { refused: 'expired' }
    const { id, number, codeHash } = pending
    if (!isSameHash(hashCode(deps.secret, id, code), codeHash)) {
      await countWrongCode(tx, id)
      return { refused: 'wrong_code' }
    }
    await deletePending(tx, { id })
    await lockNumber(tx, number)
    for (const { userId } of await removeNumberFromOthers(tx, number, viewer.id)) {
      const detail = 'Confirmed by another account'
      await recordSecurityEvent(deps, tx, { userId, kind: 'phone_number_removed', detail })
      await record(tx, { id: userId, actor: 'system', kind: 'phone_number_removed', at: now })
    }
    await putPhoneNumber(tx, viewer.id, number, now)
    await recordSecurityEvent(deps, tx, {
      userId: viewer.id,
      kind: 'phone_number_confirmed',
      client,
    })
    await record(tx, { id: viewer.id, actor: viewer, kind: 'phone_number_confirmed', at: now })
    return { number }
  })
}

/** Forgets the number of an account, and a code that was sent. Does nothing without either. */
export function removePhone(deps: Deps, viewer: Viewer, client: ClientDetails): Promise<void> {
  return inTransaction(deps.db, async (tx) => {
    await deletePending(tx, { userId: viewer.id })
    if (!(await deletePhoneNumber(tx, viewer.id))) return
    await recordSecurityEvent(deps, tx, { userId: viewer.id, kind: 'phone_number_removed', client })
    const now = deps.clock.now()
    await record(tx, { id: viewer.id, actor: viewer, kind: 'phone_number_removed', at: now })
  })
}

type Recorded = {
  id: string
  actor: Viewer | 'system'
  kind: 'phone_number_confirmed' | 'phone_number_removed'
  at: Date
}

async function record(tx: Tx, { id, actor, kind, at }: Recorded) {
  await recordEvent(tx, kind, at, { userId: id })
  await writeAudit(tx, { actor, action: kind, subject: ['user', id], at })
  // Pages of phones and sellers show whether there is a confirmed number.
  publishChange(tx, 'listings')
}

/** Codes in a day. Strangers’ telephones are not to ring, and every message costs the operator. */
const PER_ACCOUNT = 5
const PER_NUMBER = 3
const PER_NETWORK = 10

/** Limits the messages with codes; counts one and returns how long to wait when there were too many. */
export function phoneLimits(deps: Deps) {
  const limiter = (name: string, points: number, ms = DAY) =>
    createLimiter(deps.db.pool, name, points, ms / SECOND)
  const pause = limiter('sms-pause', 1, MINUTE)
  const perAccount = limiter('sms-account', PER_ACCOUNT)
  const perNumber = limiter('sms-number', PER_NUMBER)
  const perNetwork = limiter('sms-network', PER_NETWORK)

  return async ({ userId, number, network }: Record<'userId' | 'number' | 'network', string>) => {
    const ownWait =
      (await pause.consume(userId)) ??
      (await perAccount.consume(userId)) ??
      (await perNumber.consume(number)) ??
      (await perNetwork.consume(network))
    if (ownWait !== undefined)
      return {
        wait: ownWait,
        message: `Too many codes. You can get a new one in ${formatWait(ownWait)}.`,
      }
    // Last, so that refused messages do not use up what all accounts share.
    const limit = deps.settings.current().smsDailyLimit
    const wait = await limiter('sms-shop', limit).consume('all')
    if (wait === undefined) return
    deps.log.warn({ limit }, 'limit of text messages reached')
    return { wait, message: 'We can’t send more codes today. Try again tomorrow.' }
  }
}

export type MobileNumber = { number: string } | { refused: 'invalid' | 'country' }

/**
 * Loaded when it is first needed: most shops confirm no numbers. Its metadata has only the
 * ranges of mobile numbers, so that no message goes to a landline or a premium number.
 */
const loadParser = () => import('libphonenumber-js/mobile')

/**
 * A mobile number as people type it, in the form of E.164. Without a country code it is one of the
 * shop's country, or else of the first of `countries`; with `countries` empty every country is allowed.
 */
export async function readMobileNumber(
  text: string,
  countries: readonly string[],
  shopCountry: string | null,
): Promise<MobileNumber> {
  const { parsePhoneNumberFromString } = await loadParser()
  const isServed = shopCountry && (countries.length === 0 || countries.includes(shopCountry))
  const home = (isServed ? shopCountry : countries[0]) as CountryCode | undefined
  const parsed = parsePhoneNumberFromString(plainLine(text), {
    extract: false,
    ...(home && { defaultCountry: home }),
  })
  // An extension cannot get a message.
  if (!parsed?.isValid() || parsed.ext || !parsed.country) return { refused: 'invalid' }
  if (countries.length > 0 && !countries.includes(parsed.country)) return { refused: 'country' }
  return { number: parsed.number }
}

/** '+1 202 555 0143' */
export async function formatMobileNumber(number: string): Promise<string> {
  const { parsePhoneNumberFromString } = await loadParser()
  return parsePhoneNumberFromString(number)?.formatInternational() ?? number
}

export type TextMessage = { to: string; text: string }

/** Someone waits in front of the form. */
const TIMEOUT_MS = 8 * SECOND

/**
 * Hands a text message to the operator's hook, signed as Standard Webhooks describes
 * (https://www.standardwebhooks.com). It is tried once, because a second try could pay for a second
 * message. False if the hook did not take it; the log then has the cause, without number and text.
 */
export async function sendTextMessage(
  { env, log, clock }: Pick<Deps, 'env' | 'log' | 'clock'>,
  message: TextMessage,
  timeoutMs = TIMEOUT_MS,
): Promise<boolean> {
  const { SMS_HOOK_URL: url, SMS_HOOK_SECRET: secret } = env
  if (!url || !secret) throw new Error('there is no hook for text messages')
  const id = `msg_${newId()}`
  const timestamp = String(Math.floor(clock.now().getTime() / SECOND))
  const body = JSON.stringify(message)
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'webhook-id': id,
        'webhook-timestamp': timestamp,
        'webhook-signature': `v1,${sign(secret, `${id}.${timestamp}.${body}`)}`,
      },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    await response.body?.cancel()
    if (response.ok) return true
    log.error({ status: response.status }, 'text message not sent')
  } catch (error) {
    log.error({ cause: causeOf(error) }, 'text message not sent')
  }
  return false
}

function sign(secret: string, content: string): string {
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64')
  return createHmac('sha256', key).update(content).digest('base64')
}

/** Never the error itself: what failed could be quoted in it. */
function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const { cause } = error
  return cause instanceof Error && 'code' in cause ? String(cause.code) : error.name
}
