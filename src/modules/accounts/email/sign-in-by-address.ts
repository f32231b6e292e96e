import type { Context } from 'hono'
import type { Deps } from '../../../deps.ts'
import type { AppEnv } from '../../../platform/http/index.ts'
import { confirmsEmail } from '../../../platform/mail/index.ts'
import { asClaimant, prepareSignUp, welcome } from '../sign-in/sign-up.ts'
import { confirmationLimits } from './confirm-email.ts'
import { findClaimant } from './confirmations.store.ts'

/** `first` goes before others that wait for a password to be hashed. */
type Options = { first: boolean }
type Calls = {
  /** Passes a call on to the identity library. */
  pass(c: Context<AppEnv>, body: unknown, options?: Options): Promise<Response>
  /** Hashes a password for nothing. */
  spend(c: Context<AppEnv>, password: string): Promise<unknown>
}
type Credentials = { email: string; password: string; [field: string]: unknown }

/** Sign-ups of one address that collide with each other are tried again this often. */
const TRIES = 3

/**
 * Sign-up and sign-in where an address may have two accounts: the one that holds it, and one that signed
 * up with it later. Neither answer nor time tells whether there is another one.
 */
export function signInByAddress(deps: Deps, { pass, spend }: Calls) {
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
        await welcome(deps, user.id, { isQuiet: wait !== undefined })
      }
      return answer
    }
  }

  /** Tries the account that waits for the address first, then the one that holds it. */
  async function signIn(
    c: Context<AppEnv>,
    body: Credentials,
    options?: Options,
  ): Promise<Response> {
    const claimant = await findClaimant(deps.db.kysely, body.email.toLowerCase())
    if (claimant) {
      const answer = await asClaimant(() => pass(c, body, options))
      if (answer.status !== 401) return answer
    }
    const answer = await pass(c, body, options)
    // As long as with a second account.
    if (answer.status === 401 && !claimant && confirmsEmail(deps)) await spend(c, body.password)
    return answer
  }

  return { signUp, signIn }
}

async function isCollision(answer: Response): Promise<boolean> {
  if (answer.status !== 422) return false
  const { error = '' } = (await answer.clone().json()) as { error?: string }
  return error === 'failed_to_create_user' || error.startsWith('user_already_exists')
}
