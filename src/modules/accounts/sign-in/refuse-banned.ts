import type { Context } from 'hono'
import type { Deps } from '../../../deps.ts'
import type { AppEnv, ErrorBody } from '../../../platform/http/index.ts'
import { findBanned } from '../appeal-token.ts'
import { recordFailedSignIn } from './record-sign-in.ts'

/** What banned people read who have just proved who they are; undefined for another refusal. */
export async function refuseBanned(deps: Deps, c: Context<AppEnv>, answer: Response) {
  const { error, message } = (await answer.clone().json()) as ErrorBody
  if (error !== 'banned') return undefined
  const account = await findBanned(deps, deps.db.kysely, message)
  if (account) await recordFailedSignIn(deps, c, account.email, 'banned')
  const reason = account?.banReason ? ` Reason: “${account.banReason}”` : ''
  return c.json(
    { error: 'banned', message: `This account is suspended.${reason}`, appeal: message },
    403,
  )
}
