import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import type { Deps } from '../../../deps.ts'
import { type Executor, inTransaction, type Tx } from '../../../platform/db/index.ts'
import { type Actor, writeAudit } from '../../../platform/events.ts'
import type { Viewer } from '../../../platform/http/index.ts'
import { plainCode, plainLine } from '../../../shared/plain-line.ts'
import { lockAccount } from '../accounts.store.ts'
import { decrypt, encrypt } from '../crypto.ts'
import { hasPasskey } from '../passkeys/passkeys.store.ts'
import { type ClientDetails, recordSecurityEvent } from '../security/index.ts'
import {
  acceptTimeStep,
  confirmApp,
  countRecoveryCodes,
  deleteApp,
  deleteTrustedDevices,
  findApp,
  findSecondFactorAt,
  replaceRecoveryCodes,
  saveUnconfirmedApp,
  setSecondFactorAt,
  takeRecoveryCode,
} from './second-factor.store.ts'

const RECOVERY_CODES = 10
const CODE_LETTERS = 10
/** Without letters and digits that look alike. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'

type Codes = { codes: string[] }
type Refused<R> = { refused: R }

/** What the settings show. */
export async function showSecondFactor(deps: Deps, viewer: Viewer) {
  const db = deps.db.kysely
  const [app, ownsPasskey, since, recoveryCodesLeft] = await Promise.all([
    findApp(db, viewer.id),
    hasPasskey(db, viewer.id),
    findSecondFactorAt(db, viewer.id),
    countRecoveryCodes(db, viewer.id),
  ])
  return {
    isOn: since !== null,
    hasApp: Boolean(app?.confirmedAt),
    hasPasskey: ownsPasskey,
    since: since?.toISOString() ?? null,
    recoveryCodesLeft,
  }
}

/** A new secret for an app, which counts once a code confirms it; refused if there is an app. */
export async function startApp(
  deps: Deps,
  viewer: Viewer,
): Promise<{ secret: string } | Refused<'already_on'>> {
  const secret = createSecret()
  const encrypted = await encrypt(deps.secret, secret)
  const isSaved = await saveUnconfirmedApp(deps.db.kysely, viewer.id, encrypted, deps.clock.now())
  return isSaved ? { secret } : { refused: 'already_on' }
}

/** Turns the second step on with a code of the new app; returns the recovery codes, once. */
export function turnOnApp(
  deps: Deps,
  viewer: Viewer,
  client: ClientDetails,
  code: string,
): Promise<Codes | Refused<'not_started' | 'already_on' | 'wrong_code'>> {
  return inTransaction<Codes | Refused<'not_started' | 'already_on' | 'wrong_code'>>(
    deps.db,
    async (tx) => {
      const app = await findApp(tx, viewer.id)
      if (!app) return { refused: 'not_started' }
      if (app.confirmedAt) return { refused: 'already_on' }
      if (!(await takeCode(deps, tx, viewer.id, code, { confirmed: false })))
        return { refused: 'wrong_code' }
      await confirmApp(tx, viewer.id, deps.clock.now())
      return { codes: await turnOnSecondStep(deps, tx, viewer, client) }
    },
  )
}

/** Turns the second step on for someone who has a passkey; returns the recovery codes, once. */
export function turnOnWithPasskey(
  deps: Deps,
  viewer: Viewer,
  client: ClientDetails,
): Promise<Codes | Refused<'is_on' | 'no_passkey'>> {
  return inTransaction<Codes | Refused<'is_on' | 'no_passkey'>>(deps.db, async (tx) => {
    await lockAccount(tx, viewer.id)
    if (await findSecondFactorAt(tx, viewer.id)) return { refused: 'is_on' }
    if (!(await hasPasskey(tx, viewer.id))) return { refused: 'no_passkey' }
    return { codes: await turnOnSecondStep(deps, tx, viewer, client) }
  })
}

/** From now on logging in takes a second step. Returns new recovery codes, which replace earlier ones. */
export async function turnOnSecondStep(
  deps: Deps,
  tx: Tx,
  viewer: Viewer,
  client: ClientDetails,
): Promise<string[]> {
  const wasOn = (await findSecondFactorAt(tx, viewer.id)) !== null
  if (!wasOn) {
    await setSecondFactorAt(tx, viewer.id, deps.clock.now())
    await recordChange(deps, tx, viewer, viewer.id, 'second_factor_on', client)
  }
  return writeRecoveryCodes(deps, tx, viewer.id)
}

/** New recovery codes instead of all earlier ones; refused if the second step is off. */
export function renewRecoveryCodes(deps: Deps, viewer: Viewer): Promise<Codes | Refused<'is_off'>> {
  return inTransaction<Codes | Refused<'is_off'>>(deps.db, async (tx) => {
    if (!(await findSecondFactorAt(tx, viewer.id))) return { refused: 'is_off' }
    const codes = await writeRecoveryCodes(deps, tx, viewer.id)
    await writeAudit(tx, {
      actor: viewer,
      action: 'recovery_codes_renewed',
      subject: ['user', viewer.id],
      at: deps.clock.now(),
    })
    return { codes }
  })
}

/** What the second step of a login can be done with, besides recovery codes. */
export async function listSecondSteps(deps: Deps, userId: string) {
  const [app, ownsPasskey] = await Promise.all([
    findApp(deps.db.kysely, userId),
    hasPasskey(deps.db.kysely, userId),
  ])
  return { app: Boolean(app?.confirmedAt), passkey: ownsPasskey }
}

/** Turns the second step off: the app, the recovery codes and trusted devices go. Safe to repeat. */
export function turnOff(deps: Deps, actor: Actor, userId: string, client?: ClientDetails) {
  return inTransaction(deps.db, async (tx) => {
    const wasOn = (await findSecondFactorAt(tx, userId)) !== null
    await deleteApp(tx, userId)
    await replaceRecoveryCodes(tx, userId, [], deps.clock.now())
    await deleteTrustedDevices(tx, userId)
    await setSecondFactorAt(tx, userId, null)
    if (wasOn) await recordChange(deps, tx, actor, userId, 'second_factor_off', client)
    return wasOn
  })
}

async function recordChange(
  deps: Deps,
  tx: Tx,
  actor: Actor,
  userId: string,
  kind: 'second_factor_on' | 'second_factor_off',
  client?: ClientDetails,
) {
  await recordSecurityEvent(deps, tx, { userId, kind, ...(client && { client }) })
  const now = deps.clock.now()
  await writeAudit(tx, { actor, action: kind, subject: ['user', userId], at: now })
}

/** Whether this is a code of the account's app now; each code is accepted once. */
export async function takeCode(
  deps: Deps,
  db: Executor,
  userId: string,
  code: string,
  { confirmed } = { confirmed: true },
): Promise<boolean> {
  const app = await findApp(db, userId)
  if (!app || Boolean(app.confirmedAt) !== confirmed) return false
  const secret = await decrypt(deps.secret, app.secret)
  const step = findStep(secret, plainCode(code), deps.clock.now(), app.lastStep)
  return step !== undefined && acceptTimeStep(db, userId, step)
}

/** Whether this is a recovery code of the account; it is used up. */
export function consumeRecoveryCode(deps: Deps, db: Executor, userId: string, code: string) {
  return takeRecoveryCode(db, userId, hashOf(deps, userId, code))
}

async function writeRecoveryCodes(deps: Deps, tx: Tx, userId: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, createRecoveryCode)
  const hashes = codes.map((code) => hashOf(deps, userId, code))
  await replaceRecoveryCodes(tx, userId, hashes, deps.clock.now())
  return codes
}

function createRecoveryCode(): string {
  const letters = Array.from({ length: CODE_LETTERS }, () => LETTERS[randomInt(LETTERS.length)])
  return `${letters.slice(0, 5).join('')}-${letters.slice(5).join('')}`
}

function hashOf(deps: Deps, userId: string, code: string): string {
  const plain = plainLine(code)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '')
  return createHmac('sha256', deps.secret).update(`recovery ${userId} ${plain}`).digest('base64url')
}

const SECRET_BYTES = 20
const STEP_SECONDS = 30
const DIGITS = 6
/** Time steps accepted before and after the current one, to allow for clock drift. */
const WINDOW = 1
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** A new secret, in base32 as apps show it. */
export function createSecret(): string {
  let bits = ''
  for (const byte of randomBytes(SECRET_BYTES)) bits += byte.toString(2).padStart(8, '0')
  return (bits.match(/.{5}/g) ?? []).map((five) => ALPHABET[Number.parseInt(five, 2)]).join('')
}

/** The code of a 30-second step (RFC 6238, SHA-1, as all authenticator apps do). */
export function codeAt(secret: string, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const hash = createHmac('sha1', readBase32(secret)).update(counter).digest()
  const offset = (hash.at(-1) ?? 0) & 15
  const number = (hash.readUInt32BE(offset) & 0x7fffffff) % 10 ** DIGITS
  return String(number).padStart(DIGITS, '0')
}

export function stepAt(time: Date): number {
  return Math.floor(time.getTime() / 1000 / STEP_SECONDS)
}

/**
 * The time step of RFC 6238 that this code belongs to, near now and after `lastStep`; undefined for
 * a wrong code.
 */
export function findStep(secret: string, code: string, now: Date, lastStep: number) {
  const given = Buffer.from(code)
  for (let step = stepAt(now) - WINDOW; step <= stepAt(now) + WINDOW; step += 1) {
    const right = Buffer.from(codeAt(secret, step))
    const isRight = given.length === right.length && timingSafeEqual(given, right)
    if (isRight && step > lastStep) return step
  }
}

/** What the QR code contains; the format is Google Authenticator's, which all apps read. */
export function totpUri(shop: string, secret: string, email: string): string {
  const query = new URLSearchParams({ secret, issuer: shop })
  return `otpauth://totp/${encodeURIComponent(`${shop}:${email}`)}?${query}`
}

function readBase32(text: string): Buffer {
  let bits = ''
  for (const letter of text) bits += ALPHABET.indexOf(letter).toString(2).padStart(5, '0')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}
