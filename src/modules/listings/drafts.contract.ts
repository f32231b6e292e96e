import { z } from '../../platform/http/index.ts'

/** Characters of a draft as JSON: a full form takes a quarter of it. */
const LONGEST = 20_000

const values = z.record(z.string(), z.unknown()).openapi({
  type: 'object',
  additionalProperties: true,
  description: 'What was typed so far, by field; nothing is checked before it is published.',
})

export const draftBody = z
  .object({
    _id: z.string(),
    version: z.number().int(),
    values,
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  })
  .openapi('Draft')
export type DraftBody = z.infer<typeof draftBody>

export const newDraftBody = z
  .strictObject({
    version: z
      .number('Required')
      .int()
      .min(0)
      .openapi({ description: 'The version that this was typed over; 0 for a new draft.' }),
    values: values.refine((form) => JSON.stringify(form).length <= LONGEST, 'Too long to be saved'),
  })
  .openapi('NewDraft')

export const deletedDraftBody = z.object({ deleted: z.number().int() })
