import type { Deps } from '../../../deps.ts'
import { inTransaction } from '../../../platform/db/index.ts'
import { confirmsEmail } from '../../../platform/mail/index.ts'
import { hasIdentity } from '../methods/sign-in-methods.store.ts'
import { findClaimant, lockAddress, lockHolder } from './confirmations.store.ts'
import { isTaken, releaseAddress } from './release-address.ts'
import { sendConfirmation } from './send-confirmation.ts'

/**
 * Makes room for a new account with this address. True when another account holds it: then the new one
 * claims it, in place of an earlier claim, and gets it only by confirming it.
 */
export function prepareSignUp(deps: Deps, address: string): Promise<boolean> {
  const email = address.toLowerCase()
  return inTransaction(deps.db, async (tx) => {
    const holder = await lockHolder(tx, email)
    const claimant = await findClaimant(tx, email)
    if (claimant) await releaseAddress(tx, claimant.id, deps.clock.now())
    return holder !== undefined
  })
}

/**
 * Makes room for someone who signs in with Google for the first time: Google knows that the address is
 * theirs, so an account that never confirmed it loses it.
 */
export async function makeRoomForGoogle(deps: Deps, { sub, email }: Record<string, unknown>) {
  if (!confirmsEmail(deps) || typeof email !== 'string') return
  await inTransaction(deps.db, async (tx) => {
    const holder = await lockHolder(tx, email.toLowerCase())
    if (!holder || (await isTaken(tx, holder)) || (await hasIdentity(tx, 'google', String(sub))))
      return
    await releaseAddress(tx, holder.id, deps.clock.now())
  })
}

/** Mails the first code to a new account. */
export async function welcome(deps: Deps, userId: string, { isQuiet }: { isQuiet: boolean }) {
  await inTransaction(deps.db, async (tx) => {
    const person = await lockAddress(tx, userId)
    if (person) await sendConfirmation(deps, tx, person, { email: person.email, isQuiet })
  })
}
