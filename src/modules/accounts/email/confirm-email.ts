import type { Deps } from '../../../deps.ts'
import { inTransaction, type Tx, violatedConstraint } from '../../../platform/db/index.ts'
import { recordEvent, writeAudit } from '../../../platform/events.ts'
import { confirmsEmail } from '../../../platform/mail/index.ts'
import { DAY } from '../../../shared/time.ts'
import { changeSellerEmail } from '../../listings/index.ts'
import { deleteResetLinks, deleteSessions } from '../accounts.store.ts'
import { type ClientDetails, recordSecurityEvent } from '../security/index.ts'
import { hashCode, hashToken, isSameHash } from './codes.ts'
import {
  type Confirmation,
  countWrongCode,
  deleteConfirmation,
  deleteConfirmationsOfAddress,
  keepPreviousAddress,
  lockAddress,
  lockConfirmation,
  lockHolder,
  setAddress,
} from './confirmations.store.ts'
import { mailChanged } from './email-mails.ts'
import { isTaken, releaseAddress } from './release-address.ts'

/** After this many wrong codes a new one has to be sent. */
const WRONG_CODES = 5

type Outcome = { userId: string; email: string } | { refused: 'wrong_code' | 'expired' }
type Proof =
  | { userId: string; code: string }
  | { token: string; viewer: { id: string; email: string } | null }

/**
 * Confirms an address with the code, typed by the person who is signed in, or with the token of the
 * link, by whoever has the email. A new address replaces the one before. Works once.
 */
export function confirmEmail(deps: Deps, proof: Proof, client: ClientDetails): Promise<Outcome> {
  return inTransaction(deps.db, async (tx): Promise<Outcome> => {
    const at = deps.clock.now()
    const by = 'token' in proof ? { tokenHash: hashToken(proof.token) } : { userId: proof.userId }
    const confirmation = await lockConfirmation(tx, by)
    if (!confirmation || confirmation.expiresAt <= at || confirmation.wrongCodes >= WRONG_CODES)
      return { refused: 'expired' }
    if ('code' in proof && !isRightCode(deps, confirmation, proof.code)) {
      await countWrongCode(tx, confirmation.id)
      return { refused: 'wrong_code' }
    }
    return applyConfirmation(deps, tx, forViewer(confirmation, proof), { at, client })
  }).catch((error: unknown) => {
    // Two accounts confirmed one address at the same moment.
    if (violatedConstraint(error) === 'users_email_holds_email_key') return { refused: 'expired' }
    throw error
  })
}

/**
 * The link proves who has the mailbox. When that person is signed in to an account with this address, it
 * confirms theirs, and not one that a stranger made with it.
 */
function forViewer(confirmation: Confirmation, proof: Proof): Confirmation {
  const viewer = 'token' in proof ? proof.viewer : null
  if (viewer?.email !== confirmation.email) return confirmation
  return { ...confirmation, userId: viewer.id }
}

function isRightCode(deps: Deps, { id, codeHash }: Confirmation, code: string): boolean {
  return isSameHash(hashCode(deps.secret, id, code), codeHash)
}

async function applyConfirmation(
  deps: Deps,
  tx: Tx,
  { userId, email }: Confirmation,
  { at, client }: { at: Date; client: ClientDetails },
): Promise<Outcome> {
  const person = await lockAddress(tx, userId)
  if (!person) return { refused: 'expired' }
  const holder = await lockHolder(tx, email)
  if (holder && holder.id !== userId) {
    if (await isTaken(tx, holder)) return { refused: 'expired' }
    await releaseAddress(tx, holder.id, at)
  }
  await setAddress(tx, userId, { email, emailVerified: true, at })
  await deleteConfirmation(tx, userId)
  await deleteConfirmationsOfAddress(tx, email, userId)
  const actor = { id: userId, role: person.role }
  if (email === person.email) {
    await record(deps, tx, { actor, client, at }, 'email_confirmed')
    return { userId, email }
  }
  await applyChange(deps, tx, { ...person, newEmail: email }, { client, at })
  return { userId, email }
}

type Changing = { id: string; name: string; role: string; email: string; newEmail: string }

/** Whoever takes over an account changes the address first, and then the payout account. */
const PREVIOUS_ADDRESS_DAYS = 30

/** What follows from a new address, once it is stored. */
export async function applyChange(
  deps: Deps,
  tx: Tx,
  { newEmail, ...person }: Changing & { emailVerified: boolean },
  { client, at }: { client: ClientDetails; at: Date },
) {
  await changeSellerEmail(tx, person.id, newEmail)
  // They were mailed to the address before.
  await deleteResetLinks(tx, person.id)
  const actor = { id: person.id, role: person.role }
  await record(deps, tx, { actor, client, at }, 'email_changed')
  if (!person.emailVerified && confirmsEmail(deps)) return
  const until = new Date(at.getTime() + PREVIOUS_ADDRESS_DAYS * DAY)
  await keepPreviousAddress(tx, person.id, person.email, until)
  await mailChanged(deps, tx, person, { newEmail })
}

async function record(
  deps: Deps,
  tx: Tx,
  { actor, client, at }: { actor: { id: string; role: string }; client: ClientDetails; at: Date },
  kind: 'email_confirmed' | 'email_changed',
) {
  const { id: userId } = actor
  await recordSecurityEvent(deps, tx, { userId, kind, client })
  await recordEvent(tx, kind, at, { userId })
  await writeAudit(tx, { actor, action: kind, subject: ['user', userId], at })
}

/**
 * Stops a change of address with the link in the email to the present one. Somebody else knows the
 * password, so all sessions end. False when there is no such change any more.
 */
export function stopEmailChange(deps: Deps, token: string): Promise<boolean> {
  return inTransaction(deps.db, async (tx) => {
    const change = await lockConfirmation(tx, { stopHash: hashToken(token) })
    const at = deps.clock.now()
    if (!change || change.expiresAt <= at) return false
    await deleteConfirmation(tx, change.userId)
    await deleteSessions(tx, change.userId)
    await recordEvent(tx, 'email_change_stopped', at, { userId: change.userId })
    const subject: [string, string] = ['user', change.userId]
    await writeAudit(tx, { actor: 'system', action: 'email_change_stopped', subject, at })
    return true
  })
}
