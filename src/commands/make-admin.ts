import type { Env } from '../env.ts'
import { promoteByEmail } from '../modules/accounts/index.ts'
import { reach } from './reach.ts'

/** Makes the account behind an e-mail an admin, beside a running server or without one. */
export async function makeAdmin(env: Env, email: string | undefined): Promise<void> {
  if (!email) {
    console.error('Usage: make-admin EMAIL (of an account that has signed up)')
    process.exitCode = 2
    return
  }
  const { deps, close } = await reach(env)
  const outcome = await promoteByEmail(deps, email)
  await close()
  if ('refused' in outcome) {
    console.error(
      outcome.refused === 'orders_under_way'
        ? `${email} has an order whose phone is on its way or in dispute. Wait until that has ended.`
        : `There is no account of ${email}. Sign up first, then run this again.`,
    )
    process.exitCode = 1
    return
  }
  console.log(outcome.changed ? `${email} is an admin now.` : `${email} was an admin already.`)
}
