import { pages } from '../../contract/urls.ts'
import type { Deps } from '../../deps.ts'
import { type Executor, idFromBytes, idToBytes, inTransaction } from '../../platform/db/index.ts'
import {
  type NewMail,
  queueMail,
  readSignedToken,
  renderMail,
  signToken,
  unsubscribePage,
} from '../../platform/mail/index.ts'
import { isolate } from '../../shared/isolate.ts'
import { toConversations } from './conversation-views.ts'
import { findConversation, lockDueSides, markMailed, setWantsMails } from './conversations.store.ts'
import type { Conversation } from './messaging.contract.ts'

const BATCH = 50
/** Characters of the message in the email. */
const EXCERPT = 280
/** Part of the signature: changing it would break the links of emails that were sent. */
const PURPOSE = 'unsubscribe from message emails'
const ID_BYTES = 16

/**
 * Emails people about messages that stayed unread for five minutes: one email per conversation until it is
 * read. Returns how many conversations were due.
 */
export function mailUnread(deps: Deps): Promise<number> {
  const now = deps.clock.now()
  return inTransaction(deps.db, async (tx) => {
    const due = await lockDueSides(tx, now, BATCH)
    for (const side of due) {
      const row = await findConversation(tx, side.userId, side.conversationId)
      const [conversation] = row ? await toConversations(tx, [row]) : []
      if (conversation && side.wanted && side.unread > 0)
        await queueMail(tx, unreadMail(deps, side, conversation), now)
      await markMailed(tx, side, now)
    }
    return due.length
  })
}

/**
 * What the email about a conversation has as its subject, for other ways to notify a person; undefined once
 * all is read.
 */
export async function unreadSubject(
  db: Executor,
  userId: string,
  conversationId: string,
): Promise<string | undefined> {
  const row = await findConversation(db, userId, conversationId)
  if (!row || row.unread === 0) return undefined
  return aboutUnread(row.otherName, row.phoneName).subject
}

function aboutUnread(sender: string | null | undefined, phone: string) {
  return { subject: `${isolate(sender ?? 'Someone')} wrote about ${isolate(phone)}` }
}

type Recipient = { userId: string; email: string; unread: number }

function unreadMail(
  deps: Pick<Deps, 'secret' | 'origin' | 'settings'>,
  { userId, email, unread }: Recipient,
  conversation: Conversation,
): NewMail {
  const origin = deps.origin()
  const sender = isolate(conversation.otherPerson?.name ?? 'Someone')
  const phone = isolate(conversation.phone.name)
  const mail = renderMail(deps, {
    ...aboutUnread(conversation.otherPerson?.name, conversation.phone.name),
    heading: unread > 1 ? `${unread} unread messages from ${sender}` : `New message from ${sender}`,
    preheader: conversation.last.text.slice(0, EXCERPT) || 'A photo',
    paragraphs: [`${sender} wrote to you about ${phone}.`],
    quote: conversation.last.text.slice(0, EXCERPT) || 'A photo',
    button: { label: 'Open messages', url: `${origin}${pages.messages(conversation._id)}` },
    note: `Please reply in ${deps.settings.current().name}. Replies to this email aren’t read.`,
    unsubscribe: {
      label: 'Unsubscribe from message emails',
      url: `${origin}${pages.messageMails(unsubscribeToken(deps, userId))}`,
    },
    footer: [{ label: 'Notification settings', url: `${origin}${pages.notificationSettings()}` }],
  })
  return { to: email, ...mail }
}

/** Lets the holder of an email stop such emails to one person, and nothing else. */
function unsubscribeToken({ secret }: Pick<Deps, 'secret'>, userId: string): string {
  return signToken(secret, PURPOSE, idToBytes(userId))
}

function readUnsubscribeToken({ secret }: Pick<Deps, 'secret'>, token: string) {
  const payload = readSignedToken(secret, PURPOSE, token, ID_BYTES)
  return payload && idFromBytes(payload)
}

/** The page behind the unsubscribe link of an email about unread messages. */
export function messageUnsubscribePage(deps: Deps) {
  return unsubscribePage({
    path: '/message-mails',
    read: (token) => readUnsubscribeToken(deps, token),
    emails: () => 'message emails',
    unsubscribe: (userId) => inTransaction(deps.db, (tx) => setWantsMails(tx, userId, false)),
  })
}
