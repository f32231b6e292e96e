import type { Deps } from '../../deps.ts'
import { DAY } from '../../platform/clock.ts'
import { newId, type Tx } from '../../platform/db/index.ts'
import { recordEvent, writeAudit } from '../../platform/events.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { endPublicly, type PrivatePhoto } from '../media/index.ts'
import { CIRCULAR } from './limits.ts'
import { countSameWords, insertMessage } from './messages.store.ts'
import { tell } from './tell.ts'
import { MAIL_AFTER_MS, type Side } from './thread.ts'

export type Draft = { clientId: string; text: string; photo: PrivatePhoto | undefined }
type Where = { threadId: string; listingId: string; side: Side; otherId: string }

/**
 * Writes a message and tells both; the caller has locked the pair and checked who may.
 * @returns its number in the thread.
 */
export async function writeMessage(
  deps: Deps,
  tx: Tx,
  sender: Viewer,
  { threadId, listingId, side, otherId }: Where,
  { clientId, text, photo }: Draft,
): Promise<number | 'same_words' | 'unknown_picture'> {
  const at = deps.clock.now()
  if (await isCircular(tx, sender.id, text, threadId, at)) return 'same_words'
  if (photo && !(await endPublicly(deps, tx, photo.id, sender.id))) return 'unknown_picture'
  const message = {
    id: newId(),
    threadId,
    side,
    senderId: sender.id,
    clientId,
    text,
    photoId: photo?.id ?? null,
    photoWidth: photo?.width ?? null,
    photoHeight: photo?.height ?? null,
    createdAt: at,
  }
  const number = await insertMessage(tx, message, new Date(at.getTime() + MAIL_AFTER_MS))
  await tell(tx, [sender.id, otherId], { kind: 'message', threadId, messageNumber: number }, at)
  const data = { messageId: message.id, threadId, listingId, senderId: sender.id, toId: otherId }
  await recordEvent(tx, 'message_sent', at, data)
  const subject: [string, string] = ['message', message.id]
  await writeAudit(tx, { actor: sender, action: 'message_sent', subject, at })
  return number
}

async function isCircular(tx: Tx, senderId: string, text: string, threadId: string, at: Date) {
  if (text.length < CIRCULAR.length) return false
  const since = new Date(at.getTime() - DAY)
  return (await countSameWords(tx, { senderId, text, threadId }, since)) >= CIRCULAR.threads
}
