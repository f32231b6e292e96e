import { singleLine, z } from '../../platform/http/index.ts'

export const contactTopics = ['order', 'listing', 'payment', 'account', 'other'] as const
const states = ['open', 'answered'] as const

const isEmail = (text: string) => text.length <= 254 && z.email().safeParse(text).success

export const newContactMessageBody = z
  .strictObject({
    clientId: z
      .string()
      .regex(/^[\w-]{16,64}$/, 'Use 16 to 64 letters and digits')
      .openapi({
        description: 'Chosen by the client. Sending it again does not send another message.',
      }),
    name: singleLine()
      .max(100, 'At most 100 characters')
      .optional()
      .openapi({ description: 'Required unless signed in; the name of the account otherwise.' }),
    email: z
      .string()
      .trim()
      .refine((email) => email === '' || isEmail(email), 'Enter a valid email address')
      .optional()
      .openapi({ description: 'Required unless signed in; the email of the account otherwise.' }),
    topic: z.enum(contactTopics, 'Choose a topic'),
    message: z
      .string('Write at least 10 characters')
      .trim()
      .min(10, 'Write at least 10 characters')
      .max(4000, 'Write at most 4,000 characters'),
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
