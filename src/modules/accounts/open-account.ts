import type { Deps } from '../../deps.ts'
import { inTransaction } from '../../platform/db/index.ts'
import { writeAudit } from '../../platform/events.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { findAccount, findAccountByEmail, updateAccount } from './accounts.store.ts'
import type { Auth } from './auth.ts'

/**
 * Opens an account through the same sign-up that people use, then gives it its role and photo.
 * For the demo's people and its admin. Harmless when the account exists.
 */
export async function openAccount(
  deps: Deps,
  auth: Auth,
  person: { name: string; email: string; password: string; role: Viewer['role']; image?: string },
): Promise<Viewer> {
  const { role, image, ...credentials } = person
  const known = await findAccountByEmail(deps.db.kysely, person.email)
  const id =
    known?.id ??
    (await auth.api.signUpEmail({ body: { ...credentials, role } }).then(
      ({ user }) => user.id,
      async (error: unknown) => {
        // Two servers that start on one database open the same accounts.
        const other = await findAccountByEmail(deps.db.kysely, person.email)
        if (!other) throw error
        return other.id
      },
    ))
  await inTransaction(deps.db, async (tx) => {
    const now = deps.clock.now()
    await updateAccount(tx, id, { role, ...(image && { image }) }, now)
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
  return { id, name, email, image: photo, role: account.role }
}
