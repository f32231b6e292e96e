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
    console.error(whyNot(email, outcome.refused))
    process.exitCode = 1
    return
  }
  console.log(outcome.changed ? `${email} is an admin now.` : `${email} was an admin already.`)
}

function whyNot(email: string, refused: string): string {
  if (refused === 'orders_under_way')
    return `${email} has an order whose phone is on its way or in dispute. Wait until that has ended.`
  if (refused === 'payout_due')
    return `${email} has money to come from a sale. Wait until it is paid out.`
  return `There is no account of ${email}. Sign up first, then run this again.`
}
