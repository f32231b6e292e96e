import type { Deps } from '../../deps.ts'
import { inTransaction, type Tx, violatedConstraint } from '../../platform/db/index.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { copyPrivately, leaveAddress, type PrivatePhoto } from '../media/index.ts'
import type { Limits } from './limits.ts'
import { findByClientId, type MessageRow } from './messages.store.ts'
import type { Closed } from './thread.ts'

export type SendRefusal =
  | 'not_found'
  | 'buyers_only'
  | 'own_phone'
  | 'not_for_sale'
  | 'same_words'
  | 'unknown_picture'
  | 'storage_away'
  | 'key_reused'
  | Closed

/** What is to be sent; `photo` is the address of an upload. */
export type Letter = { clientId: string; text: string; photo?: string | undefined }
export type Written = { threadId: string; number: number; again: boolean }
export type Outcome = Written | { refused: SendRefusal } | { tooMany: number }

type Work = {
  /** Whether a message that has the client id already is the one that is sent now. */
  isSame: (before: MessageRow) => Promise<boolean>
  write: (tx: Tx, photo: PrivatePhoto | undefined) => Promise<Written | SendRefusal>
}

/**
 * Counts the attempt, copies the photo, and writes. What was written before under the same client
 * id is the answer, and costs nothing.
 */
export async function sendOnce(
  deps: Deps,
  limits: Limits,
  sender: Viewer,
  { clientId, photo: url }: Letter,
  { isSame, write }: Work,
): Promise<Outcome> {
  const written = async (): Promise<Outcome | undefined> => {
    const before = await findByClientId(deps.db.kysely, sender.id, clientId)
    if (!before) return undefined
    if (!(await isSame(before))) return { refused: 'key_reused' }
    return { threadId: before.threadId, number: before.number, again: true }
  }
  const before = await written()
  if (before) return before
  const wait = await limits.messages.consume(sender.id)
  if (wait) return { tooMany: wait }
  const photo = url ? await copyPrivately(deps, url, sender.id) : undefined
  // The same message may have been faster, and have taken the photo.
  if (photo && 'refused' in photo) return (await written()) ?? photo
  try {
    const outcome = await inTransaction(deps.db, async (tx) => {
      const done = await write(tx, photo)
      // Nothing of what was begun may stay.
      if (typeof done === 'string') throw new Refused(done)
      return done
    })
    if (outcome.again) await limits.messages.refund(sender.id)
    else if (photo) await leaveAddress(deps, [photo.id])
    return outcome
  } catch (error) {
    if (error instanceof Refused) return { refused: error.reason }
    if (violatedConstraint(error) !== 'one_message_per_client_id') throw error
    return (await written()) ?? { refused: 'key_reused' }
  }
}

/** Carries a refusal out of the transaction that it undoes. */
class Refused extends Error {
  readonly reason: SendRefusal
  constructor(reason: SendRefusal) {
    super(reason)
    this.reason = reason
  }
}
