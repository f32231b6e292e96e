import type { Deps } from '../../deps.ts'
import { inTransaction, isId } from '../../platform/db/index.ts'
import { recordEvent, writeAudit } from '../../platform/events.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { queueMail, renderMail } from '../../platform/mail/index.ts'
import { pages } from '../../routes.ts'
import { DAY } from '../../shared/time.ts'
import {
  type ContactMessageRow,
  deleteContactMessages,
  insertContactMessage,
  lockContactMessage,
  setAnswered,
} from './contact-messages.store.ts'
import type { ContactMessage, NewContactMessage } from './moderation.contract.ts'

/** Messages are personal data: they are kept only as long as an answer may take. */
const KEPT_DAYS = 180
const DELETED_AT_ONCE = 500

/** Stores a message, and emails it to CONTACT_EMAIL. False if it was stored before. */
export async function sendContactMessage(
  deps: Deps,
  viewer: Viewer | null,
  sender: { name: string; email: string },
  sent: NewContactMessage,
): Promise<boolean> {
  return inTransaction(deps.db, async (tx) => {
    const at = deps.clock.now()
    const from = { id: viewer?.id ?? null, ...sender }
    const id = await insertContactMessage(tx, from, sent, at)
    if (!id) return false
    const action = 'contact_message_sent'
    const to = deps.env.CONTACT_EMAIL
    // Without the name: events are never deleted, messages and accounts are.
    await recordEvent(tx, action, at, {
      contactMessageId: id,
      topic: sent.topic,
      isMailed: to !== undefined,
    })
    // The audit log names accounts; a visitor has none.
    if (viewer)
      await writeAudit(tx, { actor: viewer, action, subject: ['contact_message', id], at })
    if (to) await queueMail(tx, { to, ...contactMail(deps, sender, sent, viewer !== null) }, at)
    return true
  })
}

function contactMail(
  deps: Deps,
  { name, email }: { name: string; email: string },
  { topic, message }: NewContactMessage,
  hasAccount: boolean,
) {
  const mail = renderMail({
    subject: `${name} sent a message from the contact page`,
    paragraphs: [
      `Topic: ${topicNames[topic]}. Reply to this email to answer ${name}.`,
      hasAccount
        ? 'They sent it from their account.'
        : 'They weren’t logged in, so their name and email address are unverified.',
    ],
    quote: message,
    button: { label: 'Open messages', url: deps.origin() + pages.contactMessages() },
  })
  return { ...mail, headers: { ...mail.headers, 'Reply-To': email } }
}

const topicNames: Record<ContactMessage['topic'], string> = {
  order: 'a booking or order',
  listing: 'a listing or a person',
  payment: 'a payment or refund',
  account: 'an account',
  other: 'something else',
}

/** An admin marks a message as answered, or opens it again. Repeating it changes nothing. */
export async function setContactMessageState(
  deps: Deps,
  admin: Viewer,
  id: string,
  state: ContactMessage['state'],
): Promise<ContactMessageRow | undefined> {
  if (!isId(id)) return undefined
  return inTransaction(deps.db, async (tx) => {
    const message = await lockContactMessage(tx, id)
    const isAnswered = state === 'answered'
    if (!message || (message.answeredAt !== null) === isAnswered) return message
    const at = deps.clock.now()
    const action = isAnswered ? 'contact_message_answered' : 'contact_message_reopened'
    await recordEvent(tx, action, at, { contactMessageId: id, adminId: admin.id })
    await writeAudit(tx, { actor: admin, action, subject: ['contact_message', id], at })
    return setAnswered(tx, id, isAnswered ? { by: admin.id, at } : null)
  })
}

/** Job: deletes old messages and returns how many. */
export function deleteOldContactMessages(deps: Deps): Promise<number> {
  const now = deps.clock.now()
  return inTransaction(deps.db, async (tx) => {
    const until = new Date(now.getTime() - KEPT_DAYS * DAY)
    const count = await deleteContactMessages(tx, until, DELETED_AT_ONCE)
    if (count > 0) await recordEvent(tx, 'contact_messages_deleted', now, { count })
    return count
  })
}
