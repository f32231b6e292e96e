import type { Deps } from '../../deps.ts'
import { inTransaction, publishChange } from '../../platform/db/index.ts'
import { recordEvent, writeAudit } from '../../platform/events.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { queueMail } from '../../platform/mail/index.ts'
import type { StaffRole } from '../../shared/accounts/staff-roles.ts'
import { SETTINGS_TOPIC } from '../settings/index.ts'
import { signUpBody } from './accounts.contract.ts'
import {
  type Account,
  deleteResetLinks,
  deleteSessions,
  findAccount,
  findAccountByEmail,
  setPasswordHash,
  updateAccount,
} from './accounts.store.ts'
import type { Auth } from './auth.ts'
import { hashPassword } from './crypto.ts'
import { checkPassword } from './login/sign-up.ts'
import { passwordMail } from './password/passwords.ts'
import { recordSecurityEvent } from './security/index.ts'

type NewAccount = {
  name: string
  email: string
  password: string
  role: Viewer['role']
  staffRole?: StaffRole
}
type Outcome = { account: Account } | { refused: 'invalid'; problems: string[] }

/**
 * Creates an account by the operator's command, by the rules of the sign-up form. Its address counts as
 * confirmed. A Seller has not accepted the seller terms, which only the person can do.
 */
export async function createAccount(deps: Deps, auth: Auth, given: NewAccount): Promise<Outcome> {
  const { data, problems } = checkAccount(given)
  if (!data) return { refused: 'invalid', problems }
  if (await findAccountByEmail(deps.db.kysely, data.email)) return taken(data.email)
  const api = (await auth()).api
  // Whatever the role, which is set below: signing up as a Seller would accept the terms.
  const created = await api
    .signUpEmail({ body: { ...data, role: 'Buyer' } })
    .catch(async (error: unknown) => {
      // Somebody signed up meanwhile.
      if (await findAccountByEmail(deps.db.kysely, data.email)) return undefined
      throw error
    })
  if (!created) return taken(data.email)
  const { id } = created.user
  await inTransaction(deps.db, async (tx) => {
    const now = deps.clock.now()
    await updateAccount(
      tx,
      id,
      { role: given.role, staffRole: given.staffRole ?? null, emailVerified: true },
      now,
    )
    if (given.role === 'admin') publishChange(tx, SETTINGS_TOPIC)
    // Signing up opened one, which no browser has.
    await deleteSessions(tx, id)
    const subject: [string, string] = ['user', id]
    const data = { role: given.staffRole ?? given.role }
    await writeAudit(tx, { actor: 'system', action: 'account_opened', subject, at: now, data })
  })
  const account = await findAccount(deps.db.kysely, id)
  if (!account) throw new Error(`the account of ${data.email} went away while it was created`)
  return { account }
}

function checkAccount({ name, email, password }: NewAccount) {
  const parsed = signUpBody
    .pick({ name: true, email: true, password: true })
    .safeParse({ name, email, password })
  if (!parsed.success) return { problems: parsed.error.issues.map(({ message }) => message) }
  const { password: problem } = checkPassword(password, parsed.data)
  return problem ? { problems: [problem] } : { data: parsed.data, problems: [] }
}

const taken = (email: string): Outcome => ({
  refused: 'invalid',
  problems: [`An account with the email ${email} exists already`],
})

type ResetOutcome = { sessions: number } | { refused: 'not_found' | 'invalid'; problem: string }

/**
 * Sets a new password for someone who cannot reset it by email, by the operator's command. Ends all sessions,
 * makes mailed reset links worthless, and emails the person. An account without a password gets one.
 */
export async function resetPassword(
  deps: Deps,
  email: string,
  password: string,
): Promise<ResetOutcome> {
  const account = await findAccountByEmail(deps.db.kysely, email)
  if (!account) return { refused: 'not_found', problem: `No account has the email ${email}` }
  const parsed = signUpBody.shape.password.safeParse(password)
  const problem = parsed.error?.issues[0]?.message ?? checkPassword(password, account).password
  if (problem) return { refused: 'invalid', problem }
  const hash = await hashPassword(password)
  const sessions = await inTransaction(deps.db, async (tx) => {
    const now = deps.clock.now()
    const userId = account.id
    await setPasswordHash(tx, userId, hash, now)
    const ended = await deleteSessions(tx, userId)
    await deleteResetLinks(tx, userId)
    const detail = 'By the operator of the shop'
    await recordSecurityEvent(deps, tx, { userId, kind: 'password_changed', detail })
    await recordEvent(tx, 'password_changed', now, { userId })
    const subject: [string, string] = ['user', userId]
    await writeAudit(tx, { actor: 'system', action: 'password_changed', subject, at: now })
    const mail = passwordMail(deps, account)
    await queueMail(tx, { to: account.email, ...mail, isUrgent: true }, now)
    return ended
  })
  return { sessions }
}

/** Whether an account could have this address. */
export function isEmail(text: string): boolean {
  return signUpBody.shape.email.safeParse(text).success
}
