import { singleLine, z } from '../../platform/http/index.ts'
import {
  MAX_CONTACT_MESSAGE_LENGTH,
  MAX_CONTACT_NAME_LENGTH,
  MAX_REASON_LENGTH,
  MAX_REPORT_NOTE_LENGTH,
  MIN_CONTACT_MESSAGE_LENGTH,
} from '../../shared/limits.ts'
import { formatQuantity } from '../../shared/quantities.ts'

/** What people can report to the moderators, and the reasons to choose from for each. */
const reportReasons = {
  listing: ['stolen', 'counterfeit', 'misleading', 'offensive', 'other'],
  message: ['stolen', 'counterfeit', 'misleading', 'offensive', 'fraud', 'other'],
  seller: ['fraud', 'counterfeit', 'stolen', 'impersonation', 'offensive', 'other'],
  review: ['fake', 'offensive', 'private', 'other'],
  reply: ['offensive', 'private', 'fake', 'other'],
} as const

export type ReportKind = keyof typeof reportReasons
const reportKinds = Object.keys(reportReasons) as ReportKind[]
export type ReportReason = (typeof reportReasons)[ReportKind][number]

/** What a moderator can decide about each; banning the account is possible for all. */
const reportDecisions = {
  listing: ['dismissed', 'removed', 'banned'],
  message: ['dismissed', 'removed', 'closed', 'banned'],
  seller: ['dismissed', 'banned'],
  review: ['dismissed', 'hidden', 'banned'],
  reply: ['dismissed', 'hidden', 'banned'],
} as const satisfies Record<ReportKind, readonly string[]>

export type ReportDecision = (typeof reportDecisions)[ReportKind][number]

export function canDecide(kind: ReportKind, decision: ReportDecision): boolean {
  return (reportDecisions[kind] as readonly ReportDecision[]).includes(decision)
}

const reasonNames = [
  'stolen',
  'counterfeit',
  'misleading',
  'offensive',
  'fraud',
  'impersonation',
  'private',
  'fake',
  'other',
] as const

const decisions = ['dismissed', 'removed', 'closed', 'banned', 'hidden'] as const

const id = z.string().max(100)

export const newReportBody = z
  .strictObject({
    phoneId: id.optional(),
    message: z
      .strictObject({ conversationId: id, number: z.number().int().positive() })
      .optional()
      .openapi({
        description:
          'With `phoneId`: a message about this phone that the other person sent you. Reports the message.',
      }),
    sellerId: id.optional(),
    reviewId: id.optional().openapi({ description: '`_id` of a published rating.' }),
    replyTo: id
      .optional()
      .openapi({ description: '`_id` of a published rating, to report the reply to it.' }),
    reason: z.enum(reasonNames, 'Choose a reason').openapi({
      description: Object.entries(reportReasons)
        .map(([kind, reasons]) => `For a ${kind}: ${reasons.join(', ')}.`)
        .join(' '),
    }),
    note: z
      .string()
      .trim()
      .max(MAX_REPORT_NOTE_LENGTH, `At most ${MAX_REPORT_NOTE_LENGTH} characters`)
      .optional(),
  })
  .check(({ value, issues }) => {
    const { phoneId, sellerId, reviewId, replyTo, message, reason } = value
    const wrong = (field: string, text: string): void => {
      issues.push({ code: 'custom', path: [field], message: text, input: value })
    }
    const subjects = [phoneId, sellerId, reviewId, replyTo].filter((one) => one !== undefined)
    if (subjects.length === 0) return wrong('phoneId', 'Required')
    if (subjects.length > 1 || (message && !phoneId)) return wrong('phoneId', 'Report one thing')
    if (!(reportReasons[reportKind(value)] as readonly string[]).includes(reason))
      wrong('reason', 'Choose a reason')
  })
  .openapi('NewReport', {
    description: 'Identifies exactly one phone, seller, review or reply.',
  })
export type NewReport = z.infer<typeof newReportBody>

export function reportKind(report: {
  message?: unknown
  sellerId?: unknown
  reviewId?: unknown
  replyTo?: unknown
}): ReportKind {
  if (report.message) return 'message'
  if (report.sellerId !== undefined) return 'seller'
  if (report.reviewId !== undefined) return 'review'
  return report.replyTo === undefined ? 'listing' : 'reply'
}

const stars = z.number().int()

/** Who is reported, for the moderators. */
const reportedAccount = z
  .object({
    _id: z.string(),
    name: z.string(),
    isSeller: z.boolean(),
    isBanned: z.boolean(),
    memberSince: z.iso.datetime(),
    reports: z.number().int().openapi({ description: 'All reports about this account so far.' }),
    openReports: z.number().int(),
    average: z.number().nullable(),
    ratings: z.number().int(),
    lastRatings: z
      .array(z.object({ stars, text: z.string(), by: z.string(), writtenAt: z.iso.datetime() }))
      .openapi({ description: 'The 3 most recent public ratings.' }),
  })
  .openapi('ReportedAccount')
export type ReportedAccount = z.infer<typeof reportedAccount>

const reportedReview = z
  .object({
    orderId: z.string(),
    side: z.enum(['buyer', 'seller']),
    stars,
    text: z.string(),
    by: z.string(),
    about: z.string(),
    reply: z.string().nullable(),
    isHidden: z.boolean().openapi({
      description: 'Whether the review is hidden or, for a reported reply, the reply.',
    }),
  })
  .openapi('ReportedReview')

export const reportBody = z
  .object({
    _id: z.string(),
    kind: z.enum(reportKinds),
    phoneId: z
      .string()
      .nullable()
      .openapi({ description: 'For a report about a listing or a message.' }),
    conversationId: z.string().nullable().openapi({ description: 'For a report about a message.' }),
    name: z
      .string()
      .openapi({ description: 'Name of the phone, or of the person who is reported.' }),
    img: z.string(),
    seller: z.string(),
    listingState: z.string().nullable(),
    reason: z.enum(reasonNames),
    note: z.string(),
    reporter: z.string(),
    decision: z.enum(decisions).nullable(),
    createdAt: z.iso.datetime(),
    account: z
      .union([reportedAccount, z.null()])
      .openapi({ description: 'For admins; null when the account was deleted.' }),
    review: z
      .union([reportedReview, z.null()])
      .openapi({ description: 'For admins, of a reported review or reply.' }),
  })
  .openapi('Report')
export type Report = z.infer<typeof reportBody>

const reason = z.string().trim().max(MAX_REASON_LENGTH, `At most ${MAX_REASON_LENGTH} characters`)
const note = reason.optional().openapi({
  description: 'For admins only; kept in the audit log.',
})
const NO_REASON = 'Enter a reason; the seller can read it'
const NO_REASON_FOR_AUTHOR = 'Enter a reason; the author can read it'
const NO_REASON_FOR_PERSON = 'Enter a reason; the person can read it'

export const decisionBody = z
  .strictObject({
    decision: z
      .enum(
        ['dismissed', 'removed', 'closed', 'hidden'],
        'Choose dismissed, removed, closed or hidden',
      )
      .openapi({
        description:
          '`removed` removes the phone, `closed` closes the conversation of a reported message, `hidden` hides a reported review or reply.',
      }),
    reason: reason.optional().openapi({
      description: 'Required for `removed` and `hidden`, where the seller or author can read it.',
    }),
    note,
  })
  .refine(({ decision, reason }) => decision !== 'removed' || reason, {
    path: ['reason'],
    message: NO_REASON,
  })
  .refine(({ decision, reason = '' }) => decision !== 'hidden' || reason.length >= 3, {
    path: ['reason'],
    message: NO_REASON_FOR_AUTHOR,
  })
  .openapi('ReportDecision')

export const banDecisionBody = z
  .strictObject({
    reason: z
      .string(NO_REASON_FOR_PERSON)
      .trim()
      .min(1, NO_REASON_FOR_PERSON)
      .max(MAX_REASON_LENGTH, `At most ${MAX_REASON_LENGTH} characters`)
      .openapi({ description: 'What the person did. The person can read it.' }),
    note,
  })
  .openapi('BanDecision')

export const newRemovalBody = z
  .strictObject({
    reason: z
      .string(NO_REASON)
      .trim()
      .min(1, NO_REASON)
      .max(MAX_REASON_LENGTH, `At most ${MAX_REASON_LENGTH} characters`)
      .openapi({ description: 'Why it is removed. The seller can read it.' }),
    note,
  })
  .openapi('NewRemoval')

export const removalBody = z
  .object({ phoneId: z.string(), state: z.literal('removed') })
  .openapi('RemovedListing')

const contactTopics = ['order', 'listing', 'payment', 'account', 'other'] as const
const states = ['open', 'answered'] as const

const isEmail = (text: string) => text.length <= 254 && z.email().safeParse(text).success

const SHORT_MESSAGE = `Write at least ${formatQuantity(MIN_CONTACT_MESSAGE_LENGTH, 'character')}`

export const newContactMessageBody = z
  .strictObject({
    clientId: z
      .string()
      .regex(/^[\w-]{16,64}$/, 'Use 16 to 64 letters and digits')
      .openapi({
        description: 'Chosen by the client. Sending it again does not send another message.',
      }),
    name: singleLine()
      .max(MAX_CONTACT_NAME_LENGTH, `At most ${MAX_CONTACT_NAME_LENGTH} characters`)
      .optional()
      .openapi({ description: 'Required unless logged in; the name of the account otherwise.' }),
    email: z
      .string()
      .trim()
      .refine((email) => email === '' || isEmail(email), 'Enter a valid email address')
      .optional()
      .openapi({ description: 'Required unless logged in; the email of the account otherwise.' }),
    topic: z.enum(contactTopics, 'Choose a topic'),
    message: z
      .string(SHORT_MESSAGE)
      .trim()
      .min(MIN_CONTACT_MESSAGE_LENGTH, SHORT_MESSAGE)
      .max(
        MAX_CONTACT_MESSAGE_LENGTH,
        `Write at most ${formatQuantity(MAX_CONTACT_MESSAGE_LENGTH, 'character')}`,
      ),
  })
  .openapi('NewContactMessage')
export type NewContactMessage = z.infer<typeof newContactMessageBody>

export const contactReceiptBody = z.object({ received: z.literal(true) }).openapi('ContactReceipt')

export const contactMessageBody = z
  .object({
    _id: z.string(),
    name: z.string(),
    email: z.string(),
    hasAccount: z.boolean().openapi({
      description: 'Whether an account sent it. If not, name and email are unverified.',
    }),
    topic: z.enum(contactTopics),
    message: z.string(),
    state: z.enum(states),
    answeredAt: z.iso.datetime().nullable(),
    createdAt: z.iso.datetime(),
  })
  .openapi('ContactMessage')
export type ContactMessage = z.infer<typeof contactMessageBody>

export const contactStateBody = z
  .strictObject({ state: z.enum(states, 'Choose open or answered') })
  .openapi('ContactMessageState')

export const contactStateParam = z.enum(states, 'Choose open or answered').optional()
