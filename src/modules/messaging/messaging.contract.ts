import { z } from '../../platform/http/index.ts'
import { MAX_MESSAGE_LENGTH, UNREAD_MAIL_MINUTES } from '../../shared/limits.ts'
import { MINUTE } from '../../shared/time.ts'

export type Side = 'buyer' | 'seller'

/** A message that is unread after this time is emailed. */
export const MAIL_AFTER_MS = UNREAD_MAIL_MINUTES * MINUTE

/** Why nobody can write in a conversation. */
export type Closed = 'closed' | 'gone' | 'blocked_by_you' | 'blocked'

type WriteConditions = {
  closedAt: Date | null
  /** Null once the account is deleted. */
  otherId: string | null
  blockedByMe: boolean
  blockedByOther: boolean
}

export function writingRefusal(conversation: WriteConditions): Closed | null {
  if (conversation.closedAt) return 'closed'
  if (conversation.otherId === null) return 'gone'
  if (conversation.blockedByMe) return 'blocked_by_you'
  return conversation.blockedByOther ? 'blocked' : null
}

/** Control characters except line breaks and tabs. */
const CONTROL = /[^\P{Cc}\n\t]/u
/** Bidirectional control characters and invisible zero-width spaces. */
const INVISIBLE = /[\u202a-\u202e\u2066-\u2069\u200b\u2060\ufeff]/g

/**
 * Normalizes a message: uniform line breaks, no bidirectional controls, no invisible characters.
 * Joiners stay, because emoji and several scripts need them.
 */
const messageText = z
  .string('Required')
  .overwrite((text) =>
    text
      .replace(/\r\n?|[\u2028\u2029]/g, '\n')
      .replace(INVISIBLE, '')
      .trim(),
  )
  .max(MAX_MESSAGE_LENGTH, `At most ${MAX_MESSAGE_LENGTH} characters`)
  .refine((text) => !CONTROL.test(text), 'Remove invisible characters')

const side = z.enum(['buyer', 'seller'])

const messageBody = z
  .object({
    number: z.number().int().openapi({ description: 'Numbered from 1 within a conversation.' }),
    clientId: z.string().nullable().openapi({ description: 'Set for your own messages only.' }),
    mine: z.boolean(),
    side,
    text: z.string(),
    masked: z.boolean().openapi({
      description: 'True if contact details in the message are hidden until the phone is paid for.',
    }),
    paymentWarning: z.boolean().openapi({
      description:
        'True if the message mentions paying outside the shop or a payment method common in scams. Both people see a warning.',
    }),
    photo: z
      .object({ url: z.string(), width: z.number().int(), height: z.number().int() })
      .nullable(),
    at: z.iso.datetime(),
  })
  .openapi('Message')
export type Message = z.infer<typeof messageBody>

export const conversationBody = z
  .object({
    _id: z.string(),
    phone: z.object({
      _id: z.string(),
      name: z.string(),
      img: z.string(),
      slug: z.string(),
      state: z.string(),
      priceMinor: z.number().int().openapi({ description: 'Its present price.' }),
      currency: z.string(),
    }),
    side: side.openapi({ description: 'Whether you are the buyer or the seller.' }),
    otherPerson: z
      .object({ _id: z.string(), name: z.string(), image: z.string().nullable() })
      .nullable()
      .openapi({ description: 'The other person; null once the account is closed.' }),
    last: z.object({ text: z.string(), mine: z.boolean(), isPhoto: z.boolean() }),
    lastNumber: z.number().int(),
    lastAt: z.iso.datetime(),
    unread: z.number().int().openapi({ description: 'Number of messages that you have not read.' }),
    seenNumber: z
      .number()
      .int()
      .openapi({ description: 'Number of the last message that the other person has read.' }),
    closed: z
      .enum(['closed', 'gone', 'blocked_by_you', 'blocked'])
      .nullable()
      .openapi({ description: 'Why you cannot write here; null when you can.' }),
    contactsShown: z.boolean().openapi({
      description: 'Whether contact details are shown: true once the buyer has paid for the phone.',
    }),
  })
  .openapi('Conversation')
export type Conversation = z.infer<typeof conversationBody>

export const conversationsBody = z
  .object({
    items: z.array(conversationBody).openapi({ description: 'Last message first.' }),
    unread: z
      .number()
      .int()
      .openapi({ description: 'Number of conversations with unread messages.' }),
    cursor: z.string().nullable(),
    lastUpdate: z
      .number()
      .int()
      .openapi({ description: 'Number of the last update; start the stream from here.' }),
  })
  .openapi('Conversations')
export type Conversations = z.infer<typeof conversationsBody>

export const conversationMessagesBody = z
  .object({
    conversation: conversationBody,
    messages: z.array(messageBody).openapi({ description: 'Oldest first.' }),
    hasEarlier: z.boolean().openapi({ description: 'True when there are earlier messages.' }),
  })
  .openapi('ConversationMessages')
export type ConversationMessages = z.infer<typeof conversationMessagesBody>

const draft = {
  clientId: z.uuid('Required').openapi({
    description: 'Chosen by the client. Sending the same ID again does not send another message.',
  }),
  text: messageText,
  photo: z.string().max(300).optional().openapi({
    description: 'URL of your upload. Sending the message moves the photo into the conversation.',
  }),
}
const somethingIn = (value: { text: string; photo?: string | undefined }) =>
  value.text !== '' || Boolean(value.photo)
const EMPTY = { path: ['text'], message: 'Write something, or add a photo' }

export const newMessageBody = z.strictObject(draft).refine(somethingIn, EMPTY)
export const newConversationBody = z
  .strictObject({ phoneId: z.string('Required').max(100), ...draft })
  .refine(somethingIn, EMPTY)

export const sentMessageBody = z
  .object({ conversation: conversationBody, message: messageBody })
  .openapi('SentMessage')
export type SentMessage = z.infer<typeof sentMessageBody>

export const ownConversationBody = z
  .object({ conversationId: z.string().nullable() })
  .openapi('OwnConversation', { description: 'Your conversation about a phone, if there is one.' })

export const readUpToBody = z.strictObject({ number: z.number().int().min(0).max(1_000_000_000) })
export const unreadConversationsBody = z
  .object({ unread: z.number().int(), lastUpdate: z.number().int() })
  .openapi('UnreadConversations')

/** One entry of the stream. */
const conversationUpdateBody = z
  .object({
    number: z.number().int().openapi({ description: 'Numbered per person, without gaps.' }),
    kind: z.enum(['message', 'read', 'conversation']),
    conversation: conversationBody,
    message: z.union([messageBody, z.null()]),
    unread: z.number().int(),
  })
  .openapi('ConversationUpdate')
export type ConversationUpdate = z.infer<typeof conversationUpdateBody>

export const updatePageBody = z
  .object({
    items: z.array(conversationUpdateBody),
    reset: z.boolean().openapi({
      description: 'True if updates were missed and the conversations have to be reloaded.',
    }),
    lastUpdate: z.number().int(),
    unread: z.number().int(),
  })
  .openapi('ConversationUpdatePage')

/** A conversation as moderators see it, with nothing hidden. */
export const reportedConversationBody = z
  .object({
    conversationId: z.string(),
    buyer: z.string(),
    seller: z.string(),
    closed: z.boolean(),
    messages: z.array(
      z.object({
        number: z.number().int(),
        side,
        text: z.string(),
        photo: z.string().nullable(),
        at: z.iso.datetime(),
        reported: z.boolean(),
      }),
    ),
  })
  .openapi('ReportedConversation')
export type ReportedConversation = z.infer<typeof reportedConversationBody>
