import { AsyncLocalStorage } from 'node:async_hooks'
import type { Context } from 'hono'
import type { Deps } from '../../../deps.ts'
import { inTransaction } from '../../../platform/db/index.ts'
import type { AppEnv } from '../../../platform/http/index.ts'
import { confirmsEmail } from '../../../platform/mail/index.ts'
import { MIN_PASSWORD_LENGTH, PASSWORD_TOO_SHORT } from '../../../shared/accounts/account-rules.ts'
import { hasIdentity } from '../accounts.store.ts'
import { hashPassword } from '../crypto.ts'
import {
  confirmationLimits,
  type IsInUse,
  isTaken,
  releaseAddress,
  sendConfirmation,
} from '../email/confirm-email.ts'
import { findClaimant, lockAddress, lockHolder } from '../email/confirmations.store.ts'
import { guessableReason, type PasswordOwner } from '../password/passwords.ts'

/** Returns an error message by field; empty for a valid password. */
export function checkPassword(password: string, owner?: PasswordOwner): { password?: string } {
  if (password.length < MIN_PASSWORD_LENGTH) return { password: PASSWORD_TOO_SHORT }
  const reason = guessableReason(password, owner)
  return reason ? { password: reason } : {}
}

export const UPLOAD_FIRST = 'Upload the photo here first'

/**
 * Returns an error message by field for the photo of a new account. Uploading needs an account, so only
 * URLs on hosts that the settings allow are possible.
 */
export function checkImage(image: string | null | undefined, hosts: string[]): { image?: string } {
  if (!image) return {}
  const url = URL.canParse(image) ? new URL(image) : undefined
  if (url?.protocol === 'https:' && hosts.includes(url.host)) return {}
  return { image: UPLOAD_FIRST }
}

/**
 * Makes room for a new account with this address. True when another account holds it: then the new one
 * claims it, in place of an earlier claim, and gets it only by confirming it.
 */
function prepareSignUp(deps: Deps, address: string): Promise<boolean> {
  const email = address.toLowerCase()
  return inTransaction(deps.db, async (tx) => {
    const holder = await lockHolder(tx, email)
    const claimant = await findClaimant(tx, email)
    if (claimant) await releaseAddress(tx, claimant.id, deps.clock.now())
    return holder !== undefined
  })
}

/**
 * Makes room for someone who logs in with Google for the first time: Google knows that the address is
 * theirs, so an account that never confirmed it loses it.
 */
export async function deleteUnconfirmedAccount(
  deps: Deps,
  { sub, email }: Record<string, unknown>,
  isInUse: IsInUse,
) {
  if (!confirmsEmail(deps) || typeof email !== 'string') return
  await inTransaction(deps.db, async (tx) => {
    const holder = await lockHolder(tx, email.toLowerCase())
    if (
      !holder ||
      (await isTaken(tx, holder, isInUse)) ||
      (await hasIdentity(tx, 'google', String(sub)))
    )
      return
    await releaseAddress(tx, holder.id, deps.clock.now())
  })
}

/** Mails the first code to a new account. */
export async function welcome(
  deps: Deps,
  userId: string,
  { isQuiet, isInUse }: { isQuiet: boolean; isInUse: IsInUse },
) {
  await inTransaction(deps.db, async (tx) => {
    const person = await lockAddress(tx, userId)
    if (person) await sendConfirmation(deps, tx, person, { email: person.email, isQuiet, isInUse })
  })
}

const claiming = new AsyncLocalStorage<true>()

/**
 * Runs a call of Better Auth for the account that signed up with an address which another
 * account holds: inside, that address means this account.
 */
function asClaimant<T>(work: () => Promise<T>): Promise<T> {
  return claiming.run(true, work)
}

/** Whether a new account takes its address only once it is confirmed, because another one holds it. */
export function isClaiming(): boolean {
  return claiming.getStore() ?? false
}

/** Passes a call on to Better Auth. */
type Pass = (c: Context<AppEnv>, body: unknown) => Promise<Response>
type Credentials = { email: string; password: string; [field: string]: unknown }

/** Sign-ups of one address that collide with each other are tried again this often. */
const TRIES = 3

/**
 * Sign-up and login where an address may have two accounts: the one that holds it, and one that
 * signed up with it later. Neither the answer nor its timing reveals whether there is another one.
 * Both hash passwords, so they belong into the hash queue.
 */
export function createPasswordLogin(deps: Deps, pass: Pass, isInUse: IsInUse) {
  const countMail = confirmationLimits(deps)

  /**
   * Signs up and in. Where mail can be sent, an address that has an account gets the same answer as a
   * free one, and its owner an email.
   */
  async function signUp(c: Context<AppEnv>, body: Credentials): Promise<Response> {
    if (!confirmsEmail(deps)) return pass(c, body)
    for (let tries = 1; ; tries += 1) {
      const isClaim = await prepareSignUp(deps, body.email)
      const answer = await (isClaim ? asClaimant(() => pass(c, body)) : pass(c, body))
      // Another sign-up took the address meanwhile.
      if (tries < TRIES && (await isCollision(answer))) continue
      if (answer.ok) {
        const { user } = (await answer.clone().json()) as { user: { id: string } }
        const wait = await countMail(user.id, body.email)
        await welcome(deps, user.id, { isQuiet: wait !== undefined, isInUse })
      }
      return answer
    }
  }

  /** Tries the account that waits for the address first, then the one that holds it. */
  async function logIn(c: Context<AppEnv>, body: Credentials): Promise<Response> {
    const claimant = await findClaimant(deps.db.kysely, body.email.toLowerCase())
    if (claimant) {
      const answer = await asClaimant(() => pass(c, body))
      if (answer.status !== 401) return answer
    }
    const answer = await pass(c, body)
    // As long as with a second account.
    if (answer.status === 401 && !claimant && confirmsEmail(deps)) await hashPassword(body.password)
    return answer
  }

  return { signUp, logIn }
}

async function isCollision(answer: Response): Promise<boolean> {
  if (answer.status !== 422) return false
  const { error = '' } = (await answer.clone().json()) as { error?: string }
  return error === 'failed_to_create_user' || error.startsWith('user_already_exists')
}
