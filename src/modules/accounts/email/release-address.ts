import type { Tx } from '../../../platform/db/index.ts'
import { writeAudit } from '../../../platform/events.ts'
import { hasOpenListings } from '../../listings/index.ts'
import { hasOrdersUnderWay } from '../../orders/index.ts'
import { deleteResetLinks, deleteSessions } from '../accounts.store.ts'
import { deleteConfirmation, setAddress } from './confirmations.store.ts'

type Holder = { id: string; emailVerified: boolean }

/**
 * Whether an address stays with the account that has it. One that never confirmed it does not block the
 * real owner, unless phones or orders depend on the account: then a password reset opens it to them.
 */
export async function isTaken(tx: Tx, holder: Holder): Promise<boolean> {
  return (
    holder.emailVerified ||
    (await hasOpenListings(tx, holder.id)) ||
    (await hasOrdersUnderWay(tx, holder.id))
  )
}

/**
 * Takes the address from an account that never confirmed it and signs it out everywhere. It gets a
 * made-up address that no email reaches.
 */
export async function releaseAddress(tx: Tx, userId: string, at: Date) {
  const email = `${userId}@released.invalid`
  await setAddress(tx, userId, { email, emailVerified: false, at })
  await deleteConfirmation(tx, userId)
  await deleteResetLinks(tx, userId)
  await deleteSessions(tx, userId)
  const subject: [string, string] = ['user', userId]
  await writeAudit(tx, { actor: 'system', action: 'email_released', subject, at })
}
