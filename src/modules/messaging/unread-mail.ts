import { pages } from '../../contract/urls.ts'
import type { Deps } from '../../deps.ts'
import {
  type Executor,
  idFromBytes,
  idToBytes,
  inTransaction,
  type Tx,
} from '../../platform/db/index.ts'
import {
  type NewMail,
  queueMail,
  readSignedToken,
  renderMail,
  signToken,
  unsubscribePage,
  unsubscribeUrl,
} from '../../platform/mail/index.ts'
import { isolate } from '../../shared/isolate.ts'
import { accountLanguage, addressIn, type Language } from '../../shared/languages.ts'
import { formatCount } from '../../shared/quantities.ts'
import { translatorFor } from '../../text/server.ts'
import { findListing } from '../listings/index.ts'
import { mailPhoto } from '../media/index.ts'
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
        await queueMail(tx, await unreadMail(deps, tx, side, conversation), now)
      await markMailed(tx, side, now)
    }
    return due.length
  })
}

/**
 * What the email about a conversation has as its subject and on its button, for other ways to notify a person;
 * undefined once all is read.
 */
export async function unreadText(
  db: Executor,
  userId: string,
  conversationId: string,
  language: Language,
): Promise<{ title: string; body: string } | undefined> {
  const row = await findConversation(db, userId, conversationId)
  if (!row || row.unread === 0) return undefined
  const t = translatorFor(language, 'mail')
  const names = namesFor(language, row.otherName, row.phoneName)
  return { title: t('unread.subject', names), body: t('unread.button') }
}

function namesFor(language: Language, sender: string | null | undefined, phone: string) {
  const someone = translatorFor(language, 'notifications')('someone')
  return {
    sender: sender ? isolate(sender, language) : someone,
    phone: isolate(phone, language),
  }
}

type Recipient = { userId: string; email: string; unread: number; language: string | null }

async function unreadMail(
  deps: Pick<Deps, 'secret' | 'origin' | 'settings'>,
  tx: Tx,
  { userId, email, unread, ...person }: Recipient,
  conversation: Conversation,
): Promise<NewMail> {
  const origin = deps.origin()
  const shop = deps.settings.current()
  const language = accountLanguage(person, shop.languages)
  const t = translatorFor(language, 'mail')
  const shared = translatorFor(language, 'notifications')
  const names = namesFor(language, conversation.otherPerson?.name, conversation.phone.name)
  const excerpt = conversation.last.text.slice(0, EXCERPT) || t('unread.photo')
  const link = (page: string) => `${origin}${addressIn(language, page)}`
  const phone = await findListing(tx, conversation.phone._id)
  const isFirst = unread === 1
  const count = { count: unread, shown: formatCount(unread, language) }
  const mail = renderMail(deps, {
    topic: 'messages',
    language,
    subject: t('unread.subject', names),
    // The subject names the person and the phone: one message has no more to it.
    ...(!isFirst && { heading: t('unread.heading', { sender: names.sender, ...count }) }),
    photo: phone && mailPhoto(phone.img, phone.cover),
    preheader: excerpt,
    paragraphs: isFirst ? [] : [t('unread.text', names)],
    quote: excerpt,
    button: { label: t('unread.button'), url: link(pages.messages(conversation._id)) },
    note: t('unread.note', { shop: shop.name }),
    unsubscribe: {
      label: shared('unsubscribe', { emails: shared('emailsAbout.messages') }),
      url: unsubscribeUrl(
        `${origin}${pages.messageMails(unsubscribeToken(deps, userId))}`,
        language,
      ),
    },
    footer: [{ label: shared('settings'), url: link(pages.notificationSettings()) }],
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
    emails: (_, language) => translatorFor(language, 'notifications')('emailsAbout.messages'),
    unsubscribe: (userId) => inTransaction(deps.db, (tx) => setWantsMails(tx, userId, false)),
  })
}
