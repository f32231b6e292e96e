import { z } from '../../../platform/http/index.ts'

const MAX_TEXT = 2000
const MAX_ANSWER = 500
const NO_ANSWER = 'Enter a reason; the person can read it'

const decision = z.enum(['accepted', 'rejected'])

export const suspensionBody = z
  .object({
    name: z.string(),
    bannedAt: z.iso.datetime(),
    reason: z.string().openapi({ description: 'Empty when none was given.' }),
    appeal: z
      .object({
        text: z.string(),
        createdAt: z.iso.datetime(),
        decision: decision.nullable().openapi({ description: 'Null while it is open.' }),
        answer: z.string(),
      })
      .nullable(),
  })
  .openapi('Suspension')

export const newAppealBody = z
  .strictObject({
    text: z
      .string('Say why the suspension is wrong')
      .trim()
      .min(20, 'Say in at least 20 characters why the suspension is wrong')
      .max(MAX_TEXT, `At most ${MAX_TEXT} characters`),
  })
  .openapi('NewAppeal')

export const appealBody = z
  .object({
    _id: z.string(),
    person: z.object({ _id: z.string(), name: z.string(), email: z.string() }),
    bannedAt: z.iso.datetime(),
    banReason: z.string(),
    text: z.string(),
    decision: decision.nullable(),
    answer: z.string(),
    createdAt: z.iso.datetime(),
  })
  .openapi('Appeal')
export type Appeal = z.infer<typeof appealBody>

export const appealDecisionBody = z
  .strictObject({
    decision,
    answer: z
      .string()
      .trim()
      .max(MAX_ANSWER, `At most ${MAX_ANSWER} characters`)
      .default('')
      .openapi({ description: 'For the person; required to reject.' }),
  })
  .refine(({ decision, answer }) => decision === 'accepted' || answer, {
    path: ['answer'],
    message: NO_ANSWER,
  })
  .openapi('AppealDecision')
