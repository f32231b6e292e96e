import { z } from '../../../platform/http/index.ts'

const MAX_TEXT = 2000
const MAX_REASON = 500

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
        decisionReason: z.string().openapi({ description: 'Empty while it is open.' }),
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
    state: z.enum(['open', 'accepted', 'rejected', 'ended']).openapi({
      description: '`ended`: an admin unbanned the person without deciding the appeal.',
    }),
    decisionReason: z.string().openapi({ description: 'Empty until it is decided.' }),
    decidedAt: z.iso.datetime().nullable(),
    createdAt: z.iso.datetime(),
  })
  .openapi('Appeal')
export type Appeal = z.infer<typeof appealBody>

export const appealDecisionBody = z
  .strictObject({
    decision,
    reason: z
      .string('Enter a reason; the person can read it')
      .trim()
      .min(1, 'Enter a reason; the person can read it')
      .max(MAX_REASON, `At most ${MAX_REASON} characters`)
      .openapi({ description: 'For the person.' }),
  })
  .openapi('AppealDecision')
