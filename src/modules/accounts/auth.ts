import { setTimeout as sleep } from 'node:timers/promises'
import type { Deps } from '../../deps.ts'
import { inTransaction } from '../../platform/db/index.ts'
import { writeAudit } from '../../platform/events.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { SECOND } from '../../shared/time.ts'
import { deleteSessions, findAccount, findAccountByEmail, updateAccount } from './accounts.store.ts'
import type { BetterAuth } from './better-auth.ts'
import type { IsInUse } from './email/confirm-email.ts'

/**
 * Loads Better Auth at its first call, because a start takes a tenth longer with it and reading
 * sessions needs none. `withGoogle` is for the calls that need Google: that instance is not ready before it
 * has Google's discovery document, for which nobody else has to wait.
 */
export type Auth = {
  (): Promise<BetterAuth>
  /** @throws GoogleUnreachable when the document has not arrived in time. */
  withGoogle(): Promise<BetterAuth>
}

/** Google did not answer in time, or not yet since this process started. */
export class GoogleUnreachable extends Error {}

/** Time for Google to answer, as long as people wait for a page. */
const GOOGLE_MS = 5 * SECOND

export function createAuth(deps: Deps, isInUse: IsInUse): Auth {
  let plain: Promise<BetterAuth> | undefined
  let full: Promise<BetterAuth> | undefined
  const load = async (options: { hasGoogle: boolean }) =>
    (await import('./better-auth.ts')).createBetterAuth(deps, isInUse, options)
  async function withGoogle() {
    full ??= load({ hasGoogle: true })
    const auth = await full
    const isReady = await Promise.race([
      auth.$context.then(() => true),
      sleep(GOOGLE_MS, false, { ref: false }),
    ])
    if (!isReady) throw new GoogleUnreachable()
    return auth
  }
  return Object.assign(() => (plain ??= load({ hasGoogle: false })), { withGoogle })
}

type NewPerson = {
  name: string
  email: string
  /** Without one the account has no way to log in until its owner resets the password. */
  password?: string | undefined
  role: Viewer['role']
  image?: string
}

/**
 * Creates an account through the normal sign-up, then sets its role and photo, and confirms its
 * address. For the demo's
 * people and its admin. Does nothing if the account exists.
 */
export async function openAccount(deps: Deps, auth: Auth, person: NewPerson): Promise<Viewer> {
  const { role, image } = person
  const existing = await findAccountByEmail(deps.db.kysely, person.email)
  const id =
    existing?.id ??
    (await signUp(auth, person).then(
      ({ id }) => id,
      async (error: unknown) => {
        // Two servers that start on one database open the same accounts.
        const other = await findAccountByEmail(deps.db.kysely, person.email)
        if (!other) throw error
        return other.id
      },
    ))
  await inTransaction(deps.db, async (tx) => {
    const now = deps.clock.now()
    await updateAccount(tx, id, { role, emailVerified: true, ...(image && { image }) }, now)
    // Signing up opened one, which no browser has.
    if (!existing) await deleteSessions(tx, id)
    await writeAudit(tx, {
      actor: 'system',
      action: 'account_opened',
      subject: ['user', id],
      at: now,
    })
  })
  const account = await findAccount(deps.db.kysely, id)
  if (!account) throw new Error(`the account of ${person.email} went away while it was opened`)
  const { name, email, image: photo } = account
  return { id, name, email, image: photo, role: account.role, staffRole: account.staffRole }
}

async function signUp(auth: Auth, { name, email, password, role }: NewPerson) {
  if (password)
    return (await (await auth()).api.signUpEmail({ body: { name, email, password, role } })).user
  const { internalAdapter } = await (await auth()).$context
  const user = { name, email, role, emailVerified: false }
  return internalAdapter.createUser(user, { method: 'email-password' })
}
