import { pages, api as paths } from '../../contract/urls.ts'
import type { Deps } from '../../deps.ts'
import { encodePlace, inTransaction, isId, type Tx } from '../../platform/db/index.ts'
import { type RecordedEvent, recordEvent, writeAudit } from '../../platform/events.ts'
import {
  createLimiter,
  createRouter,
  dayBounds,
  dayParams,
  type FileColumns,
  fileResponses,
  json,
  jsonBody,
  limitAttempts,
  listQuery,
  paginate,
  placeIn,
  refusals,
  refuse,
  requireViewer,
  route,
  searchParam,
  sendListFile,
  toNetwork,
  type Viewer,
  z,
} from '../../platform/http/index.ts'
import { queueMail, renderMail } from '../../platform/mail/index.ts'
import { isolate } from '../../shared/isolate.ts'
import { accountLanguage, addressIn, type Language } from '../../shared/languages.ts'
import { CONTACT_MESSAGE_RETENTION_DAYS } from '../../shared/limits.ts'
import { MAX_QUERY_LENGTH } from '../../shared/listings/listing-limits.ts'
import { DAY } from '../../shared/time.ts'
import { translatorFor } from '../../text/server.ts'
import { findMailboxLanguage } from '../accounts/index.ts'
import {
  type ContactMessageRow,
  deleteContactMessages,
  deleteContactMessagesFrom,
  insertContactMessage,
  type ListedMessage,
  listContactMessages,
  lockContactMessage,
  messageSorts,
  setAnswered,
} from './contact-messages.store.ts'
import {
  type ContactMessage,
  contactMessageBody,
  contactReceiptBody,
  contactStateBody,
  contactStateParam,
  type NewContactMessage,
  newContactMessageBody,
} from './moderation.contract.ts'

const DELETED_AT_ONCE = 500

/** Stores a message, and emails it to CONTACT_EMAIL. False if it was stored before. */
async function sendContactMessage(
  deps: Deps,
  viewer: Viewer | null,
  sender: { name: string; email: string },
  sent: NewContactMessage,
): Promise<boolean> {
  return inTransaction(deps.db, async (tx) => {
    const now = deps.clock.now()
    const from = { id: viewer?.id ?? null, ...sender }
    const id = await insertContactMessage(tx, from, sent, now)
    if (!id) return false
    const action = 'contact_message_sent'
    const to = deps.settings.current().contactEmail
    // Without the name: events are never deleted, messages and accounts are.
    await recordEvent(tx, action, now, {
      contactMessageId: id,
      topic: sent.topic,
      isMailed: to !== null,
    })
    // The audit log names accounts; a visitor has none.
    if (viewer)
      await writeAudit(tx, { actor: viewer, action, subject: ['contact_message', id], at: now })
    if (to) {
      const language = await findMailboxLanguage(tx, to)
      const reader = accountLanguage({ language }, deps.settings.current().languages)
      const mail = contactMail(deps, sender, sent, { hasAccount: viewer !== null, reader })
      await queueMail(tx, { to, ...mail }, now)
    }
    return true
  })
}

function contactMail(
  deps: Deps,
  { name, email }: { name: string; email: string },
  { topic, message }: NewContactMessage,
  { hasAccount, reader }: { hasAccount: boolean; reader: Language },
) {
  const t = translatorFor(reader, 'staffMails')
  const sender = { name: isolate(name, reader) }
  const mail = renderMail(deps, {
    topic: 'staff',
    language: reader,
    subject: t('contact.subject', sender),
    paragraphs: [
      t('contact.reply', { ...sender, topic: t(`contact.topics.${topic}`) }),
      t(hasAccount ? 'contact.fromAccount' : 'contact.unverified'),
    ],
    quote: message,
    button: {
      label: t('contact.button'),
      url: deps.origin() + addressIn(reader, pages.contactMessages()),
    },
  })
  return { ...mail, headers: { ...mail.headers, 'Reply-To': email } }
}

/** An admin marks a message as answered, or opens it again. Repeating it changes nothing. */
export async function setContactMessageState(
  deps: Deps,
  admin: Viewer,
  id: string,
  state: ContactMessage['state'],
): Promise<{ message: ContactMessageRow; changed: boolean } | undefined> {
  if (!isId(id)) return undefined
  return inTransaction(deps.db, async (tx) => {
    const message = await lockContactMessage(tx, id)
    const isAnswered = state === 'answered'
    if (!message) return undefined
    if ((message.answeredAt !== null) === isAnswered) return { message, changed: false }
    const now = deps.clock.now()
    const action = isAnswered ? 'contact_message_answered' : 'contact_message_reopened'
    await recordEvent(tx, action, now, { contactMessageId: id, adminId: admin.id })
    await writeAudit(tx, { actor: admin, action, subject: ['contact_message', id], at: now })
    const answered = isAnswered ? { by: admin.id, at: now } : null
    return { message: await setAnswered(tx, id, answered), changed: true }
  })
}

/** Deletes the messages of a person, in the transaction that deletes their account. */
export async function eraseContactMessages(tx: Tx, { name, data }: RecordedEvent): Promise<void> {
  if (name === 'account_deleted') await deleteContactMessagesFrom(tx, String(data.userId))
}

/** Job: deletes old messages and returns how many. */
export function deleteOldContactMessages(deps: Deps): Promise<number> {
  const now = deps.clock.now()
  return inTransaction(deps.db, async (tx) => {
    const until = new Date(now.getTime() - CONTACT_MESSAGE_RETENTION_DAYS * DAY)
    const count = await deleteContactMessages(tx, until, DELETED_AT_ONCE)
    if (count > 0) await recordEvent(tx, 'contact_messages_deleted', now, { count })
    return count
  })
}

const tags = ['contact']

const HOUR_SECONDS = 3600
const PER_ACCOUNT = 5
/** Several people may share an address. */
const PER_ADDRESS = 10

/** Messages per page. */
const PAGE = 50

const messagesQuery = listQuery(
  {
    q: searchParam(
      MAX_QUERY_LENGTH,
      'An ID, or words that must all occur in the name, the email address or the message, in any case and without accents.',
    ),
    state: contactStateParam,
    topic: contactMessageBody.shape.topic.optional(),
    ...dayParams,
  },
  messageSorts,
  'newest',
)

function toFilter(
  { settings }: Pick<Deps, 'settings'>,
  { from, to, ...query }: z.infer<typeof messagesQuery.file>,
) {
  return { ...query, ...dayBounds({ from, to }, settings.current().timeZone) }
}

const MESSAGE_COLUMNS: FileColumns<ListedMessage> = {
  id: (row) => row.id,
  name: (row) => row.name,
  email: (row) => row.email,
  account_id: (row) => row.senderId,
  topic: (row) => row.topic,
  message: (row) => row.message,
  answered_at: (row) => row.answeredAt,
  created_at: (row) => row.createdAt,
}

/** The form of the contact page, and what admins see of it. */
export function contactApi(deps: Deps) {
  const { pool } = deps.db
  const perAccount = createLimiter(pool, 'contact-account', PER_ACCOUNT, HOUR_SECONDS)
  const perAddress = createLimiter(pool, 'contact-address', PER_ADDRESS, HOUR_SECONDS)
  return createRouter()
    .openapi(
      route('anyone', {
        method: 'post',
        path: '/contact',
        operationId: 'sendContactMessage',
        summary: 'Write to the shop',
        description:
          'Sends a message to the admins of the shop, also by email if a contact address is set. Needs no session; visitors give a name and an email. At most ten messages an hour from one address, and five from one account. Repeating a `clientId` sends nothing and returns 200.',
        tags,
        request: { body: jsonBody(newContactMessageBody) },
        responses: {
          200: json(contactReceiptBody, 'This message was received before.'),
          201: json(contactReceiptBody, 'Received.'),
          ...refusals(413, 422, 429),
        },
      }),
      async (c) => {
        const sent = c.req.valid('json')
        const { viewer } = c.var
        const sender = senderOf(viewer, sent)
        if ('missing' in sender)
          return refuse(c, 422, 'invalid', 'Some fields are not valid.', sender.missing)
        const tooMany =
          (await limitAttempts(c, perAddress, toNetwork(c.var.address))) ??
          (viewer ? await limitAttempts(c, perAccount, viewer.id) : undefined)
        if (tooMany) return tooMany
        const isNew = await sendContactMessage(deps, viewer, sender, sent)
        return c.json({ received: true as const }, isNew ? 201 : 200)
      },
    )
    .openapi(
      route('answerMessages', {
        method: 'get',
        path: '/contact-messages',
        operationId: 'listContactMessages',
        summary: 'List messages to the shop',
        description:
          'For admins. Returns messages from the contact page, newest first or oldest first, filtered by text, ID, state, topic or day; 50 at a time, and the `Link` header has the next page.',
        tags,
        request: { query: messagesQuery.page },
        responses: { 200: json(z.array(contactMessageBody)), ...refusals(401, 403, 422) },
      }),
      async (c) => {
        const { cursor: after, ...query } = c.req.valid('query')
        const wanted = { ...toFilter(deps, query), after, limit: PAGE + 1 }
        const page = paginate(c, await listContactMessages(deps.db.kysely, wanted), {
          limit: PAGE,
          path: paths.contactMessages(),
          cursorOf: (last) => encodePlace(placeIn(query.sort, last)),
          query,
        })
        return c.json(page.map(toBody), 200)
      },
    )
    .openapi(
      route('answerMessages', {
        method: 'get',
        path: '/contact-messages.csv',
        operationId: 'exportContactMessages',
        summary: 'Export messages to the shop as CSV',
        description:
          'For admins. Returns the messages of the same filters as a CSV file, with times in the shop’s time zone and their offset from UTC. The export is written to the audit log.',
        tags,
        request: { query: messagesQuery.file },
        responses: fileResponses,
      }),
      (c) => {
        const query = c.req.valid('query')
        return sendListFile<ListedMessage>(deps, c, {
          name: 'contact-messages',
          query,
          columns: MESSAGE_COLUMNS,
          readRows: (page) =>
            listContactMessages(deps.db.kysely, { ...toFilter(deps, query), ...page }),
        })
      },
    )
    .openapi(
      route('answerMessages', {
        method: 'put',
        path: '/contact-messages/{id}',
        operationId: 'setContactMessageState',
        summary: 'Mark a message as answered',
        description:
          'For admins. Marks a message as answered or as open. Repeating the call changes nothing.',
        tags,
        request: { params: z.object({ id: z.string() }), body: jsonBody(contactStateBody) },
        responses: { 200: json(contactMessageBody), ...refusals(401, 403, 404, 413, 422) },
      }),
      async (c) => {
        const { id } = c.req.valid('param')
        const { state } = c.req.valid('json')
        const outcome = await setContactMessageState(deps, requireViewer(c), id, state)
        if (!outcome) return refuse(c, 404, 'not_found', 'Message not found.')
        return c.json(toBody(outcome.message), 200)
      },
    )
}

/** The account of someone logged in, else what they typed. */
function senderOf(viewer: Viewer | null, { name = '', email = '' }: NewContactMessage) {
  if (viewer) return { name: viewer.name, email: viewer.email }
  if (name && email) return { name, email }
  return {
    missing: {
      ...(!name && { name: 'Name is required' }),
      ...(!email && { email: 'Email is required' }),
    },
  }
}

function toBody(row: ContactMessageRow): ContactMessage {
  const { id, name, email, senderId, topic, message, answeredAt, createdAt } = row
  return {
    _id: id,
    name,
    email,
    hasAccount: senderId !== null,
    topic,
    message,
    state: answeredAt ? 'answered' : 'open',
    answeredAt: answeredAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  }
}
