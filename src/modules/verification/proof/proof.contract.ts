import { z } from '../../../platform/http/index.ts'

const draftId = z.uuid('Not a draft').openapi({
  description: 'ID of your draft.',
})
const phoneId = z.string().openapi({ description: 'ID of your listing, instead of a draft.' })

/** Fields that say what a proof is about; exactly one of them is given. */
export const subjectFields = { draftId: draftId.optional(), phoneId: phoneId.optional() }

type Named = { draftId?: string | undefined; phoneId?: string | undefined }

export const hasOneSubject = ({ draftId, phoneId }: Named) =>
  (draftId === undefined) !== (phoneId === undefined)
export const ONE_SUBJECT = { error: 'Name a draft or a phone', path: ['draftId'] }

/** A listing, or one of the viewer's drafts. */
export const subjectQuery = z.strictObject({
  phone: z.string().optional(),
  draft: z.uuid('Not a draft').optional(),
})
