import type { Deps } from '../../../deps.ts'
import { newId, type Tx } from '../../../platform/db/index.ts'
import { createLimiter } from '../../../platform/http/index.ts'
import { HOUR, SECOND } from '../../../shared/time.ts'
import { createSecrets, createToken, hashCode, hashToken } from './codes.ts'
import { deleteConfirmationsOfAddress, lockHolder, putConfirmation } from './confirmations.store.ts'
import { mailChangeNotice, mailConfirmation, mailKnownAddress } from './email-mails.ts'
import { isTaken } from './release-address.ts'

/** A code and its link work for this long. */
export const CONFIRMATION_MS = 24 * HOUR
/** Emails that one account can cause, and that one address gets, in an hour. */
const MAILS_PER_ACCOUNT = 5
const MAILS_PER_ADDRESS = 5
const HOUR_SECONDS = HOUR / SECOND

/** Limits the emails with codes, so that nobody fills a stranger's mailbox. */
export function confirmationLimits(deps: Deps) {
  const limiter = (name: string, points: number) =>
    createLimiter(deps.db.pool, name, points, HOUR_SECONDS)
  const perAccount = limiter('confirmation-account', MAILS_PER_ACCOUNT)
  const perAddress = limiter('confirmation-address', MAILS_PER_ADDRESS)
  /** Counts one email; seconds to wait when there were too many. */
  return async (userId: string, email: string) =>
    (await perAccount.consume(userId)) ?? (await perAddress.consume(email.toLowerCase()))
}

type Person = { id: string; name: string; email: string; emailVerified: boolean }

/**
 * Replaces the pending confirmation of an account by one for `email` and mails its code and link. When
 * the address has another account that cannot be taken over, its owner gets a notice instead; whoever
 * asked sees no difference. With `isQuiet` no email is sent.
 */
export async function sendConfirmation(
  deps: Deps,
  tx: Tx,
  person: Person,
  { email, isQuiet = false }: { email: string; isQuiet?: boolean },
) {
  const at = deps.clock.now()
  const isChange = email !== person.email
  const { code, token } = createSecrets()
  const stopToken = isChange && person.emailVerified ? createToken() : undefined
  const id = newId()
  const expiresAt = new Date(at.getTime() + CONFIRMATION_MS)
  await putConfirmation(tx, {
    id,
    userId: person.id,
    email,
    codeHash: hashCode(deps.secret, id, code),
    tokenHash: hashToken(token),
    stopHash: stopToken ? hashToken(stopToken) : null,
    expiresAt,
    createdAt: at,
  })
  const holder = await lockHolder(tx, email)
  const other = holder && holder.id !== person.id ? holder : undefined
  const isFree = !other || !(await isTaken(tx, other))
  // An older email to this address could be for someone else's account.
  if (isFree) await deleteConfirmationsOfAddress(tx, email, person.id)
  if (!isQuiet) {
    if (isFree)
      await mailConfirmation(deps, tx, { name: person.name, email }, { code, token, isChange })
    else if (other) await mailKnownAddress(deps, tx, other, { isChange })
    if (stopToken) await mailChangeNotice(deps, tx, person, { newEmail: email, stopToken })
  }
  return { email, expiresAt }
}
